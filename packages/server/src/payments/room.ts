import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import { callbackRoute } from './callback-route.ts';
import { exportPayments, forgetPayments, refuseOpenPayment } from './own-data.ts';
import type { PaymentClock, Providers } from './payment-clock.ts';
import { paymentPreflight } from './preflight.ts';
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
    callbackRoute(server, providers, paymentClock);
  },
  async start({ server, paymentClock }) {
    await reverseSandbox(server.ctx).catch((error: unknown) => server.ctx.log.error({ err: error }, 'play money could not be taken back'));
    paymentClock.start();
  },
  stop: ({ paymentClock }) => paymentClock.stop(),
  everyMinute: ({ server }) => reverseSandbox(server.ctx),
  preflight: paymentPreflight,
  refuseLeaving: (uow, { userId }) => refuseOpenPayment(uow, userId),
  forget: (_ctx, uow, { userId }) => forgetPayments(uow, userId),
  exportOf: async ({ db }, { userId }) => ({ 'payments.json': await exportPayments(db, userId) }),
};
