#include "kernel_panels.h"

#include <math.h>
#include <string.h>

#include <pthreadpool.h>

#include "gemm.h"

static const double SHOWN_PIXELS = 16; /* their products take as long as kernels take to come */

struct work {
    const struct nnp_convolution* convolution;
    const struct nnp_gemm_view* view;
    const struct nnp_kernel_panels* panels;
    float* packed;
};

struct nnp_gemm_view nnp_make_gemm_view(const struct nnp_convolution* c, struct nnp_axes axes) {
    const size_t taps = c->kernel_size.height * c->kernel_size.width;
    const bool is_output = c->pass == nnp_pass_output;
    struct nnp_gemm_view view = {.source = is_output ? &c->input : &c->output,
                                 .target = is_output ? &c->output : &c->input,
                                 .axes = axes,
                                 .taps = axes.y.taps * axes.x.taps,
                                 .kernel_target_stride = is_output ? c->input.channels * taps : taps,
                                 .kernel_source_stride = is_output ? taps : c->input.channels * taps};
    view.reduction = view.source->channels * view.taps;
    return view;
}

void nnp_copy_phase_pixels(const struct nnp_gemm_view* v, float* channels, size_t rows, size_t first, size_t columns,
                           float* dense, size_t dense_stride, bool is_write) {
    const size_t width = v->target->size.width;
    size_t places[NNP_MAX_COLUMNS], y = first / v->axes.x.count, x = first % v->axes.x.count;
    for (size_t column = 0; column < columns; column++) {
        places[column] = (v->axes.y.first + y * v->axes.y.step) * width + v->axes.x.first + x * v->axes.x.step;
        if (++x == v->axes.x.count) {
            x = 0;
            y++;
        }
    }
    for (size_t row = 0; row < rows; row++) {
        float* image = channels + row * nnp_pixels(v->target->size);
        float* elements = dense + row * dense_stride;
        for (size_t column = 0; column < columns && is_write; column++)
            image[places[column]] = elements[column];
        for (size_t column = 0; column < columns && !is_write; column++)
            elements[column] = image[places[column]];
    }
}

struct nnp_kernel_panels nnp_plan_kernel_panels(const struct nnp_hw* hw, const struct nnp_gemm_view* view, size_t mr,
                                                bool* overflow) {
    struct nnp_kernel_panels p = {.mr = mr, .channels = nnp_partition(view->target->channels, mr)};
    p.elements_a_panel = nnp_product(nnp_round_up(view->reduction, hw->lanes), mr, overflow);
    p.elements =
        nnp_round_up(nnp_product(p.channels.parts, p.elements_a_panel, overflow), NNP_ALIGNMENT / sizeof(float));
    return p;
}

/* An element of the reduction. */
struct element {
    size_t channel;
    size_t y; /* of the tap, in the order of the axes */
    size_t x;
};

/* Where an element lies in the kernels of a target channel. */
static size_t place_of(const struct work* w, struct element e) {
    const struct nnp_axes* axes = &w->view->axes;
    const size_t y = axes->y.first_tap + e.y * axes->y.tap_step, x = axes->x.first_tap + e.x * axes->x.tap_step;
    return e.channel * w->view->kernel_source_stride + y * w->convolution->kernel_size.width + x;
}

static struct element next_element(const struct work* w, struct element e) {
    const struct nnp_axes* axes = &w->view->axes;
    if (++e.x < axes->x.taps) return e;
    e.x = 0;
    if (++e.y < axes->y.taps) return e;
    e.y = 0;
    e.channel++;
    return e;
}

static void pack_panel(void* context, size_t panel) {
    const struct work* w = context;
    const struct nnp_gemm_view* v = w->view;
    const struct nnp_partition* channels = &w->panels->channels;
    const size_t lanes = w->convolution->machine->hw->lanes, mr = w->panels->mr;
    const size_t rows = nnp_part_size(channels, panel);
    const float* kernel = w->convolution->kernel + nnp_part_start(channels, panel) * v->kernel_target_stride;
    float* packed = w->packed + panel * w->panels->elements_a_panel;
    const bool is_contiguous = v->kernel_source_stride == v->taps; /* which a phase of some taps never is */
    struct element element = {0};
    for (size_t start = 0; start < v->reduction; start += lanes) {
        const size_t size = nnp_min(lanes, v->reduction - start);
        size_t places[NNP_MAX_LANES];
        for (size_t i = 0; i < size && !is_contiguous; i++, element = next_element(w, element))
            places[i] = place_of(w, element);
        for (size_t row = 0; row < rows; row++) {
            const float* source = kernel + row * v->kernel_target_stride;
            float* target = packed + (start / lanes * mr + row) * lanes;
            memset(target + size, 0, (lanes - size) * sizeof(float));
            if (is_contiguous) {
                memcpy(target, source + start, size * sizeof(float));
                continue;
            }
            for (size_t i = 0; i < size; i++)
                target[i] = source[places[i]];
        }
    }
}

void nnp_pack_kernel_panels(const struct nnp_convolution* c, const struct nnp_gemm_view* view,
                            const struct nnp_kernel_panels* panels, float* packed) {
    struct work w = {.convolution = c, .view = view, .panels = panels, .packed = packed};
    if (c->transform_strategy == nnp_convolution_transform_strategy_precompute)
        memset(packed, 0, panels->elements * sizeof(float));
    pthreadpool_parallelize_1d(c->threadpool, pack_panel, &w, panels->channels.parts, 0);
}

double nnp_kernel_panel_lines(const struct nnp_convolution* c, double elements, double pixels, double passes) {
    if (!nnp_is_prepared(c)) return passes * nnp_far_lines(c, elements);
    return fmin(1, SHOWN_PIXELS / pixels) * nnp_kernel_lines(c, elements, 1, false);
}
