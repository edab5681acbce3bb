// The page's worker: everything that computes, so that the page stays responsive.

import { load, type Nnpack, type Tensor } from "../lib/nnpack.js";
import { outputSize, PlainConvolution, type Layer } from "./baseline.js";
import type { Picture, Reply, Request, Times } from "./messages.js";
import { NETWORKS, type Step } from "./networks.js";

// Timed runs of ours; plain JavaScript takes long enough for one, unless a layer is small.
const RUNS = 7;
const LONG_ENOUGH_MS = 60;
const PIXEL_TYPES = 4;
const COLOURS = 3;

const send = (reply: Reply): void => self.postMessage(reply);

const one = await load();
const many = await load({ threads: navigator.hardwareConcurrency || 1 });

/** Numbers from -1 to 1, the same in every run. */
function* randomNumbers(seed: number): Generator<number> {
    for (let state = seed; ;) {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        yield state / 2 ** 31 - 1;
    }
}

function randomArray(size: number, seed: number, scale: number): Float32Array {
    const numbers = randomNumbers(seed);
    return Float32Array.from({ length: size }, () => scale * (numbers.next().value as number));
}

const median = (times: number[]): number => times.sort((a, b) => a - b)[times.length >> 1]!;

function time(compute: () => void): number {
    const start = performance.now();
    compute();
    return performance.now() - start;
}

/** Convolves each colour with the taps; pixels beyond the border are the nearest ones. */
function filter({ width, height, rgba }: Picture, taps: readonly (readonly number[])[], offset: number): void {
    const border = taps.length >> 1;
    const paddedWidth = width + 2 * border,
        paddedHeight = height + 2 * border;
    const planes = new Float32Array(COLOURS * paddedWidth * paddedHeight);
    for (let colour = 0, i = 0; colour < COLOURS; colour++) {
        for (let row = -border; row < height + border; row++) {
            const y = Math.min(Math.max(row, 0), height - 1);
            for (let column = -border; column < width + border; column++, i++) {
                const x = Math.min(Math.max(column, 0), width - 1);
                planes[i] = rgba[(y * width + x) * PIXEL_TYPES + colour]!;
            }
        }
    }
    // Each colour is a group of channels by itself.
    const colours = Array.from({ length: COLOURS });
    const input = many.tensor([1, COLOURS, paddedHeight, paddedWidth], planes);
    const kernel = many.tensor(
        [COLOURS, 1, taps.length, taps.length],
        colours.flatMap(() => taps.flat()),
    );
    const bias = many.tensor(
        [COLOURS],
        colours.map(() => offset),
    );
    const output = many.tensor([1, COLOURS, height, width]);
    const ms = time(() => many.conv2d(input, kernel, bias, { groups: COLOURS, out: output }));
    const filtered = new Uint8ClampedArray(rgba);
    const { data } = output;
    for (let colour = 0, i = 0; colour < COLOURS; colour++) {
        for (let pixel = 0; pixel < width * height; pixel++, i++) filtered[pixel * PIXEL_TYPES + colour] = data[i]!;
    }
    for (const tensor of [input, kernel, bias, output]) tensor.dispose();
    send({ type: "filtered", picture: { width, height, rgba: filtered }, ms });
}

/** The picture as [1, 3, H, W], with zero mean and unit variance. */
function normalize({ width, height, rgba }: Picture): Float32Array {
    const pixels = width * height;
    const planes = new Float32Array(COLOURS * pixels);
    let sum = 0,
        squares = 0;
    for (let i = 0; i < planes.length; i++) {
        const value = rgba[(i % pixels) * PIXEL_TYPES + Math.floor(i / pixels)]!;
        planes[i] = value;
        sum += value;
        squares += value * value;
    }
    const mean = sum / planes.length;
    const deviation = Math.sqrt(Math.max(squares / planes.length - mean * mean, 1));
    return planes.map((value) => (value - mean) / deviation);
}

interface Outcome {
    output: Float32Array;
    pooled: Tensor | undefined;
    ms: number;
}

/** Runs a layer with an instance of the library; kernels are transformed before, as programs do that run a network. */
function runOurs(
    nnpack: Nnpack,
    { layer, pool }: Step,
    values: Float32Array,
    weights: Float32Array,
    biases: Float32Array,
): Outcome {
    const { inputChannels, outputChannels, height, width, kernel: side, padding, stride } = layer;
    const input = nnpack.tensor([1, inputChannels, height, width], values);
    const kernel = nnpack.tensor([outputChannels, inputChannels, side, side], weights);
    const bias = nnpack.tensor([outputChannels], biases);
    const prepared = nnpack.prepareConv2d(kernel, bias, {
        padding,
        stride,
        activation: "relu",
        inputShape: input.shape,
    });
    const output = prepared.run(input);
    const ms = median(Array.from({ length: RUNS }, () => time(() => prepared.run(input, { out: output }))));
    const pooled = pool && nnpack.maxPool2d(output, pool.size, { stride: pool.stride, ceilMode: pool.ceilMode });
    const outcome = { output: output.data.slice(), pooled, ms };
    for (const each of [input, kernel, bias, prepared, output]) each.dispose();
    return outcome;
}

function runPlain(
    layer: Layer,
    values: Float32Array,
    weights: Float32Array,
    biases: Float32Array,
): Omit<Outcome, "pooled"> {
    const plain = new PlainConvolution(layer, weights, biases);
    const output = new Float32Array(
        layer.outputChannels * outputSize(layer.height, layer) * outputSize(layer.width, layer),
    );
    const times = [time(() => plain.run(values, output))];
    if (times[0]! < LONG_ENOUGH_MS) for (let i = 1; i < RUNS; i++) times.push(time(() => plain.run(values, output)));
    return { output, ms: median(times) };
}

/** The channels of several images of one size, as one image. */
function concatenate(images: readonly Float32Array[]): Float32Array {
    if (images.length === 1) return images[0]!;
    const joined = new Float32Array(images.reduce((size, image) => size + image.length, 0));
    images.reduce((at, image) => {
        joined.set(image, at);
        return at + image.length;
    }, 0);
    return joined;
}

/** FNV-1a of the numbers' bits. */
function hash(numbers: Float32Array, before: number): number {
    const words = new Uint32Array(numbers.buffer, numbers.byteOffset, numbers.length);
    return words.reduce((value, word) => Math.imul(value ^ word, 16777619) >>> 0, before);
}

async function measure(network: string, picture: Picture): Promise<void> {
    const steps = NETWORKS[network]!;
    const values = new Map<string, Float32Array>([["picture", normalize(picture)]]);
    let difference = 0,
        checksum = 2166136261;
    let row: { name: string; times: Times } | undefined;
    // Compilers of JavaScript have looked at the code when the first layer comes.
    const small: Layer = {
        inputChannels: 16,
        outputChannels: 16,
        height: 32,
        width: 32,
        kernel: 3,
        padding: 1,
        stride: 1,
    };
    for (let i = 0; i < 8; i++)
        runPlain(small, new Float32Array(16 * 1024), new Float32Array(16 * 16 * 9), new Float32Array(16));
    for (const [index, step] of steps.entries()) {
        send({ type: "progress", done: index, of: steps.length, what: step.output });
        const { layer } = step;
        const input = concatenate(step.inputs.map((name) => values.get(name)!));
        const taps = layer.inputChannels * layer.kernel * layer.kernel;
        // Uniform numbers with the variance of He's initialization, which keeps that of activations.
        const weights = randomArray(layer.outputChannels * taps, index + 1, Math.sqrt(6 / taps));
        const biases = randomArray(layer.outputChannels, 1000 + index, 0.1);
        const ours = runOurs(one, step, input, weights, biases);
        const times: Times = { plain: 0, one: ours.ms };
        checksum = hash(ours.output, checksum);
        if (many.threads > 1) {
            const threaded = runOurs(many, step, input, weights, biases);
            threaded.pooled?.dispose();
            times.many = threaded.ms;
            if (hash(threaded.output, 1) !== hash(ours.output, 1))
                throw new Error(`${step.output}: threads change the result`);
        }
        const plain = runPlain(layer, input, weights, biases);
        times.plain = plain.ms;
        const largest = plain.output.reduce((a, b) => Math.max(a, Math.abs(b)), 0);
        const farthest = plain.output.reduce((a, b, i) => Math.max(a, Math.abs(b - ours.output[i]!)), 0);
        difference = Math.max(difference, farthest / largest);
        values.set(step.output, ours.pooled ? ours.pooled.data.slice() : ours.output);
        ours.pooled?.dispose();
        if (row?.name === step.row) {
            row.times.plain += times.plain;
            row.times.one += times.one;
            if (times.many !== undefined) row.times.many = (row.times.many ?? 0) + times.many;
        } else {
            row = { name: step.row, times };
        }
        if (steps[index + 1]?.row !== step.row) send({ type: "measured", row: row.name, times: row.times });
    }
    send({ type: "progress", done: steps.length, of: steps.length, what: "" });
    send({ type: "finished", difference, checksum: checksum.toString(16).padStart(8, "0") });
}

self.onmessage = async ({ data }: MessageEvent<Request>) => {
    try {
        if (data.type === "filter") {
            filter(data.picture, data.taps, data.offset);
        } else {
            await measure(data.network, data.picture);
        }
    } catch (error) {
        send({ type: "failed", message: String(error) });
    }
};
send({ type: "ready", version: many.version, threads: many.threads });
