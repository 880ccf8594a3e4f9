import { n as Icon } from "./svg-Q38Z1mMO.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/ui/action-tile.tsx
var import_jsx_runtime = require_jsx_runtime();
var Inside = ({ icon, word }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [typeof icon === "string" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
	name: icon,
	size: 24
}) : icon, /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: word })] });
/** One of a few things that are done often, as a square with an icon above its word. */
function ActionTile({ icon, word, label, ...rest }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
		type: "button",
		className: "action-tile",
		"aria-label": label,
		...rest,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Inside, {
			icon,
			word
		})
	});
}
/** The same as a way to somewhere else. */
function LinkTile({ icon, word, label, ...rest }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
		className: "action-tile",
		"aria-label": label,
		...rest,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Inside, {
			icon,
			word
		})
	});
}
/** A row of tiles, all of one width. */
function ActionTiles({ children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "action-tiles",
		children
	});
}
export { ActionTiles as n, LinkTile as r, ActionTile as t };
