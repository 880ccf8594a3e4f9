/** Places that a passenger's home shows with the price of a ride there: as many as an eye takes in, and as one question prices. */
export const GLANCE_PLACES = 3;

/** Seconds after which such a price, and the car that could come, are asked for again while somebody looks. */
export const GLANCE_SECONDS = 60;
