"""Fast-convolution algorithms as exact rational matrices and op graphs; nothing here knows of a CPU."""
