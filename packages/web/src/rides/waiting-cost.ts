import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { fromWire, toWire } from '@safiri/rules/pricing/money.ts';
import { waitedMinutes, waitingCharge, waitingOnTop } from '@safiri/rules/pricing/waiting-charge.ts';
import { waitsAt } from '@safiri/rules/rides/stops.ts';
import { freeWaitLeft } from '@safiri/rules/rides/waiting.ts';
import { money } from '../platform/format.ts';

/** What the wait at the pickup, or at a stop, costs. */
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

type Terms = NonNullable<Ride['feeTerms']>;

/** As the rules reckon with it, at the pickup or after the free minutes of a stop. */
const reckoned = (waiting: NonNullable<Terms['waiting']>, freeMinutes = waiting.freeMinutes) => ({
  ...waiting,
  freeMinutes,
  perMinuteMinor: fromWire(waiting.perMinute) ?? 0,
});

function pickupWaitMs({ waitingSince, waitingUntil }: Terms, now: number): number | null {
  if (waitingSince === null) return null;
  return (waitingUntil === null ? now : Date.parse(waitingUntil)) - Date.parse(waitingSince);
}

/** Minor units of all waiting until now, at the pickup and at as many stops as are looked at, before rounding. */
function chargedMinor(terms: Terms, stops: Ride['stops'], now: number): number {
  const { waiting, stop } = terms;
  if (waiting === null) return 0;
  const atPickup = pickupWaitMs(terms, now);
  const atStops = stop === null ? [] : waitsAt(stops, now).map((waitedMs) => waitingCharge(reckoned(waiting, stop.freeMinutes), waitedMs));
  return atStops.reduce((sum, minor) => sum + minor, atPickup === null ? 0 : waitingCharge(reckoned(waiting), atPickup));
}

/** By how much so much waiting raises the fare, minor units. */
const onTop = ({ unrounded, roundTo }: Terms, minor: number): number =>
  waitingOnTop({ unroundedMinor: fromWire(unrounded) ?? 0, roundToMinor: fromWire(roundTo) ?? 1 }, minor);

function costOf(ride: Ride, by: ReturnType<typeof reckoned>, waitedMs: number, amountMinor: number): WaitingCost {
  return {
    freeLeft: freeWaitLeft({ arrivedAt: 0, pickupAt: null }, waitedMs, by.freeMinutes * 60),
    amount: toWire(amountMinor),
    perMinute: money(by.perMinute, ride.countryId),
    mostMinutes: by.mostMinutes,
    isMost: waitedMinutes(by, waitedMs) === by.mostMinutes,
  };
}

/** Null where waiting costs nothing: by its service, before the arrival, or where the driver was not seen at the pickup. @param now milliseconds by the server's clock */
export function waitingCost(ride: Ride, now: number): WaitingCost | null {
  const { feeTerms } = ride;
  if (feeTerms?.waiting == null) return null;
  const waitedMs = pickupWaitMs(feeTerms, now);
  if (waitedMs === null) return null;
  const by = reckoned(feeTerms.waiting);
  return costOf(ride, by, waitedMs, onTop(feeTerms, waitingCharge(by, waitedMs)));
}

/** The same of a stop, beside what was waited before it. @param index in the list of stops */
export function stopWaitingCost({ stops, ...ride }: Ride, index: number, now: number): WaitingCost | null {
  const { feeTerms } = ride;
  if (feeTerms?.waiting == null || feeTerms.stop === null) return null;
  const [waitedMs] = waitsAt(stops.slice(index, index + 1), now);
  if (waitedMs === undefined) return null;
  const before = onTop(feeTerms, chargedMinor(feeTerms, stops.slice(0, index), now));
  const until = onTop(feeTerms, chargedMinor(feeTerms, stops.slice(0, index + 1), now));
  return costOf({ ...ride, stops }, reckoned(feeTerms.waiting, feeTerms.stop.freeMinutes), waitedMs, until - before);
}

/** By how much all waiting of a trip under way raises its fare until now: an amount of the wire. */
export const waitingSoFar = ({ feeTerms, stops }: Ride, now: number): string =>
  toWire(feeTerms === null ? 0 : onTop(feeTerms, chargedMinor(feeTerms, stops, now)));
