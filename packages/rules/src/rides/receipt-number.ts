/** The number of a trip's receipt, as its passenger and driver read it: SF-000123. */
export const receiptNumber = (rideId: number): string => `SF-${String(rideId).padStart(6, '0')}`;
