import { t as quilt } from "./quilt-DbHRjLGa.js";
import { n as stripCells } from "./strip-DWTdOTSX.js";
import { t as Art } from "./svg-Q38Z1mMO.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/art/cloth-tiles.ts
/** The cells of a strip, each a drawing of its own: as many as the widest window has room for. */
var clothTiles = (tiles) => Array.from({ length: tiles }, (_, i) => quilt([[stripCells[i % stripCells.length]]], "quilt"));
// packages/web/src/common/cloth-band.tsx
var import_jsx_runtime = require_jsx_runtime();
var tiles = clothTiles(36);
/** A band of cloth from edge to edge, of whole cells however wide it is: those it has no room for are not shown. */
function ClothBand({ className }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: `cloth-band ${className}`,
		"aria-hidden": "true",
		children: tiles.map((tile, i) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Art, { svg: tile }, i))
	});
}
export { ClothBand as t };
