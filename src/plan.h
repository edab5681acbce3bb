#pragma once
/* Convolutional layers whose kernels are packed once. */

#include "convolution.h"

/* Memory of a plan: this, the packed kernel, the bias. */
struct nnp_convolution_plan {
    const struct nnp_hw* hw; /* whose kernels it is packed for */
    struct nnp_convolution_layer layer;
    enum nnp_convolution_algorithm algorithm;
    enum nnp_activation activation;
    struct nnp_convolution_limits limits;
    bool has_bias;
    size_t kernel_size; /* bytes of the packed kernel, a multiple of NNP_ALIGNMENT */
    size_t bias_size;   /* the same of the bias, padded with zeros; 0 without one */
    struct nnp_job job; /* for the layer's own images: preparing it takes longer than some layers do */
    size_t threads;     /* that it is for */
};

float* nnp_plan_kernel(const struct nnp_convolution_plan* plan);
float* nnp_plan_bias(const struct nnp_convolution_plan* plan);

/* Validates a plan that has everything but its job, for a pool's threads, and the sizes of kernel and bias, and sets
 * these, to less than a quarter of what can be counted. */
enum nnp_status nnp_measure_plan(struct nnp_convolution_plan* plan, pthreadpool_t threadpool);

/* A copy of a measured plan in memory with room for kernel and bias; NULL if there is none. */
struct nnp_convolution_plan* nnp_allocate_plan(const struct nnp_convolution_plan* plan);
