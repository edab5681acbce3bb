// The module in node: results against definitions in float64, memory, threads and bad arguments.

import assert from "node:assert/strict";
import { test } from "node:test";

import { load, OutOfMemoryError, Tensor } from "nnpack";

import * as reference from "./reference.mjs";
import { product, randomArray } from "./reference.mjs";

const nnpack = await load();

/** Every element within its bound; NaN is never. */
function assertClose(actual, expected, bound, text) {
    assert.equal(actual.length, expected.length, text);
    for (let i = 0; i < expected.length; i++) {
        if (!(Math.abs(actual[i] - expected[i]) <= bound[i])) {
            assert.fail(`${text}: element ${i} is ${actual[i]}, expected ${expected[i]} within ${bound[i]}`);
        }
    }
}

const assertSameBits = (a, b, text) =>
    assert.deepEqual(new Uint32Array(a.slice().buffer), new Uint32Array(b.slice().buffer), text);

/** Disposes of what a function made with it, and checks that nothing else is left. */
function leakFree(compute, instance = nnpack) {
    const before = instance.allocatedBytes;
    const made = [];
    compute((...things) => {
        made.push(...things);
        return things[0];
    });
    for (const each of made) each.dispose();
    assert.equal(instance.allocatedBytes, before, "memory is left behind");
}

const PLAIN = { padding: [0, 0, 0, 0], stride: [1, 1], dilation: [1, 1], groups: 1 };
// Shapes of input and kernel, and settings.
const CONVOLUTIONS = [
    [[1, 1, 1, 1], [1, 1, 1, 1], {}],
    [[1, 3, 7, 5], [5, 3, 3, 3], { padding: [1, 1, 1, 1] }],
    [[2, 5, 13, 14], [7, 5, 3, 3], { padding: [1, 0, 2, 1] }],
    [[1, 16, 12, 12], [16, 16, 3, 3], { padding: [1, 1, 1, 1] }],
    [[1, 16, 12, 19], [9, 16, 3, 3], {}],
    [[3, 4, 9, 11], [6, 4, 1, 1], {}],
    [[1, 4, 9, 11], [6, 4, 1, 1], { padding: [2, 3, 1, 0] }],
    [[1, 8, 17, 17], [8, 8, 5, 5], { padding: [2, 2, 2, 2] }],
    [[1, 3, 20, 21], [4, 3, 7, 7], { padding: [3, 3, 3, 3], stride: [2, 2] }],
    [[2, 6, 15, 14], [6, 3, 3, 3], { padding: [1, 0, 2, 1], stride: [2, 2], groups: 2 }],
    [[1, 3, 30, 31], [5, 3, 11, 11], { padding: [2, 2, 2, 2], stride: [4, 4] }],
    [[1, 3, 15, 16], [8, 3, 3, 3], { stride: [2, 3] }],
    [[1, 4, 19, 18], [4, 4, 3, 2], { dilation: [2, 3], padding: [2, 2, 2, 2] }],
    [[1, 6, 10, 10], [4, 3, 3, 3], { groups: 2, padding: [1, 1, 1, 1] }],
    [[2, 8, 11, 9], [8, 1, 3, 3], { groups: 8, padding: [1, 1, 1, 1] }],
    [[1, 8, 11, 9], [16, 1, 5, 3], { groups: 8, stride: [2, 1] }],
    [[1, 2, 18, 30], [3, 2, 16, 11], {}],
    [[1, 2, 2, 2], [3, 2, 9, 9], { padding: [5, 4, 3, 4] }],
    [[1, 70, 3, 3], [1, 70, 3, 3], {}],
    [[2, 5, 9, 15], [6, 5, 1, 3], { padding: [0, 1, 0, 1] }],
    [[1, 8, 14, 7], [9, 8, 3, 1], {}],
    [[1, 4, 6, 13], [8, 4, 1, 5], { padding: [0, 2, 0, 1] }],
    [[1, 3, 19, 6], [5, 3, 5, 1], { padding: [2, 0, 2, 0] }],
    [[1, 9, 17, 17], [4, 9, 1, 7], { padding: [0, 3, 0, 3] }],
    [[1, 4, 17, 17], [9, 4, 7, 1], { padding: [3, 0, 3, 0], stride: [1, 2] }],
];

const SQUARES = {
    2: ["wt8x8", "wt6x6", "wt4x4"],
    3: ["wt8x8", "wt7x7", "wt6x6", "wt4x4"],
    4: ["wt8x8"],
    5: ["wt8x8_5x5"],
};
const LINES = { 3: ["wt6", "wt8"], 5: ["wt8"], 7: ["wt12"] };

function algorithmsOf(wShape, { stride, dilation, groups }) {
    const names = ["auto", "implicit_gemm"];
    if ((wShape[2] === 1 && wShape[3] === 1) || (groups > 1 && wShape[1] === 1)) names.push("direct");
    if (dilation.some((distance) => distance !== 1)) return names;
    const [rows, columns] = [Math.ceil(wShape[2] / stride[0]), Math.ceil(wShape[3] / stride[1])];
    const side = Math.max(rows, columns);
    if (rows === columns) names.push(...(SQUARES[side] ?? []));
    if (rows === 1 || columns === 1) names.push(...(LINES[side] ?? []));
    if (side <= 8) names.push("ft8x8");
    if (side <= 16) names.push("ft16x16");
    return names;
}

for (const [xShape, wShape, given] of CONVOLUTIONS) {
    const settings = { ...PLAIN, ...given };
    test(`convolution of [${xShape}] by [${wShape}] ${JSON.stringify(given)}`, () => {
        const xs = randomArray(product(xShape), 1),
            ws = randomArray(product(wShape), 2),
            bs = randomArray(wShape[0], 3);
        for (const algorithm of algorithmsOf(wShape, settings)) {
            for (const bias of [null, bs]) {
                const expected = reference.convolution(xs, xShape, ws, wShape, bias, settings);
                const bound = reference.convolutionBound(algorithm, xs, xShape, ws, wShape, bias, settings);
                leakFree((keep) => {
                    const x = keep(nnpack.tensor(xShape, xs)),
                        w = keep(nnpack.tensor(wShape, ws));
                    const b = bias && keep(nnpack.tensor([wShape[0]], bias));
                    const text = `${algorithm}${bias ? " with bias" : ""}`;
                    const y = keep(nnpack.conv2d(x, w, b, { ...given, algorithm }));
                    assert.deepEqual(y.shape, reference.convolutionShape(xShape, wShape, settings));
                    assertClose(y.data, expected, bound, text);

                    const layer = keep(nnpack.prepareConv2d(w, b, { ...given, algorithm, activation: "relu" }));
                    assert.ok(layer.bytes > 0);
                    w.data.fill(NaN);
                    b?.data.fill(NaN);
                    const rectified = keep(layer.run(x));
                    assertClose(
                        rectified.data,
                        expected.map((value) => Math.max(value, 0)),
                        bound,
                        `prepared ${text}`,
                    );
                });
            }
        }
    });
}

test("a prepared layer takes images of all sizes, batches, and a tensor to fill", () => {
    const wShape = [5, 4, 3, 3];
    const ws = randomArray(product(wShape), 1);
    leakFree((keep) => {
        const layer = keep(nnpack.prepareConv2d(keep(nnpack.tensor(wShape, ws)), null, { padding: 1 }));
        for (const xShape of [
            [1, 4, 1, 1],
            [2, 4, 40, 3],
            [1, 4, 9, 64],
        ]) {
            const xs = randomArray(product(xShape), 2);
            const settings = { ...PLAIN, padding: [1, 1, 1, 1] };
            const out = keep(nnpack.tensor([xShape[0], 5, xShape[2], xShape[3]]));
            assert.equal(layer.run(keep(nnpack.tensor(xShape, xs)), { out }), out);
            const expected = reference.convolution(xs, xShape, ws, wShape, null, settings);
            assertClose(out.data, expected, reference.convolutionBound("auto", xs, xShape, ws, wShape, null, settings));
        }
    });
});

test("a prepared layer is chosen for the images that it is for, and takes others", () => {
    const wShape = [64, 64, 3, 3];
    const ws = randomArray(product(wShape), 1);
    leakFree((keep) => {
        const kernel = keep(nnpack.tensor(wShape, ws));
        const layers = [1, 56].map((side) => {
            const inputShape = [1, 64, side, side];
            return keep(nnpack.prepareConv2d(kernel, null, { padding: 1, inputShape }));
        });
        // Of an image of one pixel, only one tap of nine counts.
        assert.notEqual(layers[0].algorithm, layers[1].algorithm);
        const xShape = [2, 64, 9, 10];
        const xs = randomArray(product(xShape), 2);
        const settings = { ...PLAIN, padding: [1, 1, 1, 1] };
        const expected = reference.convolution(xs, xShape, ws, wShape, null, settings);
        const bound = reference.convolutionBound("auto", xs, xShape, ws, wShape, null, settings);
        for (const layer of layers) assertClose(keep(layer.run(keep(nnpack.tensor(xShape, xs)))).data, expected, bound);
    });
});

test("a prepared layer is saved and loaded", () => {
    leakFree((keep) => {
        const random = (shape, seed) => keep(nnpack.tensor(shape, randomArray(product(shape), seed)));
        const x = random([2, 6, 12, 11], 3),
            w = random([8, 3, 3, 3], 4),
            b = random([8], 5);
        for (const algorithm of ["wt8x8", "ft16x16", "implicit_gemm", "auto"]) {
            const options = { padding: [1, 2, 0, 3], stride: [2, 2], groups: 2, activation: "relu", algorithm };
            const layer = keep(nnpack.prepareConv2d(w, b, options));
            assert.ok(algorithm === "auto" ? layer.algorithm !== "auto" : layer.algorithm === algorithm);
            const saved = layer.save();
            const loaded = keep(nnpack.loadConv2d(saved));
            assert.equal(loaded.algorithm, layer.algorithm);
            assert.equal(loaded.bytes, layer.bytes);
            assert.ok(saved.length > layer.bytes);
            assert.deepEqual(keep(loaded.run(x)).data, keep(layer.run(x)).data);
            assert.deepEqual(loaded.save(), saved);
        }
        const saved = keep(nnpack.prepareConv2d(w)).save();
        for (const i of [0, 9, 100, saved.length - 1]) {
            const changed = saved.slice();
            changed[i] ^= 4;
            assert.throws(() => nnpack.loadConv2d(changed), /RangeError: bytes are no saved layer, or were changed/);
        }
        for (const length of [0, 16, saved.length - 8]) {
            assert.throws(() => nnpack.loadConv2d(saved.slice(0, length)), /RangeError: bytes are no saved layer/);
        }
        assert.throws(() => nnpack.loadConv2d([1]), /TypeError: bytes must be a Uint8Array, not \[1\]/);
    });
});

test("fully connected layers", () => {
    for (const [batch, channels, outputs] of [
        [1, 1, 1],
        [1, 37, 10],
        [5, 128, 17],
        [33, 9, 64],
    ]) {
        const xs = randomArray(batch * channels, 1),
            ws = randomArray(outputs * channels, 2);
        for (const bs of [null, randomArray(outputs, 3)]) {
            leakFree((keep) => {
                const x = keep(nnpack.tensor([batch, channels], xs)),
                    w = keep(nnpack.tensor([outputs, channels], ws));
                const b = bs && keep(nnpack.tensor([outputs], bs));
                const { y, bound } = reference.linear(xs, ws, bs, batch, channels, outputs);
                assertClose(keep(nnpack.linear(x, w, b)).data, y, bound);
                const rectified = keep(nnpack.linear(x, w, b, { activation: "relu" }));
                assertClose(
                    rectified.data,
                    y.map((value) => Math.max(value, 0)),
                    bound,
                );
            });
        }
    }
});

test("softmax", () => {
    for (const [batch, channels, scale] of [
        [1, 1, 1],
        [3, 10, 4],
        [2, 1000, 100],
        [1, 5000, 4],
        [4, 7, 1e30],
    ]) {
        const xs = randomArray(batch * channels, 1).map((value) => value * scale);
        const { y, bound } = reference.softmax(xs, batch, channels);
        leakFree((keep) => {
            const x = keep(nnpack.tensor([batch, channels], xs));
            assertClose(keep(nnpack.softmax(x)).data, y, bound);
            assert.equal(nnpack.softmax(x, { out: x }), x);
            assertClose(x.data, y, bound);
        });
    }
});

test("relu, with a slope, in place, of hostile numbers", () => {
    const xs = Float32Array.of(1, -2, 0, -0, NaN, Infinity, -Infinity, 1e-45, -1e-45, 3e38, -3e38);
    for (const slope of [0, 0.125, -2]) {
        leakFree((keep) => {
            const x = keep(nnpack.tensor([xs.length], xs));
            const y = keep(nnpack.relu(x, { negativeSlope: slope }));
            xs.forEach((value, i) => {
                const expected = value > 0 || Number.isNaN(value) ? value : Math.fround(value * slope);
                // With slope 0, -infinity gives 0.
                if (slope === 0 && value < 0) assert.equal(Math.abs(y.data[i]), 0);
                else assert.equal(y.data[i] + 0, expected + 0, `${value}`);
            });
            nnpack.relu(x, { negativeSlope: slope, out: x });
            assertSameBits(x.data, y.data);
        });
    }
});

const POOLINGS = [
    [[1, 1, 4, 4], [2, 2], {}],
    [[2, 3, 13, 12], [3, 3], { stride: [2, 2], padding: [1, 1, 1, 1] }],
    [[1, 5, 13, 12], [3, 2], { stride: [2, 3], padding: [1, 0, 2, 1], ceilMode: true }],
    [[1, 2, 7, 9], [7, 9], {}],
    [[1, 2, 9, 9], [2, 3], { stride: [4, 5] }],
    [[3, 1, 1, 1], [1, 1], {}],
    [[1, 4, 15, 15], [2, 2], { ceilMode: true }],
];

for (const [shape, size, given] of POOLINGS) {
    test(`pooling of [${shape}] by [${size}] ${JSON.stringify(given)}`, () => {
        const settings = { stride: size, padding: [0, 0, 0, 0], ceilMode: false, ...given };
        const xs = randomArray(product(shape), 1);
        xs[xs.length >> 1] = NaN;
        const { rows, columns, found } = reference.windows(shape, size, settings);
        const planes = Array.from({ length: shape[0] * shape[1] }, (_, i) => {
            const plane = xs.subarray(i * shape[2] * shape[3], (i + 1) * shape[2] * shape[3]);
            return found.map(({ pixels, padded }) => ({ values: pixels.map((pixel) => plane[pixel]), padded }));
        }).flat();
        leakFree((keep) => {
            const x = keep(nnpack.tensor(shape, xs));
            const largest = keep(nnpack.maxPool2d(x, size, given));
            assert.deepEqual(largest.shape, [shape[0], shape[1], rows, columns]);
            planes.forEach(({ values }, i) => assert.equal(largest.data[i], Math.max(...values)));
            for (const countIncludePad of [true, false]) {
                const mean = keep(nnpack.avgPool2d(x, size, { ...given, countIncludePad }));
                assert.deepEqual(mean.shape, largest.shape);
                planes.forEach(({ values, padded }, i) => {
                    const count = countIncludePad ? padded : values.length;
                    const expected = values.reduce((sum, value) => sum + value, 0) / count;
                    const magnitude = values.reduce((sum, value) => sum + Math.abs(value), 0) / count;
                    if (Number.isNaN(expected)) assert.ok(Number.isNaN(mean.data[i]));
                    else assertClose([mean.data[i]], [expected], [reference.meanBound(values.length, magnitude)]);
                });
            }
        });
    });
}

test("NaN and infinity stay where they are, by implicit GEMM", () => {
    leakFree((keep) => {
        const x = keep(nnpack.tensor([1, 1, 1, 4], [1, NaN, Infinity, 3e38]));
        const w = keep(nnpack.tensor([1, 1, 1, 1], [2]));
        const y = keep(nnpack.conv2d(x, w, null, { algorithm: "implicit_gemm" }));
        assert.deepEqual([...y.data], [2, NaN, Infinity, Infinity]);
    });
});

test("results have the same bits at any number of threads", async () => {
    const compute = (instance) => {
        const results = [];
        leakFree((keep) => {
            const x = keep(instance.tensor([3, 24, 45, 37], randomArray(3 * 24 * 45 * 37, 1)));
            const w = keep(instance.tensor([40, 24, 3, 3], randomArray(40 * 24 * 9, 2)));
            const b = keep(instance.tensor([40], randomArray(40, 3)));
            for (const algorithm of ["wt8x8", "wt7x7", "wt6x6", "wt4x4", "ft8x8", "ft16x16", "implicit_gemm"]) {
                results.push(keep(instance.conv2d(x, w, b, { padding: 1, algorithm })).data.slice());
                const layer = keep(instance.prepareConv2d(w, b, { padding: 1, algorithm, activation: "relu" }));
                results.push(keep(layer.run(x)).data.slice());
            }
            results.push(keep(instance.maxPool2d(x, 3, { stride: 2, padding: 1 })).data.slice());
            results.push(keep(instance.avgPool2d(x, 3, { stride: 2, padding: 1 })).data.slice());
            results.push(keep(instance.relu(x, { negativeSlope: 0.1 })).data.slice());
            const rows = keep(instance.tensor([3, 24 * 45 * 37], x.data));
            results.push(keep(instance.softmax(rows)).data.slice());
            const weights = keep(instance.tensor([30, 24 * 45 * 37], randomArray(30 * 24 * 45 * 37, 4)));
            results.push(keep(instance.linear(rows, weights)).data.slice());
        }, instance);
        return results;
    };
    const expected = compute(nnpack);
    for (const threads of [2, 3, 8]) {
        const instance = await load({ threads });
        assert.equal(instance.threads, threads);
        for (let i = 0; i < 3; i++)
            compute(instance).forEach((result, j) =>
                assertSameBits(result, expected[j], `${threads} threads, result ${j}`),
            );
        instance.dispose();
    }
});

test("a thread's worth of calls in a row", async () => {
    const instance = await load({ threads: 3 });
    const x = instance.tensor([4096], randomArray(4096, 1)),
        y = instance.tensor([4096]);
    for (let i = 0; i < 20000; i++) instance.relu(x, { out: y });
    x.data.forEach((value, i) => assert.equal(y.data[i], Math.max(value, 0)));
    instance.dispose();
});

test("memory grows, and is reused", async () => {
    for (const threads of [1, 2]) {
        const instance = await load({ threads });
        const small = instance.tensor([3], [1, 2, 3]);
        const stale = small.data;
        for (let i = 0; i < 80; i++) {
            const large = instance.tensor([8, 1024, 1024]);
            assert.equal(large.data[large.size - 1], 0);
            large.data[large.size - 1] = 1;
            large.dispose();
        }
        assert.deepEqual([...small.data], [1, 2, 3]);
        if (threads === 1) assert.equal(stale.length, 0);
        instance.dispose();
    }
});

test("memory's end is an error that leaves the library as it was", async () => {
    const instance = await load();
    const small = instance.tensor([3], [1, 2, 3]);
    const large = instance.tensor([300, 1024, 1024]);
    assert.throws(() => instance.tensor([300, 1024, 1024]), OutOfMemoryError);
    assert.throws(
        () => instance.relu(large),
        /OutOfMemoryError: there is no memory for a tensor of shape \[300, 1024, 1024/,
    );
    large.dispose();
    assert.equal(instance.allocatedBytes, 12);
    assert.deepEqual([...small.data], [1, 2, 3]);
});

test("what is disposed of can't be used", async () => {
    const instance = await load({ threads: 2 });
    const x = instance.tensor([1, 1, 3, 3]),
        w = instance.tensor([1, 1, 3, 3]);
    const layer = instance.prepareConv2d(w);
    w.dispose();
    w.dispose();
    assert.ok(w.isDisposed && !x.isDisposed);
    assert.throws(() => w.data, /TypeError: a tensor of shape \[1, 1, 3, 3\] was disposed of/);
    assert.throws(() => instance.conv2d(x, w), /TypeError: kernel was disposed of/);
    layer.dispose();
    layer.dispose();
    assert.throws(() => layer.run(x), /TypeError: the prepared layer was disposed of/);
    instance.dispose();
    instance.dispose();
    assert.throws(() => x.data, /the library was disposed of/);
    assert.throws(() => instance.relu(x), /the library was disposed of/);
    assert.throws(() => instance.tensor([1]), /the library was disposed of/);
});

test("bad arguments are named, with their values, and nothing is left behind", async () => {
    const other = await load();
    const foreign = other.tensor([1, 2, 5, 5]);
    const before = nnpack.allocatedBytes;
    const x = nnpack.tensor([1, 2, 5, 5]),
        w = nnpack.tensor([4, 2, 3, 3]),
        b = nnpack.tensor([4]);
    const rows = nnpack.tensor([2, 3]),
        kernel = nnpack.tensor([4, 3]);
    const made = nnpack.allocatedBytes;
    const cases = [
        [() => nnpack.tensor(3), /TypeError: shape must be an array of numbers, not 3/],
        [() => nnpack.tensor([2, 0]), /RangeError: shape\[1\] must be an integer from 1 to 2147483647, not 0/],
        [() => nnpack.tensor([1.5]), /RangeError: shape\[0\] must be an integer from 1 to 2147483647, not 1.5/],
        [() => nnpack.tensor(["2"]), /TypeError: shape\[0\] must be a number, not "2"/],
        [() => nnpack.tensor([65536, 65536]), /RangeError: shape \[65536, 65536\] has 4294967296 elements, more than/],
        [() => nnpack.tensor([2, 2], [1, 2, 3]), /RangeError: data must have the 4 elements of shape \[2, 2\], not 3/],
        [() => nnpack.tensor([2], null), /TypeError: data must be an array of numbers, not null/],
        [() => nnpack.conv2d(3, w), /TypeError: input must be a Tensor, not 3/],
        [() => nnpack.conv2d(x, new Float32Array(9)), /TypeError: kernel must be a Tensor, not a Float32Array/],
        [() => nnpack.conv2d(foreign, w), /TypeError: input is a tensor of another instance/],
        [() => nnpack.conv2d(rows, w), /RangeError: input must have 4 dimensions, not the shape \[2, 3\]/],
        [() => nnpack.conv2d(x, w, rows), /RangeError: bias must have 1 dimensions, not the shape \[2, 3\]/],
        [() => nnpack.conv2d(x, w, nnpack), /TypeError: bias must be a Tensor, not a Nnpack/],
        [() => nnpack.conv2d(x, w, b, 3), /TypeError: options must be an object, not 3/],
        [() => nnpack.conv2d(x, w, b, { pading: 1 }), /TypeError: there is no option "pading", only padding, stride/],
        [
            () => nnpack.conv2d(x, w, b, { padding: -1 }),
            /RangeError: padding must be an integer from 0 to 2147483647, not -1/,
        ],
        [
            () => nnpack.conv2d(x, w, b, { padding: [1, 2, 3] }),
            /RangeError: padding must have 2 or 4 numbers, not 3: \[1, 2, 3\]/,
        ],
        [() => nnpack.conv2d(x, w, b, { padding: [0, 0, NaN, 0] }), /RangeError: padding\[2\] must be an integer/],
        [
            () => nnpack.conv2d(x, w, b, { stride: 0 }),
            /RangeError: stride must be an integer from 1 to 2147483647, not 0/,
        ],
        [() => nnpack.conv2d(x, w, b, { stride: [1, 2, 3] }), /RangeError: stride must have 2 numbers, not 3/],
        [
            () => nnpack.conv2d(x, w, b, { dilation: 3 }),
            /RangeError: kernel, 3x3 with dilation \[3, 3\], must not be larger than the padded image, 5x5/,
        ],
        [() => nnpack.conv2d(x, w, b, { groups: 3 }), /RangeError: groups must divide the 4 output channels, and is 3/],
        [
            () => nnpack.conv2d(x, w, b, { groups: 2 }),
            /RangeError: input must have 4 channels, as the kernel has with 2 groups, not the shape \[1, 2, 5, 5\]/,
        ],
        [
            () => nnpack.conv2d(x, w, b, { activation: "tanh" }),
            /RangeError: activation must be one of identity, relu, not "tanh"/,
        ],
        [
            () => nnpack.conv2d(x, w, b, { algorithm: "toString" }),
            /RangeError: algorithm must be one of auto, .*, not "toString"/,
        ],
        [
            () => nnpack.conv2d(x, w, b, { algorithm: "wt8x8_5x5" }),
            /RangeError: algorithm wt8x8_5x5 does no kernel of 3x3/,
        ],
        [
            () => nnpack.prepareConv2d(w, b, { algorithm: "wt8x8", dilation: 2 }),
            /RangeError: algorithm wt8x8 does no kernel of 3x3 with stride \[1, 1\] and dilation \[2, 2\]/,
        ],
        [() => nnpack.conv2d(x, w, b, { out: b }), /RangeError: out must have the shape \[1, 4, 3, 3\], not \[4\]/],
        [
            () => nnpack.conv2d(x, w, b, { padding: 2 ** 16 }),
            /RangeError: the result's shape .* has .* elements, more than/,
        ],
        [() => nnpack.prepareConv2d(w, b, { out: x }), /TypeError: there is no option "out"/],
        [
            () => nnpack.prepareConv2d(w, b, { inputShape: [1, 3, 8, 8] }),
            /RangeError: inputShape must have 2 channels, as the kernel has with 1 groups, not the shape \[1, 3, 8, 8\]/,
        ],
        [() => nnpack.prepareConv2d(w, b, { inputShape: [2, 8, 8] }), /RangeError: inputShape must have 4 dimensions/],
        [() => nnpack.prepareConv2d(w, b, { inputShape: "x" }), /TypeError: inputShape must be an array of numbers/],
        [
            () => nnpack.prepareConv2d(w, b, { inputShape: [1, 2, 1, 8] }),
            /RangeError: kernel, 3x3 with dilation \[1, 1\], must not be larger than the padded image, 1x8/,
        ],
        [
            () => nnpack.prepareConv2d(w, b, { inputShape: [1, 2, 8, 8], padding: 2 ** 16 }),
            /RangeError: the result's shape .* has .* elements, more than/,
        ],
        [() => nnpack.linear(rows, w), /RangeError: kernel must have 2 dimensions/],
        [() => nnpack.linear(rows, rows, b), /RangeError: bias must have the shape \[2\], not \[4\]/],
        [() => nnpack.linear(kernel, nnpack.tensor, b), /TypeError: kernel must be a Tensor, not a function/],
        [() => nnpack.maxPool2d(x, 6), /RangeError: size must not be larger than the padded image, 5x5, and is 6/],
        [() => nnpack.maxPool2d(x, 2, { padding: 2 }), /RangeError: padding must be less than the window, 2x2, not 2/],
        [() => nnpack.maxPool2d(x, 2, { ceilMode: 1 }), /TypeError: ceilMode must be true or false, not 1/],
        [() => nnpack.avgPool2d(x, [0, 2]), /RangeError: size\[0\] must be an integer from 1 to 2147483647, not 0/],
        [() => nnpack.avgPool2d(x, 5, { out: x }), /RangeError: out must have the shape \[1, 2, 1, 1\]/],
        [() => nnpack.relu(x, { negativeSlope: "1" }), /TypeError: negativeSlope must be a number, not "1"/],
        [() => nnpack.maxPool2d(x, 1, { out: x }), /RangeError: out must be none of the inputs/],
        [() => nnpack.softmax(x), /RangeError: input must have 2 dimensions/],
    ];
    for (const [call, message] of cases) {
        assert.throws(call, message);
        assert.equal(nnpack.allocatedBytes, made, `${message} leaves memory behind`);
    }
    for (const each of [x, w, b, rows, kernel]) each.dispose();
    assert.equal(nnpack.allocatedBytes, before);
    await assert.rejects(load({ threads: 0 }), /RangeError: threads must be an integer from 1 to 2147483647, not 0/);
    await assert.rejects(load({ thread: 2 }), /TypeError: there is no option "thread", only threads/);
});

test("tensors are made by the library alone", () => {
    assert.throws(() => new Tensor({}, [1], 1));
});
