import type { Gate } from '@safiri/rules/dispatch/gates.ts';
import type { Considered, OfferResult, OpenTrips } from './ports.ts';
import type { Search } from './search.ts';

/** For each waiting trip, the gate last written of each driver. */
export type Remembered = Map<number, Map<number, Gate>>;

/** Forgets the trips that no longer wait, as far as this look at them tells. */
export function forgetOthers(remembered: Remembered, { trips, over, upTo }: OpenTrips): void {
  const waiting = new Set(trips.map((trip) => trip.tripId));
  for (const tripId of remembered.keys()) if (tripId > over && tripId <= upTo && !waiting.has(tripId)) remembered.delete(tripId);
}

/**
 * What decided about each driver of a search. `result`: what the database said of the offer; undefined when there was none.
 * @param taken drivers chosen for any trip of the round
 */
export function decided(search: Search, result: OfferResult | undefined, taken: ReadonlySet<number>): Considered[] {
  const ofOthers = (driverId: number): Gate => {
    if (result === 'trip_gone') return 'trip_gone';
    return taken.has(driverId) ? 'taken_by_other' : 'other_was_nearer';
  };
  const ofChosen: Gate = result === 'offered' ? 'offered' : result === 'driver_gone' ? 'gone_meanwhile' : 'trip_gone';
  return search.candidates.map(({ driverId, gate, meters }) => ({
    driverId,
    gate: gate ?? (driverId === search.chosen?.driverId ? ofChosen : ofOthers(driverId)),
    meters,
  }));
}

/**
 * What is new: a driver's gate is written when it differs from the one last written for that trip. So every driver considered
 * is written down, and every change of a gate, and a trip that waits among the same busy drivers does not write the same
 * each second. A trip that comes back after an offer is written anew as a whole.
 */
export function news(remembered: Remembered, tripId: number, considered: readonly Considered[]): Considered[] {
  const known = remembered.get(tripId);
  return considered.filter(({ driverId, gate }) => known?.get(driverId) !== gate);
}

/** Remembers what was written. */
export function remember(remembered: Remembered, tripId: number, written: readonly Considered[]): void {
  const known = remembered.get(tripId) ?? new Map<number, Gate>();
  remembered.set(tripId, known);
  for (const { driverId, gate } of written) known.set(driverId, gate);
}
