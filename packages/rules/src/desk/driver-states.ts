/**
 * What the team sees first of a driver: may not drive, may not drive yet, or may, and then what they do now. Who is suspended or was refused is
 * `blocked`, whatever else they do.
 */
export const driverStates = ['on_trip', 'online', 'offline', 'waiting', 'blocked'] as const;
export type DriverState = (typeof driverStates)[number];
