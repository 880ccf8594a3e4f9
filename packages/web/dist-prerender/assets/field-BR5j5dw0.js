import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/ui/field.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
function Framed({ label, hint, error, id, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "field",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("label", {
				className: "label",
				htmlFor: id,
				children: label
			}),
			children,
			error === void 0 ? hint === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				id: `${id}-note`,
				children: hint
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "field-error",
				id: `${id}-note`,
				children: error
			})
		]
	});
}
/** Ties what is filled in to its hint, or to what is wrong with it. */
var fieldNote = (id, { hint, error }) => ({
	"aria-invalid": error === void 0 ? void 0 : true,
	"aria-describedby": hint === void 0 && error === void 0 ? void 0 : `${id}-note`
});
/** A labelled input; `prefix` stands in a box before it, `after` behind it. */
function Field({ label, hint, error, prefix, after, ...rest }) {
	const id = (0, import_react.useId)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Framed, {
		label,
		hint,
		error,
		id,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "input-row",
			children: [
				prefix === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "input-prefix num",
					children: prefix
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
					id,
					className: "input",
					...fieldNote(id, {
						hint,
						error
					}),
					...rest
				}),
				after
			]
		})
	});
}
export { Framed as n, fieldNote as r, Field as t };
