import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as useMutation } from "./useMutation-84ykPjwP.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { t as pricingPaths } from "./paths-C4qaB6_q.js";
import { t as ridePaths } from "./paths-CT9HJceR.js";
import { t as QUOTE_RENEW_MS } from "./quote-life-sORycOe9.js";
import { r as isLive } from "./trip-life-xKEqoeZK.js";
import { A as callApi, D as queryClient, E as cacheNewest, M as isRetryable, b as useLivePolling, x as useStreamEvent } from "../prerender.mjs";
import { t as cachedQuery } from "./offline-cache-Bskqm_Be.js";
import { s as session } from "./refusals-6kaomp8o.js";
import { t as queueRating } from "./unsent-ratings-L6dFbQh2.js";
// packages/rules/src/pricing/defaults.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* The numbers that the specification shows where nothing is known yet. Screens use a real value whenever there is one.
*/
/** Kilometres priced before a destination is resolved (spec: operations §7, §9). */
var DEFAULT_QUOTE_DISTANCE_KM = 12.5;
/** Kilometres left while the driver's position is unknown (spec: operations §2 Active ride). */
var DEFAULT_ETA_DISTANCE_KM = 6.2;
// packages/web/src/rides/api.ts
/** Milliseconds between looks at the active ride while there is no stream (spec: operations §9). */
var HOME_POLL_MS = 5e3;
var ACTIVE_POLL_MS = 3e3;
/** What the stream said of a trip on screen is confirmed now and then: nobody may wait for a message that was lost. */
var CONFIRM_POLL_MS = 8e3;
var QUOTE_RETRY_MS = 5e3;
/** The rides that the person asked for others. */
var BOOKED = ["booked-rides"];
var activeKey = (userId) => ["active-ride", userId];
var historyKey = (userId) => ["rides", userId];
/** What is known of this ride already: an answer or event that was long on its way must not bring back an older state. */
function isOutdated(ride) {
	return (queryClient.getQueryData(["ride", ride.id])?.version ?? 0) > ride.version;
}
/** The newer version of a ride wins; a ride that ended leaves the place of the active one. */
function cacheRide(ride) {
	const user = session.get();
	if (user === null || isOutdated(ride)) return;
	const inSharedCar = user.userType === "driver" && ride.rideType === "share";
	cacheNewest(activeKey(user.id), (known) => {
		if (known != null && known.id !== ride.id && inSharedCar) return known;
		if (known != null && known.id === ride.id && known.version > ride.version) return known;
		if (isLive(ride.status)) return ride.side === "booker" && known != null && known.id !== ride.id ? known : ride;
		return known == null || known.id === ride.id ? null : known;
	});
	queryClient.setQueryData(["ride", ride.id], ride);
	if (ride.side === "booker") queryClient.invalidateQueries({ queryKey: BOOKED });
	if (inSharedCar) queryClient.invalidateQueries({ queryKey: activeKey(user.id) });
	if (isLive(ride.status)) return;
	queryClient.setQueryData(historyKey(user.id), (list) => list && [ride, ...list.filter(({ id }) => id !== ride.id)]);
	queryClient.invalidateQueries({ queryKey: historyKey(user.id) });
}
var askForActive = () => void queryClient.invalidateQueries({ queryKey: activeKey(session.get()?.id) });
function moveCar({ rideId, position, eta }) {
	queryClient.setQueryData(activeKey(session.get()?.id), (ride) => ride?.id === rideId ? {
		...ride,
		driverPosition: position,
		eta
	} : ride);
}
/**
* The live ride of the signed-in person: followed by the stream, polled every `pollMs` while there is none, and seldom on the trip's
* own screen.
* @param watch `'known'` polls only while a ride is known of, for screens that are about something else
*/
function useActiveRide(pollMs, watch = "any") {
	const user = session.use();
	const refetchInterval = useLivePolling(pollMs);
	const isConfirmed = refetchInterval === false && pollMs === 3e3;
	(0, import_react.useEffect)(() => {
		if (!isConfirmed || user === null) return void 0;
		const timer = setInterval(() => void queryClient.invalidateQueries({ queryKey: activeKey(user.id) }), CONFIRM_POLL_MS);
		return () => clearInterval(timer);
	}, [isConfirmed, user]);
	useStreamEvent("ride", cacheRide);
	useStreamEvent("position", moveCar);
	useStreamEvent("ride_gone", askForActive);
	useStreamEvent("hello", askForActive);
	return useQuery({
		...cachedQuery(activeKey(user?.id), async () => {
			const found = user?.userType === "driver" ? await callApi(ridePaths.driverActiveRide, { params: { id: String(user.id) } }) : await callApi(ridePaths.passengerActiveRide, { params: { id: String(user?.id ?? 0) } });
			if (found === null) return null;
			if (isOutdated(found)) return queryClient.getQueryData(activeKey(user?.id)) ?? null;
			queryClient.setQueryData(["ride", found.id], found);
			return found;
		}),
		enabled: user !== null,
		refetchOnMount: "always",
		refetchInterval: ({ state }) => watch === "known" && state.data == null ? false : refetchInterval
	});
}
/** One ride whatever its state, for what comes after it: rating and receipt. */
function useRide(id) {
	return useQuery({
		queryKey: ["ride", id],
		queryFn: () => callApi(ridePaths.getRide, { params: { id: String(id) } }),
		enabled: id !== void 0
	});
}
var useAboutDriver = (rideId) => useQuery({ ...cachedQuery(["about-driver", rideId], () => callApi(ridePaths.aboutDriver, { params: { id: String(rideId) } })) });
function useReceipt(id) {
	return useQuery({
		...cachedQuery(["receipt", id], () => callApi(ridePaths.getReceipt, { params: { id: String(id) } })),
		enabled: id !== void 0
	});
}
function useRideHistory() {
	const user = session.use();
	return useQuery({
		...cachedQuery(historyKey(user?.id), () => user?.userType === "driver" ? callApi(ridePaths.driverRides, { params: { id: String(user.id) } }) : callApi(ridePaths.passengerRides, { params: { id: String(user?.id ?? 0) } })),
		enabled: user !== null,
		staleTime: 0
	});
}
/** A key for one intention of the person: tapping again, or a lost answer, repeats it harmlessly. */
var newKey = () => crypto.randomUUID();
function useRequestRide() {
	return useMutation({
		mutationFn: ({ body, key }) => callApi(ridePaths.requestRide, {
			body,
			idempotencyKey: key
		}),
		onSuccess: cacheRide
	});
}
function useChangeRide(rideId) {
	return useMutation({
		mutationFn: (change) => callApi(ridePaths.changeRide, {
			params: { id: String(rideId) },
			body: {
				...change.status === "completed" ? { completedAt: (/* @__PURE__ */ new Date()).toISOString() } : {},
				...change
			}
		}),
		onSuccess: cacheRide
	});
}
/** The passenger's word about a trip that its driver ended elsewhere. */
function useAnswerEnd(rideId) {
	return useMutation({
		mutationFn: (answer) => callApi(ridePaths.answerEnd, {
			params: { id: String(rideId) },
			body: { answer }
		}),
		onSuccess: cacheRide
	});
}
/** What the driver took in cash, two decimals. */
function useAnswerCash(rideId) {
	return useMutation({
		mutationFn: (paid) => callApi(ridePaths.answerCash, {
			params: { id: String(rideId) },
			body: { paid }
		}),
		onSuccess: cacheRide
	});
}
/** What the passenger will hand over in cash, two decimals; null when it is the exact sum. */
function useAskForChange(rideId) {
	return useMutation({
		mutationFn: (amount) => callApi(ridePaths.askForChange, {
			params: { id: String(rideId) },
			body: { amount }
		}),
		onSuccess: cacheRide
	});
}
function useConfirmStart(rideId) {
	return useMutation({
		mutationFn: () => callApi(ridePaths.confirmStart, { params: { id: String(rideId) } }),
		onSuccess: cacheRide
	});
}
function useRateRide(rideId) {
	return useMutation({
		/** Gives null when the rating waits on the phone for a connection. */
		mutationFn: async (body) => {
			try {
				return await callApi(ridePaths.rateRide, {
					params: { id: String(rideId) },
					body
				});
			} catch (error) {
				if (!isRetryable(error)) throw error;
				queueRating({
					rideId,
					...body
				});
				return null;
			}
		},
		onSuccess: (ride) => {
			if (ride === null) return;
			cacheRide(ride);
			queryClient.invalidateQueries({ queryKey: historyKey(session.get()?.id) });
		}
	});
}
/** The fares of all ride types for a way; runs only when a destination is chosen (spec: operations §7). */
function useQuote(pickup, dropoff, rideType) {
	const at = (place) => ({
		lat: place.lat,
		lng: place.lng,
		address: place.address
	});
	return useQuery({
		queryKey: [
			pricingPaths.calculateFare,
			pickup?.lat,
			pickup?.lng,
			dropoff?.lat,
			dropoff?.lng
		],
		queryFn: () => callApi(pricingPaths.calculateFare, { body: {
			rideType,
			distance: DEFAULT_QUOTE_DISTANCE_KM,
			...pickup === null || dropoff === null ? {} : {
				pickupLocation: at(pickup),
				dropoffLocation: at(dropoff)
			}
		} }),
		enabled: pickup !== null && dropoff !== null,
		staleTime: 0,
		refetchInterval: ({ state: { error } }) => error !== null && isRetryable(error) ? QUOTE_RETRY_MS : QUOTE_RENEW_MS
	});
}
export { useRequestRide as _, historyKey as a, DEFAULT_ETA_DISTANCE_KM as b, useActiveRide as c, useAskForChange as d, useChangeRide as f, useReceipt as g, useRateRide as h, cacheRide as i, useAnswerCash as l, useQuote as m, BOOKED as n, newKey as o, useConfirmStart as p, HOME_POLL_MS as r, useAboutDriver as s, ACTIVE_POLL_MS as t, useAnswerEnd as u, useRide as v, useRideHistory as y };
