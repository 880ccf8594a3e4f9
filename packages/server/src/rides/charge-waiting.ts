import type { MarketDocument } from '@safiri/rules/markets/document.ts';
import { sumOf } from '@safiri/rules/pricing/fare-lines.ts';
import { cashDue } from '@safiri/rules/rides/cash-change.ts';
import { stopWaiting, waitingCharge, withWaiting } from '@safiri/rules/pricing/waiting-charge.ts';
import type { EndFix } from '@safiri/rules/rides/completion.ts';
import { waitsAt } from '@safiri/rules/rides/stops.ts';
import { isGoneFrom, waitingUntil } from '@safiri/rules/rides/waiting.ts';
import type { EndOfTrip } from './end-of-trip.ts';
import { paidLines } from './fare-of-way.ts';
import type { RideRow } from './queries.ts';

/** What the wait at the pickup cost a trip that has started, in minor units; nothing where its version charges none, or nobody was seen to wait. */
function waitedAtPickup({ feeTerms, waitingSince, startedAt, startConfirmedAt }: RideRow): number {
  const until = waitingUntil({ startedAt: startedAt?.getTime() ?? null, startConfirmedAt: startConfirmedAt?.getTime() ?? null });
  if (feeTerms?.waiting == null || waitingSince === null || until === null) return 0;
  return waitingCharge(feeTerms.waiting, until - waitingSince.getTime());
}

/** The same of its stops; at one that was not left until the end, unless the trip certainly ended elsewhere. */
function waitedAtStops({ feeTerms, stops }: RideRow, fix: EndFix | null, now: Date): number {
  const terms = feeTerms === null ? null : stopWaiting(feeTerms);
  const waited = stops.filter((stop) => stop.leftAt !== null || !isGoneFrom(fix, stop));
  return terms === null ? 0 : waitsAt(waited, now.getTime()).reduce((sum, waitedMs) => sum + waitingCharge(terms, waitedMs), 0);
}

/**
 * The end of a trip with what its passenger let the driver wait. What the passenger was going to hand over is forgotten where it does not
 * pay the sum any more.
 * @param market of the version that priced it
 * @param fix the driver's last position; null while none is known
 */
export function chargeWaiting(
  ride: RideRow,
  end: EndOfTrip,
  market: MarketDocument | null,
  fix: EndFix | null,
  now: Date,
): EndOfTrip & Partial<RideRow> {
  const waitingMinor = waitedAtPickup(ride) + waitedAtStops(ride, fix, now);
  if (ride.feeTerms === null || waitingMinor === 0) return end;
  const fareLines = [...withWaiting(paidLines({ ...ride, ...end }, market), waitingMinor, ride.feeTerms.roundToMinor)];
  const fareMinor = sumOf(fareLines);
  const { changeForMinor } = ride;
  return {
    ...end,
    fareMinor,
    fareLines,
    waitingMinor,
    changeForMinor: changeForMinor !== null && changeForMinor > cashDue({ ...ride, fareMinor }) ? changeForMinor : null,
  };
}
