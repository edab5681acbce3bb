"""Which registers hold values that are still needed, and removal of what computes values that are not."""

from collections.abc import Sequence

from codegen.assembly.program import Block, Register


def live_out(blocks: Sequence[Block]) -> dict[Block, set[Register]]:
    """Registers whose values are needed after each block, by iteration to a fixed point."""
    gen: dict[Block, set[Register]] = {}
    kill: dict[Block, set[Register]] = {}
    for block in blocks:
        used: set[Register] = set()
        written: set[Register] = set()
        for one in block.body:
            used.update(register for register in one.reads if register not in written)
            written.update(one.writes)
        gen[block], kill[block] = used, written
    live_in = {block: set(gen[block]) for block in blocks}
    result: dict[Block, set[Register]] = {block: set() for block in blocks}
    changed = True
    while changed:
        changed = False
        for block in reversed(blocks):
            after: set[Register] = set().union(*(live_in[one] for one in block.successors))
            if after != result[block]:
                result[block] = after
                live_in[block] = gen[block] | (after - kill[block])
                changed = True
    return result


def remove_dead_code(blocks: Sequence[Block]) -> None:
    """Take out instructions whose results nobody reads."""
    removed = True
    while removed:
        removed = False
        after = live_out(blocks)
        for block in blocks:
            live = set(after[block])
            kept = []
            for one in reversed(block.body):
                if not one.has_effect and not live.intersection(one.writes):
                    removed = True
                    continue
                live.difference_update(one.writes)
                live.update(one.reads)
                kept.append(one)
            block.body = kept[::-1]
