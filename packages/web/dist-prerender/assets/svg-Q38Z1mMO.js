import { t as iconPaths } from "./icons-C7DrXqVF.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/ui/svg.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A drawing made by code. Only strings of src/art come here. */
function Art({ svg, className }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: className ?? "art-box",
		dangerouslySetInnerHTML: { __html: svg }
	});
}
function Icon({ name, size = 24, filled = false }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("svg", {
		className: filled ? "icon fill" : "icon",
		width: size,
		height: size,
		viewBox: "0 0 24 24",
		"aria-hidden": "true",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: iconPaths[name] })
	});
}
export { Icon as n, Art as t };
