import { and, gte, isNull, or } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { onCallShifts } from '@safiri/db/safety/on-call-tables.ts';
import { chainAt, type Shift } from '@safiri/rules/safety/on-call-hours.ts';
import type { Markets } from '../platform/markets.ts';
import { onCallCity, type OnCallCity } from './on-call-city.ts';

/** Hours of a roster with their city. */
export interface CityShift extends Shift {
  readonly cityId: string;
  /** Undefined where nothing is known of it any more. */
  readonly city: OnCallCity | undefined;
}

/** Longer ago than any night that still lasts, whatever the zone. */
const PAST_MS = 3 * 86_400_000;

/** The hours of all rosters that stand and are not long over. */
export async function listShifts(markets: Markets, reader: Reader, now: Date): Promise<CityShift[]> {
  const since = new Date(now.getTime() - PAST_MS).toISOString().slice(0, 10);
  const rows = await reader
    .select()
    .from(onCallShifts)
    .where(and(isNull(onCallShifts.removedAt), or(isNull(onCallShifts.onDate), gte(onCallShifts.onDate, since))))
    .orderBy(onCallShifts.id);
  return rows.map(({ onDate: date, ...row }) => ({ ...row, date, city: onCallCity(markets, row.cityId) }));
}

/** The chain of each city that has somebody on call at a moment, of those whom `counts` lets in. */
function chainsOf(shifts: readonly CityShift[], at: Date, counts: (userId: number) => boolean): Map<OnCallCity, CityShift[]> {
  const byCity = Map.groupBy(shifts, ({ cityId }) => cityId);
  const chains = new Map<OnCallCity, CityShift[]>();
  for (const own of byCity.values()) {
    const city = own[0]?.city;
    if (city === undefined) continue;
    const chain = chainAt(own, at, city.timeZone).filter(({ userId }) => counts(userId));
    if (chain.length > 0) chains.set(city, chain);
  }
  return chains;
}

/** Where an emergency is, as far as it is known. */
export interface Where {
  readonly cityId: string | null;
  readonly countryId: string;
}

/** Merges the chains of several cities: all that are called first come first, and nobody comes twice. */
function merged(chains: ReadonlyArray<readonly CityShift[]>): CityShift[] {
  const seen = new Set<number>();
  return chains
    .flat()
    .toSorted((a, b) => a.step - b.step || a.id - b.id)
    .filter(({ userId }) => !seen.has(userId) && seen.add(userId));
}

/**
 * Who is called for an emergency, in order: whoever is on call in its city, else in another city of the country, else anywhere.
 * @param reachable those whom an alarm reaches; when none of the roster is among them, all of it is tried
 */
export function chainFor(shifts: readonly CityShift[], at: Date, where: Where, reachable: ReadonlySet<number>): CityShift[] {
  for (const counts of [(userId: number) => reachable.has(userId), () => true]) {
    const chains = chainsOf(shifts, at, counts);
    const of = (isNear: (city: OnCallCity) => boolean) => merged([...chains].filter(([city]) => isNear(city)).map(([, chain]) => chain));
    for (const chain of [of(({ id }) => id === where.cityId), of(({ countryId }) => countryId === where.countryId), of(() => true)])
      if (chain.length > 0) return chain;
  }
  return [];
}

/** The cities in which somebody who can be reached is on call. */
export const coveredCities = (shifts: readonly CityShift[], at: Date, reachable: ReadonlySet<number>): Set<string> =>
  new Set([...chainsOf(shifts, at, (userId) => reachable.has(userId)).keys()].map(({ id }) => id));
