#include "transform.h"

#include <string.h>

/* Channels from which on fewer multiplications by Gauss's form pay for its larger transforms of 8x8 tiles; of 16x16
 * tiles they never do (docs/decisions/0013). */
enum { GAUSS_CHANNELS = 16 };

/* Rows or columns that tiles at edges have less. */
enum { EDGE = 1 };

bool nnp_has_half(const struct nnp_hw* hw) { return hw->half.supported != NULL && hw->half.supported(); }

/* Roundings that transforms and a product come to, as they were measured (docs/decisions/0024). */
static const float WINOGRAD_ROUNDINGS = 17, FOURIER_8_ROUNDINGS = 31, FOURIER_16_ROUNDINGS = 60;

/* A Winograd algorithm: its name, its tiles and kernels, where its transforms are, and what they count as:
 * those of tiles, or of coefficients of rows and columns. */
struct winograd {
    enum nnp_convolution_algorithm algorithm;
    struct nnp_size tile;
    struct nnp_size kernels; /* coefficients of a kernel */
    struct nnp_size kernel;
    size_t stride;
    size_t transforms[2][2]; /* in struct nnp_hw: of whole tiles, and at edges, as in struct nnp_transform; 0: none */
    enum nnp_operation input_operation, kernel_operation, output_operation;
};

#define TRANSFORMS(set) offsetof(struct nnp_hw, winograd.set)
#define SQUARE_OF(name, side, taps, kinds, ...)                                                                        \
    {                                                                                                                  \
        .algorithm = nnp_convolution_algorithm_##name, .tile = {side, side}, .kernels = {side, side},                  \
        .kernel = {taps, taps}, .stride = 1, .transforms = {__VA_ARGS__},                                              \
        .input_operation = nnp_operation_input_wt##side##x##side, .kernel_operation = nnp_operation_kernel_##kinds,    \
        .output_operation = nnp_operation_output_##kinds                                                               \
    }
#define SQUARE(name, side, taps, set, kinds) SQUARE_OF(name, side, taps, kinds, {TRANSFORMS(set)})
#define SQUARE_WITH_EDGES(name, side, taps, whole, narrow, low, both)                                                  \
    SQUARE_OF(name, side, taps, name, {TRANSFORMS(whole), TRANSFORMS(narrow)}, {TRANSFORMS(low), TRANSFORMS(both)})
/* Of a stride of 2, by the algorithm's tiles of every other pixel; the tap between these is one coefficient more. */
#define SQUARE_BY_2(name, side, set)                                                                                   \
    {                                                                                                                  \
        .algorithm = nnp_convolution_algorithm_##name, .tile = {2 * side - 1, 2 * side - 1},                           \
        .kernels = {side + 1, side + 1}, .kernel = {3, 3}, .stride = 2, .transforms = {{TRANSFORMS(set)}},             \
        .input_operation = nnp_operation_input_##name##_by_2, .kernel_operation = nnp_operation_kernel_##name##_by_2,  \
        .output_operation = nnp_operation_output_##name##_by_2                                                         \
    }
#define ROW(name, side, taps, set)                                                                                     \
    {                                                                                                                  \
        .algorithm = nnp_convolution_algorithm_##name, .tile = {.height = 1, .width = side},                           \
        .kernels = {.height = 1, .width = side}, .kernel = {.height = 1, .width = taps}, .stride = 1,                  \
        .transforms = {{TRANSFORMS(set)}}, .input_operation = nnp_operation_input_wt_row,                              \
        .kernel_operation = nnp_operation_kernel_wt_line, .output_operation = nnp_operation_output_wt_row              \
    }
#define COLUMN(name, side, taps, set)                                                                                  \
    {                                                                                                                  \
        .algorithm = nnp_convolution_algorithm_##name, .tile = {.height = side, .width = 1},                           \
        .kernels = {.height = side, .width = 1}, .kernel = {.height = taps, .width = 1}, .stride = 1,                  \
        .transforms = {{TRANSFORMS(set)}}, .input_operation = nnp_operation_input_wt_column,                           \
        .kernel_operation = nnp_operation_kernel_wt_line, .output_operation = nnp_operation_output_wt_column           \
    }

static const struct winograd winograds[] = {
    SQUARE_WITH_EDGES(wt8x8, 8, 3, f6x6_3x3, f6x5_3x3_of_8x8, f5x6_3x3_of_8x8, f5x5_3x3_of_8x8),
    SQUARE(wt8x8, 8, 4, f5x5_4x4, wt8x8_4x4),
    SQUARE(wt8x8, 8, 2, f7x7_2x2, wt8x8_2x2),
    SQUARE_WITH_EDGES(wt8x8_5x5, 8, 5, f4x4_5x5, f4x3_5x5_of_8x8, f3x4_5x5_of_8x8, f3x3_5x5_of_8x8),
    SQUARE_WITH_EDGES(wt7x7, 7, 3, f5x5_3x3, f5x4_3x3_of_7x7, f4x5_3x3_of_7x7, f4x4_3x3_of_7x7),
    SQUARE_WITH_EDGES(wt6x6, 6, 3, f4x4_3x3, f4x3_3x3_of_6x6, f3x4_3x3_of_6x6, f3x3_3x3_of_6x6),
    SQUARE(wt6x6, 6, 2, f5x5_2x2, wt6x6_2x2),
    SQUARE_WITH_EDGES(wt4x4, 4, 3, f2x2_3x3, f2x1_3x3_of_4x4, f1x2_3x3_of_4x4, f1x1_3x3_of_4x4),
    SQUARE(wt4x4, 4, 2, f3x3_2x2, wt4x4_2x2),
    ROW(wt6, 6, 3, f1x4_1x3),
    COLUMN(wt6, 6, 3, f4x1_3x1),
    ROW(wt8, 8, 3, f1x6_1x3),
    COLUMN(wt8, 8, 3, f6x1_3x1),
    ROW(wt8, 8, 5, f1x4_1x5),
    COLUMN(wt8, 8, 5, f4x1_5x1),
    ROW(wt12, 12, 7, f1x6_1x7),
    COLUMN(wt12, 12, 7, f6x1_7x1),
    SQUARE_BY_2(wt8x8, 8, f7x7_3x3_by_2),
    SQUARE_BY_2(wt6x6, 6, f5x5_3x3_by_2),
    SQUARE_BY_2(wt4x4, 4, f3x3_3x3_by_2),
};

/* That of an algorithm for these kernels and strides, or NULL. */
static const struct winograd* winograd_of(enum nnp_convolution_algorithm algorithm, const struct nnp_convolution* c) {
    if (algorithm == nnp_convolution_algorithm_wt8x8_fp16) algorithm = nnp_convolution_algorithm_wt8x8;
    for (size_t i = 0; i < sizeof winograds / sizeof winograds[0]; i++) {
        const struct winograd* w = &winograds[i];
        if (w->algorithm == algorithm && w->kernel.height == c->kernel_size.height &&
            w->kernel.width == c->kernel_size.width && w->stride == c->stride.height && w->stride == c->stride.width) {
            return w;
        }
    }
    return NULL;
}

static const struct nnp_winograd_transforms* transforms_of(const struct nnp_hw* hw, size_t offset) {
    return (const void*)((const char*)hw + offset);
}

/* False if the algorithm has no transform for this kernel and pass: gradients by the kernel are F(3x3, 6x6). */
static bool find_winograd(const struct nnp_convolution* c, enum nnp_convolution_algorithm algorithm,
                          struct nnp_transform* transform) {
    const struct nnp_hw* hw = c->machine->hw;
    const struct winograd* winograd = winograd_of(algorithm, c);
    if (winograd == NULL) return false;
    /* Gradients, and few channels, of which phases fill vectors better, are dense layers' (src/strided_transform.c). */
    if (winograd->stride > 1 && (c->pass != nnp_pass_output || c->input.channels < hw->lanes)) return false;
    const struct nnp_winograd_transforms* transforms = transforms_of(hw, winograd->transforms[0][0]);
    const size_t coefficients = nnp_pixels(winograd->tile);
    const bool is_half = algorithm == nnp_convolution_algorithm_wt8x8_fp16 && transforms == &hw->winograd.f6x6_3x3 &&
                         c->pass != nnp_pass_kernel_gradient && nnp_has_half(hw);
    *transform = (struct nnp_transform){
        .tile = winograd->tile,
        .coefficients = coefficients,
        .grid = winograd->tile,
        .kernels = winograd->kernels,
        .reals = coefficients,
        .is_half = is_half,
        /* Scales of halves are those of whole tiles. */
        .edge = winograd->transforms[1][1] != 0 && !is_half ? EDGE : 0,
        .right_block = transforms->kernel,
        .right_block_streamed = transforms->kernel_streamed != NULL ? transforms->kernel_streamed : transforms->kernel,
        .operations = {winograd->input_operation, winograd->kernel_operation, winograd->output_operation},
        .operations_a_tile = nnp_min(winograd->tile.height, winograd->tile.width) == 1 ? coefficients : 1,
        .roundings = WINOGRAD_ROUNDINGS,
    };
    for (size_t kind = 0; kind < 4; kind++) {
        const size_t set = winograd->transforms[kind / 2][kind % 2];
        if (set == 0) continue;
        const struct nnp_winograd_transforms* t = transforms_of(hw, set);
        transform->tiles[kind / 2][kind % 2] = (struct nnp_tile_transforms){
            .left = t->input,
            .inverse = t->output_with_bias,
            .inverse_with_relu = t->output_with_bias_with_relu,
            .amplification = t->amplification,
        };
    }
    if (c->pass != nnp_pass_kernel_gradient) return true;
    transform->right = hw->winograd.f3x3_6x6_kernel;
    transform->tiles[0][0].inverse = hw->winograd.f3x3_6x6_output_with_bias;
    transform->tiles[0][0].amplification = hw->winograd.f3x3_6x6_amplification;
    transform->operations.right = nnp_operation_gradient_tile_wt8x8;
    transform->operations.inverse = nnp_operation_gradient_kernel_wt8x8;
    return transforms == &hw->winograd.f6x6_3x3;
}

static struct nnp_transform fourier(const struct nnp_fourier* kernels, size_t tile, bool is_gauss) {
    const struct nnp_fourier_transforms* form = is_gauss ? &kernels->gauss_form : &kernels->complex_form;
    const size_t reals = 4, planes = reals + (is_gauss ? 3 : 2) * (tile / 2 - 1) * (tile + 2);
    return (struct nnp_transform){
        .tile = {tile, tile},
        .coefficients = planes,
        .grid = {.height = planes, .width = 1},
        .kernels = {.height = planes, .width = 1},
        .reals = is_gauss ? planes : reals,
        .tiles = {{{.left = form->left,
                    .inverse = form->output_with_bias,
                    .inverse_with_relu = form->output_with_bias_with_relu,
                    .amplification = NULL}}},
        .right = form->right,
        .operations = {tile == 8 ? nnp_operation_input_ft8x8 : nnp_operation_input_ft16x16,
                       tile == 8 ? nnp_operation_kernel_ft8x8 : nnp_operation_kernel_ft16x16,
                       tile == 8 ? nnp_operation_output_ft8x8 : nnp_operation_output_ft16x16},
        .operations_a_tile = 1,
        .roundings = tile == 8 ? FOURIER_8_ROUNDINGS : FOURIER_16_ROUNDINGS,
    };
}

bool nnp_find_transform(const struct nnp_convolution* c, enum nnp_convolution_algorithm algorithm,
                        struct nnp_transform* transform) {
    const struct nnp_hw* hw = c->machine->hw;
    const struct nnp_size kernel = c->kernel_size;
    const bool is_strided = c->stride.height != 1 || c->stride.width != 1;
    if (nnp_is_dilated(c)) return false;
    const bool is_gauss = nnp_min(c->input.channels, c->output.channels) >= GAUSS_CHANNELS;
    switch (algorithm) {
        case nnp_convolution_algorithm_wt8x8:
        case nnp_convolution_algorithm_wt8x8_fp16:
        case nnp_convolution_algorithm_wt8x8_5x5:
        case nnp_convolution_algorithm_wt7x7:
        case nnp_convolution_algorithm_wt6x6:
        case nnp_convolution_algorithm_wt4x4:
        case nnp_convolution_algorithm_wt6:
        case nnp_convolution_algorithm_wt8:
        case nnp_convolution_algorithm_wt12:
            return find_winograd(c, algorithm, transform);
        case nnp_convolution_algorithm_ft8x8:
        case nnp_convolution_algorithm_ft16x16:
            *transform = algorithm == nnp_convolution_algorithm_ft8x8 ? fourier(&hw->fourier_8x8, 8, is_gauss)
                                                                      : fourier(&hw->fourier_16x16, 16, false);
            return !is_strided && nnp_max(kernel.height, kernel.width) <= transform->tile.width;
        default:
            return false;
    }
}

/* Amplifications of so many results, one tile after the other. */
static double sum_of_amplifications(const float* amplification, size_t step, size_t results) {
    double tile = 0, rest = 0;
    for (size_t i = 0; i < step; i++) {
        tile += amplification[i];
        if (i < results % step) rest += amplification[i];
    }
    return (double)(results / step) * tile + rest;
}

double nnp_mean_amplification(const struct nnp_transform* transform, size_t side, size_t whole, size_t step,
                              size_t pixels) {
    if (side == 1 || transform->tiles[0][0].amplification == NULL) return 1;
    const size_t of_whole = nnp_min(whole * step, pixels);
    double sum = sum_of_amplifications(transform->tiles[0][0].amplification, step, of_whole);
    if (of_whole < pixels) {
        const float* amplification = transform->tiles[1][1].amplification;
        sum += sum_of_amplifications(amplification, step - transform->edge, pixels - of_whole);
    }
    return sum / (double)pixels;
}

/* Those of `count` tiles a step apart that must be whole to cover `size`. */
static size_t whole_tiles(size_t count, size_t size, size_t step, size_t edge) {
    return edge == 0 ? count : count - nnp_min((count * step - size) / edge, count);
}

struct nnp_tiles nnp_cut_into_tiles(size_t images, struct nnp_size size, struct nnp_size step, size_t edge) {
    bool overflow = false;
    struct nnp_tiles tiles = {.x = nnp_divide_up(size.width, step.width),
                              .y = nnp_divide_up(size.height, step.height),
                              .step = step,
                              .edge = edge};
    tiles.whole = (struct nnp_size){.height = whole_tiles(tiles.y, size.height, step.height, edge),
                                    .width = whole_tiles(tiles.x, size.width, step.width, edge)};
    tiles.count = nnp_product(nnp_product(tiles.y, tiles.x, &overflow), images, &overflow);
    if (overflow) tiles.count = 0;
    return tiles;
}

/* Which of `extent` pixels from `start` on lie in an image. */
static uint32_t pixel_mask(ptrdiff_t start, size_t extent, size_t size) {
    const size_t begin = start < 0 ? nnp_min((size_t)-start, extent) : 0;
    const ptrdiff_t end = (ptrdiff_t)size - start;
    return end <= (ptrdiff_t)begin ? 0 : nnp_bits(begin, nnp_min(extent, (size_t)end));
}

/* Copies a tile of fewer channels than lanes into a dense tile of whole vectors, zeros elsewhere. */
static void copy_tile(const float* input, const struct nnp_tile* tile, struct nnp_size size, size_t channels,
                      size_t lanes, float* copy) {
    memset(copy, 0, sizeof(float) * nnp_pixels(size) * lanes);
    for (size_t channel = 0; channel < channels; channel++) {
        for (size_t y = 0; y < size.height; y++) {
            if (!(tile->row_mask >> y & 1)) continue;
            for (size_t x = 0; x < size.width; x++) {
                if (!(tile->column_mask >> x & 1)) continue;
                copy[(channel * size.height + y) * size.width + x] =
                    input[channel * tile->channel_stride + y * tile->row_stride + x];
            }
        }
    }
}

/*
 * Fetches rows that the tile below will need and this one has not, or, from the last tiles, rows of the next image: a
 * few pixels of many channels are no stream that hardware would see. Always inlined, because GCC 12 removes calls of
 * functions that do nothing but prefetch.
 */
__attribute__((always_inline)) static inline void prefetch_tile(const struct nnp_window* w, const float* image,
                                                                struct nnp_position position, struct nnp_size extent,
                                                                size_t channels) {
    const ptrdiff_t height = (ptrdiff_t)w->images->size.height, width = (ptrdiff_t)w->images->size.width;
    const ptrdiff_t rows = (ptrdiff_t)extent.height, step = (ptrdiff_t)w->tiles.step.height;
    const struct nnp_size origin = nnp_tile_origin(&w->tiles, position);
    const bool is_last = position.y + 1 == w->tiles.y;
    if (is_last && position.image + 1 == w->tiles.count / (w->tiles.x * w->tiles.y)) return;
    if (is_last) image += w->images->stride;
    const ptrdiff_t next = is_last ? -w->top : (ptrdiff_t)origin.height + rows - w->top;
    const ptrdiff_t begin = next < 0 ? 0 : next;
    const ptrdiff_t wanted = is_last ? (ptrdiff_t)w->extent.height - w->top : next + step,
                    end = wanted < height ? wanted : height;
    const ptrdiff_t right = (ptrdiff_t)(origin.width + extent.width) - 1 - w->left;
    const ptrdiff_t column = right < 0 ? 0 : right < width ? right : width - 1;
    /* Neighbouring columns share cache lines. */
    const ptrdiff_t line = NNP_ALIGNMENT / sizeof(float);
    if (extent.width == 1 && column % line != 0) return;
    for (ptrdiff_t channel = 0; channel < (ptrdiff_t)channels; channel++) {
        for (ptrdiff_t y = begin; y < end; y++) {
            __builtin_prefetch(image + (channel * height + y) * width + column);
        }
    }
}

void nnp_transform_tile(const struct nnp_hw* hw, nnp_tile_transform_function* function, struct nnp_size size,
                        const struct nnp_window* window, const struct nnp_position* position, size_t first_channel,
                        float* output, size_t output_stride) {
    const struct nnp_images* images = window->images;
    const size_t channels = images->has_slack ? hw->lanes : nnp_min(hw->lanes, images->channels - first_channel);
    const struct nnp_size origin = nnp_tile_origin(&window->tiles, *position);
    const struct nnp_size extent = {.height = nnp_min(window->extent.height, size.height),
                                    .width = nnp_min(window->extent.width, size.width)};
    const ptrdiff_t y = (ptrdiff_t)origin.height - window->top, x = (ptrdiff_t)origin.width - window->left;
    const float* image = images->pixels + position->image * images->stride + first_channel * nnp_pixels(images->size);
    const struct nnp_tile tile = {
        .channel_stride = nnp_pixels(images->size),
        .row_stride = images->size.width,
        .row_mask = pixel_mask(y, extent.height, images->size.height),
        .column_mask = pixel_mask(x, extent.width, images->size.width),
    };
    const float* first = image + y * (ptrdiff_t)images->size.width + x;
    _Alignas(NNP_ALIGNMENT) float scratch[NNP_SCRATCH_ELEMENTS];
    prefetch_tile(window, image, *position, extent, channels);
    if (channels == hw->lanes) {
        function(first, &tile, output, output_stride, scratch);
        return;
    }
    _Alignas(NNP_ALIGNMENT) float copy[NNP_MAX_TILE * NNP_MAX_TILE * NNP_MAX_LANES];
    const struct nnp_tile dense = {.channel_stride = nnp_pixels(size),
                                   .row_stride = size.width,
                                   .row_mask = nnp_bits(0, extent.height),
                                   .column_mask = nnp_bits(0, extent.width)};
    copy_tile(first, &tile, size, channels, hw->lanes, copy);
    function(copy, &dense, output, output_stride, scratch);
}

void nnp_add_task_times(const struct nnp_times* times, size_t threads, double seconds, double* transform,
                        double* multiplication, double* inverse) {
    struct nnp_times sum = {0};
    for (size_t thread = 0; thread < threads; thread++) {
        sum.transform += times[thread].transform;
        sum.multiplication += times[thread].multiplication;
        sum.inverse += times[thread].inverse;
    }
    const double all = sum.transform + sum.multiplication + sum.inverse;
    const double share = all == 0 ? 0 : seconds / all; /* 0 if nobody asked */
    *transform += share * sum.transform;
    *multiplication += share * sum.multiplication;
    *inverse += share * sum.inverse;
}
