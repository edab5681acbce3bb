// Measures passes of convolution layers by every algorithm that can compute them, for `python -m nnpack tune --web`: tells
// what operations cost by default, then answers a task a line, all in JSON.

import { createInterface } from "node:readline";

import { loadModule } from "../lib/module.js";

const ALIGNMENT = 64;
const REUSE = 3;
const PHASES = 4;
// Bytes of structures. A candidate's algorithm is its first word; a profile is doubles, its total and its phases.
const CANDIDATE_BYTES = 64,
    PROFILE_BYTES = 8 * (1 + PHASES);
const MOST_CANDIDATES = 16;
// Where the images' size is among the layer's words, of which the batch is the first.
const IMAGE_WORD = 4;

const { exports, memory } = await loadModule(1);
const view = () => new DataView(memory.buffer);
const numbers = (pointer, count) => [...new Float64Array(memory.buffer, pointer, count)];

let operations = 0;
while (exports.nnp_get_operation(operations) !== 0) operations++;

/** Gives memory that is good for all, and gives it back when `dispose` is called. */
class Arena {
    pointers = [];

    allocate(bytes) {
        const pointer = exports.memalign(ALIGNMENT, bytes);
        if (pointer === 0) throw new RangeError(`there is no memory for ${bytes} bytes`);
        this.pointers.push(pointer);
        return pointer;
    }

    words(values) {
        const pointer = this.allocate(4 * values.length);
        new Uint32Array(memory.buffer, pointer, values.length).set(values);
        return pointer;
    }

    randomTensor(size) {
        const pointer = this.allocate(4 * size);
        const tensor = new Float32Array(memory.buffer, pointer, size);
        for (let i = 0; i < size; i++) tensor[i] = 2 * Math.random() - 1;
        return pointer;
    }

    dispose() {
        for (const pointer of this.pointers) exports.free(pointer);
    }
}

function succeed(status) {
    if (status !== 0) throw new Error(`the library returned status ${status}`);
}

function candidates(arena, layer, pass, strategy) {
    const found = arena.allocate(MOST_CANDIDATES * CANDIDATE_BYTES);
    const count = arena.words([MOST_CANDIDATES]);
    succeed(exports.nnp_convolution_layer_candidates(layer, pass, strategy, 0, found, count));
    return Array.from({ length: view().getUint32(count, true) }, (_, i) =>
        view().getUint32(found + i * CANDIDATE_BYTES, true),
    );
}

/** A function that computes a pass, and one for the end. */
function trial(arena, { pass, strategy, words }, algorithm, layer, [left, right, result], profile) {
    if (strategy === REUSE) {
        const place = arena.words([0]);
        succeed(exports.nnp_convolution_plan_create(layer, algorithm, 0, right, 0, 0, 0, 0, 0, place));
        const plan = view().getUint32(place, true),
            image = words.slice(IMAGE_WORD, IMAGE_WORD + 2),
            call = arena.words([plan, words[0], ...image, left, result, 0, 0, 0, profile]);
        return {
            run: () => exports.nnp_convolution_plan_run(call),
            dispose: () => exports.nnp_convolution_plan_destroy(plan),
        };
    }
    const {
        nnp_convolution_layer_output: output,
        nnp_convolution_layer_input_gradient: input_gradient,
        nnp_convolution_layer_kernel_gradient: kernel_gradient,
    } = exports;
    const passes = [
        () => output(layer, algorithm, strategy, left, right, 0, result, 0, 0, 0, 0, 0, profile),
        () => input_gradient(layer, algorithm, left, right, result, 0, 0, 0, profile),
        () => kernel_gradient(layer, algorithm, right, left, result, 0, 0, 0, profile),
    ];
    return { run: passes[pass], dispose: () => {} };
}

/** The answer to {pass, strategy, words, sizes, repeat}: a layer's words, elements of the operands and the result. */
function measure(task) {
    const { pass, strategy, words, sizes, repeat } = task;
    const arena = new Arena();
    const layer = arena.words(words),
        operands = sizes.map((size) => arena.randomTensor(size)),
        profile = arena.allocate(PROFILE_BYTES),
        counts = arena.allocate(8 * PHASES * operations);
    const samples = candidates(arena, layer, pass, strategy).map((algorithm) => {
        succeed(exports.nnp_convolution_layer_count(layer, pass, algorithm, strategy, counts));
        return {
            trial: trial(arena, task, algorithm, layer, operands, profile),
            result: { algorithm, counts: numbers(counts, PHASES * operations), total: Infinity },
        };
    });
    for (let i = 0; i < repeat; i++) {
        for (const { trial, result } of samples) {
            succeed(trial.run());
            succeed(trial.run());
            const [total, ...seconds] = numbers(profile, 1 + PHASES);
            if (total < result.total) Object.assign(result, { total, seconds });
        }
    }
    for (const { trial } of samples) trial.dispose();
    arena.dispose();
    return samples.map(({ result }) => result);
}

/** Nanoseconds of each operation. */
function defaultCosts() {
    const arena = new Arena();
    const costs = arena.allocate(8 * operations);
    succeed(exports.nnp_get_costs(costs));
    const result = numbers(costs, operations);
    arena.dispose();
    return result;
}

console.log(JSON.stringify(defaultCosts()));
for await (const line of createInterface({ input: process.stdin }))
    console.log(JSON.stringify(measure(JSON.parse(line))));
