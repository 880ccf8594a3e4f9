import { s as session } from "./refusals-6kaomp8o.js";
import { t as useMutation } from "./useMutation-84ykPjwP.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { A as callApi, D as queryClient } from "../prerender.mjs";
import { t as cachedQuery } from "./offline-cache-Bskqm_Be.js";
import { t as ridePaths } from "./paths-CT9HJceR.js";
import { a as historyKey, i as cacheRide } from "./api-DNLIA69s.js";
// packages/web/src/rides/mark-api.ts
var marksKey = (userId) => ["marks", userId];
/** Whom the person chose, or does not want to meet again. */
function useMarks() {
	const user = session.use();
	return useQuery({
		...cachedQuery(marksKey(user?.id), () => callApi(ridePaths.listMarks)),
		enabled: user !== null,
		staleTime: 0
	});
}
/** Says what holds of the other side of a ride from now on; null takes it back. */
function useMarkOther(rideId) {
	return useMutation({
		mutationFn: (mark) => callApi(ridePaths.markOther, {
			params: { id: String(rideId) },
			body: { mark }
		}),
		onSuccess: (ride) => {
			cacheRide(ride);
			const userId = session.get()?.id;
			queryClient.invalidateQueries({ queryKey: historyKey(userId) });
			queryClient.invalidateQueries({ queryKey: marksKey(userId) });
		}
	});
}
export { useMarks as n, useMarkOther as t };
