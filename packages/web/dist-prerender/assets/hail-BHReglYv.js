import { t as useMutation } from "./useMutation-84ykPjwP.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { A as callApi } from "../prerender.mjs";
import { t as ridePaths } from "./paths-CT9HJceR.js";
import { i as cacheRide } from "./api-DNLIA69s.js";
// packages/web/src/rides/hail-api.ts
/** Milliseconds between two looks at the meter: at 60 km/h one counts 170 metres. */
var METER_MS = 1e4;
/** Milliseconds between two tries while the phone's position has not come through. */
var TRY_AGAIN_MS = 4e3;
/** By which services somebody can be taken along where this driver is. */
var useHailTerms = () => useQuery({
	queryKey: [ridePaths.hailTerms],
	queryFn: () => callApi(ridePaths.hailTerms),
	staleTime: 0,
	gcTime: 0,
	refetchInterval: ({ state: { error } }) => error === null ? false : TRY_AGAIN_MS
});
function useStartHail() {
	return useMutation({
		mutationFn: ({ body, key }) => callApi(ridePaths.startHail, {
			body,
			idempotencyKey: key
		}),
		onSuccess: cacheRide
	});
}
/** What the meter of a trip shows; the last figures stand while nobody answers. */
var useMeter = (rideId) => useQuery({
	queryKey: [ridePaths.rideMeter, rideId],
	queryFn: () => callApi(ridePaths.rideMeter, { params: { id: String(rideId) } }),
	staleTime: 0,
	refetchInterval: METER_MS
});
export { useMeter as n, useStartHail as r, useHailTerms as t };
