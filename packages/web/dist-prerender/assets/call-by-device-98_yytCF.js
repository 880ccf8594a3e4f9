import { A as callApi } from "../prerender.mjs";
import { t as callWithProof } from "./call-with-proof-CtFWybON.js";
import { f as product } from "./refusals-6kaomp8o.js";
// packages/web/src/platform/device-proof.ts
var DATABASE = `${product.key}.device`;
var STORE = "install";
var OWN = "own";
var KEY = {
	name: "ECDSA",
	namedCurve: "P-256"
};
/** A browser that can't open its storage at all may never say so. */
var PATIENCE_MS = 3e3;
var answerOf = (request) => new Promise((resolve, reject) => {
	request.addEventListener("success", () => resolve(request.result));
	request.addEventListener("error", () => reject(request.error ?? /* @__PURE__ */ new Error("no storage")));
});
var keptIn = (store) => store.get(OWN);
function open() {
	const request = indexedDB.open(DATABASE, 1);
	request.addEventListener("upgradeneeded", () => request.result.createObjectStore(STORE));
	return answerOf(request);
}
/**
* Changes what is kept and returns it once it is on the disk: a number that was given out before a phone lost its power must not be
* given out again, which would look like two browsers.
*/
function change(database, next) {
	const transaction = database.transaction(STORE, "readwrite", { durability: "strict" });
	const store = transaction.objectStore(STORE);
	return new Promise((resolve, reject) => {
		let changed;
		const kept = keptIn(store);
		kept.addEventListener("success", () => {
			changed = next(kept.result);
			store.put(changed, OWN);
		});
		transaction.addEventListener("complete", () => resolve(changed));
		transaction.addEventListener("abort", () => reject(transaction.error ?? /* @__PURE__ */ new Error("no storage")));
	});
}
/** The key, and a number that no other tab gets. */
async function takeNumber() {
	const database = await open();
	try {
		const keys = (await answerOf(keptIn(database.transaction(STORE).objectStore(STORE))))?.keys ?? await crypto.subtle.generateKey(KEY, false, ["sign", "verify"]);
		return await change(database, (now) => ({
			keys: now?.keys ?? keys,
			number: (now?.number ?? 0) + 1
		}));
	} finally {
		database.close();
	}
}
var base64Url = (bytes) => btoa(String.fromCodePoint(...new Uint8Array(bytes))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
async function sign(text) {
	const { keys, number } = await takeNumber();
	const signed = new TextEncoder().encode(`${text} ${number}`);
	const [point, signature] = await Promise.all([crypto.subtle.exportKey("raw", keys.publicKey), crypto.subtle.sign({
		name: "ECDSA",
		hash: "SHA-256"
	}, keys.privateKey, signed)]);
	return `${base64Url(point)}.${number}.${base64Url(signature)}`;
}
/**
* Signs a call by the key of this browser (server/auth/device-proof.ts).
* @param key of a call without parameters in its path
* @returns the header; undefined where the browser keeps no keys: on a page without TLS, or without storage
*/
async function proveDevice(key) {
	if (globalThis.indexedDB === void 0 || globalThis.crypto?.subtle === void 0) return void 0;
	const late = new Promise((resolve) => void setTimeout(resolve, PATIENCE_MS, void 0));
	return Promise.race([sign(key), late]).catch(() => void 0);
}
// packages/web/src/platform/call-by-device.ts
/** Makes a call that looks at which device it comes from: it is signed by this browser's key, so that a copied cookie is worth nothing. */
async function callByDevice(key, parts = {}) {
	const proof = await proveDevice(key);
	return callApi(key, proof === void 0 ? parts : {
		...parts,
		headers: {
			...parts.headers,
			"x-device-proof": proof
		}
	});
}
/** The same where the server may ask some work for first. */
var callByDeviceWithProof = (key, parts) => callWithProof(key, parts, callByDevice);
export { callByDeviceWithProof as n, callByDevice as t };
