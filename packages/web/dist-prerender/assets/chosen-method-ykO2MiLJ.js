import { t as choosableMethods } from "./payment-BSs0eHWe.js";
import { _ as useHomeMarket, d as instanceMarkets, i as paymentMethod } from "./preferences-D2yk24TH.js";
// packages/web/src/common/chosen-method.ts
/** The methods that settle today: those of the city where one is served, else the country's. */
function useOfferedMethods(countryId) {
	const home = useHomeMarket();
	return (home?.countryId === countryId ? home : instanceMarkets?.find((market) => market.countryId === countryId))?.payments ?? choosableMethods(countryId);
}
/** Of them the last chosen, else the first (product: payment picker). */
function useChosenMethod(countryId) {
	const remembered = paymentMethod.use();
	const methods = useOfferedMethods(countryId);
	return methods.find((id) => id === remembered) ?? methods[0] ?? "cash";
}
export { useOfferedMethods as n, useChosenMethod as t };
