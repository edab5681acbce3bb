"""Swaps the layers of PyTorch's models for ours."""

from __future__ import annotations

import itertools
from dataclasses import dataclass

import torch

from .. import _terminal
from ._modules import LAYERS

_OURS = {getattr(torch.nn, layer.__name__): layer for layer in LAYERS}


@dataclass(frozen=True)
class Decision:
    """What became of one layer of a model."""

    name: str
    """Its name in the model; empty for the model itself."""
    kind: str
    """Its class before."""
    reason: str | None
    """Why it was left to PyTorch; None if it was swapped."""


@dataclass(frozen=True)
class Report:
    """What `optimize` did; `print` shows it as a table."""

    decisions: tuple[Decision, ...]

    @property
    def swapped(self) -> tuple[str, ...]:
        """Names of the layers that are ours now."""
        return tuple(decision.name for decision in self.decisions if decision.reason is None)

    @property
    def left(self) -> dict[str, str]:
        """Names of the layers that are PyTorch's still, and why."""
        return {decision.name: decision.reason for decision in self.decisions if decision.reason is not None}

    def __str__(self) -> str:
        rows = [
            [decision.name or "(the model)", decision.kind, "nnpack" if decision.reason is None else "PyTorch",
             decision.reason or ""]
            for decision in self.decisions
        ]  # fmt: skip
        return _terminal.text_table(["layer", "class", "by", "because"], rows, left=4)


def _problem(layer: torch.nn.Module) -> str | None:
    """Why a layer can't be swapped; None if it can."""
    kind = type(layer)
    if kind not in _OURS:
        parents = [parent.__name__ for parent in _OURS if isinstance(layer, parent)]
        return f"is a subclass of {parents[0]}" if parents else "nnpack has no such layer"
    if "forward" in vars(layer):
        return "its forward was replaced"
    for name, tensor in itertools.chain(layer.named_parameters(), layer.named_buffers()):
        if tensor.dtype != torch.float32 or tensor.device.type != "cpu":
            return f"{name} is {tensor.dtype} on {tensor.device.type}"
    setting = _OURS[kind].problem(layer)
    return None if setting is None else f"nnpack can't do {setting}"


def optimize(model: torch.nn.Module) -> tuple[torch.nn.Module, Report]:
    """Makes the layers of a model that nnpack can compute nnpack's, in place; returns the model, and what was done.

    A layer keeps its parameters, buffers, hooks and names, so that optimizers, checkpoints (`state_dict`) and
    references stay valid; only its class changes, to that of the same name in `nnpack.torch`. Left as they are: layers
    of classes derived from PyTorch's, with settings that nnpack can't compute, or with parameters that are not float32
    on the CPU; and whatever a model calls in its own `forward`, such as functions of `torch.nn.functional`.

        model, report = nnpack.torch.optimize(model)
        print(report)
    """
    decisions = []
    for name, layer in model.named_modules():
        kind = type(layer)
        if kind in LAYERS or (kind not in _OURS and any(True for _ in layer.children())):
            continue
        problem = _problem(layer)
        if problem is None:
            layer.__class__ = _OURS[kind]
        decisions.append(Decision(name, kind.__name__, problem))
    return model, Report(tuple(decisions))
