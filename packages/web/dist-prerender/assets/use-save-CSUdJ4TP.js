import { o as renewSession } from "./refusals-6kaomp8o.js";
import { t as useMutation } from "./useMutation-84ykPjwP.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { A as callApi, D as queryClient, F as trackedFetch, L as withPassword, N as readAnswer, P as serverMessage, Z as toast } from "../prerender.mjs";
import { t as accountPaths } from "./paths-C0mf13sy.js";
import { t as standingPaths } from "./paths-BTiz73lY.js";
import { t as uploadPaths } from "./paths-_wMc_mRp.js";
import { t as callWithProof } from "./call-with-proof-CtFWybON.js";
import { t as sendFile } from "./send-file-B4uUuRD8.js";
// packages/web/src/platform/save-file.ts
/** Hands something fetched to the browser's downloads. */
function saveFile(content, name) {
	const address = URL.createObjectURL(content);
	Object.assign(document.createElement("a"), {
		href: address,
		download: name
	}).click();
	setTimeout(() => URL.revokeObjectURL(address), 6e4);
}
// packages/web/src/account/api.ts
var key = [accountPaths.get];
function cacheUser(account) {
	queryClient.setQueryData(key, account);
	renewSession(account.user);
}
var useAccount = () => useQuery({
	queryKey: key,
	queryFn: () => callApi(accountPaths.get),
	staleTime: 0
});
/** Whether this person was ever suspended: then there is something to read. */
var useHasStanding = () => useQuery({
	queryKey: [standingPaths.own],
	queryFn: () => callApi(standingPaths.own),
	staleTime: 0,
	select: ({ suspensions }) => suspensions.length > 0
});
var useChangeAccount = () => useMutation({
	mutationFn: (body) => callWithProof(accountPaths.change, { body }),
	onSuccess: cacheUser
});
var useSetEmail = () => useMutation({
	mutationFn: (body) => callWithProof(accountPaths.setEmail, { body }),
	onSuccess: cacheUser
});
var useSetPassword = () => useMutation({
	mutationFn: (body) => callApi(accountPaths.setPassword, { body }),
	onSuccess: cacheUser
});
var useSignOutDevices = () => useMutation({
	mutationFn: (deviceId) => callApi(accountPaths.signOutDevices, { body: deviceId === void 0 ? {} : { deviceId } }),
	onSuccess: cacheUser
});
var useRemoveAccount = () => useMutation({ mutationFn: (password) => callApi(accountPaths.remove, { body: password === void 0 ? {} : { password } }) });
var useSetPhoto = () => useMutation({
	mutationFn: async (file) => callApi(accountPaths.setPhoto, { body: { photoUrl: file === null ? null : (await sendFile(uploadPaths.upload, file)).url } }),
	onSuccess: cacheUser
});
var exportAddress = accountPaths.exportData.split(" ")[1] ?? "";
/** Fetches the copy of one's data and hands it to the browser as a file. It may take long, so it is given no time. */
var useExport = () => useMutation({ mutationFn: () => withPassword(async () => {
	const response = await trackedFetch(exportAddress, { credentials: "include" });
	if (!response.ok) await readAnswer(response, "raise");
	saveFile(await response.blob(), "safiri-data.zip");
}, accountPaths.exportData) });
// packages/web/src/account/use-save.ts
/** Runs a change and says how it went; whether it was done. */
function useSave() {
	const t = useText();
	return async (change, done) => {
		try {
			await change();
			toast({ title: done ?? t("profileSaved") });
			return true;
		} catch (error) {
			toast({
				title: t("profileNotSaved"),
				text: serverMessage(error, t("profileTryLater")),
				tone: "bad"
			});
			return false;
		}
	};
}
export { useHasStanding as a, useSetPassword as c, useExport as i, useSetPhoto as l, useAccount as n, useRemoveAccount as o, useChangeAccount as r, useSetEmail as s, useSave as t, useSignOutDevices as u };
