// Times as bars, drawn as SVG.

import type { Times } from "./messages.js";

/** A row: what it is called, and the times so far. */
export interface Row {
    name: string;
    detail: string;
    times: Times | undefined;
}

/** A kind of bar, by its key in `Times`. */
export interface Series {
    key: keyof Times;
    label: string;
}

const WIDTH = 760;
const LEFT = 150;
const RIGHT = 120;
const BAR = 11;
const GAP = 13;
const HEAD = 8;

function element(name: string, attributes: Record<string, string | number>, text = ""): SVGElement {
    const made = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
    made.textContent = text;
    return made;
}

/** Milliseconds, with three digits. */
export const showMs = (ms: number): string => (ms >= 100 ? ms.toFixed(0) : ms.toPrecision(3));

/** Draws the rows in place of what the chart shows. */
export function drawChart(svg: SVGSVGElement, rows: readonly Row[], series: readonly Series[]): void {
    const rowHeight = series.length * BAR + GAP;
    const height = HEAD + rows.length * rowHeight;
    const measured = rows.flatMap(({ times }) => (times ? series.map(({ key }) => times[key] ?? 0) : []));
    const scale = (WIDTH - LEFT - RIGHT) / Math.max(...measured, 1);
    svg.setAttribute("viewBox", `0 0 ${WIDTH} ${height}`);
    svg.replaceChildren();
    rows.forEach(({ name, detail, times }, i) => {
        const top = HEAD + i * rowHeight,
            middle = top + (series.length * BAR) / 2;
        svg.append(element("text", { x: LEFT - 12, y: middle - 1, class: "name" }, name));
        svg.append(element("text", { x: LEFT - 12, y: middle + 11, class: "detail" }, detail));
        svg.append(
            element("line", { x1: LEFT, x2: LEFT, y1: top - 3, y2: top + series.length * BAR + 3, class: "axis" }),
        );
        if (!times) return;
        series.forEach(({ key }, j) => {
            const ms = times[key] ?? 0,
                y = top + j * BAR;
            svg.append(
                element("rect", { x: LEFT, y, width: Math.max(scale * ms, 1), height: BAR - 1, rx: 2, class: key }),
            );
            const ratio = key === "plain" ? "" : `, ${(times.plain / ms).toFixed(1)}x as fast`;
            svg.append(
                element(
                    "text",
                    { x: LEFT + scale * ms + 6, y: y + BAR - 2.5, class: "value" },
                    `${showMs(ms)} ms${ratio}`,
                ),
            );
        });
    });
}
