import { t as useMutation } from "./useMutation-84ykPjwP.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { t as accountPaths } from "./paths-C0mf13sy.js";
import { A as callApi, D as queryClient, I as wasRefused } from "../prerender.mjs";
import { n as callByDeviceWithProof, t as callByDevice } from "./call-by-device-98_yytCF.js";
import { r as language } from "./preferences-D2yk24TH.js";
import { o as renewSession } from "./refusals-6kaomp8o.js";
import { n as settleSignOut } from "./pending-sign-out-BEK2v3dW.js";
// packages/contract/src/auth/paths.ts
var authPaths = {
	login: "POST /api/auth/login",
	register: "POST /api/auth/register",
	forgotPassword: "POST /api/auth/forgot-password",
	resetPassword: "POST /api/auth/reset-password",
	recentUsers: "GET /api/auth/recent-users",
	searchUsers: "GET /api/auth/search-users",
	searchUsersByPath: "GET /api/auth/search-users/:text",
	askCode: "POST /api/auth/code",
	signInByCode: "POST /api/auth/code/sign-in",
	answerInvitation: "POST /api/auth/invitation",
	quickLogin: "POST /api/auth/quick-login",
	confirmPassword: "POST /api/auth/confirm-password",
	confirmByCode: "POST /api/auth/confirm-code",
	forgetDevice: "POST /api/auth/forget-device"
};
// packages/web/src/auth/api.ts
/** A sign-out that is still owed comes first, or not at all. */
var signingIn = async (call) => {
	await settleSignOut();
	return call();
};
var useLogin = () => useMutation({ mutationFn: (body) => signingIn(() => callByDeviceWithProof(authPaths.login, { body })) });
var useRegister = () => useMutation({ mutationFn: (body) => signingIn(() => callByDeviceWithProof(authPaths.register, { body })) });
var useAskCode = () => useMutation({ mutationFn: (body) => callByDeviceWithProof(authPaths.askCode, { body: {
	language: language.get(),
	...body
} }) });
var useSignInByCode = () => useMutation({ mutationFn: (body) => signingIn(() => callByDevice(authPaths.signInByCode, { body })) });
var useAnswerInvitation = () => useMutation({ mutationFn: (isMe) => signingIn(() => callByDevice(authPaths.answerInvitation, { body: { isMe } })) });
var useForgotPassword = () => useMutation({ mutationFn: (email) => callApi(authPaths.forgotPassword, { body: { email } }) });
var useResetPassword = () => useMutation({ mutationFn: (body) => callApi(authPaths.resetPassword, { body }) });
var quickLogin = (userId) => callByDevice(authPaths.quickLogin, { body: { userId } });
/** One that set out before another tab got a newer secret of the device is sent again, with that. */
var isOvertaken = (error) => wasRefused(error, "device_overtaken");
var useQuickLogin = () => useMutation({ mutationFn: (userId) => signingIn(() => quickLogin(userId).catch((error) => {
	if (!isOvertaken(error)) throw error;
	return quickLogin(userId);
})) });
var useConfirmPassword = () => useMutation({ mutationFn: (password) => callApi(authPaths.confirmPassword, { body: { password } }) });
var useConfirmByCode = () => useMutation({ mutationFn: (code) => callByDevice(authPaths.confirmByCode, { body: { code } }) });
/** Takes the number that the code went to. */
var useChangePhone = () => useMutation({
	mutationFn: (code) => callByDevice(accountPaths.changePhone, { body: { code } }),
	onSuccess: (account) => {
		queryClient.setQueryData([accountPaths.get], account);
		renewSession(account.user);
	}
});
/** A new password right after a code was given. */
var useNewPassword = () => useMutation({ mutationFn: (newPassword) => callApi(accountPaths.setPassword, { body: { newPassword } }) });
/** Forgets every account on this device; how many are listed all the same, as the demo's are. */
var useForgetDevice = () => useMutation({ mutationFn: async () => {
	await callByDevice(authPaths.forgetDevice, { body: {} });
	queryClient.removeQueries({ queryKey: [authPaths.searchUsers] });
	const left = await callByDevice(authPaths.recentUsers);
	queryClient.setQueryData([authPaths.recentUsers], left);
	return left.length;
} });
/** Accounts of this device; this list alone counts as stale after five minutes (spec: foundations §7). */
var useRecentUsers = () => useQuery({
	queryKey: [authPaths.recentUsers],
	queryFn: () => callByDevice(authPaths.recentUsers),
	staleTime: 3e5
});
var useSearchUsers = (text) => useQuery({
	queryKey: [authPaths.searchUsers, text],
	queryFn: () => callByDevice(authPaths.searchUsers, { query: { q: text } }),
	enabled: text.trim().length >= 3
});
export { useConfirmPassword as a, useLogin as c, useRecentUsers as d, useRegister as f, authPaths as g, useSignInByCode as h, useConfirmByCode as i, useNewPassword as l, useSearchUsers as m, useAskCode as n, useForgetDevice as o, useResetPassword as p, useChangePhone as r, useForgotPassword as s, useAnswerInvitation as t, useQuickLogin as u };
