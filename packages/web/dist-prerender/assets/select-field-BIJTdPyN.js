import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { n as Framed, r as fieldNote } from "./field-BR5j5dw0.js";
/* empty css                     */
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/ui/select-field.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** A labelled list of choices, of which one is taken. */
function SelectField({ label, hint, error, children, ...rest }) {
	const id = (0, import_react.useId)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Framed, {
		label,
		hint,
		error,
		id,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("select", {
			id,
			className: "input",
			...fieldNote(id, {
				hint,
				error
			}),
			...rest,
			children
		})
	});
}
export { SelectField as t };
