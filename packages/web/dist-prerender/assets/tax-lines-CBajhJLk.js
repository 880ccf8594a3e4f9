import { c as money } from "./format-sa5lnLJg.js";
import { t as nameIn } from "./service-name-CxksCRRC.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/common/tax-lines.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The taxes inside an amount, each with its percent: they add nothing to it. @param text what each line says, of tax and percent */
function TaxLines({ taxes, countryId, text }) {
	const t = useText();
	return taxes.map(({ id, names, percent, amount }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "row spread muted",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t(text, {
			tax: nameIn(names) || id.toUpperCase(),
			percent: String(percent)
		}) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: money(amount, countryId) })]
	}, id));
}
export { TaxLines as t };
