Object.freeze({});
// packages/rules/src/rides/completion.ts
/** Why a driver ends a trip that the position does not show as arrived (product §2, completion). */
var endReasons = [
	"passenger_ended_here",
	"wrong_pin",
	"no_gps",
	"other"
];
/** The driver can't go on with the passenger on board: the trip ends where it is (product §2). */
var ENDED_ON_BOARD = "cannot_go_on";
[...endReasons];
/** No trip is driven faster than this on average: 120 km/h in metres per second. */
var FASTEST_TRIP_METERS_PER_SECOND = 120 / 3.6;
/** The way driven is at least this part of the straight line: a trail cuts corners and misses tunnels. */
var DRIVEN_SHARE = .7;
export { endReasons as i, ENDED_ON_BOARD as n, FASTEST_TRIP_METERS_PER_SECOND as r, DRIVEN_SHARE as t };
