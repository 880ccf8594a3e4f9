import { n as petal, r as sew, t as flower } from "./petals-DluZd9P2.js";
import { t as palette } from "./palette-DH_c4Zk_.js";
// packages/web/src/art/cells.ts
var f = (n) => +n.toFixed(2);
/** Cells inspired by Basotho litema murals: one motif each, in two colours. */
var cells = {
	solid: () => "",
	road: (a, b) => [
		16,
		22,
		28,
		34,
		40
	].map((r, i) => i % 2 ? "" : `<path d="M0 ${r}A${r} ${r} 0 0 0 ${r} 0" fill="none" stroke="${a}" stroke-width="6.4"/>`).join("") + `<path d="M0 28A28 28 0 0 0 28 0" fill="none" stroke="${b}" stroke-width="6.4"/>`,
	straight: (a, b) => [16, 40].map((y) => `<path d="M-.5 ${y}H56.5" stroke="${a}" stroke-width="6.4"/>`).join("") + `<path d="M-.5 28H56.5" stroke="${b}" stroke-width="6.4"/>`,
	petal,
	flower,
	petals2: (a, b) => `<path fill="${a}" d="M0 0A56 56 0 0 1 56 56A56 56 0 0 1 0 0z"/><path fill="${b}" d="M14 14A40 40 0 0 1 42 42A40 40 0 0 1 14 14z"/>`,
	quarter: (a) => `<path fill="${a}" d="M0 0H56A56 56 0 0 1 0 56z"/>`,
	quarterR: (a, b) => `<path fill="${a}" d="M0 0H56A56 56 0 0 1 0 56z"/><path fill="${b}" d="M0 0H34A34 34 0 0 1 0 34z"/>`,
	half: (a) => `<path fill="${a}" d="M0 56A28 28 0 0 1 56 56z"/>`,
	sun: (a, b) => `<path fill="${a}" d="M0 56A28 28 0 0 1 56 56z"/><path fill="${b}" d="M14 56A14 14 0 0 1 42 56z"/>` + [
		0,
		1,
		2
	].map((i) => `<rect x="0" y="${4 + i * 8}" width="56" height="3.4" fill="${a}"/>`).join(""),
	steps: (a, b) => `<path fill="${a}" d="M0 56V42H10V28H20V14H36V28H46V42H56V56z"/><path fill="${b}" d="M20 56V44H36V56z"/>`,
	hour: (a, b) => `<path fill="${a}" d="M0 0H56L28 28z"/><path fill="${a}" d="M0 56H56L28 28z"/><circle cx="28" cy="28" r="6" fill="${b}"/>`,
	zig: (a) => [
		0,
		18,
		36
	].map((y) => `<path d="M0 ${y + 14}L14 ${y}L28 ${y + 14}L42 ${y}L56 ${y + 14}" fill="none" stroke="${a}" stroke-width="6"/>`).join(""),
	bars: (a, b) => [
		0,
		1,
		2,
		3
	].map((i) => `<rect x="${i * 14}" y="0" width="7" height="56" fill="${i % 2 ? b : a}"/>`).join(""),
	weave: (a, b) => [
		0,
		1,
		2
	].map((i) => `<rect x="0" y="${3 + i * 9}" width="28" height="5" fill="${a}"/><rect x="28" y="${31 + i * 9}" width="28" height="5" fill="${a}"/><rect x="${31 + i * 9}" y="0" width="5" height="28" fill="${b}"/><rect x="${3 + i * 9}" y="28" width="5" height="28" fill="${b}"/>`).join(""),
	dots: (a) => {
		let o = "";
		for (let i = 0; i < 4; i++) for (let j = 0; j < 4; j++) o += `<circle cx="${7 + i * 14}" cy="${7 + j * 14}" r="2.6"/>`;
		return `<g fill="${a}">${o}</g>`;
	},
	ring: (a, b) => {
		let o = "";
		for (let i = 0; i < 16; i++) {
			const t = i / 16 * 2 * Math.PI;
			o += `<circle cx="${f(28 + 20 * Math.cos(t))}" cy="${f(28 + 20 * Math.sin(t))}" r="2.3"/>`;
		}
		return `<g fill="${a}">${o}</g><circle cx="28" cy="28" r="10" fill="${b}"/>`;
	},
	rings: (a, b) => `<circle cx="28" cy="28" r="24" fill="none" stroke="${a}" stroke-width="6"/><circle cx="28" cy="28" r="11" fill="${b}"/>`
};
// packages/web/src/art/quilt.ts
var colour = (name = "") => palette[name] ?? name;
var isRoad = (motif) => motif === "road" || motif === "straight";
/** Draws the cells and sews them; roads run over the seams. */
function quilt(rows, className = "quilt") {
	const drawn = rows.map((row) => row.map(([motif, ground, a, b, turn = 0]) => ({
		drawn: cells[motif](colour(a), colour(b)),
		ground: colour(ground),
		turn,
		overSeams: isRoad(motif)
	})));
	return sew(drawn, className);
}
export { quilt as t };
