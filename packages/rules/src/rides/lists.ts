/** Recent trips shown on the home screens (spec: operations §9). */
export const RECENT_TRIPS = 3;
