import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { fromWire, toWire } from '@safiri/rules/pricing/money.ts';
import { waitedMinutes, waitingCharge, waitingOnTop } from '@safiri/rules/pricing/waiting-charge.ts';
import { freeWaitLeft } from '@safiri/rules/rides/waiting.ts';
import { money } from '../platform/format.ts';

/** What the wait at the pickup costs. */
export interface WaitingCost {
  /** Seconds that are still free. */
  readonly freeLeft: number;
  /** By how much it raises the fare, until now or until it ended: an amount of the wire. */
  readonly amount: string;
  /** As it is read. */
  readonly perMinute: string;
  readonly mostMinutes: number;
  /** Longer waiting costs no more. */
  readonly isMost: boolean;
}

/** Null where waiting costs nothing: by its service, before the arrival, or where the driver was not seen at the pickup. @param now milliseconds by the server's clock */
export function waitingCost(ride: Ride, now: number): WaitingCost | null {
  if (ride.feeTerms === null) return null;
  const { waiting: terms, waitingSince, waitingUntil, unrounded, roundTo } = ride.feeTerms;
  if (terms === null || waitingSince === null) return null;
  const from = Date.parse(waitingSince);
  const until = waitingUntil === null ? now : Date.parse(waitingUntil);
  const waitedMs = until - from;
  const rounding = { unroundedMinor: fromWire(unrounded) ?? 0, roundToMinor: fromWire(roundTo) ?? 1 };
  const by = { ...terms, perMinuteMinor: fromWire(terms.perMinute) ?? 0 };
  return {
    freeLeft: freeWaitLeft({ arrivedAt: from, pickupAt: null }, until, terms.freeMinutes * 60),
    amount: toWire(waitingOnTop(rounding, waitingCharge(by, waitedMs))),
    perMinute: money(terms.perMinute, ride.countryId),
    mostMinutes: terms.mostMinutes,
    isMost: waitedMinutes(by, waitedMs) === terms.mostMinutes,
  };
}
