import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import { forgetEarnings } from './own-data.ts';
import { linkReferral } from './refer-driver.ts';
import { earningsRoutes } from './routes.ts';
import { payoutRoutes } from './staff-routes.ts';

interface Needs {
  readonly server: Server;
}

/** What drivers earn: bonuses, goals, referrals, payouts. */
export const earningsRoom: Room<Needs> = {
  name: 'earnings',
  routes({ server }) {
    payoutRoutes(server);
    earningsRoutes(server);
  },
  reactions: { driver_registered: (uow, { driverId, phone }) => linkReferral(uow, driverId, phone) },
  async forget(_ctx, uow, { driverId }) {
    if (driverId !== null) await forgetEarnings(uow, driverId);
  },
};
