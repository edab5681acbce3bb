#include "im2col.h"

#include "numbers.h"

static struct nnp_axis output_axis(size_t output_size, size_t kernel_size, size_t padding, size_t stride,
                                   size_t dilation) {
    return (struct nnp_axis){
        .step = 1,
        .count = output_size,
        .tap_step = 1,
        .taps = kernel_size,
        .source_step = (ptrdiff_t)stride,
        .first_offset = -(ptrdiff_t)padding,
        .offset_step = (ptrdiff_t)dilation,
    };
}

static size_t greatest_common_divisor(size_t a, size_t b) {
    while (b != 0) {
        const size_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

/* No phase has more pixels than the first, nor more taps than one that the kernel's first element meets. */
static struct nnp_axis largest_axis(size_t input_size, size_t kernel_size, size_t stride, size_t dilation) {
    const size_t divisor = greatest_common_divisor(stride, dilation);
    return (struct nnp_axis){
        .step = stride,
        .count = (input_size - 1) / stride + 1,
        .tap_step = stride / divisor,
        .taps = nnp_divide_up(kernel_size, stride / divisor),
        .source_step = 1,
        .offset_step = (ptrdiff_t)(0 - dilation / divisor), /* a single tap may have any dilation */
    };
}

/* Input pixel y meets tap v in output pixel (y + padding - v * dilation) / stride, if that leaves no remainder. */
static struct nnp_axis phase_axis(size_t input_size, size_t kernel_size, size_t padding, size_t stride, size_t dilation,
                                  size_t phase) {
    struct nnp_axis axis = largest_axis(input_size, kernel_size, stride, dilation);
    axis.first = phase;
    axis.count = (input_size - phase - 1) / stride + 1;
    axis.taps = 0;
    const size_t wanted = (phase % stride + padding % stride) % stride, advance = dilation % stride;
    const size_t end = nnp_min(kernel_size, axis.tap_step);
    size_t remainder = 0;
    while (remainder != wanted && axis.first_tap < end) {
        remainder = (remainder + advance) % stride;
        axis.first_tap++;
    }
    if (axis.first_tap >= end) return axis;
    axis.taps = (kernel_size - axis.first_tap - 1) / axis.tap_step + 1;
    axis.first_offset = ((ptrdiff_t)(phase + padding) - (ptrdiff_t)(axis.first_tap * dilation)) / (ptrdiff_t)stride;
    return axis;
}

struct nnp_axes nnp_output_axes(const struct nnp_convolution* c) {
    return (struct nnp_axes){
        .y = output_axis(c->output.size.height, c->kernel_size.height, c->input_padding.top, c->stride.height,
                         c->dilation.height),
        .x = output_axis(c->output.size.width, c->kernel_size.width, c->input_padding.left, c->stride.width,
                         c->dilation.width),
    };
}

bool nnp_reads_plane(const struct nnp_axes* axes, struct nnp_size source) {
    return axes->y.taps == 1 && axes->x.taps == 1 && axes->y.source_step == 1 && axes->x.source_step == 1 &&
           axes->y.first_offset == 0 && axes->x.first_offset == 0 && axes->x.count == source.width &&
           axes->y.count <= source.height;
}

struct nnp_size nnp_phases(const struct nnp_convolution* c) {
    if (c->pass != nnp_pass_input_gradient) return (struct nnp_size){.width = 1, .height = 1};
    return (struct nnp_size){.width = nnp_min(c->stride.width, c->input.size.width),
                             .height = nnp_min(c->stride.height, c->input.size.height)};
}

struct nnp_axes nnp_phase_axes(const struct nnp_convolution* c, size_t phase_y, size_t phase_x) {
    if (c->pass != nnp_pass_input_gradient) return nnp_output_axes(c);
    return (struct nnp_axes){
        .y = phase_axis(c->input.size.height, c->kernel_size.height, c->input_padding.top, c->stride.height,
                        c->dilation.height, phase_y),
        .x = phase_axis(c->input.size.width, c->kernel_size.width, c->input_padding.left, c->stride.width,
                        c->dilation.width, phase_x),
    };
}

struct nnp_axes nnp_largest_axes(const struct nnp_convolution* c) {
    if (c->pass != nnp_pass_input_gradient) return nnp_output_axes(c);
    return (struct nnp_axes){
        .y = largest_axis(c->input.size.height, c->kernel_size.height, c->stride.height, c->dilation.height),
        .x = largest_axis(c->input.size.width, c->kernel_size.width, c->stride.width, c->dilation.width),
    };
}

struct nnp_extent nnp_find_extent(struct nnp_axis axis) {
    if (axis.count == 1) axis.source_step = 1; /* a stride that nobody takes */
    const ptrdiff_t reach = axis.taps == 0 ? 0 : (ptrdiff_t)(axis.taps - 1) * axis.offset_step;
    return (struct nnp_extent){
        .axis = axis,
        .first = axis.first_offset + (reach < 0 ? reach : 0),
        .size = (axis.count - 1) * (size_t)axis.source_step + (size_t)(reach < 0 ? -reach : reach) + 1,
    };
}

/* Adds those of the pixels from `first` on, whose source begins `base` floats from that of the gather, at lanes from
 * `start` to `end`. */
static void add_runs(const struct nnp_axes* axes, struct nnp_size source, ptrdiff_t base, size_t first, size_t start,
                     size_t end, size_t tap_y, size_t tap_x, struct nnp_gather* gather) {
    const ptrdiff_t offset_y = axes->y.first_offset + (ptrdiff_t)tap_y * axes->y.offset_step;
    const ptrdiff_t offset_x = axes->x.first_offset + (ptrdiff_t)tap_x * axes->x.offset_step;
    const ptrdiff_t step = axes->x.source_step, width = (ptrdiff_t)source.width;
    const size_t distance = step == 2 ? 2 : 1; /* of pixels in a run */
    struct nnp_im2col_run* run = gather->run_count == 0 ? NULL : &gather->runs[gather->run_count - 1];
    size_t y = first / axes->x.count, x = first % axes->x.count;
    for (size_t lane = start, pixels; lane < end; lane += pixels, x = 0, y++) {
        pixels = nnp_min(end - lane, axes->x.count - x);
        const size_t source_y = (size_t)((ptrdiff_t)y * axes->y.source_step + offset_y);
        const ptrdiff_t source_x = (ptrdiff_t)x * step + offset_x;
        if (source_y >= source.height || source_x >= width) continue; /* rows before the image are large numbers */
        const size_t inside = source_x < 0 ? nnp_divide_up((size_t)-source_x, (size_t)step) : 0;
        const size_t outside = nnp_min(pixels, (size_t)((width - 1 - source_x) / step) + 1);
        for (size_t i = inside, run_end; i < outside; i = run_end) {
            run_end = step == (ptrdiff_t)distance ? outside : i + 1;
            const ptrdiff_t place = base + (ptrdiff_t)source_y * width + source_x + (ptrdiff_t)i * step;
            const ptrdiff_t offset = place - (ptrdiff_t)((lane + i) * distance);
            if (run == NULL || run->offset != offset) {
                run = &gather->runs[gather->run_count++];
                *run = (struct nnp_im2col_run){.offset = offset};
            }
            const uint64_t bits = nnp_bits((lane + i) * distance, (lane + run_end) * distance);
            run->mask |= distance == 2 ? bits & NNP_EVERY_OTHER : bits;
        }
    }
}

static void begin_gather(const struct nnp_hw* hw, const struct nnp_axes* axes, struct nnp_gather* gather) {
    gather->copy = axes->x.source_step == 2 ? hw->im2col_by_2 : hw->im2col;
    gather->run_count = 0;
}

void nnp_find_runs(const struct nnp_hw* hw, const struct nnp_axes* axes, struct nnp_size source, size_t first,
                   size_t count, size_t tap_y, size_t tap_x, struct nnp_gather* gather) {
    begin_gather(hw, axes, gather);
    add_runs(axes, source, 0, first, 0, count, tap_y, tap_x, gather);
}

void nnp_find_runs_of_images(const struct nnp_hw* hw, const struct nnp_axes* axes, struct nnp_size source,
                             size_t stride, size_t first, size_t count, size_t tap_y, size_t tap_x,
                             struct nnp_gather* gather) {
    const size_t pixels = axes->y.count * axes->x.count;
    begin_gather(hw, axes, gather);
    first %= pixels;
    ptrdiff_t base = 0;
    for (size_t lane = 0, end; lane < count; lane = end, first = 0, base += (ptrdiff_t)stride) {
        end = nnp_min(count, lane + pixels - first);
        add_runs(axes, source, base, first, lane, end, tap_y, tap_x, gather);
    }
}
