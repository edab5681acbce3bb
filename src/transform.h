#pragma once
/* What convolutions by transforms of tiles have in common. */

#include "convolution.h"
#include "numbers.h"

enum {
    NNP_MAX_TILE = 16,      /* pixels in each dimension */
    NNP_MAX_HALF_LANES = 4, /* of tables with half-precision arithmetic */
    NNP_MAX_WINOGRAD_TAPS = 5 * 5,
};

/*
 * A bilinear algorithm: transforms of a tile of the left and of one of the right operand, products of their
 * coefficients, and an inverse. Output and input gradient: image by kernel; kernel gradient: input by output gradient.
 */
struct nnp_transform {
    struct nnp_size tile;
    size_t coefficients;     /* of a tile, in floats */
    struct nnp_size grid;    /* of them, column by column */
    struct nnp_size kernels; /* of a kernel's: its last row and column multiply all further ones of a tile */
    bool is_half;            /* are operands kept and multiplied in half precision? */
    size_t reals;            /* coefficients that are real numbers; pairs of the others are complex ones */
    nnp_tile_transform_function* left;
    nnp_tile_transform_function* right;
    nnp_winograd_kernel_function* right_block; /* many kernels at once; NULL: one by one by `right` */
    nnp_tile_inverse_function* inverse;
    nnp_tile_inverse_function* inverse_with_relu;
    struct {
        enum nnp_operation left, right, inverse;
    } operations;             /* that the transforms count as, */
    size_t operations_a_tile; /* each of them; and of a kernel */
    float amplification;      /* of rounding errors, from products to results */
    float roundings;          /* of the transforms and a product, before amplification */
};

/* Can the machine compute in half precision? */
bool nnp_has_half(const struct nnp_hw* hw);

/* The transform of an algorithm for a pass; false if it has none for the pass, this kernel size, stride or dilation. */
bool nnp_find_transform(const struct nnp_convolution* convolution, enum nnp_convolution_algorithm algorithm,
                        struct nnp_transform* transform);

/* Distance between tiles of the target: the pixels of one that no wrap-around, and no other tile, reaches. */
static inline struct nnp_size nnp_transform_step(const struct nnp_convolution* c, const struct nnp_transform* t) {
    return (struct nnp_size){.height = (t->tile.height - c->kernel_size.height) / c->stride.height + 1,
                             .width = (t->tile.width - c->kernel_size.width) / c->stride.width + 1};
}

/* Tiles of a batch of images, row by row, and their distance. */
struct nnp_tiles {
    size_t x;
    size_t y;
    size_t count; /* 0: more than can be counted */
    struct nnp_size step;
};

struct nnp_tiles nnp_cut_into_tiles(size_t images, struct nnp_size size, struct nnp_size step);

/* A position among the tiles of a batch. */
struct nnp_position {
    size_t image;
    size_t y;
    size_t x;
};

static inline struct nnp_position nnp_tile_position(const struct nnp_tiles* tiles, size_t tile) {
    const size_t row = tile / tiles->x;
    return (struct nnp_position){.image = row / tiles->y, .y = row % tiles->y, .x = tile % tiles->x};
}

static inline void nnp_next_tile(const struct nnp_tiles* tiles, struct nnp_position* position) {
    if (++position->x < tiles->x) return;
    position->x = 0;
    if (++position->y < tiles->y) return;
    position->y = 0;
    position->image++;
}

/* How a tile of images is cut out: its distance, its first pixel (tile 0 starts at minus the padding), its extent. */
struct nnp_window {
    const struct nnp_images* images;
    struct nnp_tiles tiles;
    ptrdiff_t top; /* padding, or less than none */
    ptrdiff_t left;
    struct nnp_size extent;
};

/*
 * Transforms one tile of one vector of channels, pixels outside of the image being zero. `tile` is that of the
 * algorithm, not smaller than the window's extent.
 */
void nnp_transform_tile(const struct nnp_hw* hw, nnp_tile_transform_function* function, struct nnp_size tile,
                        const struct nnp_window* window, struct nnp_position position, size_t first_channel,
                        float* output, size_t output_stride);

/* A block of something with all its coefficients, in floats. */
struct nnp_layout {
    size_t coefficient; /* distance between coefficients */
    size_t block;       /* distance between blocks */
};

/*
 * Coefficients are an odd number of cache lines apart, and a block has a gap of one more, so that neither the
 * coefficients of a block nor the blocks of a coefficient compete for a few cache sets.
 */
static inline struct nnp_layout nnp_spread(size_t elements, size_t coefficients) {
    const size_t line = NNP_ALIGNMENT / sizeof(float);
    const size_t coefficient = (nnp_divide_up(elements, line) | 1) * line;
    return (struct nnp_layout){.coefficient = coefficient, .block = (coefficients | 1) * coefficient};
}

/* Seconds that a thread spent in the phases of its tasks; a cache line. */
struct nnp_times {
    _Alignas(NNP_ALIGNMENT) double multiplication;
    double inverse;
};

/* Splits the time of their tasks as the threads spent it. */
void nnp_add_task_times(const struct nnp_times* times, size_t threads, double seconds, double* multiplication,
                        double* inverse);
