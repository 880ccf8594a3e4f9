/** Cars that a passenger is shown around a pickup, at most: enough to see that somebody is near, and no register of who drives. */
export const NEARBY_CARS = 8;

/** Metres from the pickup within which cars are shown. */
export const NEARBY_METERS = 3000;

/** Seconds for which what is told of cars stands; a screen that is looked at asks again this often. */
export const NEARBY_SECONDS = 20;
