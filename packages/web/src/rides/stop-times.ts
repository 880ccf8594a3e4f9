import type { ReplyOf } from '@safiri/contract/call.ts';
import type { calculateFare, FareQuote } from '@safiri/contract/pricing/calls.ts';
import { clockTimeAfter } from '../platform/format.ts';
import { serverTime } from '../platform/server-clock.ts';

/**
 * When the car is at each stop, on the clocks of the city: from the booked time on, or from when the nearest car can be at the pickup. Empty
 * while no car is known that could come.
 * @param quotedAt by this phone's clock
 */
export function stopTimes(
  quote: Pick<ReplyOf<typeof calculateFare>, 'stopMinutes' | 'timeZone'> | undefined,
  pickupAt: string | null,
  quotedAt: number,
  car: FareQuote['nextCar'],
): string[] {
  if (quote === undefined || (pickupAt === null && car === null)) return [];
  const start = pickupAt === null ? serverTime(quotedAt) + (car?.pickupMinutes ?? 0) * 60_000 : Date.parse(pickupAt);
  return quote.stopMinutes.map((minutes) => clockTimeAfter(start, minutes * 60, quote.timeZone));
}
