import { t as useMutation } from "./useMutation-84ykPjwP.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { A as callApi, D as queryClient, x as useStreamEvent } from "../prerender.mjs";
import { h as weekday, n as clockTime } from "./format-sa5lnLJg.js";
// packages/contract/src/scheduled/paths.ts
var scheduledPaths = {
	schedule: "POST /api/scheduled-rides",
	list: "GET /api/scheduled-rides",
	cancel: "POST /api/scheduled-rides/:id/cancel"
};
// packages/web/src/rides/scheduled-api.ts
var listKey = [scheduledPaths.list];
var renew = () => void queryClient.invalidateQueries({ queryKey: listKey });
/** Own bookings; whenever one begins or comes to nothing its passenger is told, and the list is asked for again. */
function useScheduled() {
	useStreamEvent("notification", renew);
	return useQuery({
		queryKey: listKey,
		queryFn: () => callApi(scheduledPaths.list),
		staleTime: 0
	});
}
function useScheduleRide() {
	return useMutation({
		mutationFn: ({ body, key }) => callApi(scheduledPaths.schedule, {
			body,
			idempotencyKey: key
		}),
		onSuccess: () => queryClient.invalidateQueries({ queryKey: listKey })
	});
}
function useCancelScheduled() {
	return useMutation({
		mutationFn: (id) => callApi(scheduledPaths.cancel, { params: { id: String(id) } }),
		onSettled: () => queryClient.invalidateQueries({ queryKey: listKey })
	});
}
/** Day and time of a pickup, as people say it. */
var pickupTime = (at) => `${weekday(at)}, ${clockTime(at)}`;
export { useScheduled as i, useCancelScheduled as n, useScheduleRide as r, pickupTime as t };
