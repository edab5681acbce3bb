// A convolution in plain JavaScript, as one writes it who cares for speed: patches of the image are copied into panels
// that fit the cache (im2col by blocks), the kernel was packed beforehand, and tiles of 4x3 outputs are summed up in
// local variables: of the shapes from 2x2 to 4x4, that is the fastest in V8. So are sums in JavaScript's own numbers of
// 64 bits, compared with rounding each of them to 32 bits.

/** A convolution of one image, with the same padding on all sides. */
export interface Layer {
    inputChannels: number;
    outputChannels: number;
    /** Height and width of the input. */
    height: number;
    width: number;
    /** Height and width of the kernel. */
    kernel: number;
    padding: number;
    stride: number;
}

/** Height or width of a layer's output. */
export const outputSize = (size: number, { kernel, padding, stride }: Layer): number =>
    Math.floor((size + 2 * padding - kernel) / stride) + 1;

// Taps and pixels of a block of patches, 48 KiB, which panels of 4 KiB of the kernel are multiplied with.
const BLOCK_TAPS = 256;
const BLOCK_PIXELS = 48;
const TILE_CHANNELS = 4;
const TILE_PIXELS = 3;

/** A layer with ReLU, its kernel packed. */
export class PlainConvolution {
    private readonly layer: Layer;
    private readonly rows: number;
    private readonly columns: number;
    private readonly taps: number;
    private readonly bias: Float32Array;
    /** Panels of 4 output channels: [K / 4][taps][4]. */
    private readonly packed: Float32Array;
    /** A block of patches, in panels of 3 pixels: [pixels / 3][taps][3]. */
    private readonly patches = new Float32Array(BLOCK_TAPS * BLOCK_PIXELS);
    private readonly sums = new Float64Array(TILE_CHANNELS * TILE_PIXELS);

    constructor(layer: Layer, kernel: Float32Array, bias: Float32Array) {
        this.layer = layer;
        this.rows = outputSize(layer.height, layer);
        this.columns = outputSize(layer.width, layer);
        this.taps = layer.inputChannels * layer.kernel * layer.kernel;
        const panels = Math.ceil(layer.outputChannels / TILE_CHANNELS);
        this.packed = new Float32Array(panels * this.taps * TILE_CHANNELS);
        this.bias = new Float32Array(panels * TILE_CHANNELS);
        this.bias.set(bias);
        for (let channel = 0; channel < layer.outputChannels; channel++) {
            const start = (channel - (channel % TILE_CHANNELS)) * this.taps + (channel % TILE_CHANNELS);
            for (let tap = 0; tap < this.taps; tap++) {
                this.packed[start + tap * TILE_CHANNELS] = kernel[channel * this.taps + tap]!;
            }
        }
    }

    /** Fills the output, [K, rows, columns], from an input, [C, height, width]. */
    run(input: Float32Array, output: Float32Array): void {
        const pixels = this.rows * this.columns;
        for (let firstPixel = 0; firstPixel < pixels; firstPixel += BLOCK_PIXELS) {
            const pixelCount = Math.min(BLOCK_PIXELS, pixels - firstPixel);
            for (let firstTap = 0; firstTap < this.taps; firstTap += BLOCK_TAPS) {
                const tapCount = Math.min(BLOCK_TAPS, this.taps - firstTap);
                this.copyPatches(input, firstPixel, pixelCount, firstTap, tapCount);
                for (let channel = 0; channel < this.layer.outputChannels; channel += TILE_CHANNELS) {
                    for (let pixel = 0; pixel < pixelCount; pixel += TILE_PIXELS) {
                        this.multiply(output, channel, firstPixel + pixel, pixel, pixelCount, firstTap, tapCount);
                    }
                }
            }
        }
    }

    private copyPatches(
        input: Float32Array,
        firstPixel: number,
        pixelCount: number,
        firstTap: number,
        tapCount: number,
    ): void {
        const { height, width, kernel, padding, stride } = this.layer;
        const patches = this.patches;
        for (let pixel = 0; pixel < pixelCount; pixel++) {
            const top = Math.floor((firstPixel + pixel) / this.columns) * stride - padding;
            const left = ((firstPixel + pixel) % this.columns) * stride - padding;
            let to = (pixel - (pixel % TILE_PIXELS)) * tapCount + (pixel % TILE_PIXELS);
            let channel = Math.floor(firstTap / (kernel * kernel));
            let v = Math.floor((firstTap % (kernel * kernel)) / kernel),
                u = firstTap % kernel;
            for (let tap = 0; tap < tapCount; tap++, to += TILE_PIXELS) {
                const y = top + v,
                    x = left + u;
                const isInside = y >= 0 && y < height && x >= 0 && x < width;
                patches[to] = isInside ? input[(channel * height + y) * width + x]! : 0;
                if (++u === kernel) {
                    u = 0;
                    if (++v === kernel) {
                        v = 0;
                        channel++;
                    }
                }
            }
        }
    }

    // Sums 4 channels x 3 pixels over a block of taps; the first block starts with the bias, the last ends with ReLU.
    private multiply(
        output: Float32Array,
        channel: number,
        pixel: number,
        pixelInBlock: number,
        pixelCount: number,
        firstTap: number,
        tapCount: number,
    ): void {
        const a = this.packed,
            b = this.patches,
            sums = this.sums;
        let s00 = 0,
            s01 = 0,
            s02 = 0,
            s10 = 0,
            s11 = 0,
            s12 = 0,
            s20 = 0,
            s21 = 0,
            s22 = 0,
            s30 = 0,
            s31 = 0,
            s32 = 0;
        let i = channel * this.taps + firstTap * TILE_CHANNELS,
            j = pixelInBlock * tapCount;
        for (let tap = 0; tap < tapCount; tap++, i += TILE_CHANNELS, j += TILE_PIXELS) {
            const b0 = b[j]!,
                b1 = b[j + 1]!,
                b2 = b[j + 2]!;
            const a0 = a[i]!,
                a1 = a[i + 1]!,
                a2 = a[i + 2]!,
                a3 = a[i + 3]!;
            s00 += a0 * b0;
            s01 += a0 * b1;
            s02 += a0 * b2;
            s10 += a1 * b0;
            s11 += a1 * b1;
            s12 += a1 * b2;
            s20 += a2 * b0;
            s21 += a2 * b1;
            s22 += a2 * b2;
            s30 += a3 * b0;
            s31 += a3 * b1;
            s32 += a3 * b2;
        }
        ((sums[0] = s00), (sums[1] = s01), (sums[2] = s02), (sums[3] = s10), (sums[4] = s11), (sums[5] = s12));
        ((sums[6] = s20), (sums[7] = s21), (sums[8] = s22), (sums[9] = s30), (sums[10] = s31), (sums[11] = s32));
        const isFirst = firstTap === 0,
            isLast = firstTap + tapCount === this.taps;
        const channels = Math.min(TILE_CHANNELS, this.layer.outputChannels - channel);
        const columns = Math.min(TILE_PIXELS, pixelCount - pixelInBlock);
        for (let k = 0; k < channels; k++) {
            const start = (channel + k) * this.rows * this.columns + pixel;
            for (let p = 0; p < columns; p++) {
                const before = isFirst ? this.bias[channel + k]! : output[start + p]!;
                const sum = before + sums[TILE_PIXELS * k + p]!;
                output[start + p] = isLast && sum < 0 ? 0 : sum;
            }
        }
    }
}
