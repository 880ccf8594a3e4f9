import { n as Icon } from "./svg-Q38Z1mMO.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/ui/switch.tsx
var import_jsx_runtime = require_jsx_runtime();
function Switch({ on, label, disabled = false, onChange }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
		type: "button",
		role: "switch",
		"aria-checked": on,
		"aria-label": label,
		disabled,
		className: "switch",
		onClick: () => onChange(!on),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: on ? "check" : "x",
			size: 20
		})
	});
}
export { Switch as t };
