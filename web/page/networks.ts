// The convolution layers that the page runs: VGG-A's, and those of a network like SqueezeNet.

import { outputSize, type Layer } from "./baseline.js";

/** A convolution with ReLU, and what is around it. */
export interface Step {
    /** Its bar in the chart; several steps may share one. */
    row: string;
    /** Name of its output. */
    output: string;
    /** Names of what it is given: the channels of all, in this order. "picture" has 3. */
    inputs: readonly string[];
    layer: Layer;
    /** Max pooling after it: size and stride of the windows, which may reach beyond the image if `ceilMode` is set. */
    pool?: { size: number; stride: number; ceilMode: boolean };
}

/** Height and width of the picture that networks are given. */
export const PICTURE = 224;

function vgg(): Step[] {
    // Output channels, and whether pooling follows.
    const layers: [string, number, boolean][] = [
        ["conv1", 64, true],
        ["conv2", 128, true],
        ["conv3.1", 256, false],
        ["conv3.2", 256, true],
        ["conv4.1", 512, false],
        ["conv4.2", 512, true],
        ["conv5.1", 512, false],
        ["conv5.2", 512, true],
    ];
    let size = PICTURE,
        inputChannels = 3,
        input = "picture";
    return layers.map(([name, outputChannels, isPooled]) => {
        const layer = { inputChannels, outputChannels, height: size, width: size, kernel: 3, padding: 1, stride: 1 };
        const step: Step = { row: name, output: name, inputs: [input], layer };
        if (isPooled) {
            step.pool = { size: 2, stride: 2, ceilMode: false };
            size /= 2;
        }
        inputChannels = outputChannels;
        input = name;
        return step;
    });
}

function squeezeNet(): Step[] {
    const steps: Step[] = [];
    let size = PICTURE,
        channels = 3,
        inputs: readonly string[] = ["picture"];
    const add = (row: string, name: string, from: readonly string[], given: Partial<Layer>): Step => {
        const layer = {
            inputChannels: channels,
            outputChannels: 0,
            height: size,
            width: size,
            kernel: 1,
            padding: 0,
            stride: 1,
            ...given,
        };
        const step: Step = { row, output: name, inputs: from, layer };
        steps.push(step);
        return step;
    };
    const pool = (...pooled: Step[]): void => {
        for (const step of pooled) step.pool = { size: 3, stride: 2, ceilMode: true };
        size = Math.ceil((size - 3) / 2) + 1;
    };
    const first = add("conv1", "conv1", inputs, { outputChannels: 64, kernel: 3, stride: 2 });
    size = outputSize(size, first.layer);
    pool(first);
    channels = 64;
    inputs = ["conv1"];
    // Channels that a fire module squeezes its input to, and that each of its two halves expands these to.
    const modules = [
        [16, 64],
        [16, 64],
        [32, 128],
        [32, 128],
        [48, 192],
        [48, 192],
        [64, 256],
        [64, 256],
    ] as const;
    modules.forEach(([squeezed, expanded], i) => {
        const name = `fire${i + 2}`;
        add(name, `${name} squeeze`, inputs, { outputChannels: squeezed });
        const halves = [1, 3].map((kernel) =>
            add(name, `${name} ${kernel}x${kernel}`, [`${name} squeeze`], {
                inputChannels: squeezed,
                outputChannels: expanded,
                kernel,
                padding: (kernel - 1) / 2,
            }),
        );
        if (i === 1 || i === 3) pool(...halves);
        channels = 2 * expanded;
        inputs = halves.map((half) => half.output);
    });
    add("conv10", "conv10", inputs, { outputChannels: 1000 });
    return steps;
}

/** The networks by their names. */
export const NETWORKS: Readonly<Record<string, readonly Step[]>> = { "VGG-A": vgg(), SqueezeNet: squeezeNet() };
