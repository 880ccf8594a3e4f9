import { t as placePaths } from "./paths-qnVLLNUJ.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { A as callApi, D as queryClient } from "../prerender.mjs";
import { a as translate } from "./text-eXX5ZUHI.js";
/** How a point is called: by a place, as near one, or by nothing that is known. */
function namingOf(metersToPlace) {
	if (metersToPlace === null || metersToPlace > 3e3) return "unknown";
	return metersToPlace <= 80 ? "at" : "near";
}
// packages/web/src/common/point-name.ts
/** "350 m", "2.6 km": at most what {@link namingOf} still calls near. */
var distanceText = (meters) => meters < 1e3 ? `${Math.round(meters / 10) * 10} m` : `${(meters / 1e3).toFixed(1)} km`;
/** What a point is called: the place that it is at, or the one that it is near and how far from it, or its degrees (product §7). */
function pointName(t, point, place) {
	const naming = namingOf(place?.distanceMeters ?? null);
	if (place === null || naming === "unknown") return `${point.lat.toFixed(5)}, ${point.lng.toFixed(5)}`;
	return naming === "at" ? place.name : t("nearPlace", {
		place: place.name,
		distance: distanceText(place.distanceMeters ?? 0)
	});
}
// packages/web/src/common/places.ts
var POSITION_TIMEOUT_MS = 8e3;
/** Where this phone was when it last told. */
var HERE_KEY = ["here"];
/** Where this phone is; the browser asks the person first. Undefined when it can't or may not tell. */
function currentPosition() {
	return new Promise((resolve) => {
		if (!("geolocation" in navigator)) {
			resolve(void 0);
			return;
		}
		navigator.geolocation.getCurrentPosition(({ coords }) => {
			const here = {
				lat: coords.latitude,
				lng: coords.longitude
			};
			queryClient.setQueryData(HERE_KEY, here);
			resolve(here);
		}, () => resolve(void 0), {
			timeout: POSITION_TIMEOUT_MS,
			maximumAge: 3e4,
			enableHighAccuracy: true
		});
	});
}
/** Whether the phone tells where it is without asking anybody (spec: foundations §7, nothing is asked for on load). */
async function mayLocate() {
	try {
		return (await navigator.permissions.query({ name: "geolocation" })).state === "granted";
	} catch {
		return false;
	}
}
/** A point with its name; its degrees where nobody answers. */
async function namePoint(point) {
	const near = `${point.lat.toFixed(5)},${point.lng.toFixed(5)}`;
	const { place } = await callApi(placePaths.nearestPlace, { query: { near } }).catch(() => ({ place: null }));
	return {
		lat: point.lat,
		lng: point.lng,
		address: pointName(translate, point, place)
	};
}
var wire = (point) => point === void 0 ? void 0 : `${point.lat.toFixed(3)},${point.lng.toFixed(3)}`;
/** Suggestions for a place box, nearest first; with `from` only those that a trip from there may end at. */
function usePlaces(text, near, from, enabled) {
	const query = {
		q: text,
		near: wire(near),
		...from === void 0 ? {} : { from: wire(from) }
	};
	return useQuery({
		queryKey: [placePaths.searchPlaces, query],
		queryFn: () => callApi(placePaths.searchPlaces, { query }),
		enabled,
		placeholderData: (before) => before
	});
}
export { usePlaces as a, namePoint as i, currentPosition as n, pointName as o, mayLocate as r, HERE_KEY as t };
