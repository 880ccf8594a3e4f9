import { g as dateText, n as clockTime } from "./format-sa5lnLJg.js";
// packages/web/src/common/shop-times.ts
var SOON_MS = 72e6;
/**
* A time at which a shop opens or closes, on its own clocks: 21:00, and with its weekday when that is not in the next twenty hours.
* @param now by the server's clock
*/
var shopTime = (at, timeZone, now) => Date.parse(at) - now < SOON_MS ? clockTime(at, timeZone) : `${dateText(at, {
	weekday: "short",
	timeZone
})} ${clockTime(at, timeZone)}`;
export { shopTime as t };
