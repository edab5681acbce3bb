/* Check every kernel of every table that this CPU can run; see check.h. */

#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "check.h"
#include "platform/platform.h"

const struct check_family* const check_families[] = {
    &check_tuple_gemm,
    &check_tuple_gemm_transposed,
    &check_complex_gemm,
    &check_complex_gemm_transposed,
    &check_sgemm,
    &check_im2col,
    &check_winograd,
    &check_fourier,
    &check_stream,
    &check_relu,
    &check_softmax,
    &check_stencil,
    &check_stencil_pixels,
    &check_stencil_pixels_by_2,
    &check_dots,
    &check_dots_f16,
    &check_transpose,
    &check_strassen,
    &check_pooling,
    &check_fma_peak,
    &check_tuple_gemm_half,
    &check_narrow_rows,
    &check_gemm_s8,
    &check_gemm_u8,
    &check_planes,
    &check_sgemm_transposed,
    &check_direct,
    &check_depthwise,
    NULL,
};

static const char usage[] = "usage: check [options]\n"
                            "  --target=NAME   only this table\n"
                            "  --family=NAME   only this family\n"
                            "  --kernel=GLOB   only kernels whose name matches\n"
                            "  --seed=N        the random numbers of an earlier run\n"
                            "  --list          name the kernels and stop\n"
                            "  --bench         time kernels instead of checking them\n"
                            "  --self-test     check that the checks find broken kernels\n"
                            "  --verbose       name each kernel as it passes\n";

enum mode { CHECK, LIST, BENCH, SELF_TEST };

struct options {
    enum mode mode;
    const char* target;
    const char* family;
    const char* kernel;
    uint64_t seed;
    bool verbose;
};

struct result {
    size_t passed, failed, skipped, matched;
};

static const char* value_of(const char* argument, const char* option) {
    const size_t length = strlen(option);
    return strncmp(argument, option, length) == 0 ? argument + length : NULL;
}

static bool parse(int argc, char** argv, struct options* options) {
    for (int i = 1; i < argc; i++) {
        const char* const argument = argv[i];
        const char* value;
        if ((value = value_of(argument, "--target=")) != NULL) {
            options->target = value;
        } else if ((value = value_of(argument, "--family=")) != NULL) {
            options->family = value;
        } else if ((value = value_of(argument, "--kernel=")) != NULL) {
            options->kernel = value;
        } else if ((value = value_of(argument, "--seed=")) != NULL && *value != '\0') {
            char* end;
            options->seed = strtoull(value, &end, 0);
            if (*end != '\0') {
                return false;
            }
        } else if (strcmp(argument, "--list") == 0) {
            options->mode = LIST;
        } else if (strcmp(argument, "--bench") == 0) {
            options->mode = BENCH;
        } else if (strcmp(argument, "--self-test") == 0) {
            options->mode = SELF_TEST;
        } else if (strcmp(argument, "--verbose") == 0) {
            options->verbose = true;
        } else {
            return false;
        }
    }
    return true;
}

static void run_kernel(const struct options* options, const struct check_family* family, struct check* check,
                       struct result* result) {
    random_seed(&check->random, options->seed, check->kernel.name);
    if (options->mode == LIST) {
        printf("%s\n", check->kernel.name);
        return;
    }
    if (check->kernel.function == NULL) {
        check_case(check, "table %s", check->hw->name);
        check_fail(check, "is missing from its table");
    } else if (options->mode == BENCH) {
        family->bench(check);
        check_release(check);
        return;
    } else {
        check_run(check, family);
    }
    if (check->failures != 0) {
        result->failed++;
    } else {
        result->passed++;
    }
    if (options->verbose && check->failures == 0) {
        printf("passed %s: %zu cases\n", check->kernel.name, check->cases);
    }
    fflush(stdout);
}

static void run_family(const struct options* options, const struct nnp_hw* hw, const struct check_family* family,
                       struct result* result) {
    const bool supported = hw->supported();
    size_t matching = 0;
    for (size_t index = 0; index < family->count(hw); index++) {
        struct check check = {.hw = hw, .kernel.index = index, .abi = check_abi_native, .log = stdout};
        char variant[CHECK_VARIANT];
        check.kernel.function = family->kernel(hw, index, variant);
        if (check.kernel.function == NULL) continue;
        snprintf(check.kernel.name, sizeof(check.kernel.name), "nnp_%s%s%s__%s", family->name,
                 *variant != '\0' ? "_" : "", variant, hw->name);
        if (options->kernel != NULL && !name_matches(options->kernel, check.kernel.name)) {
            continue;
        }
        matching++;
        if (supported || options->mode == LIST) {
            run_kernel(options, family, &check, result);
        }
    }
    if (!supported && options->mode == CHECK && matching != 0) {
        printf("skipped %s of %s (%zu kernels): this CPU cannot run them\n", family->name, hw->name, matching);
        result->skipped += matching;
    }
    result->matched += matching;
}

int main(int argc, char** argv) {
    struct options options = {.seed = (uint64_t)time(NULL) * 1000003 ^ (uint64_t)getpid()};
    if (!parse(argc, argv, &options)) {
        fputs(usage, stderr);
        return 2;
    }
    if (options.mode == SELF_TEST) {
        return self_test(options.seed, options.verbose);
    }
    call_set_up(10);
    if (options.mode == CHECK) {
        printf("seed %llu\n", (unsigned long long)options.seed);
        call_describe();
    } else if (options.mode == BENCH) {
        bench_header();
    }
    struct result result = {0};
    for (const struct nnp_hw* const* hw = nnp_hw_tables; *hw != NULL; hw++) {
        for (size_t i = 0; check_families[i] != NULL; i++) {
            if ((options.target == NULL || strcmp(options.target, (*hw)->name) == 0) &&
                (options.family == NULL || strcmp(options.family, check_families[i]->name) == 0)) {
                run_family(&options, *hw, check_families[i], &result);
            }
        }
    }
    if (result.matched == 0) {
        fprintf(stderr, "check: no kernel matches\n");
        return 2;
    }
    if (options.mode == CHECK) {
        printf("%zu passed, %zu failed, %zu skipped\n", result.passed, result.failed, result.skipped);
    }
    return result.failed != 0;
}
