import { it as Link } from "../prerender.mjs";
import { s as useText } from "./text-eXX5ZUHI.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/common/back-head.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The name of a screen that has no tab of its own, with the way back before it; a desktop's menu leads back by itself. */
function BackHead({ title, href }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "back-head",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
			className: "icon-button",
			href,
			"aria-label": t("back"),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "back",
				size: 24
			})
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
			className: "h1",
			children: title
		})]
	});
}
export { BackHead as t };
