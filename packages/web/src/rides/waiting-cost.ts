import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { fromWire, toWire } from '@safiri/rules/pricing/money.ts';
import { waitedMinutes, waitingCharge } from '@safiri/rules/pricing/waiting-charge.ts';
import { freeWaitLeft } from '@safiri/rules/rides/waiting.ts';
import { money } from '../platform/format.ts';

/** What the wait at the pickup costs. */
export interface WaitingCost {
  /** Seconds that are still free. */
  readonly freeLeft: number;
  /** Until now, or until the start: an amount of the wire. */
  readonly amount: string;
  /** As it is read. */
  readonly perMinute: string;
  readonly mostMinutes: number;
  /** Longer waiting costs no more. */
  readonly isMost: boolean;
}

/** Null where waiting costs nothing: by its service, before the arrival, or where the driver was not seen at the pickup. @param now milliseconds by the server's clock */
export function waitingCost(ride: Ride, now: number): WaitingCost | null {
  const { waiting: terms = null, waitsSince = null } = ride.extras ?? {};
  if (terms === null || waitsSince === null) return null;
  const from = Date.parse(waitsSince);
  const waitedMs = (ride.startedAt === null ? now : Date.parse(ride.startedAt)) - from;
  const by = { ...terms, perMinuteMinor: fromWire(terms.perMinute) ?? 0 };
  return {
    freeLeft: freeWaitLeft({ arrivedAt: from, pickupAt: null }, now, terms.freeMinutes * 60),
    amount: toWire(waitingCharge(by, waitedMs)),
    perMinute: money(terms.perMinute, ride.countryId),
    mostMinutes: terms.mostMinutes,
    isMost: waitedMinutes(by, waitedMs) === terms.mostMinutes,
  };
}
