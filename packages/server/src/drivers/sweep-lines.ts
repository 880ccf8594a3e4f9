import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { rankLines } from '@safiri/db/drivers/rank-tables.ts';
import { drivers } from '@safiri/db/users/tables.ts';
import { LINE_GRACE_MS } from '@safiri/rules/dispatch/rank-line.ts';
import { POSITION_FRESH_SECONDS } from '@safiri/rules/dispatch/offer-life.ts';
import { namedById, rankAt } from '@safiri/rules/markets/places.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { notify } from '../notifications/public.ts';
import type { LivePositions } from './live-positions.ts';

/** Whether a driver is at the rank in whose line they stand: heard of within the minute, and inside its circle. */
function isAt(
  ctx: Context,
  positions: LivePositions,
  { driverId, marketId, placeId }: { driverId: number; marketId: string; placeId: string },
): boolean {
  const position = positions.get(driverId);
  const document = ctx.markets.byId(marketId)?.document;
  if (position === undefined || document === undefined || ctx.clock().getTime() - position.at > POSITION_FRESH_SECONDS * 1000) return false;
  return rankAt(document, position)?.id === placeId;
}

/** Lines lose who has been elsewhere, offline or silent for longer than the grace; who came back meanwhile keeps the place. */
export const sweepLines = (ctx: Context, positions: LivePositions): Promise<void> =>
  inTransaction(ctx, async (uow) => {
    const { tx, now } = uow;
    const all = await tx
      .select({ line: rankLines, isOnline: drivers.isOnline, userId: drivers.userId })
      .from(rankLines)
      .innerJoin(drivers, eq(drivers.id, rankLines.driverId))
      .orderBy(rankLines.driverId)
      .for('no key update', { of: rankLines });
    const there = all.filter(({ line, isOnline }) => isOnline && isAt(ctx, positions, line)).map(({ line }) => line.driverId);
    const known = all.map(({ line }) => line.driverId);
    if (known.length === 0) return;
    const isThere = there.length === 0 ? sql`false` : inArray(rankLines.driverId, there);
    await tx
      .update(rankLines)
      .set({ awaySince: null })
      .where(and(inArray(rankLines.driverId, known), isThere));
    await tx
      .update(rankLines)
      .set({ awaySince: now })
      .where(and(inArray(rankLines.driverId, known), sql`not (${isThere})`, isNull(rankLines.awaySince)));
    const lost = await tx
      .delete(rankLines)
      .where(lte(rankLines.awaySince, new Date(now.getTime() - LINE_GRACE_MS)))
      .returning({ driverId: rankLines.driverId });
    const out = new Set(lost.map(({ driverId }) => driverId));
    // Who went offline knows; who believes to wait must not wait for nothing.
    for (const { line, isOnline, userId } of all) {
      if (isOnline && out.has(line.driverId))
        await notify(uow, userId, { kind: 'toldOutOfLine', values: { place: namedById(line.placeId) } });
    }
  });
