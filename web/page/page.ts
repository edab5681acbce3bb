// The page: shows pictures and times; its worker (engine.ts) computes.

import { outputSize } from "./baseline.js";
import { drawChart, showMs, type Row, type Series } from "./chart.js";
import type { Picture, Reply, Request, Times } from "./messages.js";
import { NETWORKS, PICTURE, type Step } from "./networks.js";
import { drawSample } from "./sample.js";

/** Pictures are shown, and filtered, no larger than this. */
const LONGEST_SIDE = 640;

interface Filter {
    name: string;
    taps: readonly (readonly number[])[];
    /** Added to each pixel, where the taps add up to nothing. */
    offset: number;
}

const binomial = [1, 4, 6, 4, 1];
const FILTERS: readonly Filter[] = [
    {
        name: "Edges",
        taps: [
            [-1, -1, -1],
            [-1, 8, -1],
            [-1, -1, -1],
        ],
        offset: 0,
    },
    { name: "Blur", taps: binomial.map((a) => binomial.map((b) => (a * b) / 256)), offset: 0 },
    {
        name: "Sharpen",
        taps: [
            [0, -1, 0],
            [-1, 5, -1],
            [0, -1, 0],
        ],
        offset: 0,
    },
    {
        name: "Emboss",
        taps: [
            [-2, -1, 0],
            [-1, 0, 1],
            [0, 1, 2],
        ],
        offset: 128,
    },
];

function find<T extends Element>(selector: string): T {
    const found = document.querySelector<T>(selector);
    if (!found) throw new Error(`the page has no ${selector}`);
    return found;
}

const original = find<HTMLCanvasElement>("#original");
const filtered = find<HTMLCanvasElement>("#filtered");
const filterTime = find<HTMLElement>("#filter-time");
const fileInput = find<HTMLInputElement>("#file");
const dropZone = find<HTMLElement>("#drop");
const networkSelect = find<HTMLSelectElement>("#network");
const runButton = find<HTMLButtonElement>("#run");
const progress = find<HTMLProgressElement>("#progress");
const status = find<HTMLElement>("#status");
const machine = find<HTMLElement>("#machine");
const chart = find<SVGSVGElement>("#chart");
const legend = find<HTMLElement>("#legend");
const tableBody = find<HTMLElement>("#table tbody");
const result = find<HTMLElement>("#result");

let filter = FILTERS[0]!;
let rows: Row[] = [];
let series: Series[] = [];

const worker = new Worker(new URL("./engine.js", import.meta.url), { type: "module", name: "engine" });
const ask = (request: Request): void => worker.postMessage(request);
const plural = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`;

function pictureOf(canvas: HTMLCanvasElement): Picture {
    const { width, height } = canvas;
    return {
        width,
        height,
        rgba: canvas.getContext("2d", { willReadFrequently: true })!.getImageData(0, 0, width, height).data,
    };
}

/** The largest square in the middle of the picture, in the size that networks are given. */
function networkPicture(): Picture {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = PICTURE;
    const side = Math.min(original.width, original.height);
    const left = (original.width - side) / 2,
        top = (original.height - side) / 2;
    const context = canvas.getContext("2d", { willReadFrequently: true })!;
    context.imageSmoothingQuality = "high";
    context.drawImage(original, left, top, side, side, 0, 0, PICTURE, PICTURE);
    return pictureOf(canvas);
}

function applyFilter(): void {
    ask({ type: "filter", picture: pictureOf(original), taps: filter.taps, offset: filter.offset });
}

async function showFile(file: File): Promise<void> {
    let bitmap: ImageBitmap;
    try {
        bitmap = await createImageBitmap(file);
    } catch {
        status.textContent = `${file.name} is no picture that this browser can read.`;
        return;
    }
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    original.width = Math.max(1, Math.round(bitmap.width * scale));
    original.height = Math.max(1, Math.round(bitmap.height * scale));
    original.getContext("2d")!.drawImage(bitmap, 0, 0, original.width, original.height);
    bitmap.close();
    original.setAttribute("aria-label", `The picture ${file.name}`);
    status.textContent = `${file.name} takes the place of the sample picture.`;
    applyFilter();
}

function describe(steps: readonly Step[]): string {
    const first = steps[0]!.layer,
        last = steps[steps.length - 1]!.layer;
    const channels = steps.length === 1 ? last.outputChannels : `${first.outputChannels} > 2x${last.outputChannels}`;
    return `${first.inputChannels} > ${channels}, ${outputSize(first.height, first)}²`;
}

function rowsOf(network: string): Row[] {
    const steps = NETWORKS[network]!;
    return [...new Set(steps.map((step) => step.row))].map((name) => ({
        name,
        detail: describe(steps.filter((step) => step.row === name)),
        times: undefined,
    }));
}

function totals(): Times {
    const total: Times = { plain: 0, one: 0 };
    for (const { times } of rows) {
        if (!times) continue;
        for (const { key } of series) total[key] = (total[key] ?? 0) + (times[key] ?? 0);
    }
    return total;
}

function showRows(): void {
    drawChart(chart, rows, series);
    tableBody.replaceChildren(
        ...rows.map(({ name, times }) => {
            const row = document.createElement("tr");
            const head = document.createElement("th");
            head.scope = "row";
            head.textContent = name;
            row.append(head);
            for (const key of ["plain", "one", "many"] as const)
                row.insertCell().textContent = times?.[key] ? showMs(times[key]!) : "";
            return row;
        }),
    );
}

function run(): void {
    runButton.disabled = networkSelect.disabled = true;
    result.textContent = "";
    rows = rowsOf(networkSelect.value);
    showRows();
    ask({ type: "measure", network: networkSelect.value, picture: networkPicture() });
}

function finish(): void {
    runButton.disabled = networkSelect.disabled = false;
}

worker.onmessage = ({ data }: MessageEvent<Reply>) => {
    switch (data.type) {
        case "ready": {
            series = [
                { key: "plain", label: "plain JavaScript" },
                { key: "one", label: "NNPACK, 1 thread" },
            ];
            if (data.threads > 1) series.push({ key: "many", label: `NNPACK, ${plural(data.threads, "thread")}` });
            legend.replaceChildren(
                ...series.map(({ key, label }) => {
                    const item = document.createElement("li");
                    item.className = key;
                    item.textContent = label;
                    return item;
                }),
            );
            const isolation = window.crossOriginIsolated ? "" : ", since this page is not isolated from other origins";
            const threads = plural(data.threads, "thread");
            machine.textContent = `NNPACK ${data.version}, WebAssembly SIMD, ${threads}${isolation}`;
            machine.dataset["threads"] = String(data.threads);
            rows = rowsOf(networkSelect.value);
            showRows();
            applyFilter();
            finish();
            break;
        }
        case "filtered": {
            const { width, height, rgba } = data.picture;
            filtered.width = width;
            filtered.height = height;
            filtered.getContext("2d")!.putImageData(new ImageData(rgba, width, height), 0, 0);
            filtered.setAttribute("aria-label", `The picture after the filter ${filter.name}`);
            filterTime.textContent = `${filter.name}: ${plural(width * height, "pixel")} in ${data.ms.toFixed(1)} ms`;
            filterTime.dataset["filter"] = filter.name;
            break;
        }
        case "progress":
            progress.max = data.of;
            progress.value = data.done;
            status.textContent = data.what ? `Running ${data.what} ...` : "";
            break;
        case "measured":
            rows = rows.map((row) => (row.name === data.row ? { ...row, times: data.times } : row));
            showRows();
            break;
        case "finished": {
            const total = totals();
            const best = total.many ?? total.one;
            result.textContent =
                `All layers: ${showMs(total.plain)} ms in plain JavaScript, ${showMs(best)} ms by NNPACK: ` +
                `${(total.plain / best).toFixed(1)}x as fast. Results differ by ` +
                `${data.difference.toExponential(1)} of the largest; NNPACK's have the checksum ` +
                `${data.checksum}, at any number of threads.`;
            result.dataset["checksum"] = data.checksum;
            result.dataset["difference"] = String(data.difference);
            result.dataset["times"] = JSON.stringify(total);
            finish();
            break;
        }
        case "failed":
            status.textContent = `Something went wrong: ${data.message}`;
            finish();
    }
};
worker.onerror = (event) => {
    const why = event.message || "does this browser have WebAssembly SIMD?";
    status.textContent = `The kernels could not be loaded: ${why}`;
};

for (const name of Object.keys(NETWORKS)) networkSelect.add(new Option(name));
networkSelect.onchange = () => {
    rows = rowsOf(networkSelect.value);
    result.textContent = "";
    showRows();
};
runButton.onclick = run;
fileInput.onchange = () => {
    const file = fileInput.files?.[0];
    if (file) void showFile(file);
};
for (const type of ["dragenter", "dragover"]) {
    dropZone.addEventListener(type, (event) => {
        event.preventDefault();
        dropZone.classList.add("over");
    });
}
dropZone.addEventListener("dragleave", () => dropZone.classList.remove("over"));
dropZone.addEventListener("drop", (event) => {
    event.preventDefault();
    dropZone.classList.remove("over");
    const file = event.dataTransfer?.files[0];
    if (file) void showFile(file);
});
find<HTMLElement>("#filters").append(
    ...FILTERS.map((each) => {
        const label = document.createElement("label");
        const radio = Object.assign(document.createElement("input"), {
            type: "radio",
            name: "filter",
            value: each.name,
            checked: each === filter,
        });
        radio.onchange = () => {
            filter = each;
            applyFilter();
        };
        label.append(radio, each.name);
        return label;
    }),
);
drawSample(original);
