"""Machines that the library is built for: one record each, and finding their tools. configure.py reads them.

A new host is a record in `_HOSTS`; a new operating system is a record of `System` besides.
"""

import os
import platform
import shlex
import shutil
from dataclasses import dataclass, field, replace
from pathlib import Path


@dataclass(frozen=True)
class System:
    """An operating system: what its files are called and how libraries are linked."""

    object_format: str
    cflags: str
    libs: str
    test_platform: str  # file in test/platform
    pool_source: str  # pthreadpool's, beside those that all have
    pool_cflags: str
    shared: str  # the shared library, and its flags: {exports} and {import_library} stand for files
    shared_flags: str
    combines: bool = True  # objects can become one in which only public functions are global
    import_library: str | None = None  # what programs link in place of the shared library
    exports: str | None = None  # file with a list of what the shared library exports, where it needs one
    exports_head: str = ""  # lines before its names
    omitted_export: str = ""  # the public function that the shared library lacks
    symbol_prefix: str = ""
    program_suffix: str = ""
    threads: str = "system"  # what --threads is by default
    thread_cflags: str = ""  # where there are threads
    thread_ldflags: str = ""
    workers_cflags: str = ""  # where threads are Web Workers
    shared_memory_flags: str = ""  # link the shared library once more, for those


@dataclass(frozen=True)
class Toolchain:
    """Commands of one compiler and its companions. $NAME is an environment variable, * anything in a path."""

    cc: str
    ar: str
    objcopy: str
    size: str


@dataclass(frozen=True)
class Host:
    """One machine. The first of the toolchains that is there is taken."""

    name: str
    machine: str  # kernel targets whose names start with it apply, and those in C
    system: System
    toolchains: tuple[Toolchain, ...]
    advice: str  # how to get a toolchain
    cflags: str = ""
    program_flags: str = ""
    runners: dict[str, str] = field(default_factory=dict)  # how programs run here, by the CPU that they run on
    runner_advice: str = ""
    counter: str = ""  # one of them, if it can count instructions
    is_native: bool = False  # the machine that this runs on


def _binutils(cc: str, prefix: str) -> Toolchain:
    return Toolchain(cc, f"{prefix}ar", f"{prefix}objcopy", f"{prefix}size")


_ELF_SHARED = "-shared -Wl,-soname,libnnpack.so -Wl,--no-undefined -Wl,--exclude-libs,ALL -Wl,-rpath,'$$ORIGIN'"
LINUX = System(
    object_format="elf",
    cflags="-D_GNU_SOURCE -fPIC",
    libs="-lm -lpthread",
    test_platform="posix.c",
    pool_source="pthreads.c",
    pool_cflags="-DPTHREADPOOL_USE_FUTEX=1",
    shared="libnnpack.so",
    shared_flags=_ELF_SHARED,
)
# Threads are in its C library.
ANDROID = replace(LINUX, libs="-lm")
# No tool of Apple's hides symbols of an object; the dynamic library has a list of those that it exports.
DARWIN = System(
    object_format="macho",
    cflags="-D_DARWIN_C_SOURCE -fPIC",
    libs="",
    test_platform="posix.c",
    pool_source="gcd.c",
    pool_cflags="-DPTHREADPOOL_USE_GCD=1",
    shared="libnnpack.dylib",
    shared_flags="-dynamiclib -install_name @rpath/libnnpack.dylib -exported_symbols_list {exports}",
    combines=False,
    exports="exports.txt",
    symbol_prefix="_",
)
# libgcc and winpthreads are linked into the library, so that it needs nothing but Windows. The compiler checks formats
# by Microsoft's printf, where the library's is another one.
WINDOWS = System(
    object_format="coff",
    cflags="-D_GNU_SOURCE -Wno-format",
    libs="-lm -lpthread",
    test_platform="windows.c",
    pool_source="windows.c",
    pool_cflags="-DPTHREADPOOL_USE_EVENT=1",
    shared="nnpack.dll",
    shared_flags="-shared -static {exports} -Wl,--out-implib,{import_library}",
    import_library="libnnpack.dll.a",
    exports="exports.def",
    exports_head="EXPORTS",
    program_suffix=".exe",
)
# In place of a shared library: a module that JavaScript of ours loads, which knows its memory's sizes, too. It is
# linked once with memory of its own, and once with memory that threads share; no thread but the calling one gets into
# Emscripten's C library, which was not compiled for that. There are no files, so that nothing of it reads one. Vectors
# of 128 bits are in every browser and need no switch; fused multiplications (relaxed SIMD) do in some.
WEB = System(
    object_format="wasm",
    cflags="-D_GNU_SOURCE -msimd128",
    libs="-lm",
    test_platform="wasm.c",
    pool_source="pthreads.c",
    pool_cflags="-DPTHREADPOOL_USE_FUTEX=0",
    shared="nnpack.wasm",
    shared_flags="-O2 -sSTANDALONE_WASM=1 --no-entry -sIMPORTED_MEMORY=1 -sALLOW_MEMORY_GROWTH=1 "
    "-sINITIAL_MEMORY=16MB -sMAXIMUM_MEMORY=2GB -sTOTAL_STACK=1MB -sEXPORTED_FUNCTIONS=@{exports}",
    combines=False,
    exports="exports.txt",
    exports_head="_memalign\\n_free\\n_pthreadpool_create\\n_nnp_pool_join\\n_nnp_pool_close",
    omitted_export="nnp_load_costs",
    symbol_prefix="_",
    program_suffix=".js",
    threads="workers",
    thread_cflags="-pthread",
    thread_ldflags="-pthread -sPROXY_TO_PTHREAD=1",
    workers_cflags="-matomics -mbulk-memory",
    shared_memory_flags="-Wl,--shared-memory,--no-check-features",
)

_LLVM = "$ANDROID_NDK_ROOT/toolchains/llvm/prebuilt/*/bin/"
_NDK = "set ANDROID_NDK_ROOT to where Android's NDK is (without it, clang and --kernels-only assemble the kernels)"
_APPLE = "build on a Mac with Xcode's command line tools (elsewhere, clang and --kernels-only assemble the kernels)"


def _android(name: str, machine: str, triple: str, cflags: str = "") -> Host:
    clang = f"clang --target={triple}24"
    toolchains = (_binutils(_LLVM + clang, _LLVM + "llvm-"), _binutils(clang, "llvm-"))
    return Host(name, machine, ANDROID, toolchains, _NDK, cflags)


def _apple(name: str, machine: str, triple: str) -> Host:
    return Host(name, machine, DARWIN, (_binutils(f"clang --target={triple}", "llvm-"),), _APPLE)


_HOSTS = [
    Host(
        "x86_64-linux-gnu",
        "x86_64",
        LINUX,
        (_binutils("x86_64-linux-gnu-gcc", "x86_64-linux-gnu-"),),
        "apt-get install gcc-x86-64-linux-gnu libc6-dev-amd64-cross",
    ),
    # A CPU of ARMv8.0, and one with everything that the emulator knows, half-precision arithmetic included.
    Host(
        "aarch64-linux-gnu",
        "aarch64",
        LINUX,
        (_binutils("aarch64-linux-gnu-gcc", "aarch64-linux-gnu-"),),
        "apt-get install gcc-aarch64-linux-gnu libc6-dev-arm64-cross",
        runners={
            "max": "qemu-aarch64 -L /usr/aarch64-linux-gnu -cpu max",
            "cortex-a53": "qemu-aarch64 -L /usr/aarch64-linux-gnu -cpu cortex-a53",
        },
        runner_advice="apt-get install qemu-user",
        counter="qemu-aarch64 -L /usr/aarch64-linux-gnu -cpu cortex-a53",
    ),
    Host(
        "armv7-linux-gnueabihf",
        "armv7",
        LINUX,
        (_binutils("arm-linux-gnueabihf-gcc", "arm-linux-gnueabihf-"),),
        "apt-get install gcc-arm-linux-gnueabihf libc6-dev-armhf-cross",
        runners={
            "max": "qemu-arm -L /usr/arm-linux-gnueabihf -cpu max",
            "cortex-a7": "qemu-arm -L /usr/arm-linux-gnueabihf -cpu cortex-a7",
        },
        runner_advice="apt-get install qemu-user",
    ),
    _android("aarch64-linux-android", "aarch64", "aarch64-linux-android"),
    _android("armv7-linux-androideabi", "armv7", "armv7a-linux-androideabi", "-mfpu=neon"),
    _android("x86_64-linux-android", "x86_64", "x86_64-linux-android"),
    _apple("aarch64-apple-darwin", "aarch64", "arm64-apple-macos11"),
    _apple("x86_64-apple-darwin", "x86_64", "x86_64-apple-macos11"),
    Host(
        "x86_64-w64-mingw32",
        "x86_64",
        WINDOWS,
        (_binutils("x86_64-w64-mingw32-gcc", "x86_64-w64-mingw32-"),),
        "apt-get install gcc-mingw-w64-x86-64",
        program_flags="-static",
        runners={"wine": "wine"},
        runner_advice="apt-get install wine64",
    ),
    # Settings are spelt as old and new Emscriptens know them. One file: old ones can't
    # load another in new nodes.
    Host(
        "wasm32",
        "wasm32",
        WEB,
        (
            Toolchain(
                "$EMSDK/upstream/emscripten/emcc",
                "$EMSDK/upstream/emscripten/emar",
                "$EMSDK/upstream/bin/llvm-objcopy",
                "$EMSDK/upstream/bin/llvm-size",
            ),
            Toolchain("emcc", "emar", "llvm-objcopy", "llvm-size"),
        ),
        "apt-get install emscripten, or set EMSDK to where Emscripten's SDK is",
        program_flags="-O2 -sSINGLE_FILE=1 -sEXIT_RUNTIME=1 -sTOTAL_STACK=1MB -sALLOW_MEMORY_GROWTH=1 "
        "-sMAXIMUM_MEMORY=4GB",
        runners={"node": "node"},
        runner_advice="apt-get install nodejs",
    ),
]

HOSTS = {host.name: host for host in _HOSTS}

# What Python calls the machine that it runs on, and which of the hosts that is.
_NATIVE = {
    ("Linux", "x86_64"): "x86_64-linux-gnu",
    ("Linux", "aarch64"): "aarch64-linux-gnu",
    ("Linux", "armv7l"): "armv7-linux-gnueabihf",
    ("Darwin", "x86_64"): "x86_64-apple-darwin",
    ("Darwin", "arm64"): "aarch64-apple-darwin",
}
NATIVE_TOOLCHAIN = _binutils("cc", "")


def native_host() -> Host:
    """The machine that this runs on, with the compiler that is its own. Of unknown ones: kernels in C, and POSIX."""
    name = _NATIVE.get((platform.system(), platform.machine()))
    known = HOSTS[name] if name else None
    return Host(
        name or f"{platform.machine()}-{platform.system()}".lower(),
        known.machine if known else "any",
        known.system if known else LINUX,
        (NATIVE_TOOLCHAIN,),
        "apt-get install gcc binutils",
        known.cflags if known else "",
        known.program_flags if known else "",
        is_native=True,
    )


class ToolError(Exception):
    """What is missing."""


def find_command(command: str) -> str | None:
    """A command whose first word may have a variable and patterns, as it is here; None if it is not."""
    tool, *arguments = shlex.split(command)
    if tool.startswith("$"):
        variable, pattern = tool[1:].split("/", 1)
        root = os.environ.get(variable)
        if not root:
            return None
        found = sorted(Path(root).glob(pattern))
        if not found:
            raise ToolError(f"{variable} is {root}, where there is no {pattern}")
        tool = str(found[-1])
    return shlex.join([tool, *arguments]) if shutil.which(tool) else None


def find_toolchain(host: Host, cc: str | None) -> Toolchain:
    """The first of the host's toolchains that is there, with another compiler if one is given."""
    missing = []
    for candidate in host.toolchains:
        wanted = vars(replace(candidate, cc=cc) if cc else candidate)
        found = {role: find_command(command) for role, command in wanted.items()}
        absent = next((role for role, command in found.items() if command is None), None)
        if absent is None:
            return Toolchain(**{role: command for role, command in found.items() if command})
        missing.append(shlex.split(wanted[absent])[0])
    missing = list(dict.fromkeys(missing))
    raise ToolError(f"{' or '.join(missing)} was not found")
