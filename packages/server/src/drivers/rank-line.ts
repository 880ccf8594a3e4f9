import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Reader, Tx } from '@safiri/db/platform/connect.ts';
import { rankLines } from '@safiri/db/drivers/rank-tables.ts';
import { drivenStatuses } from '@safiri/rules/rides/trip-life.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { drivers } from '@safiri/db/users/tables.ts';
import type { Standing } from '@safiri/contract/drivers/rank-calls.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { MISSES_TO_THE_END, type KeptTurn } from '@safiri/rules/dispatch/rank-line.ts';
import type { MarketPlace } from '@safiri/rules/markets/document.ts';
import { rankAt } from '@safiri/rules/markets/places.ts';
import { isEndFix } from '@safiri/rules/rides/completion.ts';
import type { DriverActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import type { AskFix } from './end-evidence.ts';

interface Rank {
  readonly marketId: string;
  readonly countryId: CountryId;
  readonly place: MarketPlace;
}

/** The rank with a line at which a driver's phone is, in an open market; undefined elsewhere, and of a phone that is silent or inexact. */
function rankOf({ markets, clock }: Pick<Context, 'markets' | 'clock'>, fixOf: AskFix, driverId: number): Rank | undefined {
  const fix = fixOf(driverId, clock());
  if (fix === null || !isEndFix(fix)) return undefined;
  const market = markets.at(fix);
  const place = market === undefined || market.document.status !== 'open' ? undefined : rankAt(market.document, fix);
  return market === undefined || place === undefined ? undefined : { marketId: market.document.id, countryId: market.country.id, place };
}

/** Whether a driver works in the city of a rank: in the one that staff gave, and before they gave any in those of the own country. */
const worksAt = (
  { marketId, countryId }: Rank,
  driver: Pick<typeof drivers.$inferSelect, 'marketsGivenAt' | 'marketId'>,
  home: CountryId,
): boolean => (driver.marketsGivenAt === null ? countryId === home : driver.marketId === marketId);

/** The rank with a line where a driver's phone is, if the driver may stand there. */
async function ownRank(ctx: Context, reader: Reader, fixOf: AskFix, { driverId, countryId }: DriverActor): Promise<Rank | undefined> {
  const rank = rankOf(ctx, fixOf, driverId);
  if (rank === undefined) return undefined;
  const [driver] = await reader
    .select({ marketsGivenAt: drivers.marketsGivenAt, marketId: drivers.marketId })
    .from(drivers)
    .where(eq(drivers.id, driverId));
  return driver !== undefined && worksAt(rank, driver, countryId) ? rank : undefined;
}

const inLine = (marketId: string, placeId: string) => and(eq(rankLines.marketId, marketId), eq(rankLines.placeId, placeId));

/** Where a driver is and stands. */
export async function readStanding(ctx: Context, reader: Reader, fixOf: AskFix, actor: DriverActor): Promise<Standing> {
  const { driverId } = actor;
  const rank = await ownRank(ctx, reader, fixOf, actor);
  const [own] = await reader.select().from(rankLines).where(eq(rankLines.driverId, driverId));
  const here =
    rank === undefined
      ? null
      : {
          placeId: rank.place.id,
          kind: rank.place.kind,
          waiting: await reader.$count(rankLines, inLine(rank.marketId, rank.place.id)),
        };
  if (own === undefined) return { here, line: null };
  const { marketId, placeId, turn, awaySince } = own;
  const line = inLine(marketId, placeId);
  const [of, before] = await Promise.all([reader.$count(rankLines, line), reader.$count(rankLines, and(line, lt(rankLines.turn, turn)))]);
  const kind = ctx.markets.byId(marketId)?.document.places.find(({ id }) => id === placeId)?.kind ?? 'other';
  return { here, line: { placeId, kind, position: before + 1, of, away: awaySince !== null } };
}

/**
 * The driver stands at the end of the line where the phone is; who stands there keeps the place, who stood elsewhere leaves that line.
 * @throws Problem no_position; illegal_transition at no rank, offline, and on a trip
 */
export async function joinLine(ctx: Context, fixOf: AskFix, uow: UnitOfWork, { driverId, countryId }: DriverActor): Promise<void> {
  // Held, so that an accept of the same moment comes before, and refuses, or after, and takes the driver out of the line.
  const [held] = await uow.tx
    .select({ isOnline: drivers.isOnline, marketsGivenAt: drivers.marketsGivenAt, marketId: drivers.marketId })
    .from(drivers)
    .where(eq(drivers.id, driverId))
    .for('no key update');
  if (held?.isOnline !== true) throw new Problem('illegal_transition', 'Go online first.');
  const trips = await uow.tx.$count(rides, and(eq(rides.driverId, driverId), inArray(rides.status, [...drivenStatuses])));
  if (trips > 0) throw new Problem('illegal_transition', 'You have a trip under way.');
  const rank = rankOf(ctx, fixOf, driverId);
  if (rank === undefined) {
    const fix = fixOf(driverId, ctx.clock());
    if (fix === null || !isEndFix(fix)) throw new Problem('no_position', 'Let the phone send where you are, and wait a moment.');
    throw new Problem('illegal_transition', 'There is no line where you are.');
  }
  if (!worksAt(rank, held, countryId)) throw new Problem('illegal_transition', 'This rank is outside the city in which you work now.');
  const place = { marketId: rank.marketId, placeId: rank.place.id };
  await uow.tx
    .insert(rankLines)
    .values({ driverId, ...place, joinedAt: uow.now })
    .onConflictDoUpdate({
      target: rankLines.driverId,
      set: { ...place, joinedAt: uow.now, missed: 0, awaySince: null, turn: nextTurn },
      setWhere: sql`(${rankLines.marketId}, ${rankLines.placeId}) <> (excluded.market_id, excluded.place_id)`,
    });
}

/** The end of every line. */
const nextTurn = sql`nextval(pg_get_serial_sequence('rank_lines', 'turn'))`;

/** Takes a driver out of the line: who has a trip stands in none. @returns the place that is given up; null of who stood in none */
export async function leaveLine(tx: Tx, driverId: number): Promise<KeptTurn | null> {
  const [left] = await tx
    .delete(rankLines)
    .where(eq(rankLines.driverId, driverId))
    .returning({ marketId: rankLines.marketId, placeId: rankLines.placeId, turn: rankLines.turn });
  return left ?? null;
}

/**
 * Gives a driver whose trip somebody else ended before its start the place in line again, or whoever books and calls off would empty a line. Who has
 * another trip stands in none; who is not at the rank has the grace to come back, as everybody.
 */
export async function returnToLine(uow: UnitOfWork, driverId: number, kept: KeptTurn | null): Promise<void> {
  if (kept === null) return;
  const trips = await uow.tx.$count(rides, and(eq(rides.driverId, driverId), inArray(rides.status, [...drivenStatuses])));
  if (trips > 0) return;
  await uow.tx
    .insert(rankLines)
    .values({ driverId, ...kept, joinedAt: uow.now })
    .onConflictDoNothing();
}

/**
 * Drivers who declined an offer, or let one pass that was on their screen: the second time in a row they go to the end of their line.
 * @param blind whose phones have shown nothing too often: they go there at once
 */
export async function missTurns(
  { tx }: Pick<UnitOfWork, 'tx'>,
  driverIds: readonly number[],
  blind: readonly number[] = [],
): Promise<void> {
  const all = [...driverIds, ...blind];
  if (all.length === 0) return;
  // In the order of ids, as the sweep holds them.
  await tx
    .select({ driverId: rankLines.driverId })
    .from(rankLines)
    .where(inArray(rankLines.driverId, all))
    .orderBy(rankLines.driverId)
    .for('no key update');
  if (blind.length > 0)
    await tx
      .update(rankLines)
      .set({ missed: 0, turn: nextTurn })
      .where(inArray(rankLines.driverId, [...blind]));
  if (driverIds.length === 0) return;
  const those = inArray(rankLines.driverId, [...driverIds]);
  const isLast = sql`${rankLines.missed} + 1 >= ${MISSES_TO_THE_END}`;
  await tx
    .update(rankLines)
    .set({
      missed: sql`case when ${isLast} then 0 else ${rankLines.missed} + 1 end`,
      turn: sql`case when ${isLast} then ${nextTurn} else ${rankLines.turn} end`,
    })
    .where(those);
}

/** Who stands in the lines of these markets, the first of each first. */
export const listLines = (reader: Reader, marketIds: readonly string[]) =>
  reader
    .select({ marketId: rankLines.marketId, placeId: rankLines.placeId, driverId: rankLines.driverId })
    .from(rankLines)
    .where(inArray(rankLines.marketId, [...marketIds]))
    .orderBy(asc(rankLines.turn));
