// Loads the WebAssembly module: one whose memory is its own, or one whose memory several threads share.

/** @internal What the module exports; pointers and sizes are numbers, in bytes where not said otherwise. */
export interface Exports {
    _initialize(): void;
    stackRestore(pointer: number): void;
    memalign(alignment: number, bytes: number): number;
    free(pointer: number): void;
    pthreadpool_create(threads: number): number;
    nnp_pool_join(pool: number): void;
    nnp_pool_close(pool: number): void;
    nnp_initialize(): number;
    nnp_get_hardware(hardware: number): number;
    nnp_convolution_layer_output(
        layer: number,
        algorithm: number,
        strategy: number,
        input: number,
        kernel: number,
        bias: number,
        output: number,
        workspace: number,
        workspaceSize: number,
        activation: number,
        parameters: number,
        pool: number,
        profile: number,
    ): number;
    nnp_convolution_plan_create(
        layer: number,
        algorithm: number,
        limits: number,
        kernel: number,
        bias: number,
        activation: number,
        parameters: number,
        pool: number,
        profile: number,
        plan: number,
    ): number;
    nnp_convolution_plan_destroy(plan: number): number;
    nnp_convolution_plan_describe(plan: number, pool: number, description: number): number;
    nnp_convolution_plan_run(call: number): number;
    nnp_convolution_plan_save(plan: number, buffer: number, size: number): number;
    nnp_convolution_plan_load(buffer: number, size: number, plan: number): number;
    nnp_fully_connected_output_with_bias(
        batch: number,
        inputChannels: number,
        outputChannels: number,
        input: number,
        kernel: number,
        bias: number,
        output: number,
        activation: number,
        parameters: number,
        pool: number,
        profile: number,
    ): number;
    nnp_general_max_pooling_output(
        batch: number,
        channels: number,
        pooling: number,
        input: number,
        output: number,
        pool: number,
    ): number;
    nnp_average_pooling_output(
        batch: number,
        channels: number,
        pooling: number,
        countIncludePad: number,
        input: number,
        output: number,
        pool: number,
    ): number;
    nnp_relu_output(
        batch: number,
        channels: number,
        input: number,
        output: number,
        negativeSlope: number,
        pool: number,
    ): number;
    nnp_softmax_output(batch: number, channels: number, input: number, output: number, pool: number): number;
}

/** @internal What a thread is sent to begin with. */
export interface ThreadStart {
    module: WebAssembly.Module;
    memory: WebAssembly.Memory;
    pool: number;
    /** Where its stack ends, which grows downwards. */
    stack: number;
}

/** @internal A module with its memory, and with the pool of its threads: 0 is the calling thread alone. */
export interface Loaded {
    exports: Exports;
    memory: WebAssembly.Memory;
    threads: number;
    pool: number;
}

const PAGE = 65536;
// As hosts.py tells the linker.
const INITIAL_PAGES = (16 << 20) / PAGE;
/** @internal The library's memory ends here: pointers stay positive 32-bit integers. */
export const MEMORY_LIMIT = 2 ** 31;
const STACK_BYTES = 1 << 20;

// In node, where fetch can't read files. Bundlers for browsers must not look for these modules.
const inNode = typeof process === "object" && process.versions?.node !== undefined;
declare const process: { versions?: { node?: string } } | undefined;
const nodeModule = (name: string): Promise<any> => import(/* webpackIgnore: true */ /* @vite-ignore */ `node:${name}`);

async function compile(url: URL): Promise<WebAssembly.Module> {
    if (inNode) {
        const { readFile } = await nodeModule("fs/promises");
        return WebAssembly.compile(await readFile(url));
    }
    const response = await fetch(url);
    if (!response.ok) throw new Error(`nnpack: ${url} could not be fetched: ${response.status} ${response.statusText}`);
    // Servers that don't know the type of .wasm files are common.
    const isTyped = response.headers.get("Content-Type")?.startsWith("application/wasm");
    return isTyped ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/** Whether threads can share memory here: in node, and on pages that are isolated from other origins. */
export function canShareMemory(): boolean {
    return inNode || (globalThis as { crossOriginIsolated?: boolean }).crossOriginIsolated === true;
}

/** @internal Makes an instance for a thread. Only the first one of a memory writes the module's data there. */
export async function instantiate(module: WebAssembly.Module, memory: WebAssembly.Memory): Promise<Exports> {
    const writeZeros = (...pointers: number[]): number => {
        for (const pointer of pointers) new DataView(memory.buffer).setUint32(pointer, 0, true);
        return 0;
    };
    const imports = {
        env: { memory, emscripten_notify_memory_growth: () => {} },
        wasi_snapshot_preview1: {
            // The C library's clock and its environment, which is empty.
            clock_time_get: (_clock: number, _precision: bigint, time: number) => {
                new DataView(memory.buffer).setBigUint64(time, BigInt(Math.round(performance.now() * 1e6)), true);
                return 0;
            },
            environ_sizes_get: writeZeros,
            environ_get: () => 0,
        },
    };
    const instance = await WebAssembly.instantiate(module, imports);
    return instance.exports as unknown as Exports;
}

// Starts a worker, and resolves when it is about to wait for work.
async function startThread(start: ThreadStart): Promise<void> {
    if (inNode) {
        const { Worker: NodeWorker } = await nodeModule("worker_threads");
        const worker = new NodeWorker(new URL("./thread.js", import.meta.url), { workerData: start });
        await new Promise<void>((resolve, reject) => worker.once("message", resolve).once("error", reject));
        // It does not keep the process from ending.
        worker.unref();
        return;
    }
    const worker = new Worker(new URL("./thread.js", import.meta.url), { type: "module", name: "nnpack" });
    await new Promise<void>((resolve, reject) => {
        worker.onmessage = () => resolve();
        worker.onerror = (event) => reject(new Error(`nnpack: a thread did not start: ${event.message}`));
        worker.postMessage(start);
    });
}

/** @internal Loads the module, with as many threads as wanted where memory can be shared, otherwise with one. */
export async function loadModule(wanted: number): Promise<Loaded> {
    const threads = canShareMemory() ? wanted : 1;
    const shared = threads > 1;
    const url = shared ? new URL("./nnpack-threads.wasm", import.meta.url) : new URL("./nnpack.wasm", import.meta.url);
    const module = await compile(url);
    const memory = new WebAssembly.Memory({ initial: INITIAL_PAGES, maximum: MEMORY_LIMIT / PAGE, shared });
    const exports = await instantiate(module, memory);
    exports._initialize();
    if (exports.nnp_initialize() !== 0) throw new Error("nnpack: the library could not be initialized");
    if (!shared) return { exports, memory, threads, pool: 0 };
    const pool = exports.pthreadpool_create(threads);
    const starts: Promise<void>[] = [];
    for (let i = 1; i < threads; i++) {
        const bottom = exports.memalign(16, STACK_BYTES);
        if (bottom === 0) throw new RangeError(`nnpack: there is no memory for the stacks of ${threads} threads`);
        starts.push(startThread({ module, memory, pool, stack: bottom + STACK_BYTES }));
    }
    try {
        await Promise.all(starts);
    } catch (error) {
        exports.nnp_pool_close(pool);
        throw error;
    }
    return { exports, memory, threads, pool };
}
