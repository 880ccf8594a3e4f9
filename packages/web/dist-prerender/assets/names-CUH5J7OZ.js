import { i as goodsVehicleIds, r as goodsVehicle } from "./vehicles-BkZ3UL9X.js";
import { D as isOneOf } from "./preferences-D2yk24TH.js";
// packages/web/src/orders/names.ts
var packageNames = {
	document: "packageDocument",
	small_package: "packageSmall",
	medium_package: "packageMedium",
	large_package: "packageLarge",
	fragile: "packageFragile",
	electronics: "packageElectronics"
};
var vehicleName = (id) => goodsVehicle(id).name;
/** What a courier comes with; undefined of cars that carry people alone, whose make says more. */
var vehicleKind = (id) => isOneOf(goodsVehicleIds, id) ? vehicleName(id) : void 0;
var kindNames = {
	food: "orderFood",
	grocery: "orderGrocery",
	parcel: "orderParcel"
};
var kindIcons = {
	food: "bowl",
	grocery: "basket",
	parcel: "box"
};
/** What people call an order by: "#41" of its shop's day, else the end of its long number. */
var shortNumber = ({ shortNumber: short, number }) => short === null ? number : `#${short}`;
/** Whose it is: the shop's, or the receiver's of a parcel. */
var ownerName = ({ parcel, merchant }) => parcel === null ? merchant?.name : parcel.receiverName;
/** What it is, what it is called by, and whose: "Food · #41 · Mama Thembi", "Parcel · Gogo Dlamini". */
var orderName = (t, order) => [
	t(kindNames[order.kind]),
	order.shortNumber === null ? void 0 : shortNumber(order),
	ownerName(order)
].filter((part) => part !== void 0).join(" · ");
/** Whose doing it was that an order ended without its goods. */
function cancelledName({ endReason, endedBy }) {
	if (endReason === "no_courier") return "orderNoCourier";
	if (endedBy === "customer") return "orderCancelledByYou";
	return endedBy === "merchant" ? "orderCancelledByShop" : "orderCancelled";
}
/** What a customer reads of an order's state. */
function statusName(order) {
	const waits = order.trip === null || order.trip.courier === null ? "orderSearching" : "orderCourierComes";
	return {
		placed: "orderPlaced",
		preparing: "orderPreparing",
		ready: order.kind === "parcel" ? waits : "orderReady",
		picked_up: "orderOnWay",
		returning: "orderReturning",
		delivered: "orderDelivered",
		returned: "orderReturned",
		rejected: "orderRejected",
		cancelled: cancelledName(order)
	}[order.status];
}
export { shortNumber as a, vehicleName as c, packageNames as i, orderName as n, statusName as o, ownerName as r, vehicleKind as s, kindIcons as t };
