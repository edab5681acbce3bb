// A thread of the library's pool: a Web Worker, or a worker thread of node, that lives as long as the pool.

import { instantiate, type ThreadStart } from "./module.js";

declare const WorkerGlobalScope: unknown;

async function run(start: ThreadStart, ready: () => void): Promise<void> {
    const exports = await instantiate(start.module, start.memory);
    exports.stackRestore(start.stack);
    ready();
    exports.nnp_pool_join(start.pool);
}

if (typeof WorkerGlobalScope === "undefined") {
    const name = "node:worker_threads";
    const { parentPort, workerData } = await import(/* webpackIgnore: true */ /* @vite-ignore */ name);
    await run(workerData, () => parentPort.postMessage("ready"));
} else {
    self.onmessage = async (event: MessageEvent<ThreadStart>) => {
        await run(event.data, () => self.postMessage("ready"));
        self.close();
    };
}
