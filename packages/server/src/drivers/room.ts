import { sql } from 'drizzle-orm';
import { driverTrackers, tripTrails } from '@safiri/db/drivers/tables.ts';
import { TRAIL_DAYS } from '@safiri/rules/drivers/trail.ts';
import { liveCounter, liveGauge } from '../platform/metrics.ts';
import { DAY_HOURS, type Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import { createAskFix } from './end-evidence.ts';
import type { LivePositions } from './live-positions.ts';
import type { LiveTrips } from './live-trips.ts';
import { exportTracker, unpairTracker } from './pair-tracker.ts';
import { leaveLine } from './rank-line.ts';
import { rankRoutes } from './rank-routes.ts';
import { sweepLines } from './sweep-lines.ts';
import { driverRoutes, type Phones } from './routes.ts';
import { trackerRoutes } from './tracker-routes.ts';
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
  routes({ server, positions, trips, phones }) {
    driverRoutes(server, phones, positions);
    rankRoutes(server, createAskFix(positions));
    trackerRoutes(server, { positions, trips, ...phones });
  },
  gauges({ positions, phones: { sockets, ingest, trackers } }, metrics) {
    liveGauge(metrics, 'safiri_drivers_online', 'Drivers online', () => positions.onlineCount());
    liveGauge(metrics, 'safiri_location_sockets', 'Open location sockets on this node', () => sockets.connections());
    liveCounter(metrics, 'safiri_location_fixes_total', 'Positions by what became of them', 'outcome', () => ingest.counts());
    liveCounter(metrics, 'safiri_location_jumps_total', 'Jumps farther than anything drives', 'source', () => ({ phones: ingest.jumps() }));
    liveCounter(metrics, 'safiri_tracker_requests_total', 'What trackers sent, by what became of it', 'outcome', () => trackers.counts);
  },
  everyMinute: ({ server, positions }) => sweepLines(server.ctx, positions),
  async start({ positions, trips, phones }) {
    await positions.start();
    await trips.start();
    phones.trail.start();
    phones.trackers.start();
  },
  async stop({ positions, trips, phones }) {
    await trips.stop();
    await phones.trackers.stop();
    await phones.trail.stop();
    await positions.stop();
  },
  expires: [
    { table: tripTrails, age: tripTrails.lastAt, hours: TRAIL_DAYS * DAY_HOURS },
    { table: driverTrackers, age: driverTrackers.useBy, hours: 0, only: sql`used_at is null` },
  ],
  async forget(ctx, uow, person) {
    await forgetTrails(uow.tx, person);
    if (person.driverId === null) return;
    await leaveLine(uow.tx, person.driverId);
    await unpairTracker(ctx, uow, person.driverId);
  },
  exportOf: async ({ db }, { driverId }) => ({ 'tracker.json': { tracker: await exportTracker(db, driverId) } }),
};
