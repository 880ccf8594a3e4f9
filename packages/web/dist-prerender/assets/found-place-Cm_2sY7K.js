import { t as iconPaths } from "./icons-C7DrXqVF.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/art/place-icons.ts
var houses = "M4 20.5V9.5h7v11M11 20.5V4h9v16.5M2.5 20.5h19M7.5 13v.1M7.5 16.5v.1M15.5 8v.1M15.5 12v.1M15.5 16v.1";
var cross = "M4.5 4.5h15v15h-15zM12 8v8M8 12h8";
/** What a place is, as a drawing on a grid of 24 with a stroke of 2.1. */
var placeIcons = {
	street: "M8 20.5 10 3.5M16 20.5 14 3.5M12 5v2.5M12 10.8v2.5M12 16.6v2.6",
	city: houses,
	town: houses,
	suburb: houses,
	village: iconPaths.home,
	school: iconPaths.school,
	university: iconPaths.school,
	hospital: cross,
	clinic: cross,
	pharmacy: cross,
	mall: iconPaths.basket,
	market: iconPaths.basket,
	supermarket: iconPaths.cart,
	shop: iconPaths.basket,
	restaurant: iconPaths.bowl,
	hotel: "M3.5 18.5V6M3.5 15.5h17v3M20.5 15.5V12a2.5 2.5 0 0 0-2.5-2.5h-8v6M6.8 12.3a1.3 1.3 0 1 0 0-2.6 1.3 1.3 0 0 0 0 2.6z",
	bank: iconPaths.cash,
	fuel: "M5.5 20.5V4h8v16.5M4 20.5h11M5.5 11h8M13.5 13h2v4a1.5 1.5 0 0 0 3 0V9L16 6.5",
	police: iconPaths.shield,
	worship: "M5 20.5v-8c2-3 4-4 7-7 3 3 5 4 7 7v8zM12 3v2.5M10 20.5v-4h4v4",
	airport: "M12 3.5c1 0 1.5 1 1.5 2.5v3.5l7 4.5v2l-7-2v4l2 1.5v1.5l-3.5-1-3.5 1v-1.5l2-1.5v-4l-7 2v-2l7-4.5V6c0-1.5.5-2.5 1.5-2.5z",
	station: "M6.5 4h11v12.5h-11zM6.5 11h11M9.5 14v.1M14.5 14v.1M9 16.5l-2.5 4M15 16.5l2.5 4",
	bus_station: "M4.5 5h15v12.5h-15zM4.5 12h15M8 17.5v2M16 17.5v2M8 15v.1M16 15v.1",
	taxi_rank: iconPaths.car,
	park: "M12 20.5v-6M12 14.5c-3.5 0-5.5-2-5.5-5s2.5-6 5.5-6 5.5 3 5.5 6-2 5-5.5 5zM9 20.5h6",
	sport: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM3.8 10c5 1 8-1 9.2-6.4M20.2 14c-5-1-8 1-9.2 6.4",
	public: "M4 9.5 12 4.5l8 5zM6 9.5v8M10 9.5v8M14 9.5v8M18 9.5v8M4 20h16",
	sight: iconPaths.flag,
	office: iconPaths.work
};
// packages/web/src/common/found-place.tsx
var import_jsx_runtime = require_jsx_runtime();
var names = {
	street: "kindStreet",
	city: "kindCity",
	town: "kindTown",
	suburb: "kindSuburb",
	village: "kindVillage",
	school: "kindSchool",
	university: "kindUniversity",
	hospital: "kindHospital",
	clinic: "kindClinic",
	pharmacy: "kindPharmacy",
	mall: "kindMall",
	market: "kindMarket",
	supermarket: "kindSupermarket",
	shop: "kindShop",
	restaurant: "kindRestaurant",
	hotel: "kindHotel",
	bank: "kindBank",
	fuel: "kindFuel",
	police: "kindPolice",
	worship: "kindWorship",
	airport: "kindAirport",
	station: "kindStation",
	bus_station: "kindBusStation",
	taxi_rank: "kindTaxiRank",
	park: "kindPark",
	sport: "kindSport",
	public: "kindPublic",
	sight: "kindSight",
	office: "kindOffice"
};
/**
* A place in a list: a drawing of what it is, its name, and "Hospital · Arcadia, Pretoria", as far as there is a word for it.
*/
function FoundPlace({ name, kind, area }) {
	const t = useText();
	const key = names[kind];
	const word = key === void 0 ? "" : t(key);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("svg", {
		className: "icon",
		width: 20,
		height: 20,
		viewBox: "0 0 24 24",
		"aria-hidden": "true",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: placeIcons[kind] ?? iconPaths.pin })
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: name }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: "caption",
		children: [word, area].filter((part) => part !== "").join(" · ")
	})] })] });
}
export { FoundPlace };
