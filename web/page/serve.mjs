// A static file server, for the page and its tests: node serve.mjs [--port=8000] [--isolated]
//
// With --isolated it sends the two headers that isolate pages from other origins, so that they may use threads.

import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const TYPES = {
    ".css": "text/css",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".wasm": "application/wasm",
};
const ISOLATION = { "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp" };

/** The directory that the page and the module are in. */
export const PACKAGE = fileURLToPath(new URL("..", import.meta.url));

/** Starts a server of a directory's files on a port of this machine, 0 for a free one. */
export async function serve(directory, { port = 0, isolated = false } = {}) {
    const server = createServer(async (request, response) => {
        const path = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
        // Normalized, a path can't leave the directory.
        const file = join(directory, normalize(path), path.endsWith("/") ? "index.html" : "");
        const found = await stat(file).catch(() => null);
        if (found?.isDirectory()) {
            response.writeHead(301, { Location: `${path}/` }).end();
        } else if (!found) {
            response.writeHead(404, { "Content-Type": "text/plain" }).end(`${path} is not here\n`);
        } else {
            const type = TYPES[extname(file)] ?? "application/octet-stream";
            response.writeHead(200, {
                "Content-Type": type,
                "Content-Length": found.size,
                ...(isolated ? ISOLATION : {}),
            });
            createReadStream(file).pipe(response);
        }
    });
    await new Promise((ready, fail) => server.once("error", fail).listen(port, "127.0.0.1", ready));
    return server;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
    const options = { port: { type: "string", default: "8000" }, isolated: { type: "boolean", default: false } };
    const { values } = parseArgs({ options });
    const server = await serve(PACKAGE, { port: Number(values.port), isolated: values.isolated });
    console.log(`http://localhost:${server.address().port}/page/`);
}
