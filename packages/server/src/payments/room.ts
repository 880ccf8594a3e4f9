import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import { dissolveBatch, releaseBatch } from './batches.ts';
import { callbackRoute } from './callback-route.ts';
import { financeRoutes } from './finance-routes.ts';
import { agreeToRefund, dropRefund, followRefund } from './follow-refund.ts';
import { exportPayments, forgetPayments, refuseOpenPayment } from './own-data.ts';
import { agreeToOwner, dropOwner } from './paybill/give.ts';
import type { PaymentClock } from './payment-clock.ts';
import type { Providers } from './ports.ts';
import { paymentPreflight } from './preflight.ts';
import { reconciliationRoutes } from './reconciliation-routes.ts';
import { reverseSandbox } from './reverse-sandbox.ts';
import { paymentRoutes } from './routes.ts';

interface Needs {
  readonly server: Server;
  readonly providers: Providers;
  readonly paymentClock: PaymentClock;
}

/** Money that moves between people and the operator by providers. */
export const paymentsRoom: Room<Needs> = {
  name: 'payments',
  routes({ server, providers, paymentClock }) {
    paymentRoutes(server, paymentClock);
    financeRoutes(server, providers, paymentClock);
    reconciliationRoutes(server, providers);
    callbackRoute(server, providers, paymentClock);
  },
  async start({ server, paymentClock }) {
    await reverseSandbox(server.ctx).catch((error: unknown) => server.ctx.log.error({ err: error }, 'play money could not be taken back'));
    paymentClock.start();
  },
  stop: ({ paymentClock }) => paymentClock.stop(),
  reactions: {
    async approval_given(uow, { kind, subjectId, by, alone }, ctx) {
      if (kind === 'payout_batch') await releaseBatch(ctx, uow, subjectId, { by, alone });
      if (kind === 'payment_refund') await agreeToRefund(ctx, uow, subjectId, by, alone);
      if (kind === 'paybill_owner') await agreeToOwner(ctx, uow, subjectId, by);
    },
    async approval_refused(uow, { kind, subjectId }) {
      if (kind === 'payout_batch') await dissolveBatch(uow, subjectId);
      if (kind === 'payment_refund') await dropRefund(uow, subjectId);
      if (kind === 'paybill_owner') await dropOwner(uow, subjectId);
    },
    disbursement_ended: (uow, event) => followRefund(uow, event),
  },
  everyMinute: ({ server }) => reverseSandbox(server.ctx),
  preflight: paymentPreflight,
  refuseLeaving: (uow, { userId }) => refuseOpenPayment(uow, userId),
  forget: (_ctx, uow, person) => forgetPayments(uow, person),
  exportOf: async ({ db }, { userId }) => ({ 'payments.json': await exportPayments(db, userId) }),
};
