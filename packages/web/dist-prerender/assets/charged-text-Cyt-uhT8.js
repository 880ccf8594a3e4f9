import { c as money } from "./format-sa5lnLJg.js";
// packages/web/src/rides/charged-text.ts
/** What calling a trip off, or not coming, cost, and how that stands; to its driver what they get of it. */
function chargedText(t, { countryId }, charged, isDriver) {
	const amount = money(charged.amount, countryId);
	if (charged.status === "waived") return t("feeWaived", { amount });
	if (isDriver) {
		if (charged.net === null) return t("feeOfOperator", { amount });
		return t(charged.status === "owed" ? "feeNetLater" : "feeNet", { amount: money(charged.net, countryId) });
	}
	const isNoShow = charged.kind === "no_show";
	return t(charged.status === "owed" ? isNoShow ? "feeNoShowOwed" : "feeOwed" : isNoShow ? "feeNoShowPaid" : "feePaid", { amount });
}
export { chargedText as t };
