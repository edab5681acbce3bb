#!/bin/sh
# From a bare Debian machine to a built, tested or demonstrated library, in one command. Run without arguments for help.
set -eu
cd "$(dirname "$0")"

usage() {
    cat <<'EOF'
usage: ./bootstrap.sh COMMAND [ARGUMENT...]

  build    install what the build needs, configure, build the library       -> build/lib
  demo     build, then run VGG-A's convolution layers on a photograph, check them, and draw their times
  bench    build, then time the layers of AlexNet, VGG-A and OverFeat       (try: bench --help)
  test     build, then run all tests; those of nnpack.torch only if PyTorch is in .venv
  test-torch  the same with PyTorch, and only them
  test-aarch64, test-armv7, test-wasm, test-windows
           build for another machine, and run its tests under an emulator; arguments go to configure.py. Those of
           WebAssembly run in node, and the page's in Chromium
  page     build for WebAssembly, then serve the page that runs layers on a picture; --port=8000
  bench-wasm  build for WebAssembly, then time layers in node beside XNNPACK and plain JavaScript; --runs=9
  lint     build, then check formatting, types and kernel names
  docs     build, then write the reference of the C and the Python API      -> build/docs
  python   build, then run Python with the package on its path              (try: python -m nnpack info)

Debian packages are installed with apt-get (as root or through sudo), Python packages into .venv; whatever is there
already is left alone, and then no network is needed.
EOF
}

# Installs those of the Debian packages that are missing.
need_packages() {
    missing=
    for package in "$@"; do
        dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q ' installed$' || missing="$missing $package"
    done
    [ -n "$missing" ] || return 0
    echo "Installing Debian packages:$missing"
    sudo=
    [ "$(id -u)" = 0 ] || sudo=sudo
    # One mirror's list that is out of step is no reason to stop.
    $sudo apt-get update -q || echo "apt-get update failed: going on with the lists that are there" >&2
    # shellcheck disable=SC2086
    DEBIAN_FRONTEND=noninteractive $sudo apt-get install -q -y --no-install-recommends $missing
}

# Installs pyproject.toml's dependencies with the named extras into .venv, unless that was done for the same list.
need_python() {
    [ -x .venv/bin/python ] || /usr/bin/python3 -m venv .venv
    list=$(.venv/bin/python - "$@" <<'EOF'
import sys, tomllib
project = tomllib.load(open("pyproject.toml", "rb"))["project"]
for name in (project["dependencies"], *(project["optional-dependencies"][extra] for extra in sys.argv[1:])):
    print("\n".join(name))
EOF
    )
    stamp=.venv/installed-$(echo "$@" | tr ' ' '-')
    if [ ! -f "$stamp" ] || [ "$(cat "$stamp")" != "$list" ]; then
        echo "Installing Python packages: $(echo "$list" | tr '\n' ' ')"
        # shellcheck disable=SC2086
        .venv/bin/pip install -q --disable-pip-version-check $(echo "$list" | tr -d ' ')
        echo "$list" >"$stamp"
    fi
}

build() {
    need_packages python3 python3-venv python3-peachpy gcc libc6-dev binutils ninja-build libpthreadpool-dev
    need_python build
    [ -f build.ninja ] || .venv/bin/python configure.py --enable-shared
    ninja
}

# Builds for a host, with options of configure.py.
build_host() {
    host=$1
    shift
    need_packages python3 python3-venv python3-peachpy ninja-build
    need_python build
    .venv/bin/python configure.py "--host=$host" --enable-shared "$@"
    ninja -f "build-$host/build.ninja"
}

# Builds for a host and runs its tests.
test_host() {
    build_host "$@"
    need_python build test
    exec .venv/bin/python -m pytest test -n auto --dist loadgroup --builddir "build-$1"
}

# What WebAssembly, the JavaScript package and its tests take.
need_wasm_tools() {
    need_packages emscripten nodejs node-typescript "$@"
    # Where Debian's modules for node are; its own node looks there by itself, others don't.
    export NODE_PATH=/usr/share/nodejs
}

# The formatter of web/, which Debian does not have.
need_prettier() {
    [ ! -x build/node_modules/.bin/prettier ] || return 0
    command -v npm >/dev/null || need_packages npm
    npm install --prefix build --no-audit --no-fund --no-package-lock --no-save --ignore-scripts prettier@3.10
}

command=${1:-help}
[ $# = 0 ] || shift
case $command in
    build)
        build
        ;;
    demo | bench)
        build
        need_python build demo
        PYTHONPATH=python exec .venv/bin/python -m nnpack "$command" "$@"
        ;;
    python)
        build
        PYTHONPATH=python exec .venv/bin/python "$@"
        ;;
    test)
        build
        need_packages g++ clang clang-format doxygen llvm pkg-config qemu-user gcc-aarch64-linux-gnu libc6-dev-arm64-cross \
            gcc-arm-linux-gnueabihf libc6-dev-armhf-cross
        need_wasm_tools chromium
        need_python build demo test
        exec .venv/bin/python -m pytest test -n auto --dist loadgroup "$@"
        ;;
    test-torch)
        build
        need_python build demo test torch
        exec .venv/bin/python -m pytest test/test_torch.py "$@"
        ;;
    test-aarch64)
        need_packages gcc-aarch64-linux-gnu libc6-dev-arm64-cross qemu-user
        test_host aarch64-linux-gnu --threads=off "$@"
        ;;
    test-armv7)
        need_packages gcc-arm-linux-gnueabihf libc6-dev-armhf-cross qemu-user
        test_host armv7-linux-gnueabihf --threads=off "$@"
        ;;
    test-wasm)
        need_wasm_tools chromium
        test_host wasm32 "$@"
        ;;
    page)
        need_wasm_tools
        build_host wasm32
        exec node build-wasm32/web/page/serve.mjs --isolated "$@"
        ;;
    bench-wasm)
        need_wasm_tools
        command -v npm >/dev/null || need_packages npm
        build_host wasm32
        (cd build-wasm32/web/bench && npm install --no-audit --no-fund --no-package-lock --ignore-scripts)
        exec node build-wasm32/web/bench/bench.mjs "$@"
        ;;
    test-windows)
        need_packages gcc-mingw-w64-x86-64
        # Where there is no Wine, programs are linked, and tests that would run them say so.
        need_packages wine wine64 || true
        export WINEPREFIX="$PWD/build-x86_64-w64-mingw32/wine" WINEDEBUG=-all
        mkdir -p "$WINEPREFIX"
        # Two programs that start at a time would both set it up.
        ! command -v wine >/dev/null || wine wineboot --init
        test_host x86_64-w64-mingw32 --threads=off "$@"
        ;;
    lint)
        build
        need_packages clang-format
        need_python build demo test
        need_prettier
        exec ninja lint
        ;;
    docs)
        build
        need_packages doxygen
        need_python build docs
        doxygen docs/Doxyfile
        PYTHONPATH=python .venv/bin/python -m pdoc -o build/docs/python nnpack
        echo "build/docs/c/index.html, build/docs/python/index.html"
        ;;
    help | -h | --help)
        usage
        ;;
    *)
        echo "bootstrap.sh: unknown command '$command'" >&2
        usage >&2
        exit 2
        ;;
esac
