/** In the demo a newcomer may let their own trip run this many times as fast, to see it whole in two minutes. Nobody pays or earns by it. */
export const FAST_TRIP_TIMES = 6;
