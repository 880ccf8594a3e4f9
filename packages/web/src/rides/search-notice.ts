/** Names the message that drivers are looked for, which the trip closes once one has accepted. */
export const searchNotice = (rideId: number): string => `search ${rideId}`;
