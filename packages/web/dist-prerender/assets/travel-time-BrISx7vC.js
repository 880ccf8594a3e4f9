// packages/rules/src/places/travel-time.ts
/**
* How long a way takes, fitted on measured city trips (Nairobi, 11,000 trips by day): half the trips were faster. Only the
* coefficients are kept; `npm run fit -- TRIPS.csv` fits them anew and says how good they are on trips it did not learn from.
*/
/** Seconds of one kilometre, and how they grow with the length: long ways use faster roads. */
var SECONDS_AT_ONE_KM = 337;
var GROWTH_EXPONENT = .66;
/** Mean speed over the day, km/h; the table below is relative to it. */
var MEAN_SPEED_KMH = 22.5;
/** Median speed by local hour, km/h. Hours without measured trips (night) run as the fastest measured one. */
var hourlySpeedKmh = [
	25,
	25,
	25,
	25,
	25,
	25,
	25,
	25,
	23.9,
	23.9,
	24.1,
	22.7,
	22.6,
	23,
	22.4,
	21.9,
	21,
	20.8,
	22.5,
	24.2,
	25,
	25,
	25,
	25
];
/** How much longer a way takes at a local hour than at an average one. */
function hourFactor(hour) {
	return MEAN_SPEED_KMH / (hourlySpeedKmh[(Math.floor(hour) % 24 + 24) % 24] ?? MEAN_SPEED_KMH);
}
/**
* Seconds to drive `distanceMeters` on the road when starting at `hour`; 0 for no distance, longer for longer ways.
* @param hour local hour of the day; a fraction is cut, other days' hours wrap
*/
function etaSeconds(distanceMeters, hour) {
	const km = Math.max(0, distanceMeters) / 1e3;
	const atHour = SECONDS_AT_ONE_KM * km ** GROWTH_EXPONENT * hourFactor(hour);
	return Math.round(Math.max(atHour, km * 1e3 / 25));
}
/** The seconds that are left of a way when a share of its length is: the rest of a way is slower than the whole, as short ways are. */
function restOfSeconds(seconds, share) {
	return Math.round(seconds * Math.min(1, Math.max(0, share)) ** GROWTH_EXPONENT);
}
export { restOfSeconds as n, etaSeconds as t };
