import { t as useMutation } from "./useMutation-84ykPjwP.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { t as scholarPaths } from "./paths-Dx6oVXhk.js";
import { t as walletPaths } from "./paths-ncLedaY6.js";
import { A as callApi, D as queryClient, b as useLivePolling, x as useStreamEvent } from "../prerender.mjs";
import { t as cachedQuery } from "./offline-cache-Bskqm_Be.js";
import { t as removeOnce } from "./remove-once-C0nt-oqu.js";
import { n as mineKey, r as takeSeat, t as cacheSeat } from "./seats-DH258Zeu.js";
// packages/web/src/scholar/api.ts
/** While there is no stream, a guardian's seats are asked for this often. */
var SEATS_MS = 1e4;
/**
* What has failed is not asked for again by another part of the screen that comes up because it failed: the screen, which
* waits for it as a whole, would begin anew for ever.
*/
var failsOnce = { retryOnMount: false };
var groupsKey = [scholarPaths.groups];
var childrenKey = [scholarPaths.children];
var rollKey = [scholarPaths.rollCall];
var walletKey = [walletPaths.getWallet];
var renew = (...keys) => {
	for (const queryKey of keys) queryClient.invalidateQueries({ queryKey });
};
var useGroups = () => useQuery({
	queryKey: groupsKey,
	queryFn: () => callApi(scholarPaths.groups),
	staleTime: 0
});
/** The runs of the caller's children, newest first; without a network the last ones known. */
var usePastRuns = () => useQuery({
	...cachedQuery([scholarPaths.pastRuns], () => callApi(scholarPaths.pastRuns)),
	staleTime: 0
});
var askForSeats = () => renew(mineKey);
/** The caller's seats; the driver's calls come by the stream. */
function useSeats() {
	const refetchInterval = useLivePolling(SEATS_MS);
	useStreamEvent("school", takeSeat);
	useStreamEvent("hello", askForSeats);
	return useQuery({
		queryKey: mineKey,
		queryFn: () => callApi(scholarPaths.mine),
		staleTime: 0,
		refetchInterval,
		...failsOnce
	});
}
var useChildren = () => useQuery({
	queryKey: childrenKey,
	queryFn: () => callApi(scholarPaths.children),
	staleTime: 0,
	...failsOnce
});
var useAddChild = () => useMutation({
	mutationFn: (name) => callApi(scholarPaths.addChild, { body: { name } }),
	onSettled: () => renew(childrenKey)
});
var useRemoveChild = () => useMutation({
	mutationFn: (id) => removeOnce(callApi(scholarPaths.removeChild, { params: { id: String(id) } })),
	onSettled: () => renew(childrenKey)
});
var useJoin = () => useMutation({
	mutationFn: ({ key, ...body }) => callApi(scholarPaths.join, {
		body,
		idempotencyKey: key
	}),
	onSettled: () => renew(groupsKey, mineKey, walletKey)
});
/** How a seat is paid from the next month on. */
var useSetPayment = () => useMutation({
	mutationFn: ({ id, payment, monthlyPrice }) => callApi(scholarPaths.payment, {
		params: { id: String(id) },
		body: {
			payment,
			monthlyPrice
		}
	}),
	onSuccess: (seat) => cacheSeat(seat),
	onSettled: () => renew(mineKey)
});
var useLeave = () => useMutation({
	mutationFn: (id) => callApi(scholarPaths.leave, { params: { id: String(id) } }),
	onSettled: () => renew(groupsKey, mineKey, walletKey)
});
/** The driver's groups with today's roll; nobody but the driver calls it, so that what is known stays true for a while. */
var useRoll = (freshMs = 0) => useQuery({
	queryKey: rollKey,
	queryFn: () => callApi(scholarPaths.rollCall),
	staleTime: freshMs
});
var useCallRoll = () => useMutation({
	mutationFn: (body) => callApi(scholarPaths.call, { body }),
	onSuccess: (groups) => queryClient.setQueryData(rollKey, groups)
});
export { useJoin as a, useRemoveChild as c, useSetPayment as d, useGroups as i, useRoll as l, useCallRoll as n, useLeave as o, useChildren as r, usePastRuns as s, useAddChild as t, useSeats as u };
