import { eq } from 'drizzle-orm';
import { quotes } from '@safiri/db/pricing/tables.ts';
import type { RoutePort } from '../places/public.ts';
import { DAY_HOURS, type Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import type { DemandPort } from './price-trip.ts';
import { pricingRoutes } from './routes.ts';

interface Needs {
  readonly server: Server;
  readonly routes: RoutePort;
  readonly demand: DemandPort;
}

/** Fares and quotes. */
export const pricingRoom: Room<Needs> = {
  name: 'pricing',
  routes: ({ server, routes, demand }) => pricingRoutes(server, routes, demand),
  expires: [{ table: quotes, age: quotes.expiresAt, hours: DAY_HOURS }],
  async forget(_ctx, uow, { userId }) {
    await uow.tx.delete(quotes).where(eq(quotes.userId, userId));
  },
};
