import { and, eq, isNull, ne, notInArray, or } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { promotionUses } from '@safiri/db/pricing/promotion-tables.ts';
import { bookedForOthersBy } from '@safiri/db/rides/conditions.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import type { Discount, MarketPromotion } from '@safiri/rules/markets/programmes.ts';
import { promotionIn, type PromotionRefusal } from '@safiri/rules/pricing/promotions.ts';
import { deliveryRideTypes } from '@safiri/rules/rides/deliveries.ts';
import { giveToBudget, leftOfBudgets, takeFromBudget } from '../markets/public.ts';
import type { Market, Markets } from '../platform/markets.ts';
import { Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

/** Names what a ride took of a promotion's budget, and the transfer that adds it for the driver. */
export const promotionReference = (rideId: number): string => `ride:${rideId}:promotion`;

/** What is said of a code that takes nothing off; the screen has its own words for each. */
const sentences: Record<PromotionRefusal, string> = {
  unknown: 'There is no such code here.',
  not_yet: 'This code does not count yet.',
  expired: 'This code has expired.',
  not_for_service: 'This code is not for this service.',
  not_first_ride: 'This code is for a first ride.',
  already_used: 'You have used this code already.',
  budget_spent: 'This code has been used up for today.',
  no_discount: 'This ride costs as little as it may: the code takes nothing off.',
};

export const promotionRefused = (refused: PromotionRefusal): Problem => new Problem('promotion_refused', sentences[refused], { refused });

/** How often somebody rides, or has ridden, with a code. */
const placesOf = async (reader: Reader, marketId: string, code: string, userId: number): Promise<Set<number>> => {
  const rows = await reader
    .select({ place: promotionUses.place })
    .from(promotionUses)
    .where(
      and(
        eq(promotionUses.marketId, marketId),
        eq(promotionUses.code, code),
        eq(promotionUses.userId, userId),
        isNull(promotionUses.givenBackAt),
      ),
    );
  return new Set(rows.map(({ place }) => place));
};

/** Whether somebody has asked for a ride that was not called off, other than this one. */
const hasRidden = async (reader: Reader, userId: number, otherThan: number): Promise<boolean> => {
  // Own rides and those for others, as an index has each: no index has both.
  const asked = or(and(eq(rides.passengerId, userId), eq(rides.bookerId, userId)), bookedForOthersBy(userId));
  const counts = and(notInArray(rides.rideType, [...deliveryRideTypes]), ne(rides.status, 'cancelled'), ne(rides.id, otherThan));
  return (await reader.select({ id: rides.id }).from(rides).where(and(asked, counts)).limit(1)).length > 0;
};

/** Why a person can't use a code now, by what the person did before; undefined where nothing stands against it. */
export async function refusalByPerson(
  reader: Reader,
  { document: { id: marketId } }: Market,
  { id: code, firstRide, perPerson }: MarketPromotion,
  userId: number,
  rideId = 0,
): Promise<PromotionRefusal | undefined> {
  if ((await placesOf(reader, marketId, code, userId)).size >= perPerson) return 'already_used';
  return firstRide && (await hasRidden(reader, userId, rideId)) ? 'not_first_ride' : undefined;
}

/** What is left of a promotion's budget on the day of a moment, minor units. */
export const leftOfPromotion = async (reader: Reader, market: Market, promotion: MarketPromotion, at: Date): Promise<number> =>
  (await leftOfBudgets(reader, market, [promotion], at)).get(promotion.id) ?? 0;

/** The ride that a code was used for, as it was written. */
interface PromotedRide {
  readonly id: number;
  readonly cityId: string;
  readonly marketVersionId: number | null;
  readonly bookerId: number;
  readonly promotion: Discount | null;
  readonly discountMinor: number | null;
  readonly requestedAt: Date;
}

/**
 * Redeems the code that a ride's quote was priced with, in the transaction that writes the ride: the person's use and the day's budget.
 * The terms are those of the version that priced it, the budget that of the version in force. The booker's row is held.
 * @throws Problem promotion_refused, which undoes the ride
 */
export async function redeemPromotion(uow: UnitOfWork, markets: Markets, ride: PromotedRide): Promise<void> {
  const { promotion, discountMinor, marketVersionId, bookerId: userId, id: rideId } = ride;
  if (promotion === null || discountMinor === null || marketVersionId === null) return;
  const priced = await markets.version(uow.tx, marketVersionId);
  const market = markets.byId(ride.cityId) ?? priced;
  const terms = promotionIn(priced.document, promotion.code);
  const budget = promotionIn(market.document, promotion.code) ?? terms;
  if (terms === undefined || budget === undefined) throw promotionRefused('unknown');
  const refused = await refusalByPerson(uow.tx, market, terms, userId, rideId);
  if (refused !== undefined) throw promotionRefused(refused);
  const marketId = market.document.id;
  const taken = await placesOf(uow.tx, marketId, terms.id, userId);
  const place = Array.from({ length: terms.perPerson }, (_, i) => i).find((i) => !taken.has(i));
  // Of two at once the second violates the index where the row of the booker did not keep it out.
  const [use] =
    place === undefined
      ? []
      : await uow.tx
          .insert(promotionUses)
          .values({ rideId, marketId, code: terms.id, userId, place, usedAt: uow.now })
          .onConflictDoNothing()
          .returning({ rideId: promotionUses.rideId });
  if (use === undefined) throw promotionRefused('already_used');
  const reference = promotionReference(rideId);
  const isHeld = await takeFromBudget(uow.tx, { market, programme: budget, reference, amountMinor: discountMinor, at: ride.requestedAt });
  if (!isHeld) throw promotionRefused('budget_spent');
}

/** What a ride's code took off in the end, where that is less than was set aside; the rest is its day's budget's. */
export const keepOfPromotion = (uow: UnitOfWork, rideId: number, discountMinor: number): Promise<void> =>
  giveToBudget(uow.tx, promotionReference(rideId), discountMinor);

/** A ride that was called off before it began used no code: the person may use it again, and its day's budget has it back. */
export async function givePromotionBack(uow: UnitOfWork, rideId: number): Promise<void> {
  await uow.tx
    .update(promotionUses)
    .set({ givenBackAt: uow.now })
    .where(and(eq(promotionUses.rideId, rideId), isNull(promotionUses.givenBackAt)));
  await giveToBudget(uow.tx, promotionReference(rideId));
}
