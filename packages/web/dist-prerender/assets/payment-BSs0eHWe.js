import { At as countryPayments } from "../prerender.mjs";
// packages/rules/src/countries/payment.ts
/** The product's own wallet. */
var walletMethodId = "safiri_wallet";
/** Methods that settle a fare today, without a provider: money in hand, or money already in the wallet. */
var settlableMethods = ["cash", walletMethodId];
/** The methods a person can choose from in this country. */
var choosableMethods = (countryId) => countryPayments[countryId].filter((id) => settlableMethods.includes(id));
export { walletMethodId as n, choosableMethods as t };
