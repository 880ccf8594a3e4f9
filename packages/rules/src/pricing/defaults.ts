/**
 * The numbers that the specification shows where nothing is known yet. Screens use a real value whenever there is one.
 */

/** Fare sent in a ride request when no quote exists (spec: operations §7, §9). */
export const DEFAULT_FARE = '420';

/** Kilometres priced before a destination is resolved (spec: operations §7, §9). */
export const DEFAULT_QUOTE_DISTANCE_KM = 12.5;

/** Kilometres of a trip without a recorded distance (spec: operations §2 Driver dashboard, Active ride, Ride history). */
export const DEFAULT_TRIP_DISTANCE_KM = 12.5;

/** Minutes of a recent trip without a recorded duration (spec: operations §2 Driver dashboard). */
export const DEFAULT_RECENT_TRIP_DURATION_MINUTES = 45;

/** Minutes of a past ride without a recorded duration (spec: operations §2 Ride history). */
export const DEFAULT_HISTORY_DURATION_MINUTES = 25;

/** Hours online of a driver without measured sessions (spec: operations §2 Driver dashboard). */
export const DEFAULT_HOURS_ONLINE = 6.5;

/** Minutes to arrival while the driver's position is unknown (spec: operations §2 Active ride). */
export const DEFAULT_ETA_MINUTES = 12;

/** Kilometres left while the driver's position is unknown (spec: operations §2 Active ride). */
export const DEFAULT_ETA_DISTANCE_KM = 6.2;
