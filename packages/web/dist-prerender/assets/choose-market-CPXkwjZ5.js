import { n as country, s as chosenMarket } from "./preferences-D2yk24TH.js";
// packages/web/src/countries/choose-market.ts
/** Somebody says in which city they are: what they see is its, and numbers without a code are its country's. */
function chooseMarket({ id, countryId }) {
	chosenMarket.set(id);
	country.set(countryId);
}
export { chooseMarket as t };
