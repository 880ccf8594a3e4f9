import { s as useText } from "./text-eXX5ZUHI.js";
import { t as ServicesPage } from "./services-screen-CpZJiZPl.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/services/test-screen.tsx
var import_jsx_runtime = require_jsx_runtime();
/** `/test`: the chooser, with the figures that the product aims for (spec: operations §2 Test page). It makes no calls. */
function TestScreen() {
	const t = useText();
	const stats = [
		["10+", t("statCities")],
		["50K+", t("statUsers")],
		["5%", t("statPrices")]
	];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ServicesPage, {
		names: { grocery: "serviceGroceryDelivery" },
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
			"aria-label": t("statAims"),
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("statAims")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
				className: "stats",
				children: stats.map(([figure, text]) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "card stat",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", {
						className: "label muted",
						children: text
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
						className: "h1 num",
						children: figure
					})]
				}, figure))
			})]
		})
	});
}
export { TestScreen };
