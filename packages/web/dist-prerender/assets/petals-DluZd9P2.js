// packages/web/src/art/cloth.ts
/** Side of a cell of the cloth. */
var CELL = 56;
/** Sews cells into one drawing. */
function sew(rows, className) {
	const width = (rows[0]?.length ?? 0) * CELL;
	const height = rows.length * CELL;
	let grounds = "";
	let motifs = "";
	rows.forEach((row, y) => row.forEach(({ drawn, ground, turn, overSeams = false }, x) => {
		const at = `x="${x * CELL}" y="${y * CELL}"`;
		grounds += `<svg ${at} width="56.5" height="56.5" viewBox="0 0 56.5 56.5"${overSeams ? " overflow=\"visible\"" : ""}><rect width="56.5" height="56.5" fill="${ground}"/></svg>`;
		motifs += overSeams ? `<g transform="translate(${x * CELL} ${y * CELL}) rotate(${turn} 28 28)">${drawn}</g>` : `<svg ${at} width="56.3" height="56.3" viewBox="0 0 56.3 56.3"><g transform="rotate(${turn} 28 28)">${drawn}</g></svg>`;
	}));
	return `<svg class="${className}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" shape-rendering="geometricPrecision">${grounds}${motifs}</svg>`;
}
// packages/web/src/art/petals.ts
/** The petal of a cell of the cloth, with which the flower shares its form. */
var petal = (a) => `<path fill="${a}" d="M4 4A48 48 0 0 1 52 52A48 48 0 0 1 4 4z"/>`;
var flower = (a, b) => [
	0,
	90,
	180,
	270
].map((d) => `<path transform="rotate(${d} 28 28)" fill="${a}" d="M28 28A24 24 0 0 1 52 4A24 24 0 0 1 28 28z"/>`).join("") + `<circle cx="28" cy="28" r="5" fill="${b || a}"/>`;
export { petal as n, sew as r, flower as t };
