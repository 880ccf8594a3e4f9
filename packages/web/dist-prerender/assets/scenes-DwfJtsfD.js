import { t as palette } from "./palette-DH_c4Zk_.js";
import { t as pin } from "./pin-B4sf9iqy.js";
// packages/web/src/art/scenes.ts
/** A drawing on a ground of one colour, 168 × 100 units, cut to what it is shown in. */
var sv = (bg, inner, vb = "0 0 168 100") => `<svg class="art" viewBox="${vb}" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="400" height="200" x="-100" y="-40" fill="${bg}"/>${inner}</svg>`;
/** A petal at a place, `s` its size beside 24 units, `rot` degrees. */
var petal = (x, y, s, fill, rot = 0) => `<path transform="translate(${x} ${y}) rotate(${rot}) scale(${s})" fill="${fill}" d="M0 0A24 24 0 0 1 24 24A24 24 0 0 1 0 0z"/>`;
var road = (d, w = 28, base = palette.ink, edge = palette.white, mid = palette.mari) => `<path d="${d}" fill="none" stroke="${base}" stroke-width="${w}"/><path d="${d}" fill="none" stroke="${edge}" stroke-width="${w * .8}"/><path d="${d}" fill="none" stroke="${base}" stroke-width="${w * .66}"/><path d="${d}" fill="none" stroke="${mid}" stroke-width="${w * .11}" stroke-dasharray="${w * .34} ${w * .25}"/>`;
/** A car from its side, 77 × 38 units. */
var CAR = `<path fill="#FFC21A" d="M5 29c-2 0-3-1-3-3v-4c0-3 2-5 5-5.6l9-1.4 9-8C27.5 5 30 4 33 4h13c4 0 7 1.3 9.5 4l6.5 7 8 1.8c3 .700 4 2.6 4 5.2v4c0 2-1 3-3 3z"/><path fill="#0E1033" d="M21 15l7-6.2C29.5 7.4 31 7 33 7h4v8zM40 7h6c3 0 5 .800 7 3l4.4 5H40z"/><path fill="#0E1033" d="M2 21.5h72v2.5H2z"/><rect x="2" y="17.5" width="5" height="3" fill="#FF7A1A"/><rect x="69" y="17" width="5" height="3.5" fill="#fff"/><circle cx="18" cy="31" r="6.8" fill="#0E1033" stroke="#2F3BD9" stroke-width="1.6"/><circle cx="18" cy="31" r="2.7" fill="#fff"/><circle cx="58" cy="31" r="6.8" fill="#0E1033" stroke="#2F3BD9" stroke-width="1.6"/><circle cx="58" cy="31" r="2.7" fill="#fff"/>`;
/** Side of a cell: four of them are as wide as the scene of a ride. */
var CELL = 358 / 4;
/** In one quiet colour: a second flower and a second sun above those of the scene would be a second picture. */
var cellDrawings = [
	[
		0,
		90,
		180,
		270
	].map((d) => `<path transform="rotate(${d} 28 28)" d="M28 28A24 24 0 0 1 52 4A24 24 0 0 1 28 28z"/>`).join(""),
	[
		12,
		28,
		44
	].map((x) => [
		12,
		28,
		44
	].map((y) => `<circle cx="${x}" cy="${y}" r="3.2"/>`).join("")).join(""),
	"<path fill-rule=\"evenodd\" d=\"M4 52a24 24 0 0 1 48 0zM16 52a12 12 0 0 1 24 0z\"/>",
	"<path d=\"M4 4A48 48 0 0 1 52 52A48 48 0 0 1 4 4z\"/>"
];
/** Rows of cloth above the scene of a ride: where it is taller than wide phones show it, the sky is woven. */
var wovenSky = [
	0,
	1,
	2
].flatMap((row) => [
	0,
	1,
	2,
	3
].map((i) => `<g fill="${palette.indigo}" transform="translate(${i * CELL} ${-9 - (row + 1) * CELL}) scale(${CELL / 56})">${cellDrawings[(i + row * 2) % 4]}</g>`)).join("");
var heatColours = [
	"#8A0A5D",
	"#D8361E",
	"#FF9A1F",
	palette.mari
];
/** A place with much demand: `r` its rings, the outermost first. */
var heatSpot = (x, y, r) => r.map((radius, i) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${heatColours[i + 4 - r.length]}"/>`).join("");
/** Beside the scene of the demand: what a row wider than it shows. */
var moreHeat = [
	heatSpot(-70, 34, [
		46,
		33,
		21,
		9
	]),
	heatSpot(-146, 70, [
		22,
		12,
		5
	]),
	heatSpot(-140, 12, [11, 5]),
	heatSpot(-220, 40, [
		58,
		42,
		27,
		12
	]),
	heatSpot(-312, 20, [
		24,
		14,
		6
	]),
	heatSpot(-306, 72, [13, 6])
].join("");
/** Scenes of the six services. */
var scenes = {
	/** Of a ride in a square: the car is what is left of it. */
	ride: sv(palette.cobalt, `<circle cx="80" cy="20" r="13" fill="${palette.mari}"/><path fill="${palette.indigo}" d="M0 100V52h10V40h14V28h16v24h12v48z"/>${road("M-20 82H120", 30)}<g transform="translate(11 40)">${CAR}</g>`, "0 0 100 100"),
	rideWide: `<svg class="art" viewBox="0 0 358 150" preserveAspectRatio="xMidYMax meet" aria-hidden="true"><rect x="-600" y="-400" width="1600" height="550" fill="${palette.cobalt}"/>${wovenSky}<circle cx="266" cy="32" r="20" fill="${palette.mari}"/><g fill="${palette.indigo}"><path d="M206 150V108h14V92h14V76h22v16h14v16h14v42z"/><path d="M306 74a34 34 0 0 1 68 0z"/><path d="M-20 150V100h16V84h16V66h24v18h16v16h16v50z"/></g><g transform="translate(52 14) scale(.86)">${[
		0,
		90,
		180,
		270
	].map((d) => `<path transform="rotate(${d} 28 28)" fill="${palette.white}" d="M28 28A24 24 0 0 1 52 4A24 24 0 0 1 28 28z"/>`).join("")}<circle cx="28" cy="28" r="5.5" fill="${palette.orange}"/></g><g fill="${palette.sky}">${[
		0,
		1,
		2,
		3
	].map((i) => `<circle cx="${134 + i * 14}" cy="30" r="2.8"/><circle cx="${134 + i * 14}" cy="44" r="2.8"/>`).join("")}${[
		0,
		1,
		2,
		3
	].map((i) => `<circle cx="${312 + i * 13}" cy="20" r="2.6"/>`).join("")}</g>${road("M-600 124H252a26 26 0 0 0 26-26v-2a26 26 0 0 1 26-26H1000", 36)}${pin(334, 64, 1.25, palette.mari, palette.ink)}<g transform="translate(104 78) scale(1.18)">${CAR}</g></svg>`,
	food: sv(palette.pepper, `<path fill="#A81C15" d="M-20 0H60A60 60 0 0 1 0 60H-20z"/>${petal(62, 8, .9, palette.mari, 0)}${petal(84, 4, 1.05, palette.white, 0)}${petal(108, 10, .85, palette.mari, 0)}<path fill="${palette.ink}" d="M40 44H136A48 48 0 0 1 40 44z"/><rect x="34" y="40" width="108" height="9" fill="${palette.white}"/><path d="M48 62l8-8 8 8 8-8 8 8 8-8 8 8 8-8 8 8 8-8 8 8" fill="none" stroke="${palette.mari}" stroke-width="4"/><rect x="70" y="90" width="36" height="20" fill="${palette.ink}"/><g fill="#FF8D7E">${[
		0,
		1,
		2
	].map((i) => `<circle cx="150" cy="${62 + i * 12}" r="2.6"/><circle cx="162" cy="${62 + i * 12}" r="2.6"/>`).join("")}</g>`),
	grocery: sv(palette.moringa, `<path fill="#075C37" d="M188 0H96A72 72 0 0 0 168 72h20z"/>${petal(84, 48, 1.55, palette.leaf, 180)}${petal(84, 48, 1.3, palette.white, 252)}${petal(80, 46, 1.5, "#2FB577", 100)}<circle cx="116" cy="36" r="17" fill="${palette.orange}"/><circle cx="56" cy="42" r="12" fill="${palette.mari}"/><path fill="${palette.ink}" d="M30 52H138L126 104H42z"/><g stroke="${palette.mari}" stroke-width="4" fill="none"><path d="M36 64H132M39 76H129M42 88H126"/></g><g stroke="${palette.ink}" stroke-width="4">${[
		0,
		1,
		2,
		3,
		4
	].map((i) => `<path d="M${52 + i * 16} 52V104"/>`).join("")}</g><rect x="26" y="48" width="116" height="8" fill="${palette.white}"/>`),
	parcel: sv(palette.orange, `<path fill="#E35F00" d="M-20 100V60a40 40 0 0 1 40-40h20v80z"/><g fill="${palette.ink}"><rect x="0" y="40" width="34" height="5"/><rect x="12" y="54" width="26" height="5"/><rect x="0" y="68" width="34" height="5"/></g><rect x="52" y="18" width="76" height="90" fill="${palette.ink}"/><path fill="${palette.white}" d="M82 18h16v90H82z"/><path fill="${palette.white}" d="M52 50h76v14H52z"/><path fill="${palette.mari}" d="M90 34L106 57L90 80L74 57z"/><path fill="${palette.pepper}" d="M90 46L98 57L90 68L82 57z"/><path fill="${palette.ink}" d="M138 100V84h10V70h10V56h30v44z" opacity=".92"/><path fill="${palette.mari}" d="M168 30a16 16 0 1 0-32 0z"/>`),
	drive: sv(palette.mari, `<g fill="${palette.orange}">${[
		-75,
		-50,
		-25,
		0,
		25,
		50,
		75
	].map((a) => `<path transform="rotate(${a} 84 92)" d="M79 92L74 -30H94L89 92z"/>`).join("")}</g><circle cx="84" cy="92" r="62" fill="${palette.mari}"/><circle cx="84" cy="92" r="47" fill="none" stroke="${palette.ink}" stroke-width="15"/><path fill="${palette.ink}" d="M38 84h92v16H38z"/><circle cx="84" cy="92" r="17" fill="${palette.ink}"/><circle cx="84" cy="90" r="7" fill="${palette.mari}"/><g fill="none" stroke="${palette.white}" stroke-width="3" stroke-dasharray="6 7"><circle cx="84" cy="92" r="47"/></g>`),
	heat: sv(palette.boug, `<g fill="none"><circle cx="112" cy="52" r="66" stroke="#8A0A5D" stroke-width="18"/><circle cx="112" cy="52" r="44" fill="#8F0646"/></g><circle cx="112" cy="52" r="44" fill="none" stroke="#FF9A1F" stroke-width="10"/><circle cx="112" cy="52" r="30" fill="#D8361E"/><circle cx="112" cy="52" r="16" fill="${palette.mari}"/><circle cx="30" cy="78" r="22" fill="#8A0A5D"/><circle cx="30" cy="78" r="13" fill="#FF9A1F"/><circle cx="48" cy="24" r="13" fill="#8A0A5D"/><circle cx="48" cy="24" r="7" fill="${palette.mari}"/>`),
	heatWide: `<svg class="art" viewBox="0 0 200 84" preserveAspectRatio="xMaxYMid meet" aria-hidden="true"><rect x="-800" y="-200" width="1200" height="500" fill="${palette.boug}"/>${moreHeat}<circle cx="150" cy="44" r="58" fill="#8A0A5D"/><circle cx="150" cy="44" r="42" fill="#D8361E"/><circle cx="150" cy="44" r="27" fill="#FF9A1F"/><circle cx="150" cy="44" r="12" fill="${palette.mari}"/><circle cx="66" cy="64" r="24" fill="#8A0A5D"/><circle cx="66" cy="64" r="13" fill="#FF9A1F"/><circle cx="84" cy="14" r="11" fill="#8A0A5D"/><circle cx="84" cy="14" r="5.5" fill="${palette.mari}"/></svg>`
};
export { sv as i, petal as n, scenes as r, CAR as t };
