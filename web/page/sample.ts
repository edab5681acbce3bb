// The picture that the page begins with, drawn by code: a lake in front of mountains.

/** Draws it over all of a canvas; the same in every run. */
export function drawSample(canvas: HTMLCanvasElement): void {
    const context = canvas.getContext("2d")!;
    const { width, height } = canvas;
    let state = 20;
    const random = (): number => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return state / 2 ** 32;
    };
    const gradient = (top: number, bottom: number, colours: readonly string[]): CanvasGradient => {
        const made = context.createLinearGradient(0, top, 0, bottom);
        colours.forEach((colour, i) => made.addColorStop(i / (colours.length - 1), colour));
        return made;
    };
    const shore = 0.66 * height;

    context.fillStyle = gradient(0, shore, ["#20437c", "#5d8fc4", "#f6cf9c"]);
    context.fillRect(0, 0, width, shore);
    context.fillStyle = "#fff3d0";
    context.beginPath();
    context.arc(0.72 * width, 0.3 * height, 0.07 * height, 0, 2 * Math.PI);
    context.fill();

    // Ridges by midpoint displacement, the nearer ones lower and darker.
    const ridges = [
        { level: 0.4, roughness: 0.24, colours: ["#8598b8", "#c3b9bd"] },
        { level: 0.5, roughness: 0.17, colours: ["#4d6485", "#7d8ba0"] },
        { level: 0.61, roughness: 0.08, colours: ["#1d3b3a", "#2f5a4b"] },
    ];
    for (const { level, roughness, colours } of ridges) {
        const line = new Float64Array(257).fill(level);
        for (let step = 128, range = roughness; step >= 1; step /= 2, range /= 2) {
            for (let i = step; i < 257; i += 2 * step) {
                line[i] = (line[i - step]! + line[i + step]!) / 2 + (random() - 0.5) * range;
            }
        }
        context.fillStyle = gradient(0.25 * height, shore, colours);
        context.beginPath();
        context.moveTo(0, shore);
        line.forEach((y, i) => context.lineTo((i / 256) * width, y * height));
        context.lineTo(width, shore);
        context.fill();
    }

    // The lake is the land upside down, darker, with waves of light.
    const land = document.createElement("canvas");
    land.width = width;
    land.height = height;
    land.getContext("2d")!.drawImage(canvas, 0, 0);
    context.save();
    context.translate(0, 2 * shore);
    context.scale(1, -1);
    context.drawImage(land, 0, 0, width, shore, 0, 0, width, shore);
    context.restore();
    context.fillStyle = gradient(shore, height, ["#14365a66", "#0b223dcc"]);
    context.fillRect(0, shore, width, height - shore);
    for (let i = 0; i < 130; i++) {
        const depth = random() ** 1.5;
        context.fillStyle = `rgba(255, 240, 214, ${0.08 + 0.25 * random()})`;
        const length = (0.02 + 0.09 * random()) * width * (0.3 + depth);
        context.fillRect(random() * width, shore + depth * (height - shore), length, 1 + 1.5 * depth);
    }

    // Firs on the near bank.
    for (let i = 0; i < 16; i++) {
        const size = (0.13 + 0.2 * random()) * height;
        const x = (i < 10 ? 0.03 + 0.34 * random() : 0.8 + 0.2 * random()) * width;
        context.fillStyle = ["#0d2320", "#12302a", "#183c30"][i % 3]!;
        for (let tier = 0; tier < 6; tier++) {
            const top = height - size * (1.05 - 0.16 * tier),
                half = size * (0.05 + 0.035 * tier);
            context.beginPath();
            context.moveTo(x, top);
            context.lineTo(x - half, top + 0.27 * size);
            context.lineTo(x + half, top + 0.27 * size);
            context.fill();
        }
    }
}
