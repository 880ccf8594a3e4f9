import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import type { StreamHub } from '../platform/stream.ts';
import { groupRoutes } from './group-routes.ts';
import { exportChildren, exportOwnGroups, forgetChildren, forgetOwnGroups, holdOwnGroups, refusePaidMonth } from './own-data.ts';
import { invoiceMonth } from './month-invoice.ts';
import { monthPaid } from './pay-month.ts';
import { renewSeats } from './renew-seats.ts';
import { pauseOfSuspended } from './stop-groups.ts';
import { scholarEvents, scholarRoutes } from './routes.ts';

interface Needs {
  readonly server: Server;
  readonly hub: StreamHub;
}

/** School runs: groups, seats and their months, the roll. */
export const scholarRoom: Room<Needs> = {
  name: 'scholar',
  routes: ({ server }) => {
    scholarRoutes(server);
    groupRoutes(server);
  },
  events: ({ server, hub }) => scholarEvents(server, hub),
  hourly: ({ server }) => renewSeats(server.ctx),
  reactions: {
    ...monthPaid,
    driver_suspended: pauseOfSuspended,
    school_month_ended: (uow, { month }, ctx) => invoiceMonth(ctx, uow, month),
  },
  holdBeforeLeaving: holdOwnGroups,
  refuseLeaving: refusePaidMonth,
  async forget(_ctx, uow, person) {
    await forgetChildren(uow, person);
    if (person.driverId !== null) await forgetOwnGroups(uow, person.driverId);
  },
  exportOf: async ({ db }, { userId, driverId }) => ({
    'school.json': { ...(await exportChildren(db, userId)), ...(driverId === null ? {} : { groups: await exportOwnGroups(db, driverId) }) },
  }),
};
