// What the page and its worker tell each other.

/** A picture: 4 bytes a pixel, as in ImageData. */
export interface Picture {
    width: number;
    height: number;
    rgba: Uint8ClampedArray;
}

/** To the worker. */
export type Request =
    | { type: "filter"; picture: Picture; taps: readonly (readonly number[])[]; offset: number }
    | { type: "measure"; network: string; picture: Picture };

/** Times of a row of the chart, in milliseconds. */
export interface Times {
    /** Plain JavaScript. */
    plain: number;
    /** Ours, with one thread. */
    one: number;
    /** Ours, with all threads; missing where there is one. */
    many?: number;
}

/** From the worker. */
export type Reply =
    | { type: "ready"; version: string; threads: number }
    | { type: "filtered"; picture: Picture; ms: number }
    | { type: "progress"; done: number; of: number; what: string }
    | { type: "measured"; row: string; times: Times }
    | { type: "finished"; difference: number; checksum: string }
    | { type: "failed"; message: string };
