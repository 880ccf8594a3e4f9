import { d as stored, f as product } from "./refusals-6kaomp8o.js";
import "../prerender.mjs";
// packages/web/src/platform/pending-sign-out.ts
/** Somebody signed out without a network: the server does not know it yet. It says nothing of who it was. */
var owed = stored(`${product.key}.sign-out`, false, (text) => text === "1", (on) => on ? "1" : null);
var oweSignOut = () => owed.set(true);
var paying;
/** Signing in ends the old session of this browser itself: nothing is owed any more, and nothing shall end the new one. */
async function settleSignOut() {
	owed.set(false);
	await paying;
}
export { settleSignOut as n, oweSignOut as t };
