import { t as shortPlace } from "./short-place-B22aeKqo.js";
// packages/web/src/rides/is-arriving.ts
/** Nearer than this, a car is arriving: metres would only flicker. */
var ARRIVING_METERS = 50;
/** The car that was asked for is as good as at the pickup. */
var isArriving = ({ status, eta }) => status === "accepted" && eta !== null && eta.meters < ARRIVING_METERS;
// packages/web/src/rides/trip-title.ts
var titles = {
	requested: "tripRequested",
	accepted: "tripAccepted",
	arrived: "tripArrived",
	in_progress: "tripInProgressTo",
	completed: "tripCompleted",
	cancelled: "tripCancelledTitle"
};
/** What goes on with a trip, in one line; to its driver on the way to the pickup where to drive; nobody waits outside for who asked for somebody else. */
var tripTitle = (t, ride, isDriver) => ride.hail === "open" && ride.status === "in_progress" ? t("hailUnderWay") : isDriver && ride.status === "accepted" ? t("tripAcceptedDriver", { place: shortPlace(ride.pickupLocation.address) }) : !isDriver && ride.side !== "booker" && ride.status === "arrived" && ride.delivery === null ? t("driverOutside") : !isDriver && ride.delivery === null && isArriving(ride) ? t("tripArriving") : t(titles[ride.status], { place: shortPlace(ride.dropoffLocation.address) });
export { isArriving as n, tripTitle as t };
