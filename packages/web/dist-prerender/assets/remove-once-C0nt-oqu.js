import { I as wasRefused } from "../prerender.mjs";
// packages/web/src/platform/remove-once.ts
/**
* Waits for a removal. What is not there any more counts as removed: the answer to a first attempt may have been lost, or
* another phone was quicker.
* @throws what the request fails with otherwise
*/
async function removeOnce(request) {
	try {
		await request;
	} catch (error) {
		if (!wasRefused(error, "not_found")) throw error;
	}
}
export { removeOnce as t };
