"""The kernel compiler: object formats, facts about kernels, and that mistakes fail the build."""

import json
import re
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest
from conftest import ROOT, need_tool

from codegen import contract
from codegen.algebra.winograd import FORWARD
from codegen.kernels import FAMILIES, families, family_kernels
from codegen.kernels.fourier import SIZES, SPILLS
from codegen.kernels.gemm import FEW_LAST_STEPS, few_at_once, fills_line
from codegen.microarchitecture import MICROARCHITECTURES, Tile, default_microarchitecture
from codegen.targets import TARGETS, find_package

ASSEMBLED = [name for name, target in TARGETS.items() if target.suffix == "o"]

if not find_package("peachpy"):
    pytest.skip("peachpy is not installed", allow_module_level=True)


def emit(target: str, family: str, path: Path, *arguments: str) -> None:
    command = [
        sys.executable,
        "-m",
        "codegen",
        "kernels",
        "--target",
        target,
        "--family",
        family,
        "--output",
        str(path),
    ]
    subprocess.run([*command, *arguments], cwd=ROOT, check=True)


@pytest.mark.parametrize(
    ("target", "family"), [(name, one) for name in ASSEMBLED for one in families(default_microarchitecture(name))]
)
@pytest.mark.parametrize(
    ("object_format", "file_format"),
    [("elf", "elf64-x86-64"), ("macho", "mach-o 64-bit x86-64"), ("coff", "coff-x86-64")],
)
def test_object_formats(target: str, family: str, object_format: str, file_format: str, tmp_path: Path) -> None:
    """Each format disassembles without a bad instruction, holds every kernel, and each ends in a return."""
    objdump = need_tool("llvm-objdump")
    path = tmp_path / "kernels.o"
    emit(target, family, path, "--format", object_format, "--metadata", str(tmp_path / "facts.json"))
    listing = subprocess.run([objdump, "-d", "-r", str(path)], capture_output=True, text=True, check=True).stdout
    assert file_format in listing.lower().replace("elf64-x86-64", "elf64-x86-64")
    assert "(bad)" not in listing and "<unknown>" not in listing
    # What PeachPy makes of comparisons by itself: a mask masked by what it held; see docs/decisions/0004-peachpy.md.
    assert not re.search(r"%(k[0-7]) \{%\1\}", listing)
    prefix = "_" if object_format == "macho" else ""
    entries = json.loads((tmp_path / "facts.json").read_text())
    for entry in entries:
        assert f"<{prefix}{entry['symbol']}>:" in listing
    assert listing.count("ret") >= len(entries)


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize(
    ("target", "object_format", "triple"),
    [
        ("aarch64_neon", "elf", "aarch64-linux-gnu -mattr=+fullfp16,+dotprod"),
        ("aarch64_neon", "macho", "arm64-apple-macos -mattr=+fullfp16,+dotprod"),
        ("armv7_neon", "elf", "armv7-linux-gnueabihf"),
    ],
)
def test_assembler_formats(target: str, object_format: str, triple: str, family: str, tmp_path: Path) -> None:
    """Emitted text is what assemblers of each format take; every kernel is in it, and as large as its facts say."""
    assembler, size = need_tool("llvm-mc"), need_tool("llvm-size")
    if family not in families(default_microarchitecture(target)):
        pytest.skip(f"{target} has no {family}")
    text, built = tmp_path / "kernels.s", tmp_path / "kernels.o"
    emit(target, family, text, "--format", object_format, "--metadata", str(tmp_path / "facts.json"))
    subprocess.run([assembler, *f"-triple={triple}".split(), "-filetype=obj", str(text), "-o", str(built)], check=True)
    symbols = subprocess.run([need_tool("llvm-nm"), str(built)], capture_output=True, text=True, check=True).stdout
    entries = json.loads((tmp_path / "facts.json").read_text())
    prefix = "_" if object_format == "macho" else ""
    for entry in entries:
        assert f" T {prefix}{entry['symbol']}\n" in symbols
    sections = subprocess.run([size, "-A", str(built)], capture_output=True, text=True, check=True).stdout
    code = re.search(r"^(?:\.text|__text)\s+(\d+)", sections, re.MULTILINE)
    assert code, sections
    padding = 16 * len(entries)
    assert 0 <= int(code[1]) - sum(entry["code_bytes"] for entry in entries) < padding


def test_an_unknown_assembler_format_fails(tmp_path: Path) -> None:
    emitter = TARGETS["armv7_neon"].emitter()
    with pytest.raises(ValueError, match="object format coff is none of elf"):
        emitter([], "armv7_neon", default_microarchitecture("armv7_neon"), "coff", tmp_path / "kernels.s")


def test_structures_of_32_bits_have_the_layout_of_the_header(tmp_path: Path) -> None:
    """As the compiler for ARM lays them out: pointers of 4 bytes, 64-bit integers aligned to 8."""
    compiler = need_tool("arm-linux-gnueabihf-gcc")
    lines = ['#include "hw.h"', "#include <stddef.h>"]
    structs = (
        *(contract.TILE, contract.IM2COL_RUN, contract.COMPLEX_LAYOUT, contract.SGEMM_OUTPUT, contract.STENCIL_TAP),
        *(contract.SGEMM_TRANSPOSED_OUTPUT, contract.DEPTHWISE_BLOCK, contract.DEPTHWISE_RUN, contract.DEPTHWISE_LINES),
        *(contract.DEPTHWISE_COLUMN, contract.DEPTHWISE_PAIR, contract.DIRECT_OUTPUT),
    )
    for struct in structs:
        for name, _ in struct.fields:
            place = f"offsetof(struct {struct.name}, {name}) == {struct.offset_of(name, 4)}"
            lines.append(f'_Static_assert({place}, "{struct.name}.{name}");')
        lines.append(f'_Static_assert(sizeof(struct {struct.name}) == {struct.size_of(4)}, "{struct.name}");')
    path = tmp_path / "layout.c"
    path.write_text("\n".join(lines) + "\n")
    subprocess.run([compiler, "-std=c11", "-I", str(ROOT / "src"), "-fsyntax-only", str(path)], check=True)


def test_windows_kernels_keep_the_registers_that_windows_wants_kept(tmp_path: Path) -> None:
    """xmm6 to xmm15 belong to the caller there, and not on Linux."""
    objdump = need_tool("llvm-objdump")
    for object_format, saves in (("coff", True), ("elf", False)):
        path = tmp_path / f"{object_format}.o"
        emit("x86_64_avx2", "tuple_gemm", path, "--format", object_format)
        listing = subprocess.run([objdump, "-d", str(path)], capture_output=True, text=True, check=True).stdout
        assert bool(re.search(r"%xmm6, \S*\(%rsp\)", listing)) == saves


@pytest.mark.parametrize("target", TARGETS)
def test_facts(builddir: Path, target: str) -> None:
    path = builddir / "gen" / target / "kernels.json"
    if not path.exists():
        pytest.skip(f"{target} is not built")
    record = default_microarchitecture(target)
    entries = json.loads(path.read_text())
    assert {entry["family"] for entry in entries} == set(families(record))
    for entry in entries:
        assert entry["target"] == target and entry["symbol"].endswith(f"__{target}")
        if TARGETS[target].suffix == "c":
            continue
        assert 0 < entry["code_bytes"] < 20480 and entry["instructions"] > 0
        fewest = 0 if entry["variant"] == "fence" else 1
        assert fewest <= entry["vector_registers"] <= TARGETS[target].vector_registers
        if entry["family"].endswith("gemm") or entry["family"].endswith("gemm_transposed"):
            # Loops that are unrolled, over vectors, and over the rest; where rows end one after the other, all take
            # whole vectors of steps, of an SGEMM also those before the last few, and each the last ones. SGEMMs have
            # all of it for whole panels of columns, packed, to be packed or neither, and for the last one (unrolled by
            # half if others have ends), which may be a vector wide, and vectors of steps for few columns, several at
            # once and one; transposed ones before and after lines of outputs are fetched, and all that once more where
            # pixels may be fetched, too.
            lanes, rows = TARGETS[target].lanes, entry["tile"]["rows"]
            vectors, is_complex = entry["tile"]["columns"] // lanes, entry["family"].startswith("complex")
            together = vectors * rows * (2 if is_complex else 1)
            half = record.unroll // 2 if record.together != 0 else record.unroll
            steps, last_panel = (unroll + lanes * (unroll > lanes) + 1 for unroll in (record.unroll, half))
            has_ends = record.together != 0 and together // record.together > 1
            first = record.unroll + 1 if has_ends else steps
            if entry["family"] == "sgemm":
                first += has_ends and lanes > FEW_LAST_STEPS
                step_vectors = vectors * (2 * first + steps) + (vectors + 1) * last_panel
                step_vectors += few_at_once(lanes) + 1 if entry["tile"]["few"] != 0 else 0
            elif entry["family"] == "sgemm_transposed":
                ways = 2 if fills_line(record.gemm) else 1
                step_vectors = vectors * (2 * record.unroll * ways + 1)
            else:
                step_vectors = vectors * first
            assert entry["fmas"] == step_vectors * (4 if is_complex else 1) * rows


@pytest.mark.parametrize("name", MICROARCHITECTURES)
def test_every_microarchitecture_generates(name: str, tmp_path: Path) -> None:
    record = MICROARCHITECTURES[name]
    lanes = TARGETS[record.target].lanes
    assert lanes % record.unroll == 0 or record.unroll % lanes == 0
    emit(record.target, "sgemm", tmp_path / "kernels", "--microarchitecture", name)


def test_another_tile_shape_is_only_another_record() -> None:
    from dataclasses import replace

    record = replace(MICROARCHITECTURES["haswell"], gemm=Tile(4, 3))
    kernels = family_kernels("tuple_gemm", 8, record)
    assert [kernel.variant for kernel in kernels] == ["1x24", "2x24", "3x24", "4x24"]


def test_too_many_registers_fail(tmp_path: Path) -> None:
    from dataclasses import replace

    from codegen.targets.peachpy_objects import assemble
    from codegen.targets.x86_64_avx2 import Avx2Vocabulary

    record = replace(MICROARCHITECTURES["haswell"], gemm=Tile(6, 3))
    kernels = family_kernels("tuple_gemm", 8, record)
    with pytest.raises(Exception, match="too many live registers"):
        assemble(Avx2Vocabulary, kernels, "x86_64_avx2", record, "elf", tmp_path / "kernels.o")


def test_an_instruction_of_another_set_fails(tmp_path: Path) -> None:
    from peachpy.x86_64 import VPXORD, ZMMRegister

    from codegen.targets.peachpy_objects import assemble
    from codegen.targets.x86_64_avx2 import Avx2Vocabulary

    def emit_avx512(v: object) -> None:
        register = ZMMRegister()
        VPXORD(register, register, register)

    kernel = contract.Kernel("wrong", "", contract.FMA_PEAK, emit_avx512)
    with pytest.raises(ValueError, match="not supported on the target"):
        assemble(Avx2Vocabulary, [kernel], "x86_64_avx2", MICROARCHITECTURES["haswell"], "elf", tmp_path / "kernels.o")


def test_a_missing_kernel_fails_the_table() -> None:
    from codegen.table import table

    entries = [
        {"family": "tuple_gemm", "symbol": f"k{rows}", "typedef": "t", "tile": {"rows": rows, "columns": 8}}
        for rows in (1, 3)
    ]
    with pytest.raises(ValueError, match="kernels for some numbers of rows are missing"):
        table(TARGETS["c"], MICROARCHITECTURES["generic"], entries)


def test_a_wrong_signature_fails_the_compiler(builddir: Path, tmp_path: Path) -> None:
    from codegen.table import header

    entry = {"symbol": "k", "typedef": "nnp_tuple_gemm_function", "prototype": contract.TUPLE_GEMM.prototype}
    wrong = {**entry, "prototype": contract.SGEMM.prototype}
    for one, status in ((entry, 0), (wrong, 1)):
        path = tmp_path / "kernels.c"
        path.write_text(header([one]))
        command = [
            "cc",
            "-std=c11",
            "-Wno-pragma-once-outside-header",
            "-I",
            str(ROOT / "src"),
            "-fsyntax-only",
            str(path),
        ]
        assert subprocess.run(command, capture_output=True).returncode == status


def test_structures_have_the_layout_of_the_header(tmp_path: Path) -> None:
    """contract.Struct's offsets are those that the C compiler gives."""
    lines = ['#include "hw.h"', "#include <stddef.h>"]
    structs = (contract.TILE, contract.IM2COL_RUN, contract.COMPLEX_LAYOUT, contract.SGEMM_OUTPUT)
    for struct in (*structs, contract.SGEMM_TRANSPOSED_OUTPUT, contract.DIRECT_OUTPUT):
        for name, _ in struct.fields:
            offset = struct.offset_of(name)
            lines.append(f'_Static_assert(offsetof(struct {struct.name}, {name}) == {offset}, "{struct.name}.{name}");')
        lines.append(f'_Static_assert(sizeof(struct {struct.name}) == {struct.size_of()}, "{struct.name}");')
    path = tmp_path / "layout.c"
    path.write_text("\n".join(lines) + "\n")
    subprocess.run(["cc", "-std=c11", "-I", str(ROOT / "src"), "-fsyntax-only", str(path)], check=True)


def test_scratch_is_large_enough() -> None:
    """Winograd's kernel transform keeps the taps of lanes channels and a partial result; Fourier's a tile and more."""
    lanes = max(target.lanes for target in TARGETS.values())
    line = next(one for one in (ROOT / "src/hw.h").read_text().splitlines() if "define NNP_SCRATCH_ELEMENTS" in one)
    winograd = max(one.vertical.taps * (one.horizontal.taps * lanes + one.horizontal.tile) for one in FORWARD)
    assert int(line.split()[-1]) >= max(winograd, max(SIZES) ** 2 + 1 + SPILLS) * lanes


def test_constants_are_the_nearest_floats(tmp_path: Path) -> None:
    from codegen.targets.c import CVocabulary

    vocabulary = CVocabulary(MICROARCHITECTURES["generic"], 4)
    assert vocabulary._factor(Fraction(1, 90)) == f"(float){1 / 90!r}"
