// packages/rules/src/drivers/location-fixes.ts
/** A position older than this counts for nothing any more: the driver is somewhere else by now. */
var FIX_OLDEST_MS = 6e5;
/**
* What a phone without a network keeps to report later, oldest first: nothing that would be too old, and when there is too
* much every second of the older half goes, so that the way stays whole and its end exact.
* @param nowMs the phone's time
*/
function fixesToKeep(fixes, nowMs) {
	const young = fixes.filter(({ at }) => Date.parse(at) > nowMs - FIX_OLDEST_MS);
	if (young.length <= 100) return young;
	const half = Math.ceil(young.length / 2);
	return [...young.slice(0, half).filter((_fix, index) => index % 2 === 1), ...young.slice(half)].slice(-100);
}
export { fixesToKeep as t };
