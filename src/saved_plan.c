/*
 * Plans as bytes: a head, the bias, the packed kernel. Numbers are in the machine's byte order.
 *
 * What is read is believed to be a plan only after its checksum is right, and its sizes are what the library computes
 * for its layer: then no access is out of bounds, whatever the packed numbers are.
 */

#include <string.h>

#include <nnpack/extensions.h>

#include "numbers.h"
#include "plan.h"
#include "transform.h"

enum {
    FORMAT = 11, /* to be raised with every change of the head, and, between versions, of how an algorithm packs */
    VERSION_LENGTH = 16,
    NAME_LENGTH = 32,
    LAYER_SIZES = 16,
};

static const char MAGIC[8] = {'N', 'N', 'P', ' ', 'p', 'l', 'a', 'n'};

/* What every version of the format begins with. */
struct prefix {
    char magic[8];
    uint64_t format;
    uint64_t checksum; /* of all bytes, with a zero in its place */
};

/* What the layout of packed kernels depends on. */
struct kernels {
    char target[NAME_LENGTH];
    char microarchitecture[NAME_LENGTH];
    uint64_t lanes;
    uint64_t sgemm_mr;
    uint64_t sgemm_nr;
    uint64_t tuple_gemm_nr;
    uint64_t has_half;
};

/* Of 64-bit words, without gaps. */
struct head {
    struct prefix prefix;
    char version[VERSION_LENGTH];
    struct kernels kernels;
    uint64_t layer[LAYER_SIZES];
    uint64_t algorithm;
    uint64_t activation;
    uint64_t has_bias;
    uint64_t most_workspace;
    double largest_error;
    uint64_t kernel_size;
};

_Static_assert(sizeof(struct head) == 40 * sizeof(uint64_t), "there are gaps in the head");
_Static_assert(sizeof(struct nnp_convolution_layer) == LAYER_SIZES * sizeof(size_t), "a layer has other sizes");

/* One step of the checksum, an invertible one, so that a change within a word always changes the result. */
static uint64_t add_word(uint64_t sum, uint64_t word) {
    sum = (sum ^ word) * UINT64_C(0x9E3779B97F4A7C15);
    return sum ^ sum >> 32;
}

static uint64_t checksum(const char* bytes, size_t size) {
    uint64_t sum = 0;
    for (size_t i = 0; i < size; i += sizeof(uint64_t)) {
        uint64_t word;
        memcpy(&word, bytes + i, sizeof word);
        sum = add_word(sum, i == offsetof(struct prefix, checksum) ? 0 : word);
    }
    return sum;
}

/* At most length - 1 characters of a text, and zeros. */
static void copy_text(char* copy, const char* text, size_t length) {
    memset(copy, 0, length);
    memcpy(copy, text, nnp_min(strlen(text), length - 1));
}

static void write_kernels(const struct nnp_hw* hw, struct kernels* kernels) {
    *kernels = (struct kernels){
        .lanes = hw->lanes,
        .sgemm_mr = hw->sgemm.mr,
        .sgemm_nr = hw->sgemm.nr,
        .tuple_gemm_nr = hw->tuple_gemm.nr,
        .has_half = nnp_has_half(hw),
    };
    copy_text(kernels->target, hw->name, NAME_LENGTH);
    copy_text(kernels->microarchitecture, hw->microarchitecture, NAME_LENGTH);
}

enum nnp_status nnp_convolution_plan_save(const struct nnp_convolution_plan* plan, void* buffer, size_t* size) {
    const size_t needed = sizeof(struct head) + plan->bias_size + plan->kernel_size;
    size_t sizes[LAYER_SIZES];
    if (buffer != NULL && *size < needed) return nnp_status_insufficient_buffer;
    *size = needed;
    if (buffer == NULL) return nnp_status_success;

    struct head head = {
        .prefix = {.format = FORMAT},
        .algorithm = plan->algorithm,
        .activation = plan->activation,
        .has_bias = plan->has_bias,
        .most_workspace = plan->limits.workspace_size == SIZE_MAX ? UINT64_MAX : plan->limits.workspace_size,
        .largest_error = plan->limits.error,
        .kernel_size = plan->kernel_size,
    };
    memcpy(head.prefix.magic, MAGIC, sizeof MAGIC);
    copy_text(head.version, NNP_VERSION, VERSION_LENGTH);
    write_kernels(plan->hw, &head.kernels);
    memcpy(sizes, &plan->layer, sizeof sizes);
    for (size_t i = 0; i < LAYER_SIZES; i++)
        head.layer[i] = sizes[i];

    char* bytes = buffer;
    memcpy(bytes, &head, sizeof head);
    if (plan->has_bias) memcpy(bytes + sizeof head, nnp_plan_bias(plan), plan->bias_size);
    memcpy(bytes + sizeof head + plan->bias_size, nnp_plan_kernel(plan), plan->kernel_size);
    head.prefix.checksum = checksum(bytes, needed);
    memcpy(bytes, &head.prefix, sizeof head.prefix);
    return nnp_status_success;
}

/* Is it all of something that was saved as it is, in whatever format? */
static bool is_whole(const char* bytes, size_t size, struct prefix* prefix) {
    if (size < sizeof *prefix || size % sizeof(uint64_t) != 0) return false;
    memcpy(prefix, bytes, sizeof *prefix);
    return memcmp(prefix->magic, MAGIC, sizeof MAGIC) == 0 && prefix->checksum == checksum(bytes, size);
}

/* Sizes that this machine can count. */
static bool read_layer(const uint64_t* words, struct nnp_convolution_layer* layer) {
    size_t sizes[LAYER_SIZES];
    for (size_t i = 0; i < LAYER_SIZES; i++) {
        sizes[i] = (size_t)words[i];
        if (sizes[i] != words[i]) return false;
    }
    memcpy(layer, sizes, sizeof sizes);
    return true;
}

enum nnp_status nnp_convolution_plan_load(const void* buffer, size_t size, struct nnp_convolution_plan** plan) {
    const struct nnp_machine* machine = nnp_machine();
    const char* bytes = buffer;
    struct head head;
    char version[VERSION_LENGTH];
    struct kernels kernels;
    struct nnp_convolution_candidate candidate;
    if (machine == NULL) return nnp_status_uninitialized;
    if (!is_whole(bytes, size, &head.prefix)) return nnp_status_invalid_plan;
    if (head.prefix.format != FORMAT) return nnp_status_unsupported_plan;
    if (size < sizeof head) return nnp_status_invalid_plan;
    memcpy(&head, bytes, sizeof head);
    copy_text(version, NNP_VERSION, VERSION_LENGTH);
    if (memcmp(version, head.version, sizeof version) != 0) return nnp_status_unsupported_plan;
    write_kernels(machine->hw, &kernels);
    if (memcmp(&kernels, &head.kernels, sizeof kernels) != 0) return nnp_status_unsupported_hardware;

    struct nnp_convolution_plan p = {
        .hw = machine->hw,
        .algorithm = (enum nnp_convolution_algorithm)head.algorithm,
        .activation = (enum nnp_activation)head.activation,
        .limits = {.error = head.largest_error,
                   .workspace_size = head.most_workspace < SIZE_MAX ? (size_t)head.most_workspace : SIZE_MAX},
        .has_bias = head.has_bias != 0,
    };
    if (p.algorithm == nnp_convolution_algorithm_auto || p.algorithm != head.algorithm ||
        p.activation != head.activation || p.has_bias != head.has_bias || !read_layer(head.layer, &p.layer) ||
        nnp_choose_for_plan(&p.layer, p.algorithm, NULL, NULL, &candidate) != nnp_status_success ||
        nnp_measure_plan(&p, NULL) != nnp_status_success || p.kernel_size != head.kernel_size ||
        size != sizeof head + p.bias_size + p.kernel_size) {
        return nnp_status_invalid_plan;
    }
    struct nnp_convolution_plan* const allocated = nnp_allocate_plan(&p);
    if (allocated == NULL) return nnp_status_out_of_memory;
    bytes += sizeof head;
    if (p.has_bias) memcpy(nnp_plan_bias(allocated), bytes, p.bias_size);
    memcpy(nnp_plan_kernel(allocated), bytes + p.bias_size, p.kernel_size);
    *plan = allocated;
    return nnp_status_success;
}
