import { bt as rideTypes } from "../prerender.mjs";
import { A as recordOf, D as isOneOf, O as keysOf, j as sortedBy, k as keysWith } from "./preferences-D2yk24TH.js";
// packages/rules/src/orders/package-types.ts
/** Kinds of parcels (spec: operations §3). */
var packageTypes = [
	"document",
	"small_package",
	"medium_package",
	"large_package",
	"fragile",
	"electronics"
];
// packages/rules/src/dispatch/vehicles.ts
/** Years up to and including which a vehicle may work (spec: operations §9). */
var VEHICLE_AGE_LIMITS = {
	car: 11,
	scooter: 8,
	motorcycle: 10,
	bakkie: 12
};
/** What such a kind is called: keys of texts. */
var agedVehicleNames = {
	car: "kindCar",
	scooter: "kindScooter",
	motorcycle: "kindMotorcycle",
	bakkie: "kindBakkie"
};
/** Kinds of vehicles that drive for the product: what is known of each. */
var vehicleFacts = {
	sedan: {
		drivenAs: "car",
		seats: 4,
		agedAs: "car",
		serves: [
			"standard",
			"share",
			"ladies_only",
			"scholar",
			"food_delivery",
			"parcel_delivery"
		],
		parcels: {
			name: "vehicleSedan",
			maxKg: 20,
			minutes: [30, 45],
			suits: [
				"document",
				"small_package",
				"medium_package",
				"fragile",
				"electronics"
			],
			rideType: "parcel_delivery",
			tenths: 10
		}
	},
	premium: {
		drivenAs: "car",
		seats: 4,
		agedAs: "car",
		serves: [
			"standard",
			"share",
			"premium",
			"ladies_only",
			"scholar"
		]
	},
	minibus: {
		drivenAs: "car",
		seats: 14,
		agedAs: "car",
		serves: [
			"standard",
			"share",
			"ladies_only",
			"scholar"
		]
	},
	motorcycle: {
		drivenAs: "motorcycle",
		seats: 1,
		agedAs: "motorcycle",
		serves: ["food_delivery", "parcel_delivery"],
		parcels: {
			name: "vehicleMotorcycle",
			maxKg: 5,
			minutes: [20, 30],
			suits: ["document", "small_package"],
			rideType: "parcel_delivery",
			tenths: 8
		}
	},
	/** For short ways: people who share it, food, and parcels of any kind that it can bear. */
	tuktuk: {
		drivenAs: "car",
		seats: 3,
		agedAs: "motorcycle",
		serves: [
			"share",
			"food_delivery",
			"parcel_delivery"
		],
		carries: {
			name: "vehicleTuktuk",
			maxKg: 50,
			minutes: [30, 45],
			suits: [
				"document",
				"small_package",
				"medium_package",
				"fragile",
				"electronics"
			]
		}
	},
	scooter: {
		drivenAs: "motorcycle",
		seats: 1,
		agedAs: "scooter",
		serves: ["food_delivery"]
	},
	bicycle: {
		drivenAs: "motorcycle",
		seats: 1,
		agedAs: "scooter",
		serves: ["food_delivery"]
	},
	bakkie: {
		drivenAs: "car",
		seats: 2,
		agedAs: "bakkie",
		serves: ["parcel_delivery", "large_delivery"],
		parcels: {
			name: "vehicleBakkie",
			maxKg: 500,
			minutes: [45, 60],
			suits: [
				"medium_package",
				"large_package",
				"fragile",
				"electronics"
			],
			rideType: "large_delivery",
			tenths: 10
		}
	},
	van: {
		drivenAs: "car",
		seats: 2,
		agedAs: "bakkie",
		serves: ["parcel_delivery", "large_delivery"],
		parcels: {
			name: "vehicleVan",
			maxKg: 1e3,
			minutes: [60, 90],
			suits: packageTypes,
			rideType: "large_delivery",
			tenths: 12
		}
	}
};
var vehicleTypes = /* @__PURE__ */ keysOf(vehicleFacts);
var parcelVehicleIds = /* @__PURE__ */ sortedBy(/* @__PURE__ */ keysWith(vehicleFacts, "parcels"), (id) => vehicleFacts[id].parcels.maxKg);
var goodsVehicleIds = [...parcelVehicleIds, .../* @__PURE__ */ keysWith(vehicleFacts, "carries")];
var goodsVehicle = (id) => {
	const facts = vehicleFacts[id];
	return facts.parcels ?? facts.carries;
};
/** Which vehicles may take a trip of each type. */
var vehiclesFor = /* @__PURE__ */ recordOf(rideTypes, (rideType) => vehicleTypes.filter((vehicle) => isOneOf(vehicleFacts[vehicle].serves, rideType)));
/** Whether a vehicle may take a trip of this type; an order may name the vehicles that can carry it. */
function vehicleFits(vehicleType, rideType, only = null) {
	return (only ?? vehiclesFor[rideType]).includes(vehicleType);
}
export { parcelVehicleIds as a, vehicleTypes as c, goodsVehicleIds as i, packageTypes as l, agedVehicleNames as n, vehicleFacts as o, goodsVehicle as r, vehicleFits as s, VEHICLE_AGE_LIMITS as t };
