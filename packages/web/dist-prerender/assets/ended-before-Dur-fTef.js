import { o as km } from "./format-sa5lnLJg.js";
import "./payment-BSs0eHWe.js";
import "./packages-Bht5qZM7.js";
import { t as isDelivery } from "./deliveries-C2qsTXRM.js";
import "./completion-Db0rZx56.js";
// packages/rules/src/rides/cash-change.ts
/** Notes that people pay a trip with, in the major unit, smallest first. */
var notes = {
	za: [
		50,
		100,
		200
	],
	ng: [
		500,
		1e3,
		2e3
	],
	ke: [
		200,
		500,
		1e3
	],
	gh: [
		50,
		100,
		200
	],
	ug: [
		1e4,
		2e4,
		5e4
	],
	tz: [
		2e3,
		5e3,
		1e4
	],
	eg: [
		50,
		100,
		200
	],
	ma: [
		50,
		100,
		200
	],
	et: [
		50,
		100,
		200
	],
	rw: [
		1e3,
		2e3,
		5e3
	],
	ls: [
		50,
		100,
		200
	],
	zm: [
		50,
		100,
		200
	]
};
/**
* What somebody may hand over who has not the exact fare: the next sum above it in one kind of note, smallest first.
* @returns minor units, each above the fare
*/
function cashGiven(fareMinor, countryId) {
	const sums = notes[countryId].map((note) => (Math.floor(fareMinor / (note * 100)) + 1) * note * 100);
	return [...new Set(sums)].sort((a, b) => a - b);
}
/** Whether the driver takes the fare of a ride in the hand; a courier's cash belongs to the order. */
function isPaidInCash({ rideType, paymentMethod }) {
	return !isDelivery(rideType) && paymentMethod !== "safiri_wallet" && paymentMethod !== "package";
}
// packages/web/src/rides/who-pays.ts
/** Whether somebody else pays for the viewer's ride, who is not told how much. */
var isPaidByOther = (ride) => ride.side === "rider" && !isPaidInCash(ride);
// packages/web/src/rides/ended-before.ts
/** Where a trip ended that did not come to its destination; undefined where it did, or where nobody knows. */
function endedBefore(t, { ending, dropoffLocation }) {
	const away = ending?.metersAway ?? 0;
	return away > 300 ? t("endedBefore", {
		distance: km(away / 1e3),
		place: dropoffLocation.address
	}) : void 0;
}
export { isPaidInCash as i, isPaidByOther as n, cashGiven as r, endedBefore as t };
