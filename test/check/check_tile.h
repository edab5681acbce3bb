#pragma once
/* Transforms of tiles of `lanes` channels and back, for the algorithms that convolve by them. */

#include "check.h"

struct tile_size {
    size_t rows, columns;
};

/* A transform and its inverse, as they are defined, for one channel. Magnitudes are those of the terms of each sum. */
struct tile_algorithm {
    struct tile_size tile; /* that the transform reads, and the inverse writes */
    size_t coefficients;   /* vectors between them, */
    size_t column;         /* in columns of so many, */
    size_t pitch;          /* which begin so many after one another */
    size_t roundings;      /* of a term on its way through both dimensions */
    void (*transform)(const struct tile_algorithm* algorithm, const double* tile, double* coefficients,
                      double* magnitudes);
    void (*invert)(const struct tile_algorithm* algorithm, const double* coefficients, double* tile,
                   double* magnitudes);
};

/* The largest tile, and the most coefficients. */
#define TILE_ELEMENTS (16 * 16)
#define TILE_COEFFICIENTS 382

enum tile_buffer { TILE_IN, TILE_OUT, TILE_STRUCT, TILE_BIAS, TILE_SCRATCH, TILE_BUFFERS };

#define TILE_STRIDES 4
/* Kinds of data: one more has a NaN in one channel, which no other may see. */
#define TILE_ONE_NAN DATA_KINDS
#define TILE_KINDS (DATA_KINDS + 1)

struct window {
    size_t first, count;
};

struct tile_case {
    struct window rows, columns;
    size_t row_stride, channel_stride, packed_stride, kind; /* numbers below TILE_STRIDES and TILE_KINDS */
    enum placement placement;
};

const char* tile_kind_name(size_t kind);
enum data tile_data(size_t kind);
uint32_t tile_mask(struct window window);
/* A window of `size` rows or columns by number, the empty one first; there are tile_windows(size). */
struct window tile_window(size_t number, size_t size);
size_t tile_windows(size_t size);
/* Strides of packed coefficients keep vectors aligned. */
size_t tile_packed_stride(size_t i, size_t minimum, size_t lanes);
float* tile_place_scratch(struct buffer* scratch, enum placement placement);
double tile_bound(size_t roundings, double magnitude);

/* Add the buffers of the kernels, in the order of enum tile_buffer. */
void tile_buffers(struct check* check, struct buffer* buffers[TILE_BUFFERS]);
/* Check a transform (nnp_tile_transform_function), or an inverse with bias (nnp_tile_inverse_function). */
void tile_check_transform(struct check* check, struct buffer* buffers[TILE_BUFFERS], const struct tile_case* t,
                          const struct tile_algorithm* algorithm);
void tile_check_inverse(struct check* check, struct buffer* buffers[TILE_BUFFERS], const struct tile_case* t,
                        const struct tile_algorithm* algorithm, bool relu);
/* Strides and data by chance. */
void tile_randomize(struct check* check, struct tile_case* t);
/* Time one on a tile of which the windows' rows and columns exist. */
void tile_bench_transform(struct check* check, const char* what, const struct tile_algorithm* algorithm,
                          struct window rows, struct window columns);
void tile_bench_inverse(struct check* check, const char* what, const struct tile_algorithm* algorithm,
                        struct window rows, struct window columns);
