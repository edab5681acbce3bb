"""What the library is, what it found in this machine, and how fast the machine can be."""

from __future__ import annotations

import platform
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import SupportsIndex

import numpy as np

from ._library import check, ffi, initialize, lib, library_path, targets
from ._threadpool import default_threads, threadpool


@dataclass(frozen=True)
class Info:
    """What `info()` returns. Cache sizes are in bytes, and are guessed where the machine does not report them."""

    version: str
    """Version of the library."""
    cpu: str
    """The CPU's name, as the operating system tells it."""
    target: str
    """Target whose kernels run."""
    microarchitecture: str
    """Microarchitecture record that the kernels were generated for."""
    lanes: int
    """Vector width of the kernels, in floats."""
    l1_cache: int
    l2_cache: int
    l3_cache: int
    targets: dict[str, bool]
    """Targets in the library, best first, and whether this machine can run each."""
    threads: int
    """Threads that `threads=None` means."""
    library: str
    """The shared library's path."""


def _cpu_name() -> str:
    try:
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            key, _, value = line.partition(":")
            if key.strip() == "model name":
                return value.strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def info() -> Info:
    """Tells the CPU, the kernels chosen for it, cache sizes, and the library's version and place."""
    initialize()
    hardware = ffi.new("struct nnp_hardware*")
    check(lib.nnp_get_hardware(hardware), {})
    return Info(
        version=ffi.string(hardware.version).decode(),
        cpu=_cpu_name(),
        target=ffi.string(hardware.target).decode(),
        microarchitecture=ffi.string(hardware.microarchitecture).decode(),
        lanes=hardware.lanes,
        l1_cache=hardware.l1_cache,
        l2_cache=hardware.l2_cache,
        l3_cache=hardware.l3_cache,
        targets=targets(),
        threads=default_threads(),
        library=str(library_path),
    )


def measure_fma_peak(threads: SupportsIndex | None = None) -> float:
    """Measures, in some 20 milliseconds, how many floating-point operations a second FMAs on registers can do.

    `threads` run the loop, all CPUs of the process for None; an FMA counts as two operations.
    """
    initialize()
    flops = ffi.new("double*")
    check(lib.nnp_measure_fma_peak(threadpool(threads), flops), {})
    return float(flops[0])


def measure_copy_bandwidth(threads: int) -> float:
    """Measures, in some tenths of a second, how many bytes a second copies in memory read and write together."""
    size = 2**27  # beyond caches
    source, target = (np.ones(size // 8) for _ in range(2))
    parts = list(zip(np.array_split(target, threads), np.array_split(source, threads), strict=True))
    best = np.inf
    with ThreadPoolExecutor(threads) as pool:
        for _ in range(5):
            start = time.perf_counter()
            list(pool.map(lambda part: np.copyto(*part), parts))
            best = min(best, time.perf_counter() - start)
    return float(2 * size / best)
