// Chromium without a window, driven by its debugging protocol over a pipe.

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const CANDIDATES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
    "--remote-debugging-pipe",
];
const START_MS = 60_000;

/** The browser's program: CHROMIUM, or where Debian has it; undefined if there is none. */
export const chromium = process.env.CHROMIUM ?? CANDIDATES.find((path) => existsSync(path));

/** A browser with one page. */
export class Browser {
    #process;
    #profile;
    #session;
    #next = 0;
    #waiting = new Map();
    /** What the page's scripts and its workers complained about, and requests to other servers. */
    problems = [];

    static async start() {
        const browser = new Browser();
        browser.#profile = await mkdtemp(join(tmpdir(), "nnpack-chromium-"));
        browser.#process = spawn(chromium, [...FLAGS, `--user-data-dir=${browser.#profile}`, "about:blank"], {
            stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
        });
        browser.#process.once("exit", (code) => {
            for (const { reject } of browser.#waiting.values()) reject(new Error(`chromium ended with status ${code}`));
        });
        let text = "";
        browser.#process.stdio[4].setEncoding("utf8").on("data", (piece) => {
            const messages = (text + piece).split("\0");
            text = messages.pop();
            for (const message of messages) browser.#receive(JSON.parse(message));
        });
        const timeout = setTimeout(() => browser.#process.kill("SIGKILL"), START_MS);
        const { targetId } = await browser.#send("Target.createTarget", { url: "about:blank" });
        clearTimeout(timeout);
        const { sessionId } = await browser.#send("Target.attachToTarget", { targetId, flatten: true });
        browser.#session = sessionId;
        for (const domain of ["Page", "Runtime", "Log", "Network", "DOM"]) await browser.command(`${domain}.enable`);
        return browser;
    }

    #receive(message) {
        const { method, params } = message;
        if (message.id !== undefined) {
            const { resolve, reject } = this.#waiting.get(message.id);
            this.#waiting.delete(message.id);
            if (message.error) reject(new Error(message.error.message));
            else resolve(message.result);
        } else if (method === "Runtime.exceptionThrown") {
            this.problems.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
        } else if (method === "Log.entryAdded" && params.entry.level === "error") {
            this.problems.push(`${params.entry.text} ${params.entry.url ?? ""}`);
        } else if (method === "Network.requestWillBeSent") {
            const { protocol, hostname } = new URL(params.request.url);
            if (protocol !== "data:" && protocol !== "blob:" && hostname !== "localhost") {
                this.problems.push(`the page asked for ${params.request.url}`);
            }
        }
    }

    #send(method, params, sessionId) {
        const id = ++this.#next;
        this.#process.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
        return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    }

    /** Sends a command of the protocol to the page. */
    command(method, params = {}) {
        return this.#send(method, params, this.#session);
    }

    /** The value of an expression in the page, awaited. */
    async evaluate(expression) {
        const options = { expression, awaitPromise: true, returnByValue: true };
        const { result, exceptionDetails } = await this.command("Runtime.evaluate", options);
        if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
        return result.value;
    }

    /** Waits until an expression is true in the page, and returns its value. */
    async until(expression, seconds = 30) {
        for (const end = Date.now() + 1000 * seconds; Date.now() < end;) {
            const value = await this.evaluate(expression);
            if (value) return value;
            await new Promise((resolve) => setTimeout(resolve, 50));
        }
        throw new Error(`after ${seconds} s, there is still no ${expression}; problems: ${this.problems.join("; ")}`);
    }

    /** The page as a PNG file's bytes, so many CSS pixels of it, scaled. */
    async screenshot(width, height, scale) {
        const metrics = { width, height, deviceScaleFactor: scale, mobile: false };
        await this.command("Emulation.setDeviceMetricsOverride", metrics);
        const { data } = await this.command("Page.captureScreenshot", { format: "png", captureBeyondViewport: true });
        return Buffer.from(data, "base64");
    }

    async close() {
        const ended = new Promise((resolve) => this.#process.once("exit", resolve));
        this.#process.kill();
        await ended;
        await rm(this.#profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    }
}
