// Times convolution layers on one thread, in turns: ours, XNNPACK's WebAssembly with SIMD (as TensorFlow.js has it),
// and plain JavaScript. node bench.mjs [--runs=9] [LAYER...]
//
// ./bootstrap.sh bench-wasm installs the rival, and runs it.

import { createRequire } from "node:module";
import { parseArgs } from "node:util";

import { load } from "../lib/nnpack.js";
import { outputSize, PlainConvolution } from "../page/baseline.js";
import { NETWORKS } from "../page/networks.js";

// Its ES modules are written for bundlers.
const require = createRequire(import.meta.url);
const tf = require("@tensorflow/tfjs-core");
require("@tensorflow/tfjs-backend-wasm");

// A rival that rounds otherwise may differ by this share of the largest output: Winograd loses up to five bits.
const TOLERANCE = 1e-4;
const PLAIN = "plain JavaScript",
    XNNPACK = "XNNPACK",
    OURS = "conv2d",
    PREPARED = "prepared";

const median = (times) => [...times].sort((a, b) => a - b)[times.length >> 1];
const geometricMean = (numbers) => Math.exp(numbers.reduce((sum, value) => sum + Math.log(value), 0) / numbers.length);

/** Random numbers from -1 to 1, times a factor. */
const randomArray = (size, factor) => Float32Array.from({ length: size }, () => factor * (2 * Math.random() - 1));

function distance(actual, expected) {
    const largest = expected.reduce((a, b) => Math.max(a, Math.abs(b)), 0);
    return actual.reduce((a, b, i) => Math.max(a, Math.abs(b - expected[i])), 0) / largest;
}

/** Medians of a layer's times in milliseconds, by contender. */
function measure(nnpack, layer, runs) {
    const { inputChannels, outputChannels, height, width, kernel: side, padding, stride } = layer;
    const rows = outputSize(height, layer),
        columns = outputSize(width, layer);
    const taps = inputChannels * side * side;
    const x = randomArray(inputChannels * height * width, 1);
    const w = randomArray(outputChannels * taps, Math.sqrt(6 / taps)),
        b = randomArray(outputChannels, 0.1);

    const plain = new PlainConvolution(layer, w, b);
    const plainOutput = new Float32Array(outputChannels * rows * columns);

    const input = nnpack.tensor([1, inputChannels, height, width], x);
    const kernel = nnpack.tensor([outputChannels, inputChannels, side, side], w);
    const bias = nnpack.tensor([outputChannels], b);
    const options = { padding, stride, activation: "relu" };
    const prepared = nnpack.prepareConv2d(kernel, bias, { ...options, inputShape: input.shape });
    const out = nnpack.tensor([1, outputChannels, rows, columns]);

    // Channels come last there.
    const theirs = tf.tidy(() => ({
        x: tf.transpose(tf.tensor4d(x, [1, inputChannels, height, width]), [0, 2, 3, 1]),
        filter: tf.transpose(tf.tensor4d(w, [outputChannels, inputChannels, side, side]), [2, 3, 1, 0]),
        bias: tf.tensor1d(b),
    }));
    const settings = { ...theirs, strides: stride, pad: padding, activation: "relu" };
    const runTheirs = () => tf.fused.conv2d(settings);

    const calls = {
        [PLAIN]: () => plain.run(x, plainOutput),
        [XNNPACK]: () => runTheirs().dispose(),
        [OURS]: () => nnpack.conv2d(input, kernel, bias, { ...options, out }),
        [PREPARED]: () => prepared.run(input, { out }),
    };
    for (const call of Object.values(calls)) call();
    const their = tf.tidy(() => tf.transpose(runTheirs(), [0, 3, 1, 2]).dataSync());
    for (const [name, output] of [
        [XNNPACK, their],
        [PLAIN, plainOutput],
    ]) {
        const far = distance(out.data, output);
        if (!(far <= TOLERANCE)) throw new Error(`ours and ${name}'s results differ by ${far} of the largest`);
    }
    const times = Object.fromEntries(Object.keys(calls).map((name) => [name, []]));
    for (let i = 0; i < runs; i++) {
        for (const [name, call] of Object.entries(calls)) {
            // It takes so much longer that fewer runs tell as much.
            if (name === PLAIN && i % 3 !== 0) continue;
            const start = performance.now();
            call();
            times[name].push(performance.now() - start);
        }
    }
    for (const each of [input, kernel, bias, prepared, out]) each.dispose();
    tf.dispose(theirs);
    return Object.fromEntries(Object.entries(times).map(([name, each]) => [name, median(each)]));
}

const { values, positionals } = parseArgs({
    options: { runs: { type: "string", default: "9" } },
    allowPositionals: true,
});
await tf.setBackend("wasm");
await tf.ready();
if (!(await tf.env().getAsync("WASM_HAS_SIMD_SUPPORT"))) throw new Error("TensorFlow.js does without SIMD here");
const nnpack = await load();

const layers = new Map();
for (const [network, steps] of Object.entries(NETWORKS)) {
    for (const { output, layer } of steps) {
        const key = JSON.stringify(layer);
        const name = `${network}/${output}`;
        if (!layers.has(key) && (positionals.length === 0 || positionals.some((part) => name.includes(part))))
            layers.set(key, { name, layer });
    }
}
console.log(
    `nnpack ${nnpack.version}, TensorFlow.js ${tf.version_core}, node ${process.version}; milliseconds, one thread`,
);
const columns = [PLAIN, XNNPACK, OURS, PREPARED, "x plain", "x XNNPACK"];
console.log(["layer".padEnd(24), ...columns.map((name) => name.padStart(17))].join(""));
const ratios = [];
for (const { name, layer } of layers.values()) {
    const ms = measure(nnpack, layer, Number(values.runs));
    const ratio = { side: layer.kernel, plain: ms[PLAIN] / ms[PREPARED], xnnpack: ms[XNNPACK] / ms[PREPARED] };
    ratios.push(ratio);
    const cells = [ms[PLAIN], ms[XNNPACK], ms[OURS], ms[PREPARED], ratio.plain, ratio.xnnpack];
    console.log([name.padEnd(24), ...cells.map((value) => value.toFixed(2).padStart(17))].join(""));
}
for (const side of new Set(ratios.map((ratio) => ratio.side))) {
    const chosen = ratios.filter((ratio) => ratio.side === side);
    for (const [rival, key] of [
        [PLAIN, "plain"],
        [XNNPACK, "xnnpack"],
    ]) {
        const of = chosen.map((ratio) => ratio[key]);
        const mean = geometricMean(of).toFixed(2),
            least = Math.min(...of).toFixed(2);
        console.log(`${side}x${side} layers: ${mean}x as fast as ${rival} (geometric mean), at least ${least}x`);
    }
}
nnpack.dispose();
