import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/ui/progress-bar.tsx
var import_jsx_runtime = require_jsx_runtime();
/** How far something is, in whole percent; `label` says what. */
function ProgressBar({ label, percent }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "prog",
		role: "progressbar",
		"aria-label": label,
		"aria-valuenow": percent,
		"aria-valuemin": 0,
		"aria-valuemax": 100,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("i", { style: { width: `${percent}%` } })
	});
}
export { ProgressBar as t };
