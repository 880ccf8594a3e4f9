import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { n as lawPages } from "./law-links-Dldhx0SW.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/auth/agree-field.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** The texts that are agreed to with a registration, each a tap away. */
function AgreeField({ due }) {
	const t = useText();
	const id = (0, import_react.useId)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "agree",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
			id,
			name: "agreed",
			type: "checkbox",
			required: true
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("label", {
			className: "label",
			htmlFor: id,
			children: t("agreeTo")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "row",
			style: {
				flexWrap: "wrap",
				gap: "0 18px"
			},
			children: due.map(({ text }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
				className: "text-link",
				href: lawPages[text].path,
				target: "_blank",
				rel: "noreferrer",
				children: t(lawPages[text].title)
			}, text))
		})] })]
	});
}
export { AgreeField };
