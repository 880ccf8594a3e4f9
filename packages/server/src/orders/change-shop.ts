import type { BodyOf } from '@safiri/contract/call.ts';
import type { changeMerchant as changeMerchantCall } from '@safiri/contract/orders/board-calls.ts';
import { BUSY_FOR_MINUTES, type ShopPause } from '@safiri/rules/catalogue/merchants.ts';
import { changeMerchant, findMerchant, type MerchantRow, openingHoursOf, opensTomorrow } from '../catalogue/public.ts';
import { requirePhone } from '../auth/public.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

const MINUTE_MS = 60_000;

const after = (now: Date, minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);

function hoursOf(text: string): string {
  const hours = openingHoursOf(text);
  if (hours === undefined) throw fieldProblem('hours', 'Write days and times, such as Mo-Fr 08:00-20:00, Sa 09:00-14:00; 2026 Dec 25 off');
  return hours;
}

function pauseOf(pausedUntil: string | null): Date | null {
  const until = pausedUntil === null ? null : new Date(pausedUntil);
  if (until !== null && Number.isNaN(until.getTime())) throw fieldProblem('pausedUntil', 'Not a moment');
  return until;
}

const endOf = (pause: ShopPause, merchant: MerchantRow, now: Date): Date =>
  pause === 'hour' ? after(now, 60) : opensTomorrow(merchant, now);

/**
 * What the people of a shop say of it: whether it takes orders, for how long not, how busy it is, its hours, its phone and its picture.
 * @throws Problem not_found, changed_meanwhile when the hours, the phone or the picture are not those that were looked at, or naming a field
 */
export async function changeShop(uow: UnitOfWork, merchantId: number, body: BodyOf<typeof changeMerchantCall>): Promise<void> {
  const merchant = await findMerchant(uow.tx, merchantId);
  if (merchant === undefined) throw notFound();
  const { isActive, pausedUntil, pause, busyMinutes, hours, phone, picture, version } = body;
  const { now } = uow;
  const change = {
    ...(isActive === undefined ? {} : { isActive }),
    ...(pausedUntil === undefined ? {} : { pausedUntil: pauseOf(pausedUntil) }),
    ...(pause === undefined ? {} : { pausedUntil: endOf(pause, merchant, now) }),
    ...(busyMinutes === undefined ? {} : { busyMinutes, busyUntil: busyMinutes === 0 ? null : after(now, BUSY_FOR_MINUTES) }),
    ...(hours === undefined ? {} : { openingHours: hoursOf(hours) }),
    ...(phone === undefined ? {} : { phone: phone === null ? null : requirePhone(phone, merchant.countryId) }),
    ...(picture === undefined ? {} : { pictureId: picture }),
  };
  if (!(await changeMerchant(uow, merchantId, change, version))) {
    throw new Problem('changed_meanwhile', 'Somebody else has changed this shop since you looked at it. Look again.');
  }
}
