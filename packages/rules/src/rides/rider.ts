/** For so many days after a ride was asked for, the name and phone of whoever rode for the passenger are kept: somebody may ask about it. */
export const RIDER_DAYS = 30;
