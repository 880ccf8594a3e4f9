import { tripTrails } from '@safiri/db/drivers/tables.ts';
import { TRAIL_DAYS } from '@safiri/rules/drivers/trail.ts';
import { liveCounter, liveGauge } from '../platform/metrics.ts';
import { DAY_HOURS, type Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import type { LivePositions } from './live-positions.ts';
import type { LiveTrips } from './live-trips.ts';
import { driverRoutes, type Phones } from './routes.ts';
import { forgetTrails } from './trip-trail.ts';

interface Needs {
  readonly server: Server;
  readonly positions: LivePositions;
  readonly trips: LiveTrips;
  readonly phones: Phones;
}

/** Where drivers are, and where they drove. */
export const driversRoom: Room<Needs> = {
  name: 'drivers',
  routes: ({ server, phones }) => driverRoutes(server, phones),
  gauges({ positions, phones: { sockets, ingest } }, metrics) {
    liveGauge(metrics, 'safiri_drivers_online', 'Drivers online', () => positions.onlineCount());
    liveGauge(metrics, 'safiri_location_sockets', 'Open location sockets on this node', () => sockets.connections());
    liveCounter(metrics, 'safiri_location_fixes_total', 'Positions by what became of them', 'outcome', () => ingest.counts());
    liveCounter(metrics, 'safiri_location_jumps_total', 'Jumps farther than anything drives', 'source', () => ({ phones: ingest.jumps() }));
  },
  async start({ positions, trips, phones }) {
    await positions.start();
    await trips.start();
    phones.trail.start();
  },
  async stop({ positions, trips, phones }) {
    await trips.stop();
    await phones.trail.stop();
    await positions.stop();
  },
  expires: [{ table: tripTrails, age: tripTrails.lastAt, hours: TRAIL_DAYS * DAY_HOURS }],
  forget: (_ctx, uow, person) => forgetTrails(uow.tx, person),
};
