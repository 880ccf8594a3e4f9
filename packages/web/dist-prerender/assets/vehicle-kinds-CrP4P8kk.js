import { c as vehicleTypes, o as vehicleFacts, s as vehicleFits } from "./vehicles-BkZ3UL9X.js";
import { vt as passengerRideTypes } from "../prerender.mjs";
// packages/rules/src/drivers/vehicle-uses.ts
var isRegistered = (name) => Object.hasOwn(vehicleFacts, name);
/** What a vehicle may be used for; of a kind without vehicles of its own, such as `car`, what those may be that its age limit is for. */
function usesOf(name) {
	const vehicles = isRegistered(name) ? [name] : vehicleTypes.filter((vehicle) => vehicleFacts[vehicle].agedAs === name);
	const kilograms = vehicles.flatMap((id) => {
		const facts = vehicleFacts[id];
		return "parcels" in facts ? [facts.parcels.maxKg] : "carries" in facts ? [facts.carries.maxKg] : [];
	});
	return {
		people: vehicles.some((vehicle) => passengerRideTypes.some((rideType) => vehicleFits(vehicle, rideType))),
		food: vehicles.some((vehicle) => vehicleFits(vehicle, "food_delivery")),
		parcelKg: kilograms.length === 0 ? null : Math.max(...kilograms),
		large: vehicles.some((vehicle) => vehicleFits(vehicle, "large_delivery")),
		twoWheels: vehicles.every((vehicle) => vehicleFacts[vehicle].seats === 1)
	};
}
// packages/web/src/common/vehicle-kinds.ts
/** What people call each vehicle. */
var vehicleNames = {
	sedan: "vehicleKindSedan",
	premium: "vehicleKindPremium",
	minibus: "vehicleKindMinibus",
	motorcycle: "vehicleKindMotorcycle",
	tuktuk: "vehicleKindTuktuk",
	scooter: "vehicleKindScooter",
	bicycle: "vehicleKindBicycle",
	bakkie: "vehicleKindBakkie",
	van: "vehicleKindVan"
};
/** What a vehicle drives, in words: "For people, food and groceries, parcels up to 20 kg". */
function vehicleUsesText(t, type) {
	const { people, food, parcelKg, large } = usesOf(type);
	return t("vehicleUses", { uses: [
		people ? t(vehicleFits(type, "standard") ? "usePeople" : "useShared") : "",
		food ? t("useFood") : "",
		parcelKg === null ? "" : t("useParcels", { kg: parcelKg }),
		large ? t("useLarge") : ""
	].filter((use) => use !== "").join(", ") });
}
export { vehicleUsesText as n, vehicleNames as t };
