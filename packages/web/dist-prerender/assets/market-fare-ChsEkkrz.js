import { n as minuteOfDay, t as isBetween } from "./time-of-day-BLriRlcX.js";
import { Et as roundHalfUp, Tt as minorOfUnits } from "../prerender.mjs";
// packages/rules/src/markets/night.ts
/**
* Whether a minute of the day lies within hours that may go over midnight; the end no longer does. Hours that begin and end at the same
* time are the whole day. The clock of the market decides, whatever it did in between: the hour that is put back counts twice.
*/
var isWithinHours = (minute, from, to) => isBetween(minute, minuteOfDay(from), minuteOfDay(to));
// packages/rules/src/pricing/exact.ts
/** Factors and amounts of a document have four decimals at most. */
var DECIMALS = 1e4;
var exact = (whole, denominator = 1) => ({
	numerator: BigInt(whole),
	denominator: BigInt(denominator)
});
/** A number of a document, with four decimals at most. */
var exactly = (value) => exact(Math.round(value * DECIMALS), DECIMALS);
/** An amount of a document, in units of its currency, as minor units. */
var inMinor = (units) => times(exactly(units), exact(100));
var plus = (a, b) => ({
	numerator: a.numerator * b.denominator + b.numerator * a.denominator,
	denominator: a.denominator * b.denominator
});
var times = (a, b) => ({
	numerator: a.numerator * b.numerator,
	denominator: a.denominator * b.denominator
});
var isLess = (a, b) => a.numerator * b.denominator < b.numerator * a.denominator;
/** Whole minor units, halves up. */
var rounded = ({ numerator, denominator }) => roundHalfUp(numerator, denominator);
// packages/rules/src/pricing/market-fare.ts
/** The step of a market's fares in minor units. @param rounding to a multiple of so many units of the currency */
var roundingStep = ({ rounding }) => minorOfUnits(rounding.to);
var METERS_PER_KM = 1e3;
/** The nearest multiple of a step, halves up, and one step at least; minor units. */
var roundToStep = (minor, step) => Math.max(step, Math.floor((minor + step / 2) / step) * step);
/** What the kilometres cost: each section from where the one before ends, the included ones for nothing. */
function distanceOf({ includedKm, sections }, meters) {
	let sum = exact(0);
	let from = Math.round(includedKm * METERS_PER_KM);
	for (const { upToKm, perKm } of sections) {
		const to = upToKm === null ? meters : Math.min(meters, Math.round(upToKm * METERS_PER_KM));
		if (to <= from) continue;
		sum = plus(sum, times(inMinor(perKm), exact(to - from, METERS_PER_KM)));
		from = to;
	}
	return sum;
}
/**
* The lines of a fare by a tariff: base, distance and time (times the factor of a parcel's vehicle), booking fee and the place's fee, or the
* fixed price in place of them, what the weight and the care of a parcel cost, then night or holiday (the higher factor),
* surge up to the cap, the minimum, tolls, which nothing multiplies, and the rounding as a line of its own, which leaves at least one step of it. Reckoned exactly; each line is what its step adds to
* the rounded sum. A line of nothing is left out, the base never.
* @returns minor units of the market's currency
* @throws RangeError for a distance or duration that is negative or no number
*/
function fare(tariff, market, trip) {
	for (const value of [trip.distanceMeters, trip.durationSeconds]) if (!Number.isFinite(value) || value < 0) throw new RangeError(`not a way: ${value}`);
	const meters = Math.round(trip.distanceMeters);
	const lines = [];
	let sum = exact(0);
	let written = 0;
	const step = (kind, next, of = {}) => {
		sum = next;
		const amountMinor = rounded(sum) - written;
		written += amountMinor;
		if (kind === "base" || amountMinor !== 0) lines.push({
			kind,
			amountMinor,
			...of
		});
	};
	const { vehicleFactor = 1, perKg = 0, tenthsAbove = 0, fragilePercent = 0 } = trip.goods ?? {};
	const by = exactly(vehicleFactor);
	if (trip.fixedMinor === void 0) {
		step("base", times(inMinor(tariff.base), by));
		step("distance", plus(sum, times(distanceOf(tariff, meters), by)));
		step("time", plus(sum, times(times(inMinor(tariff.perMinute), exact(Math.round(trip.durationSeconds), 60)), by)));
	} else step("fixed", exact(trip.fixedMinor));
	const carried = sum;
	if (trip.fixedMinor === void 0) {
		step("booking", plus(sum, inMinor(tariff.bookingFee)));
		step("place", plus(sum, exact(trip.pickupFeeMinor ?? 0)));
	}
	step("weight", plus(sum, times(inMinor(perKg), exact(tenthsAbove, 10))));
	step("fragile", plus(sum, times(times(carried, exactly(fragilePercent)), exact(1, 100))));
	const { night } = tariff;
	const isNight = night !== null && isWithinHours(trip.minuteOfDay, night.from, night.to);
	step("night", times(sum, exactly(Math.max(isNight ? night.factor : 1, trip.holidayFactor ?? 1))));
	step("surge", times(sum, exactly(Math.max(1, Math.min(trip.surge ?? 1, tariff.surge.cap)))));
	const least = inMinor(tariff.minimum);
	step("minimum", isLess(sum, least) ? least : sum);
	for (const { minor: price, ...toll } of trip.tolls ?? []) step("toll", plus(sum, exact(price)), { toll });
	step("rounding", exact(roundToStep(written, market.roundToMinor)));
	return lines;
}
export { exactly as a, exact as i, roundToStep as n, rounded as o, roundingStep as r, times as s, fare as t };
