import { yt as rideTypeFacts } from "../prerender.mjs";
import { D as isOneOf, k as keysWith } from "./preferences-D2yk24TH.js";
// packages/rules/src/rides/deliveries.ts
var deliveryRideTypes = /* @__PURE__ */ keysWith(rideTypeFacts, "delivers");
/** Whether a trip carries an order: nobody's PIN starts it, the receiver's PIN ends it. */
var isDelivery = (rideType) => isOneOf(deliveryRideTypes, rideType);
export { isDelivery as t };
