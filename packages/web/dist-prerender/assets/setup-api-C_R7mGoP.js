import { t as useMutation } from "./useMutation-84ykPjwP.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { n as setupPaths, r as cacheMe } from "./staff-DR1g_VBA.js";
import { A as callApi, D as queryClient } from "../prerender.mjs";
import { t as callByDevice } from "./call-by-device-98_yytCF.js";
// packages/web/src/staff/setup-api.ts
/** Whether this instance waits for its first owner. */
var useSetupState = (enabled) => useQuery({
	queryKey: [setupPaths.state],
	enabled,
	queryFn: () => callApi(setupPaths.state),
	staleTime: 0
});
/** Whether the link of the first run still works. */
var useOwnerLink = (token) => useQuery({
	queryKey: [setupPaths.readLink, token],
	enabled: token !== "",
	queryFn: () => callApi(setupPaths.readLink, { body: { token } }),
	retry: false
});
var useMakeOwner = () => useMutation({
	mutationFn: (body) => callByDevice(setupPaths.makeOwner, { body }),
	onSuccess: cacheMe
});
var instanceKey = [setupPaths.readInstance];
/** What of this instance is set up. */
var useInstance = () => useQuery({
	queryKey: instanceKey,
	queryFn: () => callApi(setupPaths.readInstance),
	staleTime: 0,
	placeholderData: (known) => known
});
var useAddMarket = () => useMutation({
	mutationFn: (body) => callApi(setupPaths.addMarket, { body }),
	onSuccess: (instance) => queryClient.setQueryData(instanceKey, instance)
});
var useConfirmNumbers = () => useMutation({
	mutationFn: (body) => callApi(setupPaths.confirmNumbers, { body }),
	onSuccess: (instance) => queryClient.setQueryData(instanceKey, instance)
});
var useStateFact = () => useMutation({
	mutationFn: (body) => callApi(setupPaths.stateLegalFact, { body }),
	onSuccess: (instance) => queryClient.setQueryData(instanceKey, instance)
});
export { useOwnerLink as a, useMakeOwner as i, useConfirmNumbers as n, useSetupState as o, useInstance as r, useStateFact as s, useAddMarket as t };
