"""The peak rate of a core: independent FMAs on registers, enough of them to hide the latency of each."""

from codegen.contract import FMA_PEAK, Kernel
from codegen.microarchitecture import Microarchitecture
from codegen.vocabulary import Vocabulary

CHAINS = 12  # latency of 4 to 5 cycles, two a cycle
STEPS = 4  # of every chain in an iteration


def fma_peak(v: Vocabulary) -> None:
    """CHAINS * STEPS FMAs an iteration."""
    (iterations,) = v.arguments(FMA_PEAK)
    x, y = v.unknown(), v.unknown()
    chains = [v.unknown() for _ in range(CHAINS)]
    with v.loop(iterations):
        for _ in range(STEPS):
            for chain in chains:
                v.accumulate(chain, x, y)
    v.keep(chains)


def kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """The one peak kernel of a target."""
    return [Kernel("fma_peak", "", FMA_PEAK, fma_peak, {"flops": 2 * CHAINS * STEPS * lanes})]
