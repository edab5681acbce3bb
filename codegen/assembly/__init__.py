"""The assembler back end: programs over virtual registers, put into order, given registers, written as text."""
