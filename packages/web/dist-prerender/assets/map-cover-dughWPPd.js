import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
// packages/web/src/ui/map-cover.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** What lies over the map within a frame (ui/map-sheet.tsx). A map that stands by itself is covered by its own credit only. */
var MapCover = (0, import_react.createContext)({
	above: 0,
	below: 28
});
/** So much of a map stays for what it shows, however much lies over it. */
var LEAST_VISIBLE_PX = 120;
/** What is covered, by the frame and by what the screen itself lays over the top. */
function useCover(coveredAbove = 24) {
	const { above, below } = (0, import_react.use)(MapCover);
	return {
		above: Math.max(above, coveredAbove),
		below
	};
}
/** The cover, with at least a strip of the map left free. */
function freeStrip(map, { above, below }) {
	return {
		above,
		below: Math.max(0, Math.min(below, map.getSize().y - above - LEAST_VISIBLE_PX))
	};
}
/** Looks at a point from where it stands in the middle of what is not covered. */
function lookAtVisible(map, { lat, lng }, zoom, cover) {
	const { above, below } = freeStrip(map, cover);
	const at = map.project([lat, lng], zoom).add([0, (below - above) / 2]);
	map.setView(map.unproject(at, zoom), zoom);
}
export { useCover as i, freeStrip as n, lookAtVisible as r, MapCover as t };
