"""Tables and progress in the terminal: with rich where it is installed, else in plain text."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterator, Sequence

try:
    import rich.console
    import rich.progress
    import rich.table
except ImportError:
    _HAVE_RICH = False
else:
    _HAVE_RICH = True

Advance = Callable[[str], None]


def text_table(columns: Sequence[str], rows: Sequence[Sequence[str]], *, left: int = 1) -> str:
    """Aligns text cells; the first `left` columns to the left, the others to the right."""
    widths = [max(len(row[index]) for row in (columns, *rows)) for index in range(len(columns))]
    lines = []
    for row in (columns, ["-" * width for width in widths], *rows):
        cells = (
            cell.ljust(width) if index < left else cell.rjust(width)
            for index, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def print_table(title: str, columns: Sequence[str], rows: Sequence[Sequence[str]], *, left: int = 1) -> None:
    """Prints text cells; the first `left` columns are aligned to the left, the others to the right."""
    if _HAVE_RICH:
        table = rich.table.Table(title=title, title_justify="left")
        for index, column in enumerate(columns):
            table.add_column(column, justify="left" if index < left else "right", no_wrap=True)
        for row in rows:
            table.add_row(*row)
        console = rich.console.Console()
        # A table wider than the terminal is left to the terminal to break, rather than cut.
        console.width = max(console.width, console.measure(table, options=console.options.update(width=1000)).maximum)
        console.print(table)
        return
    print(title)
    print(text_table(columns, rows, left=left))


@contextlib.contextmanager
def progress(title: str, total: int) -> Iterator[Advance]:
    """Shows how far `total` steps have come, on standard error; the yielded function, called before each, names it."""
    if _HAVE_RICH:
        console = rich.console.Console(stderr=True)
        with rich.progress.Progress(
            rich.progress.TextColumn("{task.description}"),
            rich.progress.BarColumn(),
            rich.progress.MofNCompleteColumn(),
            rich.progress.TimeElapsedColumn(),
            console=console,
            transient=True,
        ) as bar:
            task = bar.add_task(title, total=total)
            started = False

            def advance(step: str) -> None:
                nonlocal started
                bar.update(task, advance=1 if started else 0, description=f"{title}: {step}")
                started = True

            yield advance
        return
    done = 0

    def count(step: str) -> None:
        nonlocal done
        done += 1
        print(f"{title} {done}/{total}: {step}", file=sys.stderr)

    yield count
