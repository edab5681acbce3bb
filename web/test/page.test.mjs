// The page in Chromium, from a static file server with and without the headers that isolate it from other origins.
//
// NNPACK_SCREENSHOT names a file to write a picture of the page to.

import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";

import { PACKAGE, serve } from "../page/serve.mjs";
import { Browser, chromium } from "./chromium.mjs";

const skip = chromium ? false : "chromium is not installed";
const screenshot = process.env.NNPACK_SCREENSHOT;
const RUN_SECONDS = 240;

// A hash of a picture's pixels, to compare them.
const pixelsOf = (canvas) =>
    `document.querySelector("${canvas}").getContext("2d").getImageData(0, 0, 640, 360).data` +
    ".reduce((hash, value) => Math.imul(hash ^ value, 16777619), 1)";
const filterIs = (name) => `document.querySelector("#filter-time").dataset.filter === "${name}"`;
const sizeIs = (width, height) => `(({ width, height }) => width === ${width} && height === ${height})(filtered)`;
const choose = (name) => `document.querySelector("#filters input[value=${name}]").click()`;

/** Runs a network's layers, and returns what the page tells. */
async function run(browser, network) {
    await browser.evaluate(`(() => {
        const select = document.querySelector("#network");
        select.value = "${network}";
        select.dispatchEvent(new Event("change"));
        document.querySelector("#run").click();
    })()`);
    return browser.until(
        '!document.querySelector("#run").disabled && { ...document.querySelector("#result").dataset }',
        RUN_SECONDS,
    );
}

const checksums = {};

for (const isolated of [false, true]) {
    describe(`the page, ${isolated ? "isolated" : "not isolated"}`, { skip }, () => {
        let server, browser, directory;

        before(async () => {
            server = await serve(PACKAGE, { isolated });
            browser = await Browser.start();
            directory = await mkdtemp(join(tmpdir(), "nnpack-page-"));
            await browser.command("Page.navigate", { url: `http://localhost:${server.address().port}/page/` });
            await browser.until('document.querySelector("#machine")?.dataset.threads');
        });

        after(async () => {
            await browser?.close();
            server?.close();
            await rm(directory, { recursive: true });
            assert.deepEqual(browser.problems, []);
        });

        test("has as many threads as it may", async () => {
            assert.equal(await browser.evaluate("crossOriginIsolated"), isolated);
            const threads = Number(await browser.evaluate('document.querySelector("#machine").dataset.threads'));
            assert.equal(threads, isolated ? availableParallelism() : 1);
        });

        test("shows a picture and what a filter makes of it, at once", async () => {
            await browser.until(filterIs("Edges"));
            // The definition, on whole pixels, is exact but for the transform's roundings.
            const worst = await browser.evaluate(`(() => {
                const context = (id) => document.getElementById(id).getContext("2d");
                const [from, to] = ["original", "filtered"].map((id) => context(id).getImageData(0, 0, 640, 360).data);
                let worst = 0;
                for (let y = 1; y < 359; y++) for (let x = 1; x < 639; x++) for (let c = 0; c < 3; c++) {
                    let sum = 9 * from[4 * (640 * y + x) + c];
                    for (let v = -1; v <= 1; v++) for (let u = -1; u <= 1; u++) {
                        sum -= from[4 * (640 * (y + v) + x + u) + c];
                    }
                    worst = Math.max(worst, Math.abs(Math.min(Math.max(sum, 0), 255) - to[4 * (640 * y + x) + c]));
                }
                return worst;
            })()`);
            assert.ok(worst <= 1, `${worst}`);
        });

        test("has filters to choose from", async () => {
            const seen = new Set([
                await browser.evaluate(pixelsOf("#original")),
                await browser.evaluate(pixelsOf("#filtered")),
            ]);
            for (const name of ["Blur", "Sharpen", "Emboss"]) {
                await browser.evaluate(choose(name));
                await browser.until(filterIs(name));
                seen.add(await browser.evaluate(pixelsOf("#filtered")));
            }
            assert.equal(seen.size, 5);
            await browser.evaluate(choose("Edges"));
            await browser.until(filterIs("Edges"));
        });

        for (const network of isolated && screenshot ? ["SqueezeNet", "VGG-A"] : ["SqueezeNet"]) {
            test(`runs ${network}, with the same bits at any number of threads`, async () => {
                const { checksum, difference, times } = await run(browser, network);
                assert.match(checksum, /^[0-9a-f]{8}$/);
                assert.equal((checksums[network] ??= checksum), checksum);
                // Plain JavaScript sums otherwise; Winograd's transform loses up to five bits.
                assert.ok(Number(difference) > 0 && Number(difference) < 1e-4, difference);
                const { plain, one, many } = JSON.parse(times);
                assert.ok(plain > 0 && one > 0 && isolated === many > 0, times);
                const bars = await browser.evaluate('document.querySelectorAll("#chart rect").length');
                assert.equal(bars, (network === "VGG-A" ? 8 : 10) * (isolated ? 3 : 2));
                assert.equal(await browser.evaluate('document.querySelectorAll("#table td").length % 3'), 0);
                assert.equal(await browser.evaluate('document.querySelector("#progress").position'), 1);
            });
        }

        test("looks as it should", { skip: !(isolated && screenshot) && "no picture is wanted" }, async () => {
            await browser.until('document.querySelector("#result").dataset.checksum');
            const height = await browser.evaluate("document.documentElement.scrollHeight");
            await writeFile(screenshot, await browser.screenshot(1000, height, 0.8));
        });

        test("takes a picture from a file and one that is dropped, and says what is none", async () => {
            const before = await browser.evaluate(pixelsOf("#filtered"));
            const { root } = await browser.command("DOM.getDocument");
            const { nodeId } = await browser.command("DOM.querySelector", { nodeId: root.nodeId, selector: "#file" });
            const give = (path) => browser.command("DOM.setFileInputFiles", { nodeId, files: [path] });
            const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
            await writeFile(join(directory, "none.png"), svg);
            await give(join(directory, "none.png"));
            await browser.until('document.querySelector("#status").textContent.includes("none.png is no picture")');
            const picture = await browser.evaluate(`(async () => {
                const canvas = new OffscreenCanvas(1300, 650);
                canvas.getContext("2d").fillRect(200, 100, 500, 300);
                const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
                return btoa(String.fromCharCode(...bytes));
            })()`);
            await writeFile(join(directory, "given.png"), Buffer.from(picture, "base64"));
            await give(join(directory, "given.png"));
            await browser.until(sizeIs(640, 320));
            assert.notEqual(await browser.evaluate(pixelsOf("#filtered")), before);
            await browser.evaluate(`(async () => {
                const canvas = new OffscreenCanvas(30, 50);
                canvas.getContext("2d").fillRect(5, 5, 10, 10);
                const dataTransfer = new DataTransfer();
                dataTransfer.items.add(new File([await canvas.convertToBlob()], "dropped.png", { type: "image/png" }));
                const drop = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
                document.querySelector("#drop").dispatchEvent(drop);
            })()`);
            await browser.until(sizeIs(30, 50));
        });
    });
}
