"""NNPACK reborn's kernel compiler: neural-network kernels written once, lowered to each instruction set."""
