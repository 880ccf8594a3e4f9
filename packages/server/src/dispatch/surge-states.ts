import { latLngToCell } from 'h3-js';
import { sql } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { SURGE_BELIEVED_SECONDS, surgeServiceOf, type SurgeService, type SurgeState } from '@safiri/rules/pricing/surge.ts';
import type { Context } from '../platform/context.ts';
import type { DemandPort } from '../pricing/public.ts';

/** Cells of about five square kilometres; a pickup's own and the six around it count. */
export const SURGE_RESOLUTION = 7;
const READ_AGAIN_MS = 2000;

export interface CellState extends SurgeState {
  readonly city: string;
  readonly cell: string;
  readonly service: SurgeService;
}

/** The cells of these cities whose surge was worked out a moment ago; all others are at 1.0. */
export async function listStates(reader: Reader, cities: readonly string[], now: Date): Promise<CellState[]> {
  const since = new Date(now.getTime() - SURGE_BELIEVED_SECONDS * 1000).toISOString();
  const { rows } = await reader.execute<CellState & Record<string, unknown>>(sql`
    select city_id as city, cell, service, surge::float8 as surge, (extract(epoch from rose_at) * 1000)::float8 as "roseAt",
      (extract(epoch from seen_at) * 1000)::float8 as "seenAt"
    from surge_cells where city_id in ${cities} and seen_at > ${since}::timestamptz`);
  return rows;
}

/** The surge of a pickup as the node that dispatches its city worked it out; read at most every two seconds per city. */
export function createDemand(ctx: Context): DemandPort {
  const known = new Map<string, { readonly surges: ReadonlyMap<string, number>; readonly until: number }>();
  async function surgesOf(reader: Reader, cityId: string): Promise<ReadonlyMap<string, number>> {
    const now = ctx.clock();
    const fresh = known.get(cityId);
    if (fresh !== undefined && fresh.until > now.getTime()) return fresh.surges;
    const states = await listStates(reader, [cityId], now);
    const surges = new Map(states.map(({ cell, service, surge }) => [`${cell} ${service}`, surge]));
    known.set(cityId, { surges, until: now.getTime() + READ_AGAIN_MS });
    return surges;
  }
  return {
    async surgeAt(reader, cityId, pickup) {
      const surges = await surgesOf(reader, cityId);
      const cell = surges.size === 0 ? '' : latLngToCell(pickup.lat, pickup.lng, SURGE_RESOLUTION);
      return (rideType) => surges.get(`${cell} ${surgeServiceOf[rideType]}`) ?? 1;
    },
  };
}
