import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
// packages/rules/src/product.ts
/** The product's name: the only place it is written. `key` is its spelling in stored and sent data. */
var product = {
	name: "Safiri",
	key: "safiri",
	walletName: "Safiri Wallet"
};
// packages/web/src/platform/stored.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var browser = typeof window !== "undefined";
function read(key) {
	try {
		return browser ? localStorage.getItem(key) : null;
	} catch {
		return null;
	}
}
function write(key, text) {
	try {
		if (text === null) localStorage.removeItem(key);
		else localStorage.setItem(key, text);
	} catch {
		if (text !== null) write(key, null);
	}
}
/** Everything personal lies below this name, so that all of it can be found and removed. */
var PERSONAL = `${product.key}.me.`;
var forgetters = /* @__PURE__ */ new Set();
/** Calls back when the person signs out: for what a page remembers outside of storage. */
var onForget = (forget) => void forgetters.add(forget);
/** Whether something personal of this name is kept, for code that must not load its room. */
var hasPersonal = (name) => read(PERSONAL + name) !== null;
/** A value that is forgotten when its person signs out. `name` is its name among the personal ones. */
function personalStored(name, fallback, decode, encode) {
	const one = stored(PERSONAL + name, fallback, decode, encode);
	onForget(() => one.set(fallback));
	return one;
}
/**
* @param decode gives undefined for text that can't be used; it is then removed
* @param encode gives null for a value that is not kept
*/
function stored(key, fallback, decode, encode) {
	const listeners = /* @__PURE__ */ new Set();
	const load = () => {
		const text = read(key);
		if (text === null) return fallback;
		const value = decode(text);
		if (value === void 0) write(key, null);
		return value ?? fallback;
	};
	let current;
	const get = () => current ??= load();
	const changed = () => {
		for (const listener of listeners) listener();
	};
	const subscribe = (listener) => {
		listeners.add(listener);
		return () => listeners.delete(listener);
	};
	if (browser) window.addEventListener("storage", (event) => {
		if (event.key !== key && event.key !== null) return;
		current = load();
		changed();
	});
	return {
		get,
		set(value) {
			current = value;
			write(key, encode(value));
			changed();
		},
		use: () => (0, import_react.useSyncExternalStore)(subscribe, get, () => fallback),
		subscribe
	};
}
// packages/web/src/platform/session.ts
var USER_KEY = `${product.key}.user`;
function decode(text) {
	try {
		const value = JSON.parse(text);
		if (typeof value === "object" && value !== null && "id" in value && "userType" in value) return value;
		throw new Error("not a user");
	} catch (error) {
		console.error("The stored user could not be read and was removed.", error);
		return;
	}
}
/** The signed-in person as this browser knows it; the server's session decides what may be done (spec: foundations §4). */
var session = stored(USER_KEY, null, decode, (user) => user === null ? null : JSON.stringify(user));
/** What is known anew of the signed-in person. An answer that comes after they left, or of somebody else, changes nothing. */
function renewSession(user) {
	if (session.get()?.id === user.id) session.set(user);
}
/** Where a person lands after signing in: passengers at /passenger, drivers at /driver (spec: foundations §4), staff at /staff. */
function homeOf(user) {
	return {
		passenger: "/passenger",
		driver: "/driver",
		staff: "/staff"
	}[user.userType];
}
// packages/web/src/platform/refusals.ts
var translateCode = () => void 0;
var translateUnreached = () => "";
/** Given once by the dictionaries, so that this file loads none. */
function provideRefusalTexts(own, unreached) {
	translateCode = own;
	translateUnreached = unreached;
}
/** What a person reads when no server answered; empty before the dictionaries have come. */
var unreachedText = () => translateUnreached();
/** Shown where the server names no time to wait. */
var A_MINUTE = 60;
/** The sentence a person reads of a refusal. */
var refusalText = (problem) => translateCode(problem.code, { n: problem.retryAfter ?? A_MINUTE }) ?? problem.detail;
/** What is wrong with a field, or undefined when nothing is. */
function fieldText(problem, path) {
	const refused = problem?.errors?.find((error) => error.path === path);
	if (refused === void 0) return void 0;
	return (refused.reason === void 0 ? void 0 : translateCode(`field_${refused.reason}`, { n: refused.n ?? 0 })) ?? translateCode("field", {}) ?? refused.message;
}
export { homeOf as a, hasPersonal as c, stored as d, product as f, unreachedText as i, onForget as l, provideRefusalTexts as n, renewSession as o, refusalText as r, session as s, fieldText as t, personalStored as u };
