import type { LivePositions } from '../drivers/public.ts';
import { askedGauge } from '../platform/metrics.ts';
import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import type { StreamHub } from '../platform/stream.ts';
import { joinIncidents } from './join-rider.ts';
import { exportIncidents, forgetIncidents, refuseOpenIncident } from './own-data.ts';
import { safetyEvents, safetyRoutes } from './routes.ts';
import { emergencyRoutes } from './staff-routes.ts';
import type { Ports } from './notify-contacts.ts';
import { alertTried } from './publish-incident.ts';
import { countUntaken } from './queries.ts';
import { onCallFindings } from './on-call-preflight.ts';
import { leaveRosters } from './on-call-roster.ts';
import { onCallRoutes } from './on-call-routes.ts';
import { onCallCover } from './on-call-state.ts';
import { sendTestAlarms } from './on-call-tests.ts';
import { voiceRoutes } from './on-call-voice.ts';
import type { OnCallWatch } from './on-call-watch.ts';
import type { PresenceWatch } from './presence-watch.ts';
import type { TripWatch } from './trip-watch.ts';

interface Needs {
  readonly server: Server;
  readonly hub: StreamHub;
  readonly lane: Server;
  readonly safety: Ports;
  readonly positions: LivePositions;
  readonly tripWatch: TripWatch;
  readonly onCallWatch: OnCallWatch;
  readonly presenceWatch: PresenceWatch;
}

/** Emergencies, who is on call for them, and questions when a trip goes wrong. */
export const safetyRoom: Room<Needs> = {
  name: 'safety',
  routes({ server, lane, safety, positions }) {
    safetyRoutes(server, lane, safety);
    emergencyRoutes(server, positions);
    onCallRoutes(server);
    voiceRoutes(server);
  },
  events: ({ server, hub, safety }) => safetyEvents(server, hub, safety),
  gauges({ server: { ctx } }, metrics) {
    const cover = () => onCallCover(ctx, ctx.db);
    askedGauge(metrics, 'safiri_on_call_covered_cities', 'Cities in which somebody who can be reached is on call', async () => {
      return (await cover()).covered.length;
    });
    askedGauge(
      metrics,
      'safiri_on_call_uncovered_cities',
      'Cities with a roster or trips under way in which nobody is on call',
      async () => {
        return (await cover()).uncovered.length;
      },
    );
    askedGauge(metrics, 'safiri_emergencies_untaken', 'Emergencies that nobody of the team has in hand', () => countUntaken(ctx.db));
  },
  preflight: onCallFindings,
  start({ tripWatch, onCallWatch, presenceWatch }) {
    tripWatch.start();
    onCallWatch.start();
    presenceWatch.start();
  },
  async stop({ tripWatch, onCallWatch, presenceWatch }) {
    await tripWatch.stop();
    await onCallWatch.stop();
    await presenceWatch.stop();
  },
  everyMinute: ({ server }) => sendTestAlarms(server.ctx),
  reactions: { message_tried: (uow, { messageId }) => alertTried(uow, messageId), rider_joined: joinIncidents },
  refuseLeaving: (uow, { userId }) => refuseOpenIncident(uow, userId),
  async forget(_ctx, uow, { userId }) {
    await leaveRosters(uow, userId);
    await forgetIncidents(uow, userId);
  },
  exportOf: async ({ db }, { userId }) => ({ 'safety.json': { emergencies: await exportIncidents(db, userId) } }),
};
