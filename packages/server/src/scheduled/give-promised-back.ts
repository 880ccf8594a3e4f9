import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { givePromotionBack } from '../pricing/public.ts';
import { giveMarginBack } from '../subscriptions/public.ts';

/** A booking that comes to nothing gives back what the operator's budgets promised it: a code, and what its package would not pay. */
export async function givePromisedBack(uow: UnitOfWork, bookingId: number): Promise<void> {
  await givePromotionBack(uow, { of: 'booking', id: bookingId });
  await giveMarginBack(uow, { of: 'booking', id: bookingId });
}
