#!/usr/bin/env python3
"""Writes build.ninja: crosses kernel families with targets, and lists everything that is built, tested and installed.

    ./configure.py --enable-shared && ninja && ninja test

ninja runs this script again by itself when it, or a list that it reads, changes.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("configure.py: Python 3.11 or later is needed\n  apt-get install python3")

import argparse
import json
import shlex
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import NoReturn

from codegen.kernels import families
from codegen.microarchitecture import MICROARCHITECTURES, default_microarchitecture, find_microarchitecture
from codegen.targets import TARGETS, find_package
from hosts import HOSTS, Host, Toolchain, ToolError, find_toolchain, native_host

VERSION = "0.1.0"
# By what kernels are written as. In C, they are vectors already; gcc 12's loop vectorizer reads beyond the last block
# of a panel. Hints come to nothing in C, and what they would use is used for nothing else. An assembler has no use for
# the compiler's options.
KERNEL_FLAGS = {
    "c": "-fno-tree-vectorize -Wno-unused-parameter -Wno-unused-variable -Wno-unused-but-set-variable"
    " -Wno-unused-function",
    "s": "-Wno-unused-command-line-argument",
}
BUILD_TYPES = {
    "release": ("-O2 -DNDEBUG", ""),
    "debug": ("-O0 -g", ""),
    "asan": (
        "-O1 -g -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=all",
        "-fsanitize=address,undefined",
    ),
    "tsan": ("-O1 -g -fsanitize=thread", "-fsanitize=thread"),
}
# In place of pthreadpool: its type, and functions that run on the calling thread.
SERIAL_POOL = "include/nnpack/serial"
# In place of pthreadpool, for WebAssembly: its functions for threads that JavaScript starts.
WORKERS_POOL = "web/pool"
POOL_SOURCES = ("portable-api.c", "memory.c")
POOL_CFLAGS = "-DPTHREADPOOL_USE_FASTPATH=0 -DPTHREADPOOL_NO_DEPRECATED_API -w"


def words(*parts: str) -> str:
    """Options, without those that are empty."""
    return " ".join(part for part in parts if part)


def fail(what: str, how: str) -> NoReturn:
    """Stop, saying what is missing and how to get it."""
    sys.exit(f"configure.py: {what}\n  {how}")


def parse_arguments() -> argparse.Namespace:
    """The options of the build."""
    parser = argparse.ArgumentParser(description="Configure the build of NNPACK reborn.")
    parser.add_argument(
        "--host",
        metavar="NAME",
        help="machine that the library is for (default: this one). Known: " + ", ".join(HOSTS),
    )
    parser.add_argument("--enable-shared", action="store_true", help="also build a shared library (Python needs it)")
    parser.add_argument(
        "--prefix", default="/usr/local", help="where `ninja install` puts things (default: %(default)s)"
    )
    parser.add_argument(
        "--targets", help="comma-separated instruction sets to build kernels for (default: all of the host)"
    )
    parser.add_argument(
        "--microarchitecture",
        action="append",
        default=[],
        metavar="NAME|FILE.json",
        help="generate its target's kernels for this CPU; may be repeated. Known: " + ", ".join(MICROARCHITECTURES),
    )
    parser.add_argument(
        "--threads",
        metavar="system|off|workers|DIRECTORY",
        help="pthreadpool: the compiler's (the default), none, one of Web Workers (that of wasm32), or built from its "
        "sources in a directory",
    )
    parser.add_argument("--cc", help="C compiler, with its options (default: the host's)")
    parser.add_argument("--kernels-only", action="store_true", help="build no library: needs no C library of the host")
    parser.add_argument("--buildtype", default="release", choices=BUILD_TYPES, help="default: %(default)s")
    parser.add_argument("--builddir", help="where everything is built (default: build, or build-HOST)")
    args = parser.parse_args()
    native = native_host()
    if args.host not in (None, native.name, *HOSTS):
        parser.error(f"--host: unknown {args.host}; known are {', '.join(HOSTS)}")
    args.host = native if args.host in (None, native.name) else HOSTS[args.host]
    args.builddir = args.builddir or ("build" if args.host.is_native else f"build-{args.host.name}")
    known = [
        target.name
        for target in TARGETS.values()
        if target.suffix == "c" or target.name.startswith(f"{args.host.machine}_")
    ]
    args.targets = args.targets.split(",") if args.targets else known
    unknown = [name for name in args.targets if name not in known]
    if unknown:
        parser.error(f"--targets: unknown {', '.join(unknown)}; known are {', '.join(known)} for {args.host.name}")
    try:
        args.microarchitecture = {name: find_microarchitecture(name) for name in args.microarchitecture}
    except ValueError as error:
        parser.error(f"--microarchitecture: {error}")
    args.threads = args.threads or args.host.system.threads
    if args.threads == "workers" and not args.host.system.workers_cflags:
        parser.error(f"--threads: workers, which {args.host.name} has none of")
    if args.enable_shared and args.host.system.workers_cflags and args.threads != "workers":
        parser.error(f"--enable-shared: the module of {args.host.name} needs --threads=workers, not {args.threads}")
    if args.threads not in ("system", "off", "workers") and not Path(args.threads, "src/portable-api.c").exists():
        parser.error(
            f"--threads: {args.threads} is none of system, off, workers, nor a directory of pthreadpool's sources"
        )
    if args.threads != "system" and args.buildtype == "tsan":
        parser.error(f"--threads: {args.threads}, but --buildtype=tsan puts its own in the place of the system's")
    return args


def link_errors(toolchain: Toolchain, host: Host, program: str, *arguments: str) -> str:
    """What the compiler says to a program that it can't compile and link."""
    with tempfile.TemporaryDirectory() as directory:
        Path(directory, "program.c").write_text(program)
        output = f"{directory}/program{host.system.program_suffix}"
        flags = shlex.split(f"{toolchain.cc} {host.cflags} {host.program_flags}")
        command = [*flags, f"{directory}/program.c", "-o", output, *arguments]
        done = subprocess.run(command, capture_output=True, text=True)
        return "" if done.returncode == 0 else done.stderr.strip() or f"exit status {done.returncode}"


def check_tools(args: argparse.Namespace) -> Toolchain:
    """Find every tool and package before anything is built."""
    host = args.host
    try:
        toolchain = find_toolchain(host, args.cc)
    except ToolError as error:
        fail(str(error), host.advice)
    if shutil.which("ninja") is None:
        fail("ninja was not found", "apt-get install ninja-build")
    for package in sorted({package for name in args.targets if (package := TARGETS[name].package)}):
        if not find_package(package):
            fail(
                f"the Python package {package} was not found by {sys.executable}; kernels are written in it",
                f"apt-get install python3-{package} (PyPI's PeachPy is for Python 2 only)",
            )
    if args.kernels_only:
        return toolchain
    if args.threads == "workers" and args.enable_shared and shutil.which("tsc") is None:
        fail("tsc, the compiler of TypeScript, was not found", "apt-get install node-typescript")
    pool = "#include <pthreadpool.h>\nint main(void) { return !pthreadpool_get_threads_count(0); }\n"
    if args.threads == "system" and not link_errors(toolchain, host, pool, "-lpthreadpool"):
        return toolchain
    errors = link_errors(toolchain, host, "#include <stdlib.h>\nint main(void) { return abs(0); }\n")
    if errors:
        fail(f"`{toolchain.cc}` makes no programs for {host.name}: {errors}", host.advice)
    if args.threads == "system":
        package = "apt-get install libpthreadpool-dev, or " if host.is_native else ""
        fail(
            f"pthreadpool (header and library) was not found by `{toolchain.cc}`",
            f"{package}--threads=DIRECTORY of its sources, or --threads=off",
        )
    return toolchain


def find_fxdiv(pool: Path) -> Path:
    """The header of FXdiv, which pthreadpool's sources need: beside them or in the system."""
    places = [pool / "include", *sorted(pool.glob("deps/*/include")), pool.parent / "FXdiv/include"]
    for place in (*places, Path("/usr/include")):
        if (place / "fxdiv.h").exists():
            return place / "fxdiv.h"
    fail(f"fxdiv.h, which the sources in {pool} need, was not found", "apt-get install libfxdiv-dev")


try:
    import ninja_syntax
except ImportError:
    fail("the Python package ninja_syntax was not found", "pip install ninja-syntax")


class Build:
    """One build.ninja in the making."""

    def __init__(self, args: argparse.Namespace, toolchain: Toolchain) -> None:
        self.args = args
        self.host: Host = args.host
        self.toolchain = toolchain
        self.directory = args.builddir
        self.targets = [TARGETS[name] for name in TARGETS if name in args.targets]
        self.path = Path("build.ninja") if args.builddir == "build" else Path(args.builddir, "build.ninja")
        Path(args.builddir).mkdir(parents=True, exist_ok=True)
        chosen = {record.target: (name, record) for name, record in args.microarchitecture.items()}
        self.microarchitectures = {}  # a target's, with what it was called
        for target in self.targets:
            default = default_microarchitecture(target.name)
            self.microarchitectures[target.name] = chosen.get(target.name, (default.name, default))
        self.ninja = ninja_syntax.Writer(self.path.open("w"), width=120)
        self.generated: list[str] = []

    def at(self, *parts: str) -> str:
        """A path in the build directory."""
        return "/".join((self.directory, *parts))

    def write_variables_and_rules(self) -> None:
        """What build.ninja.in's rules use, and the rules."""
        cflags, ldflags = BUILD_TYPES[self.args.buildtype]
        system, threads = self.host.system, self.args.threads
        pools = {"system": "", "off": f"-I{SERIAL_POOL}", "workers": f"-I{WORKERS_POOL}"}
        pool = pools.get(threads, f"-isystem {threads}/include")
        # Without a C library, there are headers of the compiler alone.
        freestanding = "-ffreestanding" if self.args.kernels_only else ""
        thread_cflags = {"off": "", "workers": system.workers_cflags}.get(threads, system.thread_cflags)
        include = f"-Iinclude -Isrc -I{self.at('gen')} {pool}"
        n = self.ninja
        n.comment("Written by configure.py; changes are lost.")
        n.variable("builddir", self.directory)
        n.variable("python", sys.executable)
        n.variable("cc", self.toolchain.cc)
        n.variable("ar", self.toolchain.ar)
        n.variable("objcopy", self.toolchain.objcopy)
        n.variable("size", self.toolchain.size)
        n.variable("format", system.object_format)
        n.variable(
            "cflags",
            words(
                "-std=c11 -Wall -Wextra -Werror",
                system.cflags,
                self.host.cflags,
                thread_cflags,
                freestanding,
                include,
                cflags,
            ),
        )
        n.variable("ldflags", ldflags)
        thread_ldflags = "" if threads in ("off", "workers") else system.thread_ldflags
        n.variable("program_flags", words(self.host.program_flags, thread_ldflags))
        n.variable("libs", words("-lpthreadpool" if threads == "system" else "", system.libs))
        n.variable("arguments", shlex.join(sys.argv[1:]))
        n.newline()
        for line in Path("build.ninja.in").read_text().splitlines():
            self.ninja.output.write(line + "\n")
        n.newline()

    def generate(self) -> list[str]:
        """Kernels and tables; returns their objects."""
        n = self.ninja
        objects = []
        headers = [self.at("gen", target.name, "kernels.h") for target in self.targets]
        for target in self.targets:
            name, record = self.microarchitectures[target.name]
            variables = {"target": target.name, "microarchitecture": name}
            directory = self.at("gen", target.name)
            metadata = []
            n.comment(f"Kernels of {target.name}.")
            for family in families(record):
                facts = f"{directory}/{family}.json"
                metadata.append(facts)
                edge = {**variables, "family": family, "metadata": facts}
                # Members of the archive need names of their own.
                stem = f"{family}__{target.name}"
                text = self.at("obj", f"{stem}.o") if target.suffix == "o" else f"{directory}/{family}.{target.suffix}"
                n.build(text, "kernels", variables=edge, implicit_outputs=facts)
                if target.suffix != "o":
                    flags = words(KERNEL_FLAGS[target.suffix], target.flags)
                    text = self.compile(text, stem, [f"{directory}/kernels.h"], flags)
                objects.append(text)
            table = f"{directory}/table.c"
            has_narrower = any(other.name == target.narrower for other in self.targets)
            n.build(
                [f"{directory}/kernels.h", table, f"{directory}/kernels.json"],
                "table",
                metadata,
                variables={**variables, "directory": directory, "options": "--has-narrower" if has_narrower else ""},
                implicit=[
                    *("codegen/table.py", "codegen/costs.py", "codegen/contract.py", "codegen/algebra/winograd.py"),
                    *([name] if record.like else []),
                ],
            )
            objects.append(self.compile(table, f"table__{target.name}"))
            n.newline()
        n.comment("The list of tables, and the matrices that checks define transforms by.")
        names = ",".join(target.name for target in self.targets)
        n.build(self.at("gen/tables.c"), "tables", implicit="codegen/table.py", variables={"targets": names})
        objects.append(self.compile(self.at("gen/tables.c"), "tables"))
        matrices = self.at("gen/winograd_matrices.h")
        n.build(matrices, "matrices", implicit=["codegen/table.py", "codegen/algebra/winograd.py"])
        self.generated = [matrices, *headers]
        n.build("kernels", "phony", objects)
        n.newline()
        return objects

    def compile(self, source: str, name: str, order_only: list[str] | None = None, extra: str = "") -> str:
        """One C (or assembly) file to an object."""
        output = self.at("obj", f"{name}.o")
        variables = {"extra": extra} if extra else {}
        self.ninja.build(output, "cc", source, order_only=order_only or [], variables=variables)
        return output

    def pool(self) -> list[str]:
        """pthreadpool from its sources, or what is in its place, for what links the library."""
        if self.args.threads in ("system", "off"):
            return []
        n = self.ninja
        if self.args.threads == "workers":
            n.comment("The pool of Web Workers.")
            archive = self.at("lib/libpthreadpool.a")
            n.build(archive, "archive", self.compile(f"{WORKERS_POOL}/pool.c", "pthreadpool/pool"))
            n.newline()
            return [archive]
        n.comment("pthreadpool.")
        source, header = Path(self.args.threads), Path(self.at("obj/pthreadpool/fxdiv.h"))
        header.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(find_fxdiv(source), header)
        flags = words(POOL_CFLAGS, self.host.system.pool_cflags, f"-I{header.parent} -DFXDIV_USE_INLINE_ASSEMBLY=0")
        objects = [
            self.compile(str(source / "src" / name), f"pthreadpool/{Path(name).stem}", extra=flags)
            for name in (*POOL_SOURCES, self.host.system.pool_source)
        ]
        archive = self.at("lib/libpthreadpool.a")
        n.build(archive, "archive", objects)
        n.newline()
        return [archive]

    def libraries(self, objects: list[str], pool: list[str]) -> list[str]:
        """libnnpack and its pkg-config file."""
        n = self.ninja
        system = self.host.system
        n.comment("The library.")
        objects = objects + [self.compile(str(path), path.stem) for path in sorted(Path("src").glob("*.c"))]
        n.build(self.at("obj/internal.a"), "archive", objects)
        results = [self.at("lib/libnnpack.a")]
        # Sanitizers register each object's globals: they stay separate.
        if system.combines and self.args.buildtype in ("release", "debug"):
            combined = self.at("obj/nnpack.o")
            n.build(combined, "combine", objects, implicit="src/exports.txt", variables={"exports": "src/exports.txt"})
            objects = [combined]
        n.build(results[0], "archive", objects)
        if self.args.enable_shared and self.args.buildtype in ("release", "debug"):
            others = [self.at("lib", system.import_library)] if system.import_library else []
            exports = [self.at("gen", system.exports)] if system.exports else []
            if exports:
                edge = {"head": system.exports_head, "prefix": system.symbol_prefix, "omitted": system.omitted_export}
                n.build(exports, "exports", "src/exports.txt", variables=edge)
            flags = system.shared_flags.format(exports="".join(exports), import_library="".join(others))
            results.append(self.at("lib", system.shared))
            edge = {"flags": flags}
            n.build(results[1], "shared", [*objects, *pool], exports, variables=edge, implicit_outputs=others)
            results += others
            if self.args.threads == "workers":
                results.append(self.at("lib", system.shared.replace(".", "-threads.")))
                edge = {"flags": words(flags, system.shared_memory_flags)}
                n.build(results[-1], "shared", [*objects, *pool], exports, variables=edge)
        n.newline()
        return results + pool

    def web_package(self, libraries: list[str]) -> list[str]:
        """The JavaScript package, as npm would have it, and the page."""
        modules = [path for path in libraries if path.endswith(".wasm")]
        if not modules:
            return []
        n = self.ninja
        n.comment("The package for JavaScript, and the page.")
        results = []
        copies = [(path, Path("lib", Path(path).name)) for path in modules]
        files = [path for path in sorted(Path("web").glob("*/*")) if path.suffix in (".css", ".html", ".json", ".mjs")]
        files += [Path("web/README.md"), Path("web/package.json")]
        copies += [(str(path), path.relative_to("web")) for path in files]
        copies.append(("LICENSE", Path("LICENSE")))
        for source, name in copies:
            results.append(self.at("web", str(name)))
            n.build(results[-1], "copy", source)
        sources = [path for folder in ("lib", "page") for path in sorted(Path("web", folder).glob("*.ts"))]
        outputs = [
            self.at("web", *path.with_suffix(suffix).parts[1:]) for path in sources for suffix in (".js", ".d.ts")
        ]
        edge = {"output": self.at("web")}
        n.build(outputs, "tsc", [str(path) for path in sources], implicit="web/tsconfig.json", variables=edge)
        n.build("package", "phony", results + outputs)
        n.newline()
        return results + outputs

    def programs(self, pool: list[str]) -> dict[str, str]:
        """Test programs, which see the library's inside."""
        n = self.ninja
        system = self.host.system
        programs = {}
        n.comment("What test programs ask of the operating system.")
        platform = [self.compile(f"test/platform/{system.test_platform}", "platform", extra="-Itest")]
        for name in ("check", "operators", "instructions"):
            n.comment(f"Test program {name}.")
            files = sorted(path for path in Path("test", name).glob("*.[cS]"))
            if self.args.buildtype != "tsan":
                files = [path for path in files if path.stem != "pthreadpool_visible"]
            objects = [self.compile(str(path), f"{name}/{path.stem}", self.generated, "-Itest") for path in files]
            programs[name] = self.at("test", name + system.program_suffix)
            n.build(programs[name], "program", [*objects, *platform, self.at("obj/internal.a"), *pool])
            n.newline()
        return programs

    def commands(self, kernels: list[str], libraries: list[str], programs: dict[str, str]) -> None:
        """ninja test, bench, lint, golden, size, instructions and install."""
        n = self.ninja
        run = " ".join((*next(iter(self.host.runners.values()), "").split(), programs["check"]))
        metadata = [self.at("gen", target.name, "kernels.json") for target in self.targets]
        built = [*libraries, *programs.values()]
        n.comment("Commands.")
        tests = f"{sys.executable} -m pytest -q test -n auto --dist loadgroup --builddir {self.directory}"
        n.build("test", "run", [*built, *metadata], variables={"run": tests})
        n.build("bench", "run", built, variables={"run": f"{run} --bench"})
        n.build(
            "lint", "run", metadata, variables={"run": f"{sys.executable} test/lint.py --builddir {self.directory}"}
        )
        golden = f"{sys.executable} -m pytest -q test/test_golden.py --update-golden"
        n.build("golden", "run", libraries, variables={"run": golden})
        self.size(kernels, libraries)
        if self.host.counter:
            command = f"{sys.executable} test/instructions.py --builddir {self.directory}"
            counted = f"{command} --runner '{self.host.counter}'"
            n.build("instructions", "run", programs["instructions"], variables={"run": counted})
        prefix = f'"$$DESTDIR{self.args.prefix}"'
        folders = {"include": ["include/nnpack.h"], "include/nnpack": ["include/nnpack/extensions.h"]}
        if self.args.threads == "off":
            folders[SERIAL_POOL] = [f"{SERIAL_POOL}/pthreadpool.h"]
        elif self.args.threads == "workers":
            folders["include"].append(f"{WORKERS_POOL}/pthreadpool.h")
        elif self.args.threads != "system":
            folders["include"].append(f"{self.args.threads}/include/pthreadpool.h")
        folders["lib"] = libraries
        folders["lib/pkgconfig"] = [self.at("lib/pkgconfig/nnpack.pc")]
        steps = [f"install -d {' '.join(f'{prefix}/{folder}' for folder in folders)}"]
        steps += [f"install -m 644 {' '.join(files)} {prefix}/{folder}" for folder, files in folders.items()]
        n.build("install", "run", libraries, variables={"run": " && ".join(steps)})
        n.default(libraries)

    def size(self, kernels: list[str], libraries: list[str]) -> None:
        """ninja size."""
        command = f"{sys.executable} test/size.py --size {shlex.quote(self.toolchain.size)} --builddir {self.directory}"
        self.ninja.build("size", "run", [*kernels, *libraries], variables={"run": command})

    def close(self) -> None:
        """The rule that writes the file again, and its end."""
        n = self.ninja
        n.newline()
        n.comment("This file.")
        sources = ["configure.py", "hosts.py", "build.ninja.in", "codegen/contract.py", "codegen/microarchitecture.py"]
        sources += ["codegen/targets/__init__.py", "codegen/kernels/__init__.py", "src"]
        sources += ["test/check", "test/operators", "test/instructions"]
        if self.args.threads == "workers":
            sources += [f"web/{folder}" for folder in ("lib", "page", "test", "bench")]
        n.build(str(self.path), "configure", implicit=sources)
        n.close()

    def write_side_files(self) -> None:
        """The pkg-config file, the compilation database, and what tests must know of the build."""
        threads, private = self.args.threads, self.args.enable_shared
        dependencies = words("" if threads == "off" else "-lpthreadpool", self.host.system.libs)
        pkg_config = Path(self.at("lib/pkgconfig/nnpack.pc"))
        pkg_config.parent.mkdir(parents=True, exist_ok=True)
        pkg_config.write_text(
            f"prefix={self.args.prefix}\n"
            "libdir=${prefix}/lib\n"
            "includedir=${prefix}/include\n\n"
            "Name: nnpack\n"
            "Description: Fast convolutional networks on CPUs\n"
            f"Version: {VERSION}\n"
            f"Libs: -L${{libdir}} -lnnpack{'' if private else ' ' + dependencies}\n"
            f"Libs.private: {dependencies if private else ''}\n"
            f"Cflags: -I${{includedir}}{' -I${prefix}/' + SERIAL_POOL if threads == 'off' else ''}\n"
        )
        database = subprocess.run(
            ["ninja", "-f", str(self.path), "-t", "compdb", "cc"], capture_output=True, text=True, check=True
        )
        Path(self.directory, "compile_commands.json").write_text(database.stdout)
        facts = {
            "host": self.host.name,
            "native": self.host.is_native,
            "targets": [target.name for target in self.targets],
            "threads": threads,
            "kernels_only": self.args.kernels_only,
            "program_suffix": self.host.system.program_suffix,
            "runners": self.host.runners,
            "runner_advice": self.host.runner_advice,
            "counter": self.host.counter,
        }
        Path(self.directory, "build.json").write_text(json.dumps(facts, indent=1) + "\n")


def main() -> None:
    """Check the machine, then write everything."""
    args = parse_arguments()
    build = Build(args, check_tools(args))
    build.write_variables_and_rules()
    kernels = build.generate()
    if args.kernels_only:
        build.size(kernels, [])
        build.ninja.default("kernels")
    else:
        pool = build.pool()
        libraries = build.libraries(kernels, pool)
        if package := build.web_package(libraries):
            build.ninja.default(package)
        build.commands(kernels, libraries, build.programs(pool))
    build.close()
    build.write_side_files()


if __name__ == "__main__":
    main()
