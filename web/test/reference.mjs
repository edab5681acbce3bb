// Layers by their definition in float64, and how far from it the library's results may be. u = 2^-24 is the unit
// roundoff of 32-bit numbers; n roundings of a term, all in the worst direction, make up gamma(n) = n u / (1 - n u).

const U = 2 ** -24;
const SMALLEST_NORMAL = 2 ** -126;
const gamma = (n) => (n * U) / (1 - n * U);

/** Numbers from -1 to 1 that are the same everywhere (mulberry32). */
export function random(seed) {
    let state = seed >>> 0;
    return () => {
        state = (state + 0x6d2b79f5) >>> 0;
        let t = Math.imul(state ^ (state >>> 15), state | 1);
        t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
        return ((t ^ (t >>> 14)) >>> 0) / 2 ** 31 - 1;
    };
}

export function randomArray(size, seed) {
    const next = random(seed);
    return Float32Array.from({ length: size }, next);
}

export const product = (shape) => shape.reduce((a, b) => a * b, 1);

const PLAIN = { padding: [0, 0, 0, 0], stride: [1, 1], dilation: [1, 1], groups: 1 };

/** Shape of a convolution's output; settings are complete: [top, right, bottom, left] and pairs. */
export function convolutionShape(xShape, wShape, { padding, stride, dilation }) {
    const [top, right, bottom, left] = padding;
    const rows = (top + xShape[2] + bottom - dilation[0] * (wShape[2] - 1) - 1) / stride[0];
    const columns = (left + xShape[3] + right - dilation[1] * (wShape[3] - 1) - 1) / stride[1];
    return [xShape[0], wShape[0], Math.floor(rows) + 1, Math.floor(columns) + 1];
}

/** Calls visit(x's index, w's index, y's index) for every product of a convolution. */
function eachProduct(xShape, wShape, settings, visit) {
    const { padding, stride, dilation, groups } = settings;
    const [, channels, height, width] = xShape;
    const [outputs, groupChannels, kernelHeight, kernelWidth] = wShape;
    const yShape = convolutionShape(xShape, wShape, settings);
    let y = 0;
    for (let n = 0; n < yShape[0]; n++) {
        for (let k = 0; k < outputs; k++) {
            const first = Math.floor(k / (outputs / groups)) * groupChannels;
            for (let i = 0; i < yShape[2]; i++) {
                for (let j = 0; j < yShape[3]; j++, y++) {
                    for (let c = 0; c < groupChannels; c++) {
                        for (let v = 0; v < kernelHeight; v++) {
                            const row = i * stride[0] + v * dilation[0] - padding[0];
                            if (row < 0 || row >= height) continue;
                            for (let u = 0; u < kernelWidth; u++) {
                                const column = j * stride[1] + u * dilation[1] - padding[3];
                                if (column < 0 || column >= width) continue;
                                const x = ((n * channels + first + c) * height + row) * width + column;
                                visit(x, ((k * groupChannels + c) * kernelHeight + v) * kernelWidth + u, y);
                            }
                        }
                    }
                }
            }
        }
    }
}

/** y = the convolution of x with w, plus the bias. */
export function convolution(x, xShape, w, wShape, bias, settings = PLAIN) {
    const shape = convolutionShape(xShape, wShape, settings);
    const y = new Float64Array(product(shape));
    const pixels = shape[2] * shape[3];
    if (bias) for (let i = 0; i < y.length; i++) y[i] = bias[Math.floor(i / pixels) % wShape[0]];
    eachProduct(xShape, wShape, settings, (from, tap, to) => {
        y[to] += x[from] * w[tap];
    });
    return y;
}

// C products and a bias are summed, in any order.
function gemmBound(x, xShape, w, wShape, bias, settings) {
    const magnitude = convolution(x.map(Math.abs), xShape, w.map(Math.abs), wShape, bias?.map(Math.abs), settings);
    return magnitude.map((value) => gamma(product(wShape.slice(1)) + 2) * value);
}

function invert(matrix) {
    const n = matrix.length;
    const rows = matrix.map((row, i) => [...row, ...Array.from({ length: n }, (_, j) => Number(i === j))]);
    for (let i = 0; i < n; i++) {
        const pivot = rows.findIndex((row, j) => j >= i && row[i] !== 0);
        [rows[i], rows[pivot]] = [rows[pivot], rows[i]];
        rows[i] = rows[i].map((value) => value / rows[i][i]);
        for (let j = 0; j < n; j++) {
            if (j !== i) rows[j] = rows[j].map((value, k) => value - rows[j][i] * rows[i][k]);
        }
    }
    return rows.map((row) => row.slice(n));
}

const transpose = (matrix) => matrix[0].map((_, j) => matrix.map((row) => row[j]));
const absolute = (matrix) => matrix.map((row) => row.map(Math.abs));
const multiply = (a, b) => a.map((row) => b[0].map((_, j) => row.reduce((sum, value, k) => sum + value * b[k][j], 0)));
const transform = ([vertical, horizontal], tile) => multiply(multiply(vertical, tile), transpose(horizontal));

// |A^T|, |G| and |B^T| of F(outputs, taps), by Toom and Cook, with the points and infinity. Roundings of a term, on the
// way through a dot product with a matrix row of n elements: n, two more where the elements are rounded themselves; none
// by F(1, 1). The last tiles of a row or column are those of `edge`, where its fewer outputs cover it.
function filtering(outputs, taps, points, edge) {
    const tile = outputs + taps - 1;
    const powers = points.map((point) => Array.from({ length: tile }, (_, i) => point ** i));
    const infinity = (length) => Array.from({ length }, (_, i) => Number(i === length - 1));
    return {
        outputs,
        taps,
        tile,
        edge: edge ?? null,
        output: absolute(transpose([...powers.map((row) => row.slice(0, outputs)), infinity(outputs)])),
        kernel: absolute([...powers.map((row) => row.slice(0, taps)), infinity(taps)]),
        input: absolute(transpose(invert([...powers, infinity(tile)]))),
        roundings: tile === 1 ? 0 : tile + (taps + 2) + tile,
    };
}

// One for columns and one for rows; of kernels 1xN and Nx1, one is F(1, 1).
function winograd(vertical, horizontal) {
    const both = (name) => [vertical[name], horizontal[name]];
    return {
        ...Object.fromEntries(
            ["outputs", "taps", "tile", "edge", "output", "kernel", "input"].map((name) => [name, both(name)]),
        ),
        roundings: vertical.roundings + horizontal.roundings + 2,
        ofEdges: (isLow, isNarrow) =>
            winograd(isLow ? vertical.edge : vertical, isNarrow ? horizontal.edge : horizontal),
    };
}

/** A filtering whose tiles at edges lack the last point. */
const withEdge = (outputs, taps, points) =>
    filtering(outputs, taps, points, filtering(outputs - 1, taps, points.slice(0, -1)));

const NONE = filtering(1, 1, []);
const square = (side) => [winograd(side, side)];
const lines = (line) => [winograd(NONE, line), winograd(line, NONE)];
const POINTS_4 = [1, -1, 0];
const POINTS_6 = [0.625, -0.625, 1.5, -1.5, 0];
const POINTS_7 = [0.25, -0.25, 1, -1, 2, -2];
const POINTS_8 = [1, -1, 2, -2, 0.5, -0.5, 0];
const POINTS_12 = [0, 1, -1, 0.375, -0.375, 0.625, -0.625, 1.5, -1.5, 3, -3];
const WINOGRAD = {
    wt8x8: [
        ...square(withEdge(6, 3, POINTS_8)),
        ...[2, 4].flatMap((taps) => square(filtering(9 - taps, taps, POINTS_8))),
    ],
    wt8x8_5x5: square(withEdge(4, 5, POINTS_8)),
    wt7x7: square(withEdge(5, 3, POINTS_7)),
    wt6x6: [...square(withEdge(4, 3, POINTS_6)), ...square(filtering(5, 2, POINTS_6))],
    wt4x4: [...square(withEdge(2, 3, POINTS_4)), ...square(filtering(3, 2, POINTS_4))],
    wt6: lines(filtering(4, 3, POINTS_6)),
    wt8: [...lines(filtering(6, 3, POINTS_8)), ...lines(filtering(4, 5, POINTS_8))],
    wt12: lines(filtering(6, 7, POINTS_12)),
};

/** The [rows, columns] of |x| whose first pixel is (top, left); there are zeros around the image. */
function piece(x, [, channels, height, width], image, channel, top, left, [rows, columns]) {
    return Array.from({ length: rows }, (_, i) =>
        Array.from({ length: columns }, (_, j) => {
            const row = top + i,
                column = left + j;
            const isInside = row >= 0 && row < height && column >= 0 && column < width;
            return isInside ? Math.abs(x[((image * channels + channel) * height + row) * width + column]) : 0;
        }),
    );
}

/** The first row (column) of each output's tile, of so many outputs, and whether it is at the edge. */
function placesIn(size, step, edge) {
    const count = Math.ceil(size / step);
    const short = edge ? Math.min(Math.floor((count * step - size) / (step - edge.outputs)), count) : 0;
    return Array.from({ length: count }, (_, i) => i >= count - short).flatMap((isAtEdge, i) => {
        const first = isAtEdge ? (count - short) * step + (i - count + short) * edge.outputs : i * step;
        return Array(isAtEdge ? edge.outputs : step).fill([first, isAtEdge]);
    });
}

/**
 * Calls visit(n, top, left, outputs, isLow, isNarrow) for each tile: its image, its first output, all of them, as [row,
 * column], and whether it has the fewer rows or columns of the edges'.
 */
function eachTile(yShape, step, visit, edges = [null, null]) {
    const [rows, columns] = [0, 1].map((i) => placesIn(yShape[2 + i], step[i], edges[i]));
    const tiles = new Map();
    for (let n = 0; n < yShape[0]; n++) {
        for (let row = 0; row < yShape[2]; row++) {
            for (let column = 0; column < yShape[3]; column++) {
                const [[top, isLow], [left, isNarrow]] = [rows[row], columns[column]];
                const key = [n, top, left].join();
                if (!tiles.has(key)) tiles.set(key, [n, top, left, [], isLow, isNarrow]);
                tiles.get(key)[3].push([row, column]);
            }
        }
    }
    for (const tile of tiles.values()) visit(...tile);
}

// No term goes through more roundings than these and its sum's, so that the error is at most that share of the
// algorithm's own formula in absolute values, |A^T| [sum |G| |g| |G^T| * |B^T| |d| |B|] |A|.
function winogradBound(algorithm, x, xShape, w, wShape, bias, settings) {
    const { padding, groups } = settings;
    const yShape = convolutionShape(xShape, wShape, settings);
    const [, outputs, height, width] = yShape;
    const bound = new Float64Array(product(yShape));
    const channels = wShape[1];
    const { outputs: step, taps, edge } = algorithm;
    const kernelsOf = ({ kernel }) =>
        Array.from({ length: outputs * channels }, (_, i) => {
            const rows = Array.from({ length: taps[0] }, (_, row) => (i * taps[0] + row) * taps[1]);
            return transform(
                kernel,
                rows.map((start) => Array.from(w.subarray(start, start + taps[1]), Math.abs)),
            );
        });
    const kinds = [false, true].map((isLow) =>
        [false, true].map((isNarrow) => {
            if ((isLow || isNarrow) && !edge[0]) return null;
            const kind = algorithm.ofEdges(isLow, isNarrow);
            return [kind, kernelsOf(kind)];
        }),
    );
    const visit = (n, firstRow, firstColumn, places, isLow, isNarrow) => {
        const [kind, kernels] = kinds[Number(isLow)][Number(isNarrow)];
        const share = gamma(channels + 1 + kind.roundings);
        const data = Array.from({ length: xShape[1] }, (_, c) =>
            transform(kind.input, piece(x, xShape, n, c, firstRow - padding[0], firstColumn - padding[3], kind.tile)),
        );
        for (let k = 0; k < outputs; k++) {
            const first = Math.floor(k / (outputs / groups)) * channels;
            const sums = data[0].map((row, u) =>
                row.map((_, v) => {
                    let sum = 0;
                    for (let c = 0; c < channels; c++) sum += kernels[k * channels + c][u][v] * data[first + c][u][v];
                    return sum;
                }),
            );
            const tile = transform(kind.output, sums);
            for (const [row, column] of places) {
                const magnitude = tile[row - firstRow][column - firstColumn];
                bound[((n * outputs + k) * height + row) * width + column] =
                    share * (magnitude + Math.abs(bias?.[k] ?? 0));
            }
        }
    };
    eachTile(yShape, step, visit, edge);
    return bound;
}

const sumOf = (numbers) => numbers.reduce((sum, value) => sum + value, 0);
const normOf = (numbers) => Math.sqrt(sumOf(numbers.map((value) => value * value)));

// Transforms of tiles err in the 2-norm, by gamma(8) for each level and two more (N. Higham, Accuracy and Stability of
// Numerical Algorithms, theorem 24.2), epsilon in all. That of the operands makes 2 epsilon sum |d|_2 |g|_2 of an
// output, by Cauchy's inequality; the sum of C complex products at most sqrt(2) gamma(2 C + 2) of the same; the inverse
// epsilon sum min(|d|_1 |g|_2, |d|_2 |g|_1), by Young's inequality.
function fourierBound(size, x, xShape, w, wShape, bias, settings) {
    const { padding, groups } = settings;
    const yShape = convolutionShape(xShape, wShape, settings);
    const [, outputs, height, width] = yShape;
    const bound = new Float64Array(product(yShape));
    const channels = wShape[1],
        taps = wShape[2] * wShape[3];
    const epsilon = gamma(8 * (2 * Math.log2(size) + 2));
    const kernels = Array.from({ length: outputs * channels }, (_, i) => {
        const kernel = Array.from(w.subarray(taps * i, taps * (i + 1)), Math.abs);
        return [sumOf(kernel), normOf(kernel)];
    });
    const step = [size - wShape[2] + 1, size - wShape[3] + 1];
    eachTile(yShape, step, (n, firstRow, firstColumn, places) => {
        const [top, left] = [firstRow - padding[0], firstColumn - padding[3]];
        const data = Array.from({ length: xShape[1] }, (_, c) => {
            const pixels = piece(x, xShape, n, c, top, left, [size, size]).flat();
            return [sumOf(pixels), normOf(pixels)];
        });
        for (let k = 0; k < outputs; k++) {
            const first = Math.floor(k / (outputs / groups)) * channels;
            let norms = 0,
                first1 = 0,
                second1 = 0;
            for (let c = 0; c < channels; c++) {
                const [dataSum, dataNorm] = data[first + c],
                    [kernelSum, kernelNorm] = kernels[k * channels + c];
                norms += dataNorm * kernelNorm;
                first1 += dataSum * kernelNorm;
                second1 += dataNorm * kernelSum;
            }
            const sums = (2 * epsilon + Math.SQRT2 * gamma(2 * channels + 2)) * norms;
            const inverse = epsilon * Math.min(first1, second1);
            // Products of errors make up less than a hundredth more; the bias may go through the inverse, too.
            const error = 1.01 * (sums + inverse) + (epsilon * size + 2 * U) * Math.abs(bias?.[k] ?? 0);
            for (const [row, column] of places) bound[((n * outputs + k) * height + row) * width + column] = error;
        }
    });
    return bound;
}

/**
 * Images, kernels and settings of a layer without a stride that computes the same: its channels, within a group, are
 * phases of channels. A phase is what of the padded image, and of the kernel, has the same remainders by the stride.
 */
function phases(x, xShape, w, wShape, settings) {
    const { padding, stride, groups } = settings;
    if (stride[0] === 1 && stride[1] === 1) return [x, xShape, w, wShape, settings];
    const taps = [0, 1].map((i) => Math.ceil(wShape[2 + i] / stride[i]));
    const counts = [0, 1].map((i) => Math.min(wShape[2 + i], stride[i]));
    const output = convolutionShape(xShape, wShape, settings);
    const part = (source, [outer, channels, height, width], [rows, columns], [top, left]) => {
        const shape = [outer, channels * counts[0] * counts[1], rows, columns];
        const parts = new Float32Array(product(shape));
        for (let i = 0; i < parts.length; i++) {
            const plane = Math.floor(i / (rows * columns));
            const channel = plane % channels,
                phase = Math.floor(plane / channels) % (counts[0] * counts[1]),
                first = Math.floor(plane / channels / (counts[0] * counts[1]));
            const row = (Math.floor(i / columns) % rows) * stride[0] + Math.floor(phase / counts[1]) - top;
            const column = (i % columns) * stride[1] + (phase % counts[1]) - left;
            if (row < 0 || row >= height || column < 0 || column >= width) continue;
            parts[i] = source[((first * channels + channel) * height + row) * width + column];
        }
        return [parts, shape];
    };
    const size = [output[2] + taps[0] - 1, output[3] + taps[1] - 1];
    const inGroups = [xShape[0] * groups, xShape[1] / groups, ...xShape.slice(2)];
    const [images, imagesShape] = part(x, inGroups, size, [padding[0], padding[3]]);
    const [kernels, kernelsShape] = part(w, wShape, taps, [0, 0]);
    const shape = [xShape[0], imagesShape[1] * groups, ...size];
    return [images, shape, kernels, kernelsShape, { ...settings, padding: [0, 0, 0, 0], stride: [1, 1] }];
}

/** How far each output of an algorithm may be from its definition; `auto` gets the largest of those it may choose. */
export function convolutionBound(algorithm, x, xShape, w, wShape, bias, settings = PLAIN) {
    const operands = [x, xShape, w, wShape, bias, settings];
    const isAuto = algorithm === "auto";
    const isDilated = settings.dilation.some((distance) => distance !== 1);
    const [images, imagesShape, kernels, kernelsShape, dense] = phases(x, xShape, w, wShape, settings);
    const parts = [images, imagesShape, kernels, kernelsShape, bias, dense];
    const side = Math.max(kernelsShape[2], kernelsShape[3]);
    const bounds = [];
    if (isAuto || algorithm === "implicit_gemm" || algorithm === "direct") bounds.push(gemmBound(...operands));
    const isTransformed = (name) => (isAuto && !isDilated) || algorithm === name;
    for (const [name, sizes] of Object.entries(WINOGRAD)) {
        const fitting = sizes.find(({ taps }) => taps[0] === kernelsShape[2] && taps[1] === kernelsShape[3]);
        if (isTransformed(name) && fitting) bounds.push(winogradBound(fitting, ...parts));
    }
    if (isTransformed("ft8x8") && side <= 8) bounds.push(fourierBound(8, ...parts));
    if (isTransformed("ft16x16") && side <= 16) bounds.push(fourierBound(16, ...parts));
    return bounds[0].map((_, i) => Math.max(...bounds.map((bound) => bound[i])) + SMALLEST_NORMAL);
}

/** A fully connected layer, and its bound: a sum of C products and a bias, in any order. */
export function linear(x, w, bias, batch, channels, outputs) {
    const y = new Float64Array(batch * outputs),
        bound = new Float64Array(batch * outputs);
    for (let n = 0; n < batch; n++) {
        for (let k = 0; k < outputs; k++) {
            let sum = bias?.[k] ?? 0,
                magnitude = Math.abs(sum);
            for (let c = 0; c < channels; c++) {
                const term = x[n * channels + c] * w[k * channels + c];
                sum += term;
                magnitude += Math.abs(term);
            }
            y[n * outputs + k] = sum;
            bound[n * outputs + k] = gamma(channels + 2) * magnitude + SMALLEST_NORMAL;
        }
    }
    return { y, bound };
}

/**
 * Softmax of rows, and its bound: the difference x - max is rounded, which its exponential, 2 u off itself, multiplies
 * by |x - max| <= 87; the sum's terms are as much off, its additions, factor and products 1 u each. What is below
 * exp(-87) may be 0.
 */
export function softmax(x, batch, channels) {
    const y = new Float64Array(x.length),
        bound = new Float64Array(x.length);
    for (let n = 0; n < batch; n++) {
        const row = Array.from(x.subarray(n * channels, (n + 1) * channels));
        const maximum = Math.max(...row);
        const sum = sumOf(row.map((value) => Math.exp(value - maximum)));
        row.forEach((value, i) => {
            const expected = Math.exp(value - maximum) / sum;
            const units = Math.min(87, maximum - value) + 2 + (87 + 2) + channels + 4;
            y[n * channels + i] = expected;
            bound[n * channels + i] = units * U * expected + Math.exp(-87) / sum + SMALLEST_NORMAL;
        });
    }
    return { y, bound };
}

/** Windows of a pooling layer: the pixels of each that are in the image, and how many are in the padded image. */
export function windows([, , height, width], size, { stride, padding, ceilMode }) {
    const [top, right, bottom, left] = padding;
    const count = (pixels, before, after, taps, step) => {
        const steps = (before + pixels + after - taps) / step;
        let windows = (ceilMode ? Math.ceil(steps) : Math.floor(steps)) + 1;
        if (ceilMode && (windows - 1) * step >= before + pixels) windows--;
        return windows;
    };
    const rows = count(height, top, bottom, size[0], stride[0]),
        columns = count(width, left, right, size[1], stride[1]);
    const found = [];
    for (let i = 0; i < rows; i++) {
        for (let j = 0; j < columns; j++) {
            const pixels = [];
            let padded = 0;
            for (let v = i * stride[0] - top; v < i * stride[0] - top + size[0]; v++) {
                for (let u = j * stride[1] - left; u < j * stride[1] - left + size[1]; u++) {
                    if (v < height + bottom && u < width + right) padded++;
                    if (v >= 0 && v < height && u >= 0 && u < width) pixels.push(v * width + u);
                }
            }
            found.push({ pixels, padded });
        }
    }
    return { rows, columns, found };
}

/** How far a mean of pixels may be from its definition: as many additions, and a division. */
export const meanBound = (count, magnitude) => gamma(count + 2) * magnitude + SMALLEST_NORMAL;
