#!/usr/bin/env python3
"""Writes build.ninja: crosses kernel families with targets, and lists everything that is built, tested and installed.

    ./configure.py --enable-shared && ninja && ninja test

ninja runs this script again by itself when it, or a list that it reads, changes.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("configure.py: Python 3.11 or later is needed\n  apt-get install python3")

import argparse
import platform
import shlex
import shutil
import subprocess
from pathlib import Path

from codegen.kernels import FAMILIES
from codegen.microarchitecture import MICROARCHITECTURES, default_microarchitecture
from codegen.targets import TARGETS, Target, find_package

VERSION = "0.1.0"
# By what kernels are written as. In C, they are vectors already; gcc 12's loop vectorizer reads beyond the last block
# of a panel. Hints come to nothing in C, and what they would use is used for nothing else.
KERNEL_FLAGS = {"c": "-fno-tree-vectorize -Wno-unused-parameter -Wno-unused-variable", "s": ""}
BUILD_TYPES = {
    "release": ("-O2 -DNDEBUG", ""),
    "debug": ("-O0 -g", ""),
    "asan": (
        "-O1 -g -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=all",
        "-fsanitize=address,undefined",
    ),
    "tsan": ("-O1 -g -fsanitize=thread", "-fsanitize=thread"),
}


def fail(what: str, how: str) -> None:
    """Stop, saying what is missing and how to get it."""
    sys.exit(f"configure.py: {what}\n  {how}")


def parse_arguments() -> argparse.Namespace:
    """The options of the build."""
    host_targets = [
        target.name for target in TARGETS.values() if not target.machines or platform.machine() in target.machines
    ]
    parser = argparse.ArgumentParser(description="Configure the build of NNPACK reborn.")
    parser.add_argument("--enable-shared", action="store_true", help="also build libnnpack.so (Python needs it)")
    parser.add_argument(
        "--prefix", default="/usr/local", help="where `ninja install` puts things (default: %(default)s)"
    )
    parser.add_argument(
        "--targets",
        default=",".join(host_targets),
        help="comma-separated instruction sets to build kernels for (default: %(default)s)",
    )
    parser.add_argument(
        "--microarchitecture",
        action="append",
        default=[],
        metavar="NAME",
        help="generate its target's kernels for this CPU; may be repeated. Known: " + ", ".join(MICROARCHITECTURES),
    )
    parser.add_argument("--cc", default="cc", help="C compiler (default: %(default)s)")
    parser.add_argument("--buildtype", default="release", choices=BUILD_TYPES, help="default: %(default)s")
    parser.add_argument("--builddir", default="build", help="where everything is built (default: %(default)s)")
    args = parser.parse_args()
    unknown = [name for name in args.targets.split(",") if name not in TARGETS]
    if unknown:
        parser.error(f"--targets: unknown {', '.join(unknown)}; known are {', '.join(TARGETS)}")
    unknown = [name for name in args.microarchitecture if name not in MICROARCHITECTURES]
    if unknown:
        parser.error(f"--microarchitecture: unknown {', '.join(unknown)}; known are {', '.join(MICROARCHITECTURES)}")
    return args


def check_tools(args: argparse.Namespace, targets: list[Target]) -> None:
    """Find every tool and package before anything is built."""
    for tool, package in ((args.cc, "gcc"), ("ninja", "ninja-build"), ("ar", "binutils"), ("objcopy", "binutils")):
        if shutil.which(tool) is None:
            fail(f"{tool} was not found", f"apt-get install {package}")
    for package in sorted({target.package for target in targets if target.package is not None}):
        if not find_package(package):
            fail(
                f"the Python package {package} was not found by {sys.executable}; kernels are written in it",
                f"apt-get install python3-{package} (PyPI's PeachPy is for Python 2 only)",
            )
    program = "#include <pthreadpool.h>\nint main(void) { return !pthreadpool_get_threads_count(0); }\n"
    command = [args.cc, "-x", "c", "-", "-o", "/dev/null", "-lpthreadpool"]
    if subprocess.run(command, input=program.encode(), capture_output=True).returncode != 0:
        fail("pthreadpool (header and library) was not found by the C compiler", "apt-get install libpthreadpool-dev")


try:
    import ninja_syntax
except ImportError:
    fail("the Python package ninja_syntax was not found", "pip install ninja-syntax")


class Build:
    """One build.ninja in the making."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.directory = args.builddir
        self.targets = [TARGETS[name] for name in TARGETS if name in args.targets.split(",")]
        self.path = Path("build.ninja") if args.builddir == "build" else Path(args.builddir, "build.ninja")
        Path(args.builddir).mkdir(parents=True, exist_ok=True)
        chosen = {MICROARCHITECTURES[name].target: name for name in args.microarchitecture}
        self.microarchitectures = {
            target.name: chosen.get(target.name, default_microarchitecture(target.name).name) for target in self.targets
        }
        self.ninja = ninja_syntax.Writer(self.path.open("w"), width=120)
        self.generated: list[str] = []

    def at(self, *parts: str) -> str:
        """A path in the build directory."""
        return "/".join((self.directory, *parts))

    def write_variables_and_rules(self) -> None:
        """What build.ninja.in's rules use, and the rules."""
        cflags, ldflags = BUILD_TYPES[self.args.buildtype]
        include = f"-Iinclude -Isrc -I{self.at('gen')}"
        n = self.ninja
        n.comment("Written by configure.py; changes are lost.")
        n.variable("builddir", self.directory)
        n.variable("python", sys.executable)
        n.variable("cc", self.args.cc)
        n.variable("ar", "ar")
        n.variable("objcopy", "objcopy")
        n.variable("cflags", f"-std=c11 -D_GNU_SOURCE -fPIC -Wall -Wextra -Werror {include} {cflags}")
        n.variable("ldflags", ldflags)
        n.variable("libs", "-lpthreadpool -lm -lpthread")
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
            variables = {"target": target.name, "microarchitecture": self.microarchitectures[target.name]}
            directory = self.at("gen", target.name)
            metadata = []
            n.comment(f"Kernels of {target.name}.")
            for family in FAMILIES:
                facts = f"{directory}/{family}.json"
                metadata.append(facts)
                edge = {**variables, "family": family, "metadata": facts}
                # Members of the archive need names of their own.
                name = f"{family}__{target.name}"
                text = self.at("obj", f"{name}.o") if target.suffix == "o" else f"{directory}/{family}.{target.suffix}"
                n.build(text, "kernels", variables=edge, implicit_outputs=facts)
                if target.suffix != "o":
                    text = self.compile(text, name, headers, KERNEL_FLAGS[target.suffix])
                objects.append(text)
            table = f"{directory}/table.c"
            n.build(
                [f"{directory}/kernels.h", table, f"{directory}/kernels.json"],
                "table",
                metadata,
                variables={**variables, "directory": directory},
                implicit=["codegen/table.py", "codegen/contract.py", "codegen/algebra/winograd.py"],
            )
            objects.append(self.compile(table, f"table__{target.name}", headers))
            n.newline()
        n.comment("The list of tables, and the matrices that checks define transforms by.")
        names = ",".join(target.name for target in self.targets)
        n.build(self.at("gen/tables.c"), "tables", implicit="codegen/table.py", variables={"targets": names})
        objects.append(self.compile(self.at("gen/tables.c"), "tables"))
        matrices = self.at("gen/winograd_matrices.h")
        n.build(matrices, "matrices", implicit=["codegen/table.py", "codegen/algebra/winograd.py"])
        self.generated = [matrices, *headers]
        n.newline()
        return objects

    def compile(self, source: str, name: str, order_only: list[str] | None = None, extra: str = "") -> str:
        """One C (or assembly) file to an object."""
        output = self.at("obj", f"{name}.o")
        variables = {"extra": extra} if extra else {}
        self.ninja.build(output, "cc", source, order_only=order_only or [], variables=variables)
        return output

    def libraries(self, objects: list[str]) -> list[str]:
        """libnnpack and its pkg-config file."""
        n = self.ninja
        n.comment("The library.")
        objects = objects + [self.compile(str(path), path.stem) for path in sorted(Path("src").glob("*.c"))]
        n.build(self.at("obj/internal.a"), "archive", objects)
        results = [self.at("lib/libnnpack.a")]
        if self.args.buildtype in ("release", "debug"):
            combined = self.at("obj/nnpack.o")
            n.build(combined, "combine", objects, implicit="src/exports.txt", variables={"exports": "src/exports.txt"})
            n.build(results[0], "archive", combined)
            if self.args.enable_shared:
                results.append(self.at("lib/libnnpack.so"))
                n.build(results[1], "shared", combined)
        else:
            # Sanitizers register each object's globals: they stay separate.
            n.build(results[0], "archive", objects)
        n.newline()
        return results

    def programs(self) -> dict[str, str]:
        """Test programs, which see the library's inside."""
        n = self.ninja
        programs = {}
        for name in ("check", "operators"):
            n.comment(f"Test program {name}.")
            files = sorted(path for path in Path("test", name).glob("*.[cS]"))
            if self.args.buildtype != "tsan":
                files = [path for path in files if path.stem != "pthreadpool_visible"]
            objects = [self.compile(str(path), f"{name}/{path.stem}", self.generated) for path in files]
            programs[name] = self.at("test", name)
            n.build(programs[name], "program", [*objects, self.at("obj/internal.a")])
            n.newline()
        return programs

    def commands(self, libraries: list[str], programs: dict[str, str]) -> None:
        """ninja test, bench, lint, golden and install."""
        n = self.ninja
        native = [programs["check"], programs["operators"]]
        metadata = [self.at("gen", target.name, "kernels.json") for target in self.targets]
        n.comment("Commands.")
        tests = f"{sys.executable} -m pytest -q test --builddir {self.directory}"
        n.build("test", "run", [*libraries, *native, *metadata], variables={"run": tests})
        n.build("bench", "run", [*libraries, *native], variables={"run": f"{programs['check']} --bench"})
        n.build(
            "lint", "run", metadata, variables={"run": f"{sys.executable} test/lint.py --builddir {self.directory}"}
        )
        golden = f"{sys.executable} -m pytest -q test/test_golden.py --update-golden"
        n.build("golden", "run", libraries, variables={"run": golden})
        prefix = f'"$$DESTDIR{self.args.prefix}"'
        steps = [
            f"install -d {prefix}/lib/pkgconfig {prefix}/include/nnpack",
            f"install -m 644 include/nnpack.h {prefix}/include",
            f"install -m 644 include/nnpack/extensions.h {prefix}/include/nnpack",
            f"install -m 644 {' '.join(libraries)} {prefix}/lib",
            f"install -m 644 {self.at('lib/pkgconfig/nnpack.pc')} {prefix}/lib/pkgconfig",
        ]
        n.build("install", "run", libraries, variables={"run": " && ".join(steps)})
        n.newline()
        n.comment("This file.")
        sources = ["configure.py", "build.ninja.in", "codegen/contract.py", "codegen/microarchitecture.py"]
        sources += ["codegen/targets/__init__.py", "codegen/kernels/__init__.py", "src", "test/check", "test/operators"]
        n.build(str(self.path), "configure", implicit=sources)
        n.default(libraries)
        self.ninja.close()

    def write_side_files(self, libraries: list[str]) -> None:
        """The pkg-config file and the compilation database."""
        dependencies = "-lpthreadpool -lm -lpthread"
        private = self.args.enable_shared
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
            "Cflags: -I${includedir}\n"
        )
        database = subprocess.run(
            ["ninja", "-f", str(self.path), "-t", "compdb", "cc"], capture_output=True, text=True, check=True
        )
        Path(self.directory, "compile_commands.json").write_text(database.stdout)


def main() -> None:
    """Check the machine, then write everything."""
    args = parse_arguments()
    check_tools(args, [TARGETS[name] for name in args.targets.split(",")])
    build = Build(args)
    build.write_variables_and_rules()
    libraries = build.libraries(build.generate())
    build.commands(libraries, build.programs())
    build.write_side_files(libraries)


if __name__ == "__main__":
    main()
