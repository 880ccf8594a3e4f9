/**
 * The numbers that the specification shows where nothing is known yet. Screens use a real value whenever there is one.
 */

/** Kilometres priced before a destination is resolved (spec: operations §7, §9). */
export const DEFAULT_QUOTE_DISTANCE_KM = 12.5;

/** Minutes to arrival while the driver's position is unknown (spec: operations §2 Active ride). */
export const DEFAULT_ETA_MINUTES = 12;

/** Kilometres left while the driver's position is unknown (spec: operations §2 Active ride). */
export const DEFAULT_ETA_DISTANCE_KM = 6.2;
