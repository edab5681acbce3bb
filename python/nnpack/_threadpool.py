"""Thread pools by size: made when first asked for, kept for the life of the process, dropped in a forked child."""

from __future__ import annotations

import functools
import math
import operator
import os
import threading
from pathlib import Path
from typing import Any, SupportsIndex

from ._library import ArgumentError, Error, ffi, lib

MAXIMUM_THREADS = 1024

_pools: dict[int, Any] = {}
_lock = threading.Lock()

forks = 0
"""How often this process's pools were dropped."""


def _drop_in_child() -> None:
    """A fork copies the handles of the pools but none of their threads; the lock may have been copied while held."""
    global _lock, forks
    _lock = threading.Lock()
    forks += 1
    _pools.clear()


os.register_at_fork(after_in_child=_drop_in_child)


def _quota_of(group: Path) -> float:
    """CPUs that one cgroup directory grants: cpu.max (version 2) or cpu.cfs_* (version 1); infinity for no limit."""
    try:
        quota, period = (group / "cpu.max").read_text().split()
    except (OSError, ValueError):
        try:
            quota = (group / "cpu.cfs_quota_us").read_text().strip()
            period = (group / "cpu.cfs_period_us").read_text().strip()
        except OSError:
            return math.inf
    try:
        return int(quota) / int(period) if int(quota) > 0 else math.inf
    except (ValueError, ZeroDivisionError):
        return math.inf


@functools.cache
def cgroup_cpus() -> float:
    """CPUs that the quotas of this process's control groups, and of the groups above them, leave; infinity for all."""
    try:
        lines = Path("/proc/self/cgroup").read_text().splitlines()
    except OSError:
        return math.inf
    cpus = math.inf
    for line in lines:
        number, controllers, path = line.split(":", 2)
        if number == "0":
            root = Path("/sys/fs/cgroup")
        elif "cpu" in controllers.split(","):
            root = Path("/sys/fs/cgroup/cpu")
        else:
            continue
        group = root / path.lstrip("/")
        for directory in (group, *group.parents):
            cpus = min(cpus, _quota_of(directory))
            if directory == root:
                break
    return cpus


def default_threads() -> int:
    """CPUs that this process may use, by its affinity and by its control groups' quotas; at least 1."""
    affinity = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(affinity, MAXIMUM_THREADS, math.ceil(min(cgroup_cpus(), affinity))))


def thread_count(threads: SupportsIndex | None) -> int:
    """What the argument `threads` asks for; None asks for all CPUs that the process may use."""
    if threads is None:
        return default_threads()
    try:
        count = operator.index(threads)
    except TypeError:
        raise TypeError(f"threads: must be None or an integer, not {type(threads).__name__}") from None
    if not 1 <= count <= MAXIMUM_THREADS:
        raise ArgumentError("threads", f"must be from 1 to {MAXIMUM_THREADS}, not {count}")
    return count


def threadpool(threads: SupportsIndex | None) -> Any:
    """A pthreadpool_t of that many threads, NULL for one. Pools take calls from several Python threads, in turns."""
    count = thread_count(threads)
    if count == 1:
        return ffi.NULL
    pool = _pools.get(count)
    if pool is None:
        with _lock:
            pool = _pools.get(count)
            if pool is None:
                pool = lib.pthreadpool_create(count)
                if pool == ffi.NULL:
                    raise Error(f"pthreadpool_create could not make a pool of {count} threads")
                _pools[count] = pool
    return pool
