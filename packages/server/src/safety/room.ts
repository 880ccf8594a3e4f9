import type { LivePositions } from '../drivers/public.ts';
import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import type { StreamHub } from '../platform/stream.ts';
import { exportIncidents, forgetIncidents, refuseOpenIncident } from './own-data.ts';
import { safetyEvents, safetyRoutes } from './routes.ts';
import { emergencyRoutes } from './staff-routes.ts';
import type { Ports } from './notify-contacts.ts';
import { alertTried } from './publish-incident.ts';
import type { TripWatch } from './trip-watch.ts';

interface Needs {
  readonly server: Server;
  readonly hub: StreamHub;
  readonly lane: Server;
  readonly safety: Ports;
  readonly positions: LivePositions;
  readonly tripWatch: TripWatch;
}

/** Emergencies, and questions when a trip goes wrong. */
export const safetyRoom: Room<Needs> = {
  name: 'safety',
  routes({ server, lane, safety, positions }) {
    safetyRoutes(server, lane, safety);
    emergencyRoutes(server, positions);
  },
  events: ({ server, hub, safety }) => safetyEvents(server, hub, safety),
  start: ({ tripWatch }) => tripWatch.start(),
  stop: ({ tripWatch }) => tripWatch.stop(),
  reactions: { message_tried: (uow, { messageId }) => alertTried(uow, messageId) },
  refuseLeaving: (uow, { userId }) => refuseOpenIncident(uow, userId),
  forget: (_ctx, uow, { userId }) => forgetIncidents(uow, userId),
  exportOf: async ({ db }, { userId }) => ({ 'safety.json': { emergencies: await exportIncidents(db, userId) } }),
};
