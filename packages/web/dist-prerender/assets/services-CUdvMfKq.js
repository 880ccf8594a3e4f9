import "./vehicles-BkZ3UL9X.js";
import "./market-fare-ChsEkkrz.js";
import "../prerender.mjs";
import { O as keysOf } from "./preferences-D2yk24TH.js";
// packages/rules/src/markets/services.ts
/** Kinds that carry people. */
var passengerTypes = {
	ride: "standard",
	shared: "share",
	ladies_only: "ladies_only",
	scholar: "scholar"
};
/** Kinds that carry goods. */
var goodsTypes = {
	food: "food_delivery",
	grocery: "food_delivery",
	parcel: "parcel_delivery",
	large: "large_delivery"
};
({
	...passengerTypes,
	...goodsTypes
});
var passengerKinds = /* @__PURE__ */ keysOf(passengerTypes);
/** Of them those whose senders choose a vehicle. */
var parcelKinds = ["parcel", "large"];
export { passengerKinds as n, parcelKinds as t };
