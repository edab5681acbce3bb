/**
 * Fast convolutional networks in browsers and node.
 *
 * ```js
 * import { load } from "nnpack";
 *
 * const nnpack = await load();
 * const x = nnpack.tensor([1, 3, 224, 224], pixels); // images, channels, rows, columns
 * const layer = nnpack.prepareConv2d(weights, bias, { padding: 1, activation: "relu", inputShape: x.shape });
 * const y = layer.run(x); // y.shape, y.data
 * ```
 *
 * Tensors lie in the library's own memory, dense, the last dimension contiguous, until they are disposed of. Functions
 * compute at once, on the calling thread and on those that `load` started, and return new tensors, or fill `out`.
 * Results have the same bits at any number of threads.
 *
 * Wrong arguments throw a TypeError or a RangeError that names the argument and its value; nothing is computed then.
 * Without memory left, functions throw an {@link OutOfMemoryError}.
 *
 * @packageDocumentation
 */

import { canShareMemory, loadModule, MEMORY_LIMIT, type Exports, type Loaded } from "./module.js";

/** Sizes of a tensor's dimensions: positive integers, outermost first. */
export type Shape = readonly number[];

/** One number for both dimensions, or [vertical, horizontal]. */
export type Pair = number | readonly [number, number];

/** One number for all sides, [vertical, horizontal], or [top, right, bottom, left]; in pixels. */
export type Padding = number | readonly [number, number] | readonly [number, number, number, number];

/** Applied to each output of a layer, after the bias. */
export type Activation = "identity" | "relu";

/**
 * How a convolution is computed. `auto` chooses by the layer's shape. `wt8x8`, `wt7x7`, `wt6x6` and `wt4x4` are
 * Winograd's, for 3x3 kernels, and `wt8x8_5x5` for 5x5 kernels; those on tiles of 8x8 lose three to five bits of
 * accuracy, those on smaller ones fewer. `wt6` and `wt8` are Winograd's for kernels of 1x3 and 3x1, `wt8` for 1x5 and
 * 5x1, `wt12` for 1x7 and 7x1, which loses as much. `ft8x8` and `ft16x16` are Fourier transforms, for kernels up to 8x8
 * and 16x16. `implicit_gemm` does any kernel; `direct` does too, and is meant for few input channels. `strassen` does
 * 1x1 kernels without stride and padding, of an even number of input channels in each group. Transforms do no dilation.
 */
export type Algorithm =
    | "auto"
    | "wt8x8"
    | "wt8x8_5x5"
    | "wt7x7"
    | "wt6x6"
    | "wt4x4"
    | "wt6"
    | "wt8"
    | "wt12"
    | "ft8x8"
    | "ft16x16"
    | "implicit_gemm"
    | "direct"
    | "strassen";

/** Options of {@link load}. */
export interface LoadOptions {
    /**
     * Threads to compute on, the calling one among them; 1 by default. More need a page that is isolated from other
     * origins, or node; elsewhere there is one. {@link Nnpack.threads} tells how many there are.
     */
    threads?: number;
}

/** Where a result goes. */
export interface OutputOption {
    /** A tensor of the result's shape to fill and return, in place of a new one; none of the inputs. */
    out?: Tensor;
}

/** What a convolution is, besides its kernel. */
export interface Conv2dOptions {
    /** Zeros around images; 0 by default. */
    padding?: Padding;
    /** Distance between outputs; 1 by default. */
    stride?: Pair;
    /** Distance between a kernel's taps; 1 by default. */
    dilation?: Pair;
    /** How many groups the channels fall into, each convolved by itself; 1 by default. */
    groups?: number;
    /** `identity` by default. */
    activation?: Activation;
    /** `auto` by default. */
    algorithm?: Algorithm;
}

/** Options of {@link Nnpack.prepareConv2d}. */
export interface PrepareConv2dOptions extends Conv2dOptions {
    /**
     * [N, C, H, W] of the images that the layer is for: `auto` chooses what is fastest for them. Others are computed
     * all the same. By default it chooses for an image whose output is of a usual size, 28x28.
     */
    inputShape?: Shape;
}

/** A pooling layer's windows. */
export interface PoolingOptions {
    /** Distance between windows; the windows' size by default. */
    stride?: Pair;
    /** Pixels around images, fewer than the window has; 0 by default. */
    padding?: Padding;
    /** Whether windows count that begin in the image and reach beyond its padding; not by default. */
    ceilMode?: boolean;
}

/** Memory could not be had: the library's ends at 2 GiB, and the browser's may end before. */
export class OutOfMemoryError extends Error {
    override name = "OutOfMemoryError";
}

const ALGORITHMS: Record<Algorithm, number> = {
    auto: 0,
    ft8x8: 1,
    ft16x16: 2,
    wt8x8: 3,
    implicit_gemm: 4,
    direct: 5,
    wt8x8_5x5: 7,
    wt6x6: 8,
    wt4x4: 9,
    wt6: 10,
    wt8: 11,
    wt12: 12,
    wt7x7: 13,
    strassen: 14,
};
const ACTIVATIONS: Record<Activation, number> = { identity: 0, relu: 1 };
const COMPUTE = 1;
const STATUS_UNSUPPORTED_ALGORITHM = 26;
const STATUS_UNSUPPORTED_HARDWARE = 51;
const STATUS_OUT_OF_MEMORY = 52;
const STATUS_INVALID_PLAN = 61;
const STATUS_UNSUPPORTED_PLAN = 62;
// Good for all tensors.
const ALIGNMENT = 64;
const FLOAT = Float32Array.BYTES_PER_ELEMENT;
// Words that structs of arguments take, of which there are at most one and a size at a time.
const ARGUMENT_WORDS = 40;
// Where some words of a plan's description are; a layer's are at its beginning.
const DESCRIPTION = { algorithm: 22, kernelBytes: 37 };

/** A value as messages show it. */
function show(value: unknown): string {
    if (value instanceof Tensor) return `a tensor of shape ${showShape(value.shape)}`;
    if (typeof value === "string") return JSON.stringify(value);
    if (Array.isArray(value)) return showShape(value);
    if (typeof value === "object" && value !== null) return `a ${value.constructor?.name ?? "object"}`;
    return typeof value === "function" ? "a function" : String(value);
}

const showShape = (shape: readonly unknown[]): string => `[${shape.map(show).join(", ")}]`;

function integer(name: string, value: unknown, least: number): number {
    if (typeof value !== "number") throw new TypeError(`${name} must be a number, not ${show(value)}`);
    if (!Number.isInteger(value) || value < least || value >= MEMORY_LIMIT) {
        throw new RangeError(`${name} must be an integer from ${least} to ${MEMORY_LIMIT - 1}, not ${value}`);
    }
    return value;
}

function pair(name: string, value: unknown, least: number): [number, number] {
    if (!Array.isArray(value)) return [integer(name, value, least), value as number];
    if (value.length !== 2) throw new RangeError(`${name} must have 2 numbers, not ${value.length}: ${show(value)}`);
    return [integer(`${name}[0]`, value[0], least), integer(`${name}[1]`, value[1], least)];
}

interface Sides {
    top: number;
    right: number;
    bottom: number;
    left: number;
}

function sides(name: string, value: unknown): Sides {
    if (Array.isArray(value) && value.length === 4) {
        const [top, right, bottom, left] = value.map((side, i) => integer(`${name}[${i}]`, side, 0));
        return { top: top!, right: right!, bottom: bottom!, left: left! };
    }
    if (Array.isArray(value) && value.length !== 2) {
        throw new RangeError(`${name} must have 2 or 4 numbers, not ${value.length}: ${show(value)}`);
    }
    const [vertical, horizontal] = pair(name, value, 0);
    return { top: vertical, right: horizontal, bottom: vertical, left: horizontal };
}

function flag(name: string, value: unknown): boolean {
    if (typeof value !== "boolean") throw new TypeError(`${name} must be true or false, not ${show(value)}`);
    return value;
}

function choice<T extends string>(name: string, value: unknown, among: Record<T, number>): number {
    if (typeof value === "string" && Object.hasOwn(among, value)) return among[value as T];
    throw new RangeError(`${name} must be one of ${Object.keys(among).join(", ")}, not ${show(value)}`);
}

/** Refuses options that don't exist, which are spelling mistakes. */
function checkOptions(options: unknown, known: readonly string[]): void {
    if (typeof options !== "object" || options === null)
        throw new TypeError(`options must be an object, not ${show(options)}`);
    for (const name of Object.keys(options)) {
        if (!known.includes(name)) throw new TypeError(`there is no option ${show(name)}, only ${known.join(", ")}`);
    }
}

const CONV2D_OPTIONS = ["padding", "stride", "dilation", "groups", "activation", "algorithm"];
const POOLING_OPTIONS = ["stride", "padding", "ceilMode"];

function checkShape(name: string, shape: unknown): number {
    if (!Array.isArray(shape)) throw new TypeError(`${name} must be an array of numbers, not ${show(shape)}`);
    let elements = 1;
    shape.forEach((size, i) => {
        elements *= integer(`${name}[${i}]`, size, 1);
    });
    if (elements * FLOAT >= MEMORY_LIMIT) {
        throw new RangeError(
            `${name} ${showShape(shape)} has ${elements} elements, more than the library's 2 GiB hold`,
        );
    }
    return elements;
}

/** Size of a dimension of a convolution's output; below 1 if the kernel is too large. */
const convolved = (size: number, before: number, after: number, kernel: number, stride: number, dilation: number) =>
    Math.floor((before + size + after - dilation * (kernel - 1) - 1) / stride) + 1;

/** The library's memory, of which tensors are pieces. */
class Heap {
    readonly exports: Exports;
    readonly pool: number;
    /** Bytes that tensors and transformed kernels take. */
    allocated = 0;
    isDisposed = false;
    private readonly memory: WebAssembly.Memory;
    private readonly argumentsAt: number;

    constructor(loaded: Loaded) {
        this.exports = loaded.exports;
        this.memory = loaded.memory;
        this.pool = loaded.pool;
        this.argumentsAt = this.exports.memalign(ALIGNMENT, 4 * ARGUMENT_WORDS);
    }

    /** Memory views go stale when memory grows: they are for at once. */
    get buffer(): ArrayBufferLike {
        return this.memory.buffer;
    }

    allocate(bytes: number, what: () => string): number {
        if (this.isDisposed) throw new TypeError("the library was disposed of");
        // Addresses are signed, as functions return them; memory ends before that matters.
        const pointer = bytes < MEMORY_LIMIT ? this.exports.memalign(ALIGNMENT, bytes) : 0;
        if (pointer === 0) throw new OutOfMemoryError(`there is no memory for ${what()}: ${bytes} bytes`);
        this.allocated += bytes;
        return pointer;
    }

    release(pointer: number, bytes: number): void {
        if (!this.isDisposed) this.exports.free(pointer);
        this.allocated -= bytes;
    }

    /** Writes a struct of 32-bit words, and a size of 0 behind it; returns where the two are. */
    passArguments(words: readonly number[]): { struct: number; size: number } {
        const view = new Uint32Array(this.buffer, this.argumentsAt, ARGUMENT_WORDS);
        view.set(words);
        view[ARGUMENT_WORDS - 1] = 0;
        return { struct: this.argumentsAt, size: this.argumentsAt + 4 * (ARGUMENT_WORDS - 1) };
    }

    /** Writes a size to where `passArguments` writes 0. */
    passSize(size: number): void {
        new DataView(this.buffer).setUint32(this.argumentsAt + 4 * (ARGUMENT_WORDS - 1), size, true);
    }

    word(pointer: number): number {
        return new DataView(this.buffer).getUint32(pointer, true);
    }

    text(pointer: number): string {
        const bytes = new Uint8Array(this.buffer, pointer);
        return String.fromCharCode(...bytes.subarray(0, bytes.indexOf(0)));
    }
}

/** What messages call a function's argument. */
function check(status: number, what: string): void {
    if (status === 0) return;
    if (status === STATUS_OUT_OF_MEMORY) throw new OutOfMemoryError(`there is no memory left for ${what}`);
    throw new Error(`${what}: the library returned status ${status}`);
}

/** A dense array of 32-bit floats in the library's memory; made by {@link Nnpack.tensor} and by the layers. */
export class Tensor {
    /** Sizes of the dimensions, outermost first. */
    readonly shape: Shape;
    /** How many elements there are. */
    readonly size: number;
    /** @internal */
    readonly heap: Heap;
    private pointerOrNull: number;
    private view: Float32Array | undefined;

    /** @internal */
    constructor(heap: Heap, shape: readonly number[], size: number) {
        this.heap = heap;
        this.shape = Object.freeze([...shape]);
        this.size = size;
        this.pointerOrNull = heap.allocate(FLOAT * size, () => `a tensor of shape ${showShape(shape)}`);
    }

    /** @internal */
    get pointer(): number {
        if (this.pointerOrNull === 0) throw new TypeError(`a tensor of shape ${showShape(this.shape)} was disposed of`);
        if (this.heap.isDisposed) throw new TypeError("the library was disposed of");
        return this.pointerOrNull;
    }

    /**
     * The elements, in the library's memory: read and write them in place. A view that was got earlier may go stale
     * (and be empty) whenever a tensor is made: get it anew, or `slice()` it to keep a copy.
     */
    get data(): Float32Array {
        const pointer = this.pointer,
            buffer = this.heap.buffer;
        if (this.view?.buffer !== buffer) this.view = new Float32Array(buffer, pointer, this.size);
        return this.view;
    }

    /** Whether {@link dispose} was called. */
    get isDisposed(): boolean {
        return this.pointerOrNull === 0;
    }

    /** Gives the memory back. Further uses of the tensor throw; disposing of it again does nothing. */
    dispose(): void {
        if (this.pointerOrNull === 0) return;
        this.heap.release(this.pointerOrNull, FLOAT * this.size);
        this.pointerOrNull = 0;
        this.view = undefined;
    }
}

/** A convolution's sizes, without images. */
interface Layer {
    inputChannels: number;
    outputChannels: number;
    groups: number;
    kernel: [number, number];
    padding: Sides;
    stride: [number, number];
    dilation: [number, number];
}

/** A layer, and how it is to be computed. */
interface Convolution extends Layer {
    activation: number;
    algorithm: number;
    algorithmName: string;
}

/** Arguments that a convolution's kernel, bias and options make, checked. */
function checkConvolution(heap: Heap, kernel: Tensor, bias: Tensor | null, options: Conv2dOptions): Convolution {
    checkTensor(heap, "kernel", kernel, 4);
    const [outputChannels, channelsOfGroup, height, width] = kernel.shape as [number, number, number, number];
    const groups = integer("groups", options.groups ?? 1, 1);
    if (outputChannels % groups !== 0) {
        throw new RangeError(`groups must divide the ${outputChannels} output channels, and is ${groups}`);
    }
    if (bias !== null) checkShapeIs(checkTensor(heap, "bias", bias, 1), "bias", [outputChannels]);
    return {
        inputChannels: channelsOfGroup * groups,
        outputChannels,
        groups,
        kernel: [height, width],
        padding: sides("padding", options.padding ?? 0),
        stride: pair("stride", options.stride ?? 1, 1),
        dilation: pair("dilation", options.dilation ?? 1, 1),
        activation: choice("activation", options.activation ?? "identity", ACTIVATIONS),
        algorithm: choice("algorithm", options.algorithm ?? "auto", ALGORITHMS),
        algorithmName: options.algorithm ?? "auto",
    };
}

/** A struct nnp_convolution_layer. */
function layerWords(layer: Layer, batch: number, height: number, width: number): number[] {
    const { padding, kernel, stride, dilation } = layer;
    return [
        batch,
        layer.inputChannels,
        layer.outputChannels,
        layer.groups,
        width,
        height,
        padding.top,
        padding.right,
        padding.bottom,
        padding.left,
        kernel[1],
        kernel[0],
        stride[1],
        stride[0],
        dilation[1],
        dilation[0],
    ];
}

/** What such a struct tells. */
function layerOf(words: Uint32Array): Layer {
    const [, inputChannels, outputChannels, groups, , , top, right, bottom, left, ...pairs] = [...words] as number[];
    const pairAt = (i: number): [number, number] => [pairs[i + 1]!, pairs[i]!];
    return {
        inputChannels: inputChannels!,
        outputChannels: outputChannels!,
        groups: groups!,
        padding: { top: top!, right: right!, bottom: bottom!, left: left! },
        kernel: pairAt(0),
        stride: pairAt(2),
        dilation: pairAt(4),
    };
}

function checkTensor(heap: Heap, name: string, value: unknown, rank?: number): Tensor {
    if (!(value instanceof Tensor)) throw new TypeError(`${name} must be a Tensor, not ${show(value)}`);
    if (value.isDisposed) throw new TypeError(`${name} was disposed of`);
    if (value.heap !== heap) throw new TypeError(`${name} is a tensor of another instance of the library`);
    if (rank !== undefined && value.shape.length !== rank) {
        throw new RangeError(`${name} must have ${rank} dimensions, not the shape ${showShape(value.shape)}`);
    }
    return value;
}

function checkShapeIs(tensor: Tensor, name: string, shape: Shape): void {
    if (tensor.shape.length !== shape.length || tensor.shape.some((size, i) => size !== shape[i])) {
        throw new RangeError(`${name} must have the shape ${showShape(shape)}, not ${showShape(tensor.shape)}`);
    }
}

function checkStatus(convolution: Convolution, status: number): void {
    if (status === STATUS_UNSUPPORTED_ALGORITHM) {
        const { kernel, stride, dilation, algorithmName } = convolution;
        throw new RangeError(
            `algorithm ${algorithmName} does no kernel of ${kernel[0]}x${kernel[1]} with stride ${showShape(stride)} ` +
                `and dilation ${showShape(dilation)}`,
        );
    }
    check(status, "a convolution");
}

/** Runs a function that fills a result: `out`, or a new tensor, which does not outlive a failure. */
function fill(
    heap: Heap,
    shape: readonly number[],
    out: unknown,
    inputs: readonly (Tensor | null)[],
    compute: (output: number) => void,
    mayBeInput = false,
): Tensor {
    const size = checkShape("the result's shape", shape);
    if (out !== undefined) {
        const given = checkTensor(heap, "out", out);
        checkShapeIs(given, "out", shape);
        if (!mayBeInput && inputs.includes(given)) throw new RangeError("out must be none of the inputs");
        compute(given.pointer);
        return given;
    }
    const result = new Tensor(heap, shape, size);
    try {
        compute(result.pointer);
    } catch (error) {
        result.dispose();
        throw error;
    }
    return result;
}

type ImageShape = readonly [number, number, number, number];

/** Checks whether a layer takes images of a shape; tells the size of its outputs. */
function checkImages(layer: Layer, name: string, shape: ImageShape): [number, number] {
    const [, channels, height, width] = shape;
    const { inputChannels, groups, kernel, padding, stride, dilation } = layer;
    if (channels !== inputChannels) {
        throw new RangeError(
            `${name} must have ${inputChannels} channels, as the kernel has with ${groups} groups, not the shape ` +
                showShape(shape),
        );
    }
    const rows = convolved(height, padding.top, padding.bottom, kernel[0], stride[0], dilation[0]);
    const columns = convolved(width, padding.left, padding.right, kernel[1], stride[1], dilation[1]);
    if (rows < 1 || columns < 1) {
        const kernelText = `${kernel[0]}x${kernel[1]} with dilation ${showShape(dilation)}`;
        const imageText = `${padding.top + height + padding.bottom}x${padding.left + width + padding.right}`;
        throw new RangeError(`kernel, ${kernelText}, must not be larger than the padded image, ${imageText}`);
    }
    return [rows, columns];
}

/** Checks images, and fills a tensor with a layer's output, by a function of the C API. */
function convolve(
    heap: Heap,
    layer: Layer,
    input: unknown,
    out: unknown,
    inputs: readonly (Tensor | null)[],
    compute: (images: Tensor, batch: number, height: number, width: number, output: number) => void,
): Tensor {
    const images = checkTensor(heap, "input", input, 4);
    const shape = images.shape as ImageShape;
    const [batch, , height, width] = shape;
    const [rows, columns] = checkImages(layer, "input", shape);
    const run = (output: number): void => compute(images, batch, height, width, output);
    return fill(heap, [batch, layer.outputChannels, rows, columns], out, [images, ...inputs], run);
}

/**
 * A convolutional layer whose kernel is transformed already; made by {@link Nnpack.prepareConv2d} and
 * {@link Nnpack.loadConv2d}.
 */
export class PreparedConv2d {
    /** What computes the layer. */
    readonly algorithm: Algorithm;
    /** Bytes that the transformed kernel takes. */
    readonly bytes: number;
    private readonly heap: Heap;
    private readonly layer: Layer;
    private plan: number;

    /** @internal */
    constructor(heap: Heap, plan: number) {
        this.heap = heap;
        this.plan = plan;
        const { struct } = heap.passArguments([]);
        check(heap.exports.nnp_convolution_plan_describe(plan, heap.pool, struct), "a prepared layer");
        const words = new Uint32Array(heap.buffer, struct, ARGUMENT_WORDS);
        this.layer = layerOf(words);
        this.bytes = words[DESCRIPTION.kernelBytes]!;
        const names = Object.keys(ALGORITHMS) as Algorithm[];
        this.algorithm = names.find((name) => ALGORITHMS[name] === words[DESCRIPTION.algorithm])!;
        heap.allocated += this.bytes;
    }

    private get pointer(): number {
        if (this.plan === 0) throw new TypeError("the prepared layer was disposed of");
        if (this.heap.isDisposed) throw new TypeError("the library was disposed of");
        return this.plan;
    }

    /**
     * Convolves images; see {@link Nnpack.conv2d}.
     *
     * @param input [N, C, H, W], of any size
     * @returns [N, K, OH, OW]
     */
    run(input: Tensor, { out }: OutputOption = {}): Tensor {
        const { heap, pointer } = this;
        return convolve(heap, this.layer, input, out, [], (images, batch, height, width, output) => {
            const call = [pointer, batch, width, height, images.pointer, output, 0, 0, heap.pool, 0];
            const { struct } = heap.passArguments(call);
            check(heap.exports.nnp_convolution_plan_run(struct), "a convolution");
        });
    }

    /** Bytes from which {@link Nnpack.loadConv2d} of this version makes the layer again, on any machine. */
    save(): Uint8Array {
        const { heap, pointer } = this;
        const { size } = heap.passArguments([]);
        check(heap.exports.nnp_convolution_plan_save(pointer, 0, size), "a prepared layer");
        const bytes = heap.word(size);
        const buffer = heap.allocate(bytes, () => "a saved layer");
        try {
            heap.passSize(bytes);
            check(heap.exports.nnp_convolution_plan_save(pointer, buffer, size), "a prepared layer");
            return new Uint8Array(heap.buffer, buffer, bytes).slice();
        } finally {
            heap.release(buffer, bytes);
        }
    }

    /** Gives the memory back. Further uses throw; disposing again does nothing. */
    dispose(): void {
        if (this.plan === 0) return;
        if (!this.heap.isDisposed) this.heap.exports.nnp_convolution_plan_destroy(this.plan);
        this.heap.allocated -= this.bytes;
        this.plan = 0;
    }
}

/** An instance of the library, with memory and threads of its own; made by {@link load}. */
export class Nnpack {
    /** Threads that functions compute on, the calling one among them. */
    readonly threads: number;
    /** Version of the library, "major.minor.patch". */
    readonly version: string;
    private readonly heap: Heap;

    /** @internal */
    constructor(loaded: Loaded) {
        this.heap = new Heap(loaded);
        this.threads = loaded.threads;
        const { struct } = this.heap.passArguments([]);
        check(loaded.exports.nnp_get_hardware(struct), "nnpack");
        this.version = this.heap.text(this.heap.word(struct));
    }

    /** Bytes that tensors and prepared layers take: what is left of them was not disposed of. */
    get allocatedBytes(): number {
        return this.heap.allocated;
    }

    /**
     * Makes a tensor.
     *
     * @param shape sizes of the dimensions; [] is a single number
     * @param data as many numbers as the shape tells, which are copied; zeros if not given
     * @throws RangeError if `data` has another length
     */
    tensor(shape: Shape, data?: ArrayLike<number>): Tensor {
        const size = checkShape("shape", shape);
        if (data !== undefined && typeof data?.length !== "number") {
            throw new TypeError(`data must be an array of numbers, not ${show(data)}`);
        }
        if (data !== undefined && data.length !== size) {
            throw new RangeError(
                `data must have the ${size} elements of shape ${showShape(shape)}, not ${data.length}`,
            );
        }
        const tensor = new Tensor(this.heap, shape, size);
        if (data === undefined) {
            tensor.data.fill(0);
        } else {
            tensor.data.set(data);
        }
        return tensor;
    }

    /**
     * A 2D convolution (a cross-correlation, as usual in neural networks): y[n][k][i][j] = activation(bias[k] + the sum
     * over the channels c of k's group and taps u, v of input[n][c][i * stride + u * dilation - padding][...] *
     * kernel[k][c][u][v]), where pixels outside of the image are 0.
     *
     * @param input images, [N, C, H, W]
     * @param kernel [K, C / groups, kernel height, kernel width]
     * @param bias [K], or null for zeros
     * @returns [N, K, OH, OW], where OH = floor((top + H + bottom - dilation * (kernel height - 1) - 1) / stride) + 1,
     *     and OW likewise
     */
    conv2d(
        input: Tensor,
        kernel: Tensor,
        bias: Tensor | null = null,
        options: Conv2dOptions & OutputOption = {},
    ): Tensor {
        checkOptions(options, [...CONV2D_OPTIONS, "out"]);
        const { heap } = this;
        const convolution = checkConvolution(heap, kernel, bias, options);
        const inputs = [kernel, bias];
        return convolve(heap, convolution, input, options.out, inputs, (images, batch, height, width, output) => {
            const { struct } = heap.passArguments(layerWords(convolution, batch, height, width));
            const status = heap.exports.nnp_convolution_layer_output(
                struct,
                convolution.algorithm,
                COMPUTE,
                images.pointer,
                kernel.pointer,
                bias?.pointer ?? 0,
                output,
                0,
                0,
                convolution.activation,
                0,
                heap.pool,
                0,
            );
            checkStatus(convolution, status);
        });
    }

    /**
     * Transforms a kernel once, for many images. The layer keeps the transformed kernel and a copy of the bias.
     *
     * @param kernel [K, C / groups, kernel height, kernel width]
     * @param bias [K], or null for zeros
     */
    prepareConv2d(kernel: Tensor, bias: Tensor | null = null, options: PrepareConv2dOptions = {}): PreparedConv2d {
        checkOptions(options, [...CONV2D_OPTIONS, "inputShape"]);
        const { heap } = this;
        const convolution = checkConvolution(heap, kernel, bias, options);
        // Without a batch and an image, the library chooses for a usual one.
        let [batch, height, width] = [0, 0, 0];
        if (options.inputShape !== undefined) {
            const shape = options.inputShape;
            checkShape("inputShape", shape);
            if (shape.length !== 4) throw new RangeError(`inputShape must have 4 dimensions, not ${showShape(shape)}`);
            const sizes = checkImages(convolution, "inputShape", shape as ImageShape);
            [batch, , height, width] = shape as ImageShape;
            checkShape("the result's shape", [batch, convolution.outputChannels, ...sizes]);
        }
        const { struct, size } = heap.passArguments(layerWords(convolution, batch, height, width));
        const status = heap.exports.nnp_convolution_plan_create(
            struct,
            convolution.algorithm,
            0,
            kernel.pointer,
            bias?.pointer ?? 0,
            convolution.activation,
            0,
            heap.pool,
            0,
            size,
        );
        checkStatus(convolution, status);
        return new PreparedConv2d(heap, heap.word(size));
    }

    /**
     * Makes a prepared layer from what {@link PreparedConv2d.save} returned.
     *
     * @throws RangeError if that is not whole, or of another version of the library: then prepare the layer anew
     */
    loadConv2d(bytes: Uint8Array): PreparedConv2d {
        if (!(bytes instanceof Uint8Array)) throw new TypeError(`bytes must be a Uint8Array, not ${show(bytes)}`);
        const { heap } = this;
        const buffer = heap.allocate(bytes.length, () => "a saved layer");
        try {
            new Uint8Array(heap.buffer, buffer, bytes.length).set(bytes);
            const { size } = heap.passArguments([]);
            const status = heap.exports.nnp_convolution_plan_load(buffer, bytes.length, size);
            if (status === STATUS_INVALID_PLAN) throw new RangeError("bytes are no saved layer, or were changed");
            if (status === STATUS_UNSUPPORTED_PLAN || status === STATUS_UNSUPPORTED_HARDWARE) {
                throw new RangeError("bytes were saved by another version of the library; prepare the layer anew");
            }
            check(status, "a prepared layer");
            return new PreparedConv2d(heap, heap.word(size));
        } finally {
            heap.release(buffer, bytes.length);
        }
    }

    /**
     * A fully connected layer: activation(input * transpose(kernel) + bias).
     *
     * @param input [N, C]
     * @param kernel [K, C]
     * @param bias [K], or null for zeros
     * @returns [N, K]
     */
    linear(
        input: Tensor,
        kernel: Tensor,
        bias: Tensor | null = null,
        options: { activation?: Activation } & OutputOption = {},
    ): Tensor {
        checkOptions(options, ["activation", "out"]);
        const [batch, channels] = checkTensor(this.heap, "input", input, 2).shape as [number, number];
        const [outputChannels] = checkTensor(this.heap, "kernel", kernel, 2).shape as [number, number];
        checkShapeIs(kernel, "kernel", [outputChannels, channels]);
        if (bias !== null) checkShapeIs(checkTensor(this.heap, "bias", bias, 1), "bias", [outputChannels]);
        const activation = choice("activation", options.activation ?? "identity", ACTIVATIONS);
        return fill(this.heap, [batch, outputChannels], options.out, [input, kernel, bias], (output) => {
            const status = this.heap.exports.nnp_fully_connected_output_with_bias(
                batch,
                channels,
                outputChannels,
                input.pointer,
                kernel.pointer,
                bias?.pointer ?? 0,
                output,
                activation,
                0,
                this.heap.pool,
                0,
            );
            check(status, "a fully connected layer");
        });
    }

    /**
     * The largest pixels of windows; padding never wins. A window with NaN gives NaN.
     *
     * @param input images, [N, C, H, W]
     * @param size of the windows
     * @returns [N, C, OH, OW], where OH = (top + H + bottom - window height) / stride + 1, rounded down or, with
     *     `ceilMode`, up, and OW likewise
     */
    maxPool2d(input: Tensor, size: Pair, options: PoolingOptions & OutputOption = {}): Tensor {
        checkOptions(options, [...POOLING_OPTIONS, "out"]);
        return this.pool(input, size, options, (batch, channels, pooling, output) =>
            this.heap.exports.nnp_general_max_pooling_output(
                batch,
                channels,
                pooling,
                input.pointer,
                output,
                this.heap.pool,
            ),
        );
    }

    /**
     * The means of windows; see {@link Nnpack.maxPool2d} for sizes. A window of the image's size makes it global.
     *
     * @param options `countIncludePad` tells whether pixels of the padding, zeros, count; they do by default
     */
    avgPool2d(
        input: Tensor,
        size: Pair,
        options: PoolingOptions & OutputOption & { countIncludePad?: boolean } = {},
    ): Tensor {
        checkOptions(options, [...POOLING_OPTIONS, "countIncludePad", "out"]);
        const countIncludePad = Number(flag("countIncludePad", options.countIncludePad ?? true));
        return this.pool(input, size, options, (batch, channels, pooling, output) =>
            this.heap.exports.nnp_average_pooling_output(
                batch,
                channels,
                pooling,
                countIncludePad,
                input.pointer,
                output,
                this.heap.pool,
            ),
        );
    }

    private pool(
        input: Tensor,
        size: Pair,
        options: PoolingOptions & OutputOption,
        compute: (batch: number, channels: number, pooling: number, output: number) => number,
    ): Tensor {
        const [batch, channels, height, width] = checkTensor(this.heap, "input", input, 4).shape as [
            number,
            number,
            number,
            number,
        ];
        const window = pair("size", size, 1);
        const stride = pair("stride", options.stride ?? window, 1);
        const { top, right, bottom, left } = sides("padding", options.padding ?? 0);
        const ceilMode = flag("ceilMode", options.ceilMode ?? false);
        if (Math.max(top, bottom) >= window[0] || Math.max(left, right) >= window[1]) {
            throw new RangeError(
                `padding must be less than the window, ${window[0]}x${window[1]}, not ${show(options.padding)}`,
            );
        }
        if (window[0] > top + height + bottom || window[1] > left + width + right) {
            const image = `${top + height + bottom}x${left + width + right}`;
            throw new RangeError(`size must not be larger than the padded image, ${image}, and is ${show(size)}`);
        }
        const count = (pixels: number, before: number, after: number, taps: number, step: number): number => {
            const whole = Math.floor((before + pixels + after - taps) / step) + 1;
            const isRest = (before + pixels + after - taps) % step !== 0 && whole * step < before + pixels;
            return whole + Number(ceilMode && isRest);
        };
        const rows = count(height, top, bottom, window[0], stride[0]);
        const columns = count(width, left, right, window[1], stride[1]);
        return fill(this.heap, [batch, channels, rows, columns], options.out, [input], (output) => {
            const words = [
                width,
                height,
                top,
                right,
                bottom,
                left,
                window[1],
                window[0],
                stride[1],
                stride[0],
                Number(ceilMode),
            ];
            check(compute(batch, channels, this.heap.passArguments(words).struct, output), "a pooling layer");
        });
    }

    /**
     * x if x > 0, else x * negativeSlope, of each element. `out` may be `input`.
     *
     * @param input of any shape
     * @param options `negativeSlope` is 0 by default
     */
    relu(input: Tensor, options: { negativeSlope?: number } & OutputOption = {}): Tensor {
        checkOptions(options, ["negativeSlope", "out"]);
        const slope = options.negativeSlope ?? 0;
        if (typeof slope !== "number") throw new TypeError(`negativeSlope must be a number, not ${show(slope)}`);
        const { shape, size } = checkTensor(this.heap, "input", input);
        const compute = (output: number): void =>
            check(this.heap.exports.nnp_relu_output(1, size, input.pointer, output, slope, this.heap.pool), "relu");
        return fill(this.heap, shape, options.out, [input], compute, true);
    }

    /**
     * exp(x[i]) / sum over j of exp(x[j]), of each row. No finite input makes it overflow. `out` may be `input`.
     *
     * @param input [N, C]
     */
    softmax(input: Tensor, options: OutputOption = {}): Tensor {
        checkOptions(options, ["out"]);
        const [batch, channels] = checkTensor(this.heap, "input", input, 2).shape as [number, number];
        const compute = (output: number): void =>
            check(
                this.heap.exports.nnp_softmax_output(batch, channels, input.pointer, output, this.heap.pool),
                "softmax",
            );
        return fill(this.heap, [batch, channels], options.out, [input], compute, true);
    }

    /** Ends the threads and gives all memory back, with all tensors in it. Further uses throw. */
    dispose(): void {
        if (this.heap.isDisposed) return;
        this.heap.isDisposed = true;
        if (this.heap.pool !== 0) this.heap.exports.nnp_pool_close(this.heap.pool);
    }
}

/**
 * Loads the library. It needs an engine with SIMD: Chrome and Edge 91, Firefox 89, Safari 16.4, node 18, or later.
 *
 * @throws RangeError if `threads` is not a positive integer
 * @throws Error if a file could not be fetched, or a thread not be started
 */
export async function load(options: LoadOptions = {}): Promise<Nnpack> {
    checkOptions(options, ["threads"]);
    return new Nnpack(await loadModule(integer("threads", options.threads ?? 1, 1)));
}

export { canShareMemory };
