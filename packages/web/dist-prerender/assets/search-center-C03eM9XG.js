import { t as mainCities } from "./main-cities-AbZv1nkm.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { n as currentPosition, r as mayLocate, t as HERE_KEY } from "./places-B-AzpD6x.js";
import { _ as useHomeMarket, h as rememberMarketAround, n as country, v as useNoMarketYet } from "./preferences-D2yk24TH.js";
import { u as personalStored } from "./refusals-6kaomp8o.js";
// packages/web/src/common/search-center.ts
var LAST_PLACES = 5;
function decode(text) {
	try {
		const places = JSON.parse(text);
		return Array.isArray(places) ? places.filter(({ lat, lng, address }) => typeof lat + typeof lng + typeof address === "numbernumberstring") : void 0;
	} catch {
		return;
	}
}
/** Where this person went or was last, the latest first. */
var lastPlaces = personalStored("last-places", [], decode, (places) => places.length === 0 ? null : JSON.stringify(places));
function rememberPlace(place) {
	const others = lastPlaces.get().filter(({ address }) => address !== place.address);
	lastPlaces.set([{
		lat: place.lat,
		lng: place.lng,
		address: place.address
	}, ...others].slice(0, LAST_PLACES));
}
/** Null where the phone does not tell without asking, or can't; undefined while it has not answered. */
function useToldPosition() {
	const { data } = useQuery({
		queryKey: HERE_KEY,
		queryFn: async () => {
			const here = await mayLocate() ? await currentPosition() ?? null : null;
			if (here !== null) rememberMarketAround(here);
			return here;
		}
	});
	return data;
}
/** Where this phone is, where it tells without asking; undefined while that is not known. */
var useHere = () => useToldPosition() ?? void 0;
/** The phone has answered, and of several cities none is known to be this person's: a screen that needs one asks. */
function useMustChooseMarket() {
	const hasAnswered = useToldPosition() !== void 0;
	return useNoMarketYet() && hasAnswered;
}
/**
* Near what? The phone, where it tells without asking; else the person's last place; else the city of this phone, in the demo the main one
* of the chosen country (product §7). Only for looking: a pickup is never made of it.
*/
function useSearchCenter() {
	const here = useHere();
	const [last] = lastPlaces.use();
	const main = mainCities[country.use()];
	const city = useHomeMarket() ?? main;
	if (here !== void 0) return {
		point: here,
		name: void 0
	};
	return last === void 0 ? {
		point: city.center,
		name: city.name
	} : {
		point: last,
		name: last.address
	};
}
export { useSearchCenter as a, useMustChooseMarket as i, rememberPlace as n, useHere as r, lastPlaces as t };
