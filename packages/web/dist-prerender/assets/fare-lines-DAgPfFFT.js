import { t as fareLineTexts } from "./fare-lines-yI7K4b-y.js";
import { f as signedMoney } from "./format-sa5lnLJg.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as TaxLines } from "./tax-lines-CBajhJLk.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/rides/fare-lines.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What a price is made of, and the taxes inside it. */
function FareLines({ fare: { lines, taxes }, countryId }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dl", {
		className: "receipt-lines num",
		children: [lines.map(({ kind, amount }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "row spread",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t(fareLineTexts[kind]) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: signedMoney(amount, countryId) })]
		}, kind)), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TaxLines, {
			taxes,
			countryId,
			text: "lineTax"
		})]
	});
}
export { FareLines };
