// packages/rules/src/verification/picture-fault.ts
/** Pictures are looked at in a copy of at most this width, pixels: enough to tell, and nothing that a slow phone feels. */
var LOOKED_AT_WIDTH = 320;
/** Less than this in one direction is no picture of a paper: nothing is said of it. */
var LEAST_SIDE = 64;
/** Mean brightness of 255 below which small print drowns. */
var DARK_BELOW = 45;
/** Least variance of the Laplacian of a picture with edges: print in focus is far above it, print out of focus and plain walls below. */
var SHARP_FROM = 60;
/** From this brightness of 255 on a pixel holds nothing but light. */
var SATURATED_FROM = 250;
/** Side of the squares, in pixels, that are burnt out whole where light shines back: in white paper there is print. */
var SQUARE = 8;
/** Share of burnt squares that hides something; a page that is nearly all white is a clean copy, no glare. */
var GLARE = {
	from: .04,
	to: .5
};
function greyOf(rgba, width, height) {
	const at = new Uint8Array(width * height);
	for (let i = 0; i < at.length; i += 1) at[i] = .299 * (rgba[4 * i] ?? 0) + .587 * (rgba[4 * i + 1] ?? 0) + .114 * (rgba[4 * i + 2] ?? 0);
	return {
		at,
		width,
		height
	};
}
var meanOf = ({ at }) => at.reduce((sum, value) => sum + value, 0) / at.length;
/** How much neighbours differ from what lies between them: edges, thus sharpness. */
function laplacianVariance({ at, width, height }) {
	let sum = 0;
	let squares = 0;
	const value = (i) => at[i] ?? 0;
	for (let y = 1; y < height - 1; y += 1) for (let x = 1; x < width - 1; x += 1) {
		const i = y * width + x;
		const edge = value(i - 1) + value(i + 1) + value(i - width) + value(i + width) - 4 * value(i);
		sum += edge;
		squares += edge * edge;
	}
	const n = (width - 2) * (height - 2);
	return squares / n - (sum / n) ** 2;
}
/** Share of squares in which every pixel is saturated, 0 to 1. */
function burntShare({ at, width, height }) {
	const [columns, rows] = [Math.floor(width / SQUARE), Math.floor(height / SQUARE)];
	let burnt = 0;
	for (let row = 0; row < rows; row += 1) for (let column = 0; column < columns; column += 1) {
		let isBurnt = true;
		for (let i = 0; isBurnt && i < 64; i += 1) isBurnt = (at[(row * SQUARE + Math.floor(i / SQUARE)) * width + column * SQUARE + i % SQUARE] ?? 0) >= SATURATED_FROM;
		if (isBurnt) burnt += 1;
	}
	return burnt / (columns * rows);
}
/**
* The weightiest fault of a picture, null when there is none to see.
* @param rgba four values of 0 to 255 a pixel, row by row, as a canvas gives them
* @param width pixels, at most {@link LOOKED_AT_WIDTH} for which the limits are meant
*/
function pictureFault(rgba, width, height) {
	if (Math.min(width, height) < LEAST_SIDE) return null;
	const grey = greyOf(rgba, width, height);
	if (meanOf(grey) < DARK_BELOW) return "dark";
	const burnt = burntShare(grey);
	if (burnt >= GLARE.from && burnt <= GLARE.to) return "glare";
	return laplacianVariance(grey) < SHARP_FROM ? "blurred" : null;
}
export { LOOKED_AT_WIDTH, pictureFault };
