import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { ReplyOf } from '@safiri/contract/call.ts';
import type { onCallNow } from '@safiri/contract/safety/on-call-calls.ts';
import { oneOf } from '@safiri/db/platform/columns.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import type { Reach } from '@safiri/db/staff/reach.ts';
import { onCallTests } from '@safiri/db/safety/on-call-tables.ts';
import { drivenStatuses } from '@safiri/rules/rides/trip-life.ts';
import type { Context } from '../platform/context.ts';
import { onCallCity } from './on-call-city.ts';
import { coveredCities, listShifts } from './on-call-shifts.ts';
import { findTeam, reachableIds } from './on-call-team.ts';

type Needs = Pick<Context, 'config' | 'clock' | 'markets'>;

/** Cities in which somebody may need help now: those with trips under way. Each part has the partial index that its condition names word for word. */
export async function citiesAtWork(reader: Reader): Promise<string[]> {
  const rows = await reader
    .select({ cityId: rides.cityId })
    .from(rides)
    .where(sql`${rides.status} = 'requested'`)
    .union(
      reader
        .select({ cityId: rides.cityId })
        .from(rides)
        .where(sql`${rides.status} in ${oneOf(drivenStatuses)}`),
    );
  return rows.map(({ cityId }) => cityId);
}

/** Which cities have somebody on call who can be reached now, and which have nobody though they have a roster or trips under way. */
export async function onCallCover({ config, clock, markets }: Needs, reader: Reader): Promise<{ covered: string[]; uncovered: string[] }> {
  const now = clock();
  const shifts = await listShifts(markets, reader, now);
  const covered = shifts.length === 0 ? new Set<string>() : coveredCities(shifts, now, reachableIds(await findTeam(reader, config)));
  const asked = new Set([...shifts.map(({ cityId }) => cityId), ...(await citiesAtWork(reader))]);
  return { covered: [...covered].toSorted(), uncovered: [...asked].filter((cityId) => !covered.has(cityId)).toSorted() };
}

/** Whether an emergency raised now would reach the phone of somebody on call, wherever it is raised. */
export async function isTeamOnCall({ config, clock, markets }: Needs, reader: Reader): Promise<boolean> {
  const now = clock();
  const shifts = await listShifts(markets, reader, now);
  return shifts.length > 0 && coveredCities(shifts, now, reachableIds(await findTeam(reader, config))).size > 0;
}

/** Longer ago a test alarm says nothing: the next has come. */
const TEST_DAYS = 6;

/** What every page of the console says about being on call. */
export async function onCallState(ctx: Needs, reader: Reader, userId: number, reach?: Reach): Promise<ReplyOf<typeof onCallNow>> {
  const cover = await onCallCover(ctx, reader);
  const own = (cityId: string) => reach?.marketIds.includes(cityId) !== false;
  const { covered, uncovered } = { covered: cover.covered.filter(own), uncovered: cover.uncovered.filter(own) };
  const since = new Date(ctx.clock().getTime() - TEST_DAYS * 86_400_000);
  const [test] = await reader
    .select({ sentAt: onCallTests.sentAt })
    .from(onCallTests)
    .where(and(eq(onCallTests.userId, userId), isNull(onCallTests.confirmedAt), gt(onCallTests.sentAt, since)))
    .orderBy(desc(onCallTests.id))
    .limit(1);
  return {
    anybody: covered.length > 0,
    uncovered: uncovered.map((cityId) => onCallCity(ctx.markets, cityId)?.name ?? cityId),
    test: test === undefined ? null : { at: test.sentAt.toISOString() },
  };
}
