import { F as trackedFetch, L as withPassword, N as readAnswer } from "../prerender.mjs";
import { t as uploadPaths } from "./paths-_wMc_mRp.js";
import { t as sendFile } from "./send-file-B4uUuRD8.js";
// packages/web/src/common/sent-files.ts
/** The addresses of files that have arrived, and the key of each write that was tried with one: what is sent again is no second one. */
var arrived = /* @__PURE__ */ new WeakMap();
var keys = /* @__PURE__ */ new WeakMap();
/** Sends a file, unless it has arrived already. @returns its address */
async function arrivedAt(file) {
	const address = arrived.get(file) ?? (await sendFile(uploadPaths.upload, file)).url;
	arrived.set(file, address);
	return address;
}
/** The key of a write that names this file; the same for the same words. */
function keyOf(file, words) {
	const known = keys.get(file) ?? /* @__PURE__ */ new Map();
	keys.set(file, known);
	const key = known.get(words) ?? crypto.randomUUID();
	known.set(words, key);
	return key;
}
// packages/web/src/common/open-document.ts
var PATIENCE_MS = 15e3;
/** Opens a document that was sent in a tab of its own. A session of quick login gives the password first. */
async function openDocument(address) {
	await withPassword(async () => {
		const response = await trackedFetch(address, {
			credentials: "include",
			signal: AbortSignal.timeout(PATIENCE_MS)
		});
		if (!response.ok) await readAnswer(response, "raise");
		await response.body?.cancel();
	}, uploadPaths.read);
	if (window.open(address, "_blank") === null) location.assign(address);
}
export { arrivedAt as n, keyOf as r, openDocument as t };
