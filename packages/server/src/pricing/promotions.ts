import { and, eq, isNull, ne, notInArray, or } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { promotionUses } from '@safiri/db/pricing/promotion-tables.ts';
import { bookedForOthersBy } from '@safiri/db/rides/conditions.ts';
import { orders } from '@safiri/db/orders/tables.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { scheduledRides } from '@safiri/db/scheduled/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import type { MarketDocument, MarketService } from '@safiri/rules/markets/document.ts';
import type { Discount, MarketPromotion } from '@safiri/rules/markets/programmes.ts';
import { promotionIn, refusalByTerms, type PromotionRefusal } from '@safiri/rules/pricing/promotions.ts';
import { localDate } from '@safiri/rules/places/local-time.ts';
import { deliveryRideTypes } from '@safiri/rules/rides/delivery-ride-types.ts';
import { giveToBudget, leftOfBudgets, renameUse, takeFromBudget } from '../markets/public.ts';
import type { Market, Markets } from '../platform/markets.ts';
import { Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

/** What a code is used for: a ride that begins at once, one that is booked for later, or an order. */
interface CodeUse {
  readonly of: 'ride' | 'booking' | 'order';
  readonly id: number;
}

/** Names what was taken of a promotion's budget, and of a ride the transfer that adds it for the driver. */
const referenceOf = ({ of: what, id }: CodeUse): string => `${what}:${id}:promotion`;
export const promotionReference = (rideId: number): string => referenceOf({ of: 'ride', id: rideId });

/** What is said of a code that takes nothing off; the screen has its own words for each. */
const sentences: Record<PromotionRefusal, string> = {
  unknown: 'There is no such code here.',
  not_yet: 'This code does not count yet.',
  expired: 'This code has expired.',
  not_for_service: 'This code is not for this service.',
  not_first_ride: 'This code is for a first ride or order.',
  already_used: 'You have used this code already.',
  budget_spent: 'This code has been used up for today.',
  no_discount: 'It costs as little as it may: the code takes nothing off.',
};

export const promotionRefused = (refused: PromotionRefusal): Problem => new Problem('promotion_refused', sentences[refused], { refused });

/** Whether a code could count for one of some services today: of one that has ended, or is for others, nobody is asked. */
export const takesCodes = ({ promotions, timeZone }: MarketDocument, services: readonly MarketService[], now: Date): boolean =>
  promotions.some((promotion) =>
    services.some((service) => {
      const refused = refusalByTerms(promotion, service, localDate(now, timeZone));
      return refused === undefined || refused === 'not_yet';
    }),
  );

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

/** Whether somebody has asked for a ride, or booked one, that was not called off, other than this one. */
async function hasRidden(reader: Reader, userId: number, but: CodeUse | undefined): Promise<boolean> {
  const otherThan = (what: CodeUse['of']) => (but?.of === what ? but.id : 0);
  // Own rides and those for others, as an index has each: no index has both.
  const asked = or(and(eq(rides.passengerId, userId), eq(rides.bookerId, userId)), bookedForOthersBy(userId));
  const counts = and(notInArray(rides.rideType, [...deliveryRideTypes]), ne(rides.status, 'cancelled'), ne(rides.id, otherThan('ride')));
  const booked = and(
    eq(scheduledRides.passengerId, userId),
    eq(scheduledRides.status, 'waiting'),
    ne(scheduledRides.id, otherThan('booking')),
  );
  if ((await reader.select({ id: rides.id }).from(rides).where(and(asked, counts)).limit(1)).length > 0) return true;
  return (await reader.select({ id: scheduledRides.id }).from(scheduledRides).where(booked).limit(1)).length > 0;
}

/** Whether somebody has ordered what was neither called off nor refused, other than this order. */
async function hasOrdered(reader: Reader, userId: number, but: CodeUse | undefined): Promise<boolean> {
  const counts = and(
    eq(orders.customerId, userId),
    notInArray(orders.status, ['cancelled', 'rejected']),
    ne(orders.id, but?.of === 'order' ? but.id : 0),
  );
  return (await reader.select({ id: orders.id }).from(orders).where(counts).limit(1)).length > 0;
}

/**
 * Why a person can't use a code now, by what the person did before; undefined where nothing stands against it.
 * @param goods whether it is for an order: then the first order counts as the first ride does
 * @param but what the code is being used for
 */
export async function refusalByPerson(
  reader: Reader,
  { document: { id: marketId } }: Market,
  { id: code, firstRide, perPerson }: MarketPromotion,
  userId: number,
  goods: boolean,
  but?: CodeUse,
): Promise<PromotionRefusal | undefined> {
  if ((await placesOf(reader, marketId, code, userId)).size >= perPerson) return 'already_used';
  return firstRide && (await (goods ? hasOrdered : hasRidden)(reader, userId, but)) ? 'not_first_ride' : undefined;
}

/** What is left of a promotion's budget on the day of a moment, minor units. */
export const leftOfPromotion = async (reader: Reader, market: Market, promotion: MarketPromotion, at: Date): Promise<number> =>
  (await leftOfBudgets(reader, market, [promotion], at)).get(promotion.id) ?? 0;

const idsOf = ({ of: what, id }: CodeUse) => ({
  rideId: what === 'ride' ? id : null,
  bookingId: what === 'booking' ? id : null,
  orderId: what === 'order' ? id : null,
});

/** What a code was used for, as it was written. */
interface Promoted {
  readonly cityId: string;
  readonly marketVersionId: number | null;
  readonly promotion: Discount | null;
  readonly discountMinor: number | null;
}

/**
 * Redeems the code that a quote was priced with, in the transaction that writes the ride, the booking or the order: the person's use and
 * the budget of the day of asking. The terms are those of the version that priced it, the budget that of the version in force.
 * @param userId who asks for it and pays it; their row is held
 * @throws Problem promotion_refused, which undoes what was written
 */
export async function redeemPromotion(uow: UnitOfWork, markets: Markets, use: CodeUse, userId: number, promoted: Promoted): Promise<void> {
  const { promotion, discountMinor, marketVersionId } = promoted;
  if (promotion === null || discountMinor === null || marketVersionId === null) return;
  await uow.tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const priced = await markets.version(uow.tx, marketVersionId);
  const market = markets.byId(promoted.cityId) ?? priced;
  const terms = promotionIn(priced.document, promotion.code);
  const budget = promotionIn(market.document, promotion.code) ?? terms;
  if (terms === undefined || budget === undefined) throw promotionRefused('unknown');
  const refused = await refusalByPerson(uow.tx, market, terms, userId, use.of === 'order', use);
  if (refused !== undefined) throw promotionRefused(refused);
  const marketId = market.document.id;
  const taken = await placesOf(uow.tx, marketId, terms.id, userId);
  const place = Array.from({ length: terms.perPerson }, (_, i) => i).find((i) => !taken.has(i));
  // Of two at once the second violates the index where the row of the person did not keep it out.
  const [written] =
    place === undefined
      ? []
      : await uow.tx
          .insert(promotionUses)
          .values({ ...idsOf(use), marketId, code: terms.id, userId, place, usedAt: uow.now })
          .onConflictDoNothing()
          .returning({ id: promotionUses.id });
  if (written === undefined) throw promotionRefused('already_used');
  const taking = { market, programme: budget, reference: referenceOf(use), amountMinor: discountMinor, at: uow.now };
  if ((await takeFromBudget(uow.tx, taking)) === undefined) throw promotionRefused('budget_spent');
}

const columnOf = { ride: promotionUses.rideId, booking: promotionUses.bookingId, order: promotionUses.orderId } as const;

/** The standing use of a code for something, held; and what names it in its budget. */
async function standingUse(uow: UnitOfWork, use: CodeUse) {
  const [row] = await uow.tx
    .select({ id: promotionUses.id, rideId: promotionUses.rideId })
    .from(promotionUses)
    .where(and(eq(columnOf[use.of], use.id), isNull(promotionUses.givenBackAt)))
    .for('update');
  if (row === undefined) return undefined;
  return { id: row.id, reference: referenceOf(row.rideId === null ? use : { of: 'ride', id: row.rideId }) };
}

/**
 * What was promised to a booking or an order goes over to the trip that it became, as it was promised: nothing is asked or taken anew.
 * @param rideId null where an order has lost its trip, and waits for another one
 */
export async function movePromotion(uow: UnitOfWork, from: CodeUse, rideId: number | null): Promise<void> {
  const use = await standingUse(uow, from);
  if (use === undefined) return;
  await uow.tx.update(promotionUses).set({ rideId }).where(eq(promotionUses.id, use.id));
  await renameUse(uow.tx, use.reference, referenceOf(rideId === null ? from : { of: 'ride', id: rideId }));
}

/** What a ride's code took off in the end, where that is less than was set aside; the rest is its day's budget's. */
export const keepOfPromotion = (uow: UnitOfWork, rideId: number, discountMinor: number): Promise<void> =>
  giveToBudget(uow.tx, promotionReference(rideId), discountMinor);

/** What came to nothing before it began used no code: the person may use it again, and its day's budget has it back. */
export async function givePromotionBack(uow: UnitOfWork, of: CodeUse): Promise<void> {
  const use = await standingUse(uow, of);
  if (use === undefined) return;
  await uow.tx.update(promotionUses).set({ givenBackAt: uow.now }).where(eq(promotionUses.id, use.id));
  await giveToBudget(uow.tx, use.reference);
}
