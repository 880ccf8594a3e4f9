import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as useMutation } from "./useMutation-84ykPjwP.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { t as safetyPaths } from "./paths-MnHe1j3a.js";
import { t as sharingPaths } from "./paths-DobpEoYW.js";
import { A as callApi, D as queryClient, E as cacheNewest, x as useStreamEvent } from "../prerender.mjs";
import { t as removeOnce } from "./remove-once-C0nt-oqu.js";
import { t as cachedQuery } from "./offline-cache-Bskqm_Be.js";
import { s as session } from "./refusals-6kaomp8o.js";
// packages/web/src/sharing/api.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var contactsKey = (userId) => [sharingPaths.ownContacts, userId];
var shareKey = (rideId) => [sharingPaths.getShareOf, rideId];
function useContacts() {
	const user = session.use();
	return useQuery({
		...cachedQuery(contactsKey(user?.id), () => callApi(sharingPaths.ownContacts)),
		enabled: user !== null
	});
}
var renewList = () => queryClient.invalidateQueries({ queryKey: contactsKey(session.get()?.id) });
/** Both lists: the contacts, and what the phone keeps of them for an emergency, shown or not. */
async function renewContacts() {
	await Promise.all([
		renewList(),
		queryClient.invalidateQueries({
			queryKey: [safetyPaths.kit],
			refetchType: "all"
		}),
		queryClient.invalidateQueries({ queryKey: [safetyPaths.current] })
	]);
}
var useAddContact = () => useMutation({
	mutationFn: ({ key, ...contact }) => callApi(sharingPaths.addContact, {
		body: {
			userId: session.get()?.id,
			...contact
		},
		idempotencyKey: key
	}),
	onSuccess: renewContacts
});
var useChangeContact = (id) => useMutation({
	mutationFn: (body) => callApi(sharingPaths.changeContact, {
		params: { id: String(id) },
		body
	}),
	onSuccess: renewContacts
});
var useRemoveContact = (id) => useMutation({
	mutationFn: () => removeOnce(callApi(sharingPaths.removeContact, { params: { id: String(id) } })),
	onSuccess: renewContacts
});
/** How this trip is shared; asked for only while a panel shows it (spec: operations §7). */
function useShare(rideId) {
	useStreamEvent("share", (0, import_react.useCallback)((event) => cacheNewest(shareKey(event.rideId), event.share), []));
	return useQuery({
		...cachedQuery(shareKey(rideId ?? 0), () => callApi(sharingPaths.getShareOf, { params: { rideId: String(rideId) } })),
		enabled: rideId !== null,
		staleTime: 0
	});
}
var cacheShare = (rideId, share) => {
	cacheNewest(shareKey(rideId), share);
	renewList();
};
/** Shares a live trip; without contacts it makes the link that is handed on. */
var useShareTrip = (rideId) => useMutation({
	mutationFn: ({ contactIds, method }) => callApi(sharingPaths.shareTrip, {
		body: {
			rideId,
			contactIds,
			method
		},
		idempotencyKey: crypto.randomUUID()
	}),
	onSuccess: (share) => cacheShare(rideId, share)
});
var useStopSharing = (rideId) => useMutation({
	mutationFn: (contact) => contact === "all" ? callApi(sharingPaths.stopSharingAll, { query: { rideId: String(rideId) } }) : callApi(sharingPaths.stopSharing, {
		params: { contactId: String(contact.id) },
		query: { rideId: String(rideId) }
	}),
	onSettled: () => {
		queryClient.invalidateQueries({ queryKey: shareKey(rideId) });
		renewList();
	}
});
export { useShare as a, useRemoveContact as i, useChangeContact as n, useShareTrip as o, useContacts as r, useStopSharing as s, useAddContact as t };
