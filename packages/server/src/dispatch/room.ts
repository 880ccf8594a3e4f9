import type { DispatchLoop } from '@safiri/dispatch/engine/loop.ts';
import { dispatchRounds, surgeCells } from '@safiri/db/dispatch/tables.ts';
import type { LivePositions } from '../drivers/public.ts';
import { liveCounter, liveGauge } from '../platform/metrics.ts';
import { DAY_HOURS, type Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import type { StreamHub } from '../platform/stream.ts';
import type { CityLeases } from './city-leases.ts';
import type { MatchThread } from './match-thread.ts';
import type { NearbyCars } from './nearby-cars.ts';
import { offerEvents } from './offer-events.ts';
import { dispatchRoutes } from './routes.ts';
import type { SurgeClock } from './surge-clock.ts';

interface Needs {
  readonly server: Server;
  readonly hub: StreamHub;
  readonly positions: LivePositions;
  readonly nearbyCars: NearbyCars;
  readonly cities: CityLeases;
  readonly dispatchLoop: DispatchLoop;
  readonly matchThread: MatchThread;
  readonly surgeClock: SurgeClock;
}

/** Who is offered which trip, and surge. */
export const dispatchRoom: Room<Needs> = {
  name: 'dispatch',
  routes: ({ server, positions, nearbyCars }) => dispatchRoutes(server, positions, nearbyCars),
  events: ({ server, hub }) => offerEvents(server.ctx, hub),
  gauges({ cities, matchThread }, metrics) {
    liveGauge(metrics, 'safiri_cities_dispatched', 'Cities that this node dispatches', () => cities.mine().length);
    liveCounter(metrics, 'safiri_batches_total', 'Batches of trips by where they were matched', 'where', () => ({
      ...matchThread.counts(),
    }));
  },
  start({ cities, dispatchLoop, surgeClock }) {
    cities.start(() => dispatchLoop.wake());
    dispatchLoop.start();
    surgeClock.start();
  },
  async stop({ cities, dispatchLoop, matchThread, surgeClock }) {
    await dispatchLoop.stop();
    await matchThread.stop();
    await surgeClock.stop();
    await cities.stop();
  },
  expires: [
    { table: dispatchRounds, age: dispatchRounds.at, hours: 7 * DAY_HOURS },
    { table: surgeCells, age: surgeCells.seenAt, hours: DAY_HOURS },
  ],
};
