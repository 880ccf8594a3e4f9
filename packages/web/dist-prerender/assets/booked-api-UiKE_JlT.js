import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { t as ridePaths } from "./paths-CT9HJceR.js";
import { A as callApi, D as queryClient, b as useLivePolling, x as useStreamEvent } from "../prerender.mjs";
import { i as cacheRide, n as BOOKED, r as HOME_POLL_MS, t as ACTIVE_POLL_MS } from "./api-DNLIA69s.js";
// packages/web/src/rides/booked-api.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** The live rides that the person asked for others. */
function useBookedRides() {
	const refetchInterval = useLivePolling(HOME_POLL_MS);
	return useQuery({
		queryKey: BOOKED,
		queryFn: () => callApi(ridePaths.bookedRides, {}),
		refetchInterval: ({ state }) => state.data === void 0 || state.data.length === 0 ? false : refetchInterval,
		refetchOnMount: "always"
	});
}
/** One of them, followed as the own ride is. */
function useBookedRide(id) {
	const refetchInterval = useLivePolling(ACTIVE_POLL_MS);
	useStreamEvent("ride", cacheRide);
	useStreamEvent("position", (0, import_react.useCallback)(({ rideId, position, eta }) => {
		if (rideId !== id) return;
		queryClient.setQueryData(["ride", id], (ride) => ride && {
			...ride,
			driverPosition: position,
			eta
		});
	}, [id]));
	return useQuery({
		queryKey: ["ride", id],
		queryFn: () => callApi(ridePaths.getRide, { params: { id: String(id) } }),
		refetchOnMount: "always",
		refetchInterval
	});
}
export { useBookedRides as n, useBookedRide as t };
