import { desc, eq } from 'drizzle-orm';
import { moneyBookings } from '@safiri/db/cash/tables.ts';
import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import { bookAgreed } from './book-money.ts';
import { cashRoutes } from './routes.ts';

interface Needs {
  readonly server: Server;
}

/** What the team books of people's money: cash over the desk, corrections, debts that are given up. */
export const cashRoom: Room<Needs> = {
  name: 'cash',
  routes: ({ server }) => cashRoutes(server),
  reactions: {
    approval_given: async (uow, { kind, subjectId, by }, ctx) => {
      if (kind === 'money_booking') await bookAgreed(ctx, uow, subjectId, by);
    },
  },
  exportOf: async ({ db }, { userId }) => ({
    'bookings.json': await db
      .select({
        kind: moneyBookings.kind,
        amountMinor: moneyBookings.amountMinor,
        currency: moneyBookings.currency,
        reason: moneyBookings.reason,
        createdAt: moneyBookings.createdAt,
        bookedAt: moneyBookings.bookedAt,
      })
      .from(moneyBookings)
      .where(eq(moneyBookings.userId, userId))
      .orderBy(desc(moneyBookings.id)),
  }),
};
