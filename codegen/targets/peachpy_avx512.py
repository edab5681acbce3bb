"""Makes PeachPy's function layer ready for AVX-512, and leave out moves of a register to itself.

PeachPy (the 2021-10 snapshot) encodes AVX-512 instructions, but allocates registers as if there were 16 vector
registers and no allocatable mask registers. Seven things are missing, and added here: the limit of live vectors, mask
registers when liveness is reconstructed, xmm16-31 and k1-k7 in the lists of registers that a function may clobber, that
an operand's mask is read (PeachPy thinks that the mask of a register operand is written, and forgets that of memory),
that a comparison's destination is not its mask too, and, so that a register is not live from the function's start, that
what is written as xmm is zero up to the 512th bit, and that VPXORD of a register by itself does not read it.
"""

import copy
import itertools
from typing import Any

import peachpy
from peachpy.x86_64 import abi, operand, registers
from peachpy.x86_64.function import ABIFunction, Function
from peachpy.x86_64.instructions import Instruction

VECTOR_REGISTERS = 32
EXTENSION_REGISTERS = [registers.XMMRegister(n) for n in range(16, VECTOR_REGISTERS)] + [
    registers.KRegister(n) for n in range(1, 8)
]
ABIS = {"elf": abi.system_v_x86_64_abi, "macho": abi.system_v_x86_64_abi, "coff": abi.microsoft_x64_abi}


def install() -> None:
    """Patch PeachPy once; AVX2 functions are not affected, since `use_vector_registers` still bounds them."""
    if getattr(Function, "_nnpack_vector_registers", None):
        return
    Function._nnpack_vector_registers = 16
    # A function is copied before it is bound to an ABI and encoded; registers and their liveness need not be.
    Instruction.__deepcopy__ = lambda one, _: copy.copy(one)
    Function._check_live_registers = _check_live_registers
    update_stack_frame = ABIFunction._update_stack_frame

    def drop_idle_moves(function: Any) -> None:
        function._instructions = [one for one in function._instructions if not _is_idle(one)]
        update_stack_frame(function)

    ABIFunction._update_stack_frame = drop_idle_moves
    reconstruct = registers.Register._reconstruct

    def reconstruct_with_masks(internal_id: int, mask: int) -> set[Any]:
        # Registers of different kinds share numbers, and are told apart by the bits of `mask`.
        k = registers.KRegister._mask
        if internal_id < 0 or not mask & k:
            return reconstruct(internal_id, mask)
        others = reconstruct(internal_id, mask & ~k) if mask & ~k else set()
        return {registers.KRegister(physical_id=internal_id), *others}

    registers.Register._reconstruct = staticmethod(reconstruct_with_masks)

    get_operand_registers = operand.get_operand_registers
    operand.get_operand_registers = lambda one: (
        get_operand_registers(one)
        + ([one.mask.mask_register] if isinstance(one, operand.MemoryOperand) and one.mask else [])
    )
    registers.KRegister.kcode = property(lambda one: 0)  # an operand by itself: no mask
    registers.RegisterMask.kcode = property(lambda one: one.mask_register.physical_id)

    inputs, outputs = Instruction.input_registers_masks.fget, Instruction.output_registers_masks.fget
    Instruction.input_registers_masks = property(
        lambda one: {} if _is_zeroing(one) else _with(inputs(one), _operand_masks(one))
    )
    Instruction.output_registers_masks = property(lambda one: _whole(_without(outputs(one), _operand_masks(one))))


def _with(registers_masks: dict[int, int], added: dict[int, int]) -> dict[int, int]:
    return registers_masks | {key: registers_masks.get(key, 0) | mask for key, mask in added.items()}


def _without(registers_masks: dict[int, int], removed: dict[int, int]) -> dict[int, int]:
    rest = {key: mask & ~removed.get(key, 0) for key, mask in registers_masks.items()}
    return {key: mask for key, mask in rest.items() if mask}


def _is_zeroing(instruction: Any) -> bool:
    """Does it xor a register with itself?"""
    return instruction.name == "VPXORD" and len(set(instruction.operands)) == 1


def _is_idle(instruction: Any) -> bool:
    """Does it move a register to itself? A part of one, moved so, clears the rest."""
    vector = registers.YMMRegister if Function._nnpack_vector_registers < VECTOR_REGISTERS else registers.ZMMRegister
    if instruction.name not in ("MOV", "VMOVAPS"):
        return False
    target, source = instruction.operands
    return isinstance(target, (registers.GeneralPurposeRegister64, vector)) and target == source


def _whole(registers_masks: dict[int, int]) -> dict[int, int]:
    """A vector register that is written is written up to its end: what is beyond the result becomes zero."""
    if Function._nnpack_vector_registers < VECTOR_REGISTERS:
        return registers_masks
    whole = registers.ZMMRegister._mask
    return {key: mask | whole if mask & whole else mask for key, mask in registers_masks.items()}


def _operand_masks(instruction: Any) -> dict[int, int]:
    """The mask registers that an instruction's operands are qualified with."""
    masked = (registers.MaskedRegister, operand.MemoryOperand)
    masks = [one.mask.mask_register for one in instruction.operands if isinstance(one, masked) and one.mask]
    return {register._internal_id: register.mask for register in masks}


def use_vector_registers(count: int) -> None:
    """Choose between the 16 registers of VEX and the 32 of EVEX code, for functions begun from here on."""
    Function._nnpack_vector_registers = count
    for one in {id(value): value for value in ABIS.values()}.values():
        kept = [register for register in one.volatile_registers if register not in EXTENSION_REGISTERS]
        one.volatile_registers = kept + (EXTENSION_REGISTERS if count == VECTOR_REGISTERS else [])


def _check_live_registers(function: Any) -> None:
    limits = {
        registers.GeneralPurposeRegister._kind: 15,
        registers.MMXRegister._kind: 8,
        registers.XMMRegister._kind: Function._nnpack_vector_registers,
        registers.KRegister._kind: 7,
    }
    for instruction in function._instructions:
        live = sorted(register.kind for register in instruction.live_registers)
        for kind, group in itertools.groupby(live):
            if (count := len(list(group))) > limits[kind]:
                what = f"{function.name}: {count} registers are live at {instruction}"
                raise peachpy.RegisterAllocationError(f"{what}: too many live registers, there are {limits[kind]}")
