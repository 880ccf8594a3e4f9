import type { Room } from '../platform/room.ts';
import type { PaymentClock, Providers } from '../payments/public.ts';
import type { Server } from '../platform/serve.ts';
import type { StreamHub } from '../platform/stream.ts';
import type { ActiveRides } from '../rides/public.ts';
import type { Examiner, FileStore } from '../uploads/public.ts';
import { followTrip } from './follow-trip.ts';
import type { OrderClock } from './order-clock.ts';
import { exportOrders, forgetOrders, refuseLiveOrder } from './own-data.ts';
import type { OrderPorts } from './order-ports.ts';
import { orderPaid } from './pay-order.ts';
import { orderEvents, orderRoutes } from './routes.ts';
import { followSettlement, makeSettlements } from './make-settlements.ts';
import { settlementRoutes } from './settlement-routes.ts';
import { boardEvents, boardRoutes } from './staff-routes.ts';

interface Needs {
  readonly server: Server;
  readonly hub: StreamHub;
  readonly orderPorts: OrderPorts;
  readonly providers: Providers;
  readonly paymentClock: Pick<PaymentClock, 'wake'>;
  readonly orderClock: OrderClock;
  readonly active: ActiveRides;
  readonly files: FileStore;
  readonly pictures: FileStore;
  readonly examiner: Examiner;
}

/** Food, groceries and parcels: orders, and the merchants' boards. */
export const ordersRoom: Room<Needs> = {
  name: 'orders',
  routes({ server, orderPorts, active, files, pictures, examiner, providers, paymentClock }) {
    settlementRoutes(server, providers);
    orderRoutes(server, orderPorts, active, files, paymentClock);
    boardRoutes(server, { pictures, examiner });
  },
  events({ server, hub, active }) {
    orderEvents(server, hub, active);
    boardEvents(hub);
  },
  start: ({ orderClock }) => orderClock.start(),
  stop: ({ orderClock }) => orderClock.stop(),
  hourly: ({ server, providers }) => makeSettlements(server.ctx, providers),
  reactions: {
    delivery_changed: (uow, { ride, change, proofUploadId }, ctx) => followTrip(ctx, uow, ride, change, proofUploadId),
    disbursement_ended: (uow, event) => followSettlement(uow, event),
    ...orderPaid,
  },
  refuseLeaving: (uow, { userId }) => refuseLiveOrder(uow, userId),
  forget: (_ctx, uow, { userId }) => forgetOrders(uow, userId),
  exportOf: async ({ db }, { userId }) => ({ 'orders.json': await exportOrders(db, userId) }),
};
