import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { o as renewSession, s as session } from "./refusals-6kaomp8o.js";
import { t as useMutation } from "./useMutation-84ykPjwP.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { A as callApi, D as queryClient, E as cacheNewest, O as ApiError, b as useLivePolling, x as useStreamEvent } from "../prerender.mjs";
import { t as ridePaths } from "./paths-CT9HJceR.js";
import { t as dispatchPaths } from "./paths-D3UwF4gX.js";
import { t as driverPaths } from "./paths-vdnXdM03.js";
import { n as verificationPaths } from "./paths-BmOOZfSM.js";
// packages/contract/src/users/paths.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var userPaths = { setStatus: "PATCH /api/users/:id/status" };
// packages/web/src/drivers/api.ts
/** While there is no stream an offer of 15 seconds must still be seen in time. */
var OFFER_POLL_MS = 3e3;
var offerKey = [dispatchPaths.getOffer];
var askForOffer = () => void queryClient.invalidateQueries({ queryKey: offerKey });
var timed = (offer) => ({
	...offer,
	endsAt: Date.now() + offer.secondsLeft * 1e3
});
/** What is shown when an offer comes: the one that stands there goes on, with what it pays now. */
function newest(known, offer) {
	if (offer === null) return null;
	if (known?.id !== offer.id) return timed(offer);
	return known.net === offer.net ? known : {
		...offer,
		endsAt: known.endsAt
	};
}
function useOffer(driverId, isOnline) {
	useStreamEvent("offer", (0, import_react.useCallback)(({ offer }) => {
		cacheNewest(offerKey, (known) => newest(known, offer));
	}, []));
	useStreamEvent("hello", askForOffer);
	const refetchInterval = useLivePolling(OFFER_POLL_MS, false);
	return useQuery({
		queryKey: offerKey,
		queryFn: async () => {
			const found = await callApi(dispatchPaths.getOffer, { params: { id: String(driverId) } });
			return newest(queryClient.getQueryData(offerKey), found);
		},
		enabled: isOnline,
		refetchInterval,
		refetchIntervalInBackground: true,
		refetchOnWindowFocus: "always"
	});
}
/** The server lets an offer lapse a moment after the phone's own clock did. */
var LAPSED_BY_MS = 2500;
function clearOffer() {
	cacheNewest(offerKey, null);
	setTimeout(() => void queryClient.invalidateQueries({ queryKey: missedKey }), LAPSED_BY_MS);
}
/** Milliseconds between looks at whether a missed trip still waits. */
var MISSED_POLL_MS = 5e3;
var missedKey = [dispatchPaths.missedOffer];
var askForMissed = () => void queryClient.invalidateQueries({ queryKey: missedKey });
/** What the driver missed in the last minutes. */
function useMissedOffer(driverId) {
	useStreamEvent("offer", askForMissed);
	useStreamEvent("hello", askForMissed);
	return useQuery({
		queryKey: missedKey,
		queryFn: () => callApi(dispatchPaths.missedOffer, { params: { id: String(driverId) } }),
		staleTime: 0,
		refetchInterval: ({ state }) => state.data?.waiting === true ? MISSED_POLL_MS : false,
		refetchOnWindowFocus: "always"
	});
}
/** Asks for a missed trip: when it is this driver's turn it is offered again. */
function useTakeMissed() {
	return useMutation({
		mutationFn: (rideId) => callApi(dispatchPaths.takeMissed, { params: { id: String(rideId) } }),
		onSettled: askForMissed
	});
}
function useAcceptOffer() {
	return useMutation({
		mutationFn: ({ rideId, bonus }) => callApi(ridePaths.changeRide, {
			params: { id: String(rideId) },
			body: {
				status: "accepted",
				...bonus === null ? {} : { bonus: bonus.amount }
			}
		}),
		onSuccess: (ride) => {
			clearOffer();
			const key = ["active-ride", session.get()?.id];
			cacheNewest(key, (known) => known ?? ride);
			if (ride.pool !== null) queryClient.invalidateQueries({ queryKey: key });
		},
		onError: (error) => error instanceof ApiError && error.problem?.code === "bonus_spent" ? askForOffer() : clearOffer()
	});
}
function useDeclineOffer() {
	return useMutation({
		mutationFn: (rideId) => callApi(dispatchPaths.declineOffer, { params: { id: String(rideId) } }),
		onSettled: clearOffer
	});
}
function useToday(driverId) {
	return useQuery({
		queryKey: [driverPaths.getToday],
		queryFn: () => callApi(driverPaths.getToday, { params: { id: String(driverId) } }),
		staleTime: 0
	});
}
/** The toggle moves at once and goes back with a reason when the server refuses (spec: operations §4). */
/** What the driver may go online with; asked when there is a choice. */
var useVehicleChoice = () => useQuery({
	queryKey: ["vehicles"],
	queryFn: () => callApi(verificationPaths.ownVehicles),
	staleTime: 0
});
/** On duty with a vehicle, or off duty. */
function useSetOnline() {
	return useMutation({
		mutationFn: (body) => callApi(userPaths.setStatus, {
			params: { id: String(session.get()?.id ?? 0) },
			body
		}),
		onMutate: ({ isOnline }) => {
			const before = session.get();
			if (before !== null) session.set({
				...before,
				isOnline
			});
			return before;
		},
		onSuccess: (user) => renewSession(user),
		onError: (_error, _body, before) => before != null && renewSession(before)
	});
}
// packages/web/src/drivers/location-trouble.ts
var trouble = null;
var listeners$1 = /* @__PURE__ */ new Set();
function setLocationTrouble(next) {
	if (trouble === next) return;
	trouble = next;
	for (const listener of listeners$1) listener();
}
var subscribe$1 = (listener) => {
	listeners$1.add(listener);
	return () => void listeners$1.delete(listener);
};
var useLocationTrouble = () => (0, import_react.useSyncExternalStore)(subscribe$1, () => trouble, () => null);
// packages/web/src/drivers/screen-awake.ts
var state = "idle";
var listeners = /* @__PURE__ */ new Set();
function set(next) {
	state = next;
	for (const listener of listeners) listener();
}
var subscribe = (listener) => {
	listeners.add(listener);
	return () => void listeners.delete(listener);
};
var useScreenAwake = () => (0, import_react.useSyncExternalStore)(subscribe, () => state, () => "idle");
/**
* Keeps the screen on: a web page has no position once it is off. A phone takes the lock away whenever the page is hidden, so
* it is asked for again when the page is back. Without a lock everything else goes on.
* @returns the way to let the screen go off again
*/
function keepScreenAwake() {
	if (!("wakeLock" in navigator)) {
		set("none");
		return () => set("idle");
	}
	let lock;
	let asking = false;
	let ended = false;
	async function ask() {
		if (ended || asking || lock !== void 0 || document.visibilityState !== "visible") return;
		asking = true;
		try {
			const got = await navigator.wakeLock.request("screen");
			if (ended) await got.release();
			else {
				lock = got;
				got.addEventListener("release", () => {
					lock = void 0;
					ask();
				});
				set("on");
			}
		} catch {
			if (!ended) set("refused");
		} finally {
			asking = false;
		}
	}
	const look = () => void ask();
	document.addEventListener("visibilitychange", look);
	look();
	return () => {
		ended = true;
		document.removeEventListener("visibilitychange", look);
		lock?.release().catch(() => {});
		set("idle");
	};
}
export { clearOffer as a, useMissedOffer as c, useTakeMissed as d, useToday as f, useLocationTrouble as i, useOffer as l, useScreenAwake as n, useAcceptOffer as o, useVehicleChoice as p, setLocationTrouble as r, useDeclineOffer as s, keepScreenAwake as t, useSetOnline as u };
