import { t as placePaths } from "./paths-qnVLLNUJ.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { A as callApi } from "../prerender.mjs";
import { r as lastGood, t as cachedQuery } from "./offline-cache-Bskqm_Be.js";
import { s as session } from "./refusals-6kaomp8o.js";
// packages/web/src/common/saved-places.ts
var savedPlacesKey = (userId) => [placePaths.listSavedPlaces, userId];
/** The places that the signed-in person saved; the last answer without a network. */
function useSavedPlaces() {
	const user = session.use();
	const key = savedPlacesKey(user?.id);
	return useQuery({
		...cachedQuery(key, () => callApi(placePaths.listSavedPlaces)),
		placeholderData: () => lastGood(key),
		enabled: user !== null
	});
}
/** "Home", "Work", or the person's own word. */
var savedName = (t, { kind, name }) => name ?? t(kind === "home" ? "placeHome" : "placeWork");
var savedIcon = ({ kind }) => kind === "other" ? "star" : kind;
export { useSavedPlaces as i, savedName as n, savedPlacesKey as r, savedIcon as t };
