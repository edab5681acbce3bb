"""Assembles kernels through PeachPy into object files, and tells facts about the code."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import peachpy.x86_64.options
from peachpy.writer import ELFWriter, MachOWriter, MSCOFFWriter
from peachpy.x86_64 import RETURN, VZEROUPPER, Function, isa
from peachpy.x86_64.instructions import Instruction
from peachpy.x86_64.registers import XMMRegister, YMMRegister, ZMMRegister
from peachpy.x86_64.uarch import Microarchitecture as InstructionSet

from codegen.contract import CodeFacts, Kernel
from codegen.microarchitecture import Microarchitecture
from codegen.targets import peachpy_avx512
from codegen.targets.x86_64 import X86Vocabulary, peachpy_arguments

# CPUs without PREFETCHW (Haswell) decode it as a NOP.
AVX2_ISA = (isa.avx2, isa.fma3, isa.f16c, isa.bmi2, isa.prefetchw)
INSTRUCTION_SETS = {
    16: InstructionSet("avx2", AVX2_ISA, alu_width=256, fpu_width=256, load_with=256, store_width=256),
    32: InstructionSet(
        "avx512",
        (*AVX2_ISA, isa.avx512f, isa.avx512vl, isa.avx512dq, isa.avx512bw),
        alu_width=512,
        fpu_width=512,
        load_with=512,
        store_width=512,
    ),
}


def assemble(
    vocabulary: type[X86Vocabulary],
    kernels: Sequence[Kernel],
    target: str,
    microarchitecture: Microarchitecture,
    object_format: str,
    path: Path,
) -> list[CodeFacts]:
    """Write one object file with all kernels. An instruction that the target lacks raises."""
    peachpy_avx512.install()
    registers = vocabulary.vector_registers
    peachpy_avx512.use_vector_registers(registers)
    abi = peachpy_avx512.ABIS[object_format]
    peachpy.x86_64.options.abi = abi
    facts = []
    with _writer(object_format, path, abi):
        for kernel in kernels:
            arguments = peachpy_arguments(kernel.signature)
            with Function(kernel.symbol(target), arguments, target=INSTRUCTION_SETS[registers]) as function:
                kernel.emit(vocabulary(microarchitecture, arguments))
                # PeachPy's RETURN adds it by itself, but misses it where only one of several paths used vectors.
                VZEROUPPER()
                RETURN()
            facts.append(_facts(function.finalize(abi)))
    return facts


def _writer(object_format: str, path: Path, abi: Any) -> Any:
    match object_format:
        case "elf":
            # PeachPy leaves out ELF's null symbol, so that the first one is lost: a source name takes that place.
            return ELFWriter(str(path), abi, path.name)
        case "macho":
            return MachOWriter(str(path), abi)
        case "coff":
            return MSCOFFWriter(str(path), abi, path.name)
    raise ValueError(f"unknown object format {object_format}")


def _facts(function: Any) -> CodeFacts:
    instructions = [one for one in function._instructions if isinstance(one, Instruction) and one.encodings]
    vectors = {
        register.physical_id
        for one in instructions
        for register in one.register_objects
        if isinstance(register, (XMMRegister, YMMRegister, ZMMRegister))
    }
    return CodeFacts(
        vector_registers=len(vectors),
        code_bytes=len(function.encode().code_section.content),
        instructions=len(instructions),
        fmas=sum(one.name.startswith(("VFMADD", "VFNMADD")) for one in instructions),
    )
