import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import type { Providers } from '../payments/public.ts';
import { requireOther } from '../staff/public.ts';
import { closeCommissionMonths } from './commission-months.ts';
import { followDisbursement } from './handle-payout.ts';
import { forgetEarnings } from './own-data.ts';
import { linkReferral } from './refer-driver.ts';
import { findOpenPayout } from './queries.ts';
import { makeRegularPayouts } from './regular-payouts.ts';
import { earningsRoutes } from './routes.ts';
import { payoutRoutes } from './staff-routes.ts';

interface Needs {
  readonly server: Server;
  readonly providers: Providers;
}

/** What drivers earn: bonuses, goals, referrals, payouts. */
export const earningsRoom: Room<Needs> = {
  name: 'earnings',
  routes({ server, providers }) {
    payoutRoutes(server);
    earningsRoutes(server, providers);
  },
  hourly: ({ server, providers }) => Promise.all([makeRegularPayouts(server.ctx, providers), closeCommissionMonths(server.ctx)]),
  reactions: {
    driver_registered: (uow, { driverId, phone }) => linkReferral(uow, driverId, phone),
    disbursement_ended: (uow, event) => followDisbursement(uow, event),
    // Nobody agrees to their own payout.
    async approval_given(uow, { kind, subjectId, by }) {
      const payout = kind === 'payout_paid' ? await findOpenPayout(uow.tx, subjectId) : undefined;
      if (payout !== undefined) await requireOther(uow, by, [payout]);
    },
  },
  async forget(_ctx, uow, { driverId }) {
    if (driverId !== null) await forgetEarnings(uow, driverId);
  },
};
