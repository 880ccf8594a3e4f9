import type { Context } from '../platform/context.ts';
import type { LivePositions } from '../drivers/public.ts';
import type { DemandPort } from '../pricing/public.ts';
import { countOpenRequests } from './queries.ts';

/** Drivers within this distance of a pickup count as supply. */
const SUPPLY_RADIUS_METERS = 5000;
const COUNTED_AT_MOST = 50;
const BELIEVED_MS = 2000;

/** Live demand for the surge, counted at most every two seconds per city. */
export function createDemand(ctx: Context, positions: LivePositions): DemandPort {
  const counts = new Map<string, { n: number; until: number }>();
  return {
    async openRequests(reader, cityId) {
      const now = ctx.clock().getTime();
      const known = counts.get(cityId);
      if (known !== undefined && known.until > now) return known.n;
      const n = await countOpenRequests(reader, cityId);
      counts.set(cityId, { n, until: now + BELIEVED_MS });
      return n;
    },
    freeDrivers: (pickup) => positions.near(pickup, COUNTED_AT_MOST, SUPPLY_RADIUS_METERS).length,
  };
}
