/** There was no time to find the best drivers for a batch of trips, which got the nearest ones instead: as when a server has just started. */
export class OutOfTime extends Error {
  readonly trips: number;
  constructor(trips: number) {
    super(`no time was left to find the best drivers for a batch of ${trips} trips: each got the nearest one that was free`);
    this.trips = trips;
  }
}
