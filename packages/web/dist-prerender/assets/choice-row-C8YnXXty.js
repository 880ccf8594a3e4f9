import { n as Icon } from "./svg-Q38Z1mMO.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/ui/choice-row.tsx
var import_jsx_runtime = require_jsx_runtime();
/** One choice of an order or a ride as it stands: its icon, what is chosen, a note, and the way to change it. */
function ChoiceRow({ icon, text, note, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "pay",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "icon-box",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: icon,
					size: 20
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "grow",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "label num",
					children: text
				}), note === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "caption num",
					children: note
				})]
			}),
			children
		]
	});
}
export { ChoiceRow as t };
