import { eq } from 'drizzle-orm';
import { quotes } from '@safiri/db/pricing/tables.ts';
import { DAY_HOURS, type Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import type { QuotePorts } from './calculate-fare.ts';
import { pricingRoutes } from './routes.ts';

interface Needs extends QuotePorts {
  readonly server: Server;
}

/** Fares and quotes. */
export const pricingRoom: Room<Needs> = {
  name: 'pricing',
  routes: ({ server, ...ports }) => pricingRoutes(server, ports),
  expires: [{ table: quotes, age: quotes.expiresAt, hours: DAY_HOURS }],
  async forget(_ctx, uow, { userId }) {
    await uow.tx.delete(quotes).where(eq(quotes.userId, userId));
  },
};
