// packages/rules/src/pickups/hint.ts
/** Bytes of what was spoken, for the same reason as those of the photo. */
var HINT_VOICE_BYTES = 6e4;
/** Decimals of degrees that are kept, about eleven metres. */
var DECIMALS = 4;
var rounded = (degrees) => Math.round(degrees * 10 ** DECIMALS) / 10 ** DECIMALS;
/** A pickup as its hint remembers it. */
var hintPoint = ({ lat, lng }) => ({
	lat: rounded(lat),
	lng: rounded(lng)
});
export { hintPoint as n, HINT_VOICE_BYTES as t };
