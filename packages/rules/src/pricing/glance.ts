import { distanceMeters, type Point } from '../places/geo.ts';

/** Places that a passenger's home shows with the price of a ride there: as many as an eye takes in, and as one question prices. */
export const GLANCE_PLACES = 3;

/** Seconds after which such a price, and the car that could come, are asked for again while somebody looks. */
export const GLANCE_SECONDS = 60;

/** Whoever stands so near to a place is there already, metres. */
const AT_PLACE_METERS = 300;

/** A place is one to ride to from here: nobody is offered the one they stand at. Everywhere is, while nobody knows where that is. */
export const isGoalFrom = (here: Point | undefined, place: Point): boolean =>
  here === undefined || distanceMeters(here, place) > AT_PLACE_METERS;
