// packages/web/src/rides/short-place.ts
/** Shorter than this, what stands before the first comma names nothing by itself, such as a house number. */
var NAME_LETTERS = 4;
/** A place as it is called on the street: an address up to its first comma, so that a heading stays one line. */
function shortPlace(address) {
	const [name = "", next] = address.split(",").map((part) => part.trim());
	return name.length < NAME_LETTERS && next !== void 0 ? `${name} ${next}` : name;
}
export { shortPlace as t };
