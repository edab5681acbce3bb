#pragma once
/* What convolutions by transforms of tiles have in common. */

#include "convolution.h"
#include "numbers.h"

enum {
    NNP_MAX_TILE = 16,      /* pixels in each dimension */
    NNP_MAX_HALF_LANES = 4, /* of tables with half-precision arithmetic */
    NNP_MAX_WINOGRAD_TAPS = 5 * 5,
};

/* What transforms tiles of one size. */
struct nnp_tile_transforms {
    nnp_tile_transform_function* left;
    nnp_tile_inverse_function* inverse;
    nnp_tile_inverse_function* inverse_with_relu;
    const float* amplification; /* of rounding errors, from products to each result of a line; NULL: 1 */
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
    size_t edge;             /* rows or columns that a tile at the edge of images may have less; 0: it may not */
    struct nnp_tile_transforms tiles[2][2]; /* [of fewer rows][of fewer columns] */
    nnp_tile_transform_function* right;
    nnp_winograd_kernel_function* right_block;          /* many kernels at once; NULL: one by one by `right` */
    nnp_winograd_kernel_function* right_block_streamed; /* past the caches; may be right_block */
    struct {
        enum nnp_operation left, right, inverse;
    } operations;             /* that the transforms count as, */
    size_t operations_a_tile; /* each of them; and of a kernel */
    float roundings;          /* of the transforms and a product, before amplification */
};

/* Can the machine compute in half precision? */
bool nnp_has_half(const struct nnp_hw* hw);

/* The transform of an algorithm for a pass; false if it has none for the pass, this kernel size, stride or dilation. */
bool nnp_find_transform(const struct nnp_convolution* convolution, enum nnp_convolution_algorithm algorithm,
                        struct nnp_transform* transform);

/*
 * How rounding errors grow on average over the pixels of a row, or of a column, of the target: a quotient of variances.
 * `whole` of its tiles are whole, and those are `step` pixels; a column of tiles that are rows amplifies nothing.
 */
double nnp_mean_amplification(const struct nnp_transform* transform, size_t side, size_t whole, size_t step,
                              size_t pixels);

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
    struct nnp_size whole; /* tiles of a column and of a row before those at the edge, */
    size_t edge;           /* whose steps are that much shorter */
};

/* As few tiles as cover the images; as many of them as can be are short by `edge`, unless that is 0. */
struct nnp_tiles nnp_cut_into_tiles(size_t images, struct nnp_size size, struct nnp_size step, size_t edge);

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

static inline bool nnp_is_low(const struct nnp_tiles* tiles, struct nnp_position position) {
    return position.y >= tiles->whole.height;
}

static inline bool nnp_is_narrow(const struct nnp_tiles* tiles, struct nnp_position position) {
    return position.x >= tiles->whole.width;
}

/* The first row and column of a tile, as if images had no padding, and rows and columns to the next one. */
static inline struct nnp_size nnp_tile_origin(const struct nnp_tiles* tiles, struct nnp_position position) {
    const size_t short_rows = position.y - nnp_min(position.y, tiles->whole.height);
    const size_t short_columns = position.x - nnp_min(position.x, tiles->whole.width);
    return (struct nnp_size){.height = position.y * tiles->step.height - short_rows * tiles->edge,
                             .width = position.x * tiles->step.width - short_columns * tiles->edge};
}

static inline struct nnp_size nnp_tile_step(const struct nnp_tiles* tiles, struct nnp_position position) {
    return (struct nnp_size){.height = tiles->step.height - nnp_is_low(tiles, position) * tiles->edge,
                             .width = tiles->step.width - nnp_is_narrow(tiles, position) * tiles->edge};
}

/* How a tile of images is cut out: its distance, its first pixel (tile 0 starts at minus the padding), its extent. */
struct nnp_window {
    const struct nnp_images* images;
    struct nnp_tiles tiles;
    ptrdiff_t top; /* padding, or less than none */
    ptrdiff_t left;
    struct nnp_size extent; /* at most: a tile at the edge is smaller */
};

/*
 * Transforms one tile of one vector of channels, pixels outside of the image being zero. `tile` is what the function
 * reads, of which what is not of the window's extent is zero, too. A copy of the position, whose words were just
 * written, would wait for all stores before them (docs/decisions/0041).
 */
void nnp_transform_tile(const struct nnp_hw* hw, nnp_tile_transform_function* function, struct nnp_size tile,
                        const struct nnp_window* window, const struct nnp_position* position, size_t first_channel,
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
    _Alignas(NNP_ALIGNMENT) double transform;
    double multiplication;
    double inverse;
};

/* Adds the seconds since `time`, which is now then. */
static inline void nnp_lap(const struct nnp_convolution* c, double* time, double* seconds) {
    const double now = nnp_time(c);
    *seconds += now - *time;
    *time = now;
}

/* Splits the time of their tasks as the threads spent it. */
void nnp_add_task_times(const struct nnp_times* times, size_t threads, double seconds, double* transform,
                        double* multiplication, double* inverse);
