import { c as money, t as bonusName } from "./format-sa5lnLJg.js";
import { s as useText } from "./text-eXX5ZUHI.js";
/* empty css                   */
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/common/pay-lines.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What a trip pays its driver, line by line: the fare and what a promotion took off it, less the commission, and the one bonus by its name; a sum stands once. */
function PayLines({ fare, pay, countryId, className = "", withNet = false, fareAbove = false }) {
	const t = useText();
	const { bonus, promotion } = pay;
	const hasCommission = Number(pay.commission) > 0;
	const isWhole = !hasCommission && bonus === null && promotion === null;
	if (isWhole && (fareAbove || !withNet)) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dl", {
		className: `pay-lines num ${className}`,
		children: [
			isWhole || fareAbove ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("tripFare") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: money(fare, countryId) })] }),
			promotion === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("payPromotion") }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dd", { children: ["+", money(promotion, countryId)] })] }),
			hasCommission ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("payCommission") }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dd", { children: ["-", money(pay.commission, countryId)] })] }) : null,
			bonus === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "pay-bonus",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t(bonusName(bonus.id), { percent: bonus.percent }) }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dd", { children: ["+", money(bonus.amount, countryId)] })]
			}),
			withNet ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "pay-net",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("payNet") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: money(pay.net, countryId) })]
			}) : null
		]
	});
}
export { PayLines as t };
