import { n as Icon } from "./svg-Q38Z1mMO.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/ui/unfold.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What is seen when its line is pressed. */
function Unfold({ line, lineClass = "label strong", className = "", onOpen, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
		className: `unfold ${className}`,
		onToggle: (event) => {
			if (event.currentTarget.open) onOpen?.();
		},
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("summary", {
			className: lineClass,
			children: [line, /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "down",
				size: 20
			})]
		}), children]
	});
}
export { Unfold as t };
