import { c as vehicleTypes, t as VEHICLE_AGE_LIMITS } from "./vehicles-BkZ3UL9X.js";
import { O as keysOf } from "./preferences-D2yk24TH.js";
// packages/rules/src/drivers/vehicle-age.ts
/** Kinds of which the policy names an age limit. */
var agedVehicles = /* @__PURE__ */ keysOf(VEHICLE_AGE_LIMITS);
[...agedVehicles, ...vehicleTypes];
/** The years that a form offers, newest first. */
function vehicleYears(currentYear) {
	return Array.from({ length: 16 }, (_, i) => currentYear - i);
}
export { vehicleYears as n, agedVehicles as t };
