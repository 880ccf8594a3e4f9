import { A as callApi, O as ApiError } from "../prerender.mjs";
// packages/web/src/platform/call-with-proof.ts
/**
* Makes a call that the server may ask some work for first: many sign in from this network.
* @param call how it is made
*/
async function callWithProof(key, parts, call = callApi) {
	try {
		return await call(key, parts);
	} catch (error) {
		const puzzle = error instanceof ApiError ? error.problem?.proof : void 0;
		if (puzzle === void 0) throw error;
		const { workOn } = await import("./proof-of-work-BVu6Iyxs.js");
		return call(key, {
			...parts,
			headers: { "x-proof-of-work": await workOn(puzzle) }
		});
	}
}
export { callWithProof as t };
