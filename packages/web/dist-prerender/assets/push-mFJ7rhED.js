import { t as notificationPaths } from "./paths-CejuzrQ3.js";
import { A as callApi } from "../prerender.mjs";
// packages/web/src/platform/push.ts
var supported = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
var keyBytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.codePointAt(0) ?? 0);
async function subscription() {
	return await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription() ?? null;
}
async function pushState() {
	if (!supported()) return "unsupported";
	if (Notification.permission === "denied") return "blocked";
	return await subscription() === null ? "off" : "on";
}
/** Asks the browser, and tells the server where to push; only ever after a tap. */
async function turnPushOn() {
	if (!supported()) return "unsupported";
	if (await Notification.requestPermission() !== "granted") return pushState();
	const { publicKey } = await callApi(notificationPaths.pushKey);
	const { endpoint, keys } = (await (await navigator.serviceWorker.register("/sw.js").then(() => navigator.serviceWorker.ready)).pushManager.subscribe({
		userVisibleOnly: true,
		applicationServerKey: keyBytes(publicKey)
	})).toJSON();
	await callApi(notificationPaths.subscribe, { body: {
		endpoint: endpoint ?? "",
		keys: {
			p256dh: keys?.["p256dh"] ?? "",
			auth: keys?.["auth"] ?? ""
		}
	} });
	return "on";
}
async function turnPushOff() {
	const standing = supported() ? await subscription() : null;
	if (standing !== null) {
		await callApi(notificationPaths.unsubscribe, { body: { endpoint: standing.endpoint } });
		await standing.unsubscribe();
	}
	return pushState();
}
export { turnPushOff as n, turnPushOn as r, pushState as t };
