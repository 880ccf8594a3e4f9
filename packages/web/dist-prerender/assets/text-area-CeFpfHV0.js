import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { n as Framed, r as fieldNote } from "./field-BR5j5dw0.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/ui/text-area.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** A labelled field of several lines. */
function TextArea({ label, hint, error, className, ...rest }) {
	const id = (0, import_react.useId)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Framed, {
		label,
		hint,
		error,
		id,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("textarea", {
			id,
			className: className === void 0 ? "input" : `input ${className}`,
			...fieldNote(id, {
				hint,
				error
			}),
			...rest
		})
	});
}
export { TextArea as t };
