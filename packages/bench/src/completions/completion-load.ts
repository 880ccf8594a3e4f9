import { cookieOf } from '../people.ts';

/** A process of drivers, 64 at a time, who each end the own trip once. */
const [address = ''] = process.argv.slice(2);
/** As the raw inserts have, and the other parts. */
const CLIENTS = 64;
const body = JSON.stringify({ status: 'completed', endReason: 'other' });

process.once('message', (trips: ReadonlyArray<readonly [rideId: number, driver: number]>) => {
  void (async () => {
    const waiting = [...trips];
    let refused: string | null = null;
    const begun = performance.now();
    const endTrips = async () => {
      for (let trip = waiting.pop(); trip !== undefined; trip = waiting.pop()) {
        const [rideId, driver] = trip;
        const headers = { 'content-type': 'application/json', cookie: cookieOf('driver', driver) };
        const answer = await fetch(`${address}/api/rides/${rideId}`, { method: 'PATCH', headers, body });
        const said = await answer.text();
        if (!answer.ok) refused ??= `${answer.status} ${said}`;
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, endTrips));
    process.send?.({ perSecond: trips.length / ((performance.now() - begun) / 1000), refused });
  })();
});
