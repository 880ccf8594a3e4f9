import { t as quilt } from "./quilt-DbHRjLGa.js";
// packages/web/src/art/strip.ts
var N = "ink";
var I = "indigo";
var stripCells = [
	[
		"flower",
		I,
		"white",
		"orange"
	],
	[
		"steps",
		N,
		"cobalt",
		"mari"
	],
	[
		"petals2",
		"moringa",
		"leaf",
		"ink"
	],
	[
		"hour",
		N,
		"boug",
		"mari"
	],
	[
		"sun",
		"mari",
		"orange",
		"ink"
	],
	[
		"weave",
		I,
		"cobalt",
		"mari"
	],
	[
		"petal",
		N,
		"sky",
		"",
		90
	],
	[
		"rings",
		"orange",
		"ink",
		"mari"
	],
	[
		"zig",
		N,
		"mari"
	],
	[
		"ring",
		I,
		"white",
		"mari"
	],
	[
		"quarterR",
		N,
		"pepper",
		"mari"
	],
	[
		"dots",
		"jaca",
		"white"
	]
];
/** One row of cells for the edges of a page. */
var strip = (cells = 12) => quilt([Array.from({ length: cells }, (_, i) => stripCells[i % stripCells.length])], "quilt strip");
export { stripCells as n, strip as t };
