import { t as homeScenes } from "./home-scenes-B_ou8ZOH.js";
import { r as scenes } from "./scenes-DwfJtsfD.js";
// packages/web/src/services/services.ts
/** The six services of the chooser (spec: foundations §2); rides lead (design: decided). */
var services = [
	{
		path: "/passenger",
		svc: "ride",
		art: scenes.rideWide,
		name: "serviceRide",
		note: "serviceRideNote"
	},
	{
		path: "/food-delivery",
		svc: "food",
		art: scenes.food,
		name: "serviceFood",
		note: "serviceFoodNote",
		of: ["food"]
	},
	{
		path: "/grocery-delivery",
		svc: "grocery",
		art: scenes.grocery,
		name: "serviceGrocery",
		note: "serviceGroceryNote",
		of: ["grocery"]
	},
	{
		path: "/parcel-delivery",
		svc: "parcel",
		art: scenes.parcel,
		name: "serviceParcel",
		note: "serviceParcelNote",
		of: ["parcel", "large"]
	},
	{
		path: "/driver",
		svc: "drive",
		art: scenes.drive,
		name: "serviceDrive",
		note: "serviceDriveNote"
	},
	{
		path: "/city-heat-map",
		svc: "heat",
		art: scenes.heatWide,
		name: "serviceHeat",
		note: "serviceHeatNote"
	}
];
var school = {
	path: "/scholar-rides",
	svc: "school",
	art: homeScenes.school,
	name: "homeScholar",
	note: "serviceScholarNote",
	of: ["scholar"]
};
/** Those of a passenger who is signed in: driving is another account's. */
var passengerServices = services.map((service) => service.svc === "drive" ? school : service);
export { services as n, passengerServices as t };
