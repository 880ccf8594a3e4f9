import { c as money } from "./format-sa5lnLJg.js";
// packages/web/src/common/balance-text.ts
/** What a wallet holds, or what its owner owes where it stands below zero. */
var balanceText = (t, { balance, countryId }) => balance.startsWith("-") ? t("walletOwes", { amount: money(balance.slice(1), countryId) }) : money(balance, countryId);
export { balanceText as t };
