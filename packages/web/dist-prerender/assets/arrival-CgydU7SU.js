import { r as goodsVehicle } from "./vehicles-BkZ3UL9X.js";
import { n as arrivalOf } from "./arrival-CzHS75am.js";
import { r as isLiveOrder } from "./order-life-j3LJ38LQ.js";
import { n as clockTime } from "./format-sa5lnLJg.js";
// packages/web/src/orders/arrival.ts
/** When an order is at the door; undefined once nothing is known any more. @param now milliseconds since 1970 */
function clockRange(order, now) {
	if (!isLiveOrder(order.status) || order.status === "returning") return void 0;
	const minutes = order.merchant?.deliveryTime ?? (order.parcel === null ? null : goodsVehicle(order.parcel.vehicleType).minutes.join("-"));
	const arrival = arrivalOf({
		placedAt: Date.parse(order.placedAt),
		readyBy: order.readyBy === null ? null : Date.parse(order.readyBy),
		minutes,
		eta: order.status === "picked_up" ? order.trip?.eta ?? null : null
	}, now);
	if (arrival === void 0) return void 0;
	const clock = (at) => clockTime(new Date(at));
	return {
		from: arrival.from < now ? void 0 : clock(arrival.from),
		to: clock(arrival.to)
	};
}
/** In words: "Arrives 15:10–15:25", an estimate until the shop has said yes; undefined while nobody knows. */
function arrivalText(t, order, now) {
	const range = clockRange(order, now);
	if (range === void 0) return void 0;
	const { from, to } = range;
	if (from === void 0) return t("orderArrivesBy", { to });
	return t(order.status === "placed" ? "orderEstimate" : "orderArrives", {
		from,
		to
	});
}
/** For a line of a list: "15:10–15:25"; empty while nobody knows. */
function clockRangeText(t, order, now) {
	const range = clockRange(order, now);
	if (range === void 0) return "";
	const { from, to } = range;
	return from === void 0 ? t("orderClockBy", { to }) : t("orderClock", {
		from,
		to
	});
}
export { clockRangeText as n, arrivalText as t };
