import { gateOf, type DriverFacts, type Gate } from '@safiri/rules/dispatch/gates.ts';
import { CANDIDATES_PER_ROUND, OFFER_SECONDS, SEARCH_RADIUS_METERS, WAITING_WEIGHT } from '@safiri/rules/dispatch/offer-life.ts';
import { assign } from '../assignment/assign.ts';
import type { Considered, DispatchPorts, Near, OpenTrip } from './ports.ts';

interface Candidate extends Near {
  readonly gate: Gate | undefined;
  readonly etaSeconds: number;
}

/** What one trip's round showed last, so that the same picture is not recorded every second. */
export type Remembered = Map<number, { picture: string; at: number }>;

/** An unchanged picture of a waiting trip is recorded again only after this long. */
const RECORD_AGAIN_MS = 10_000;

export interface RoundResult {
  readonly offered: number;
  /** Trips that still wait; the loop looks again soon. */
  readonly waiting: number;
}

function consider(
  trip: OpenTrip,
  near: readonly Near[],
  facts: ReadonlyMap<number, DriverFacts>,
  ports: DispatchPorts,
  now: Date,
): Candidate[] {
  return near.flatMap((one) => {
    const driver = facts.get(one.driverId);
    if (driver === undefined) return [];
    return [{ ...one, gate: gateOf(driver, trip, now.getTime(), one.meters), etaSeconds: ports.etaSeconds(one.meters, now) }];
  });
}

/**
 * One round: time passes, every waiting trip looks at the drivers around it, all trips together are given drivers with
 * the smallest total pickup time, and the offers are made. Drivers far from every pickup are never looked at.
 */
export async function runRound(ports: DispatchPorts, now: Date, remembered: Remembered): Promise<RoundResult> {
  await ports.expire(now);
  const trips = await ports.openTrips();
  const open = new Set(trips.map((trip) => trip.tripId));
  for (const tripId of remembered.keys()) if (!open.has(tripId)) remembered.delete(tripId);
  if (trips.length === 0) return { offered: 0, waiting: 0 };

  const near = trips.map((trip) => ports.driversNear(trip.pickup, CANDIDATES_PER_ROUND, SEARCH_RADIUS_METERS));
  const ids = [...new Set(near.flat().map((one) => one.driverId))];
  const facts = ids.length === 0 ? new Map<number, DriverFacts>() : await ports.driverFacts(ids);
  const considered = trips.map((trip, i) => consider(trip, near[i] ?? [], facts, ports, now));
  const eligible = considered.map((all) => all.filter((one) => one.gate === undefined));

  const chosen = assign(
    eligible.map((all, i) => {
      const waited = (now.getTime() - (trips[i]?.requestedAt ?? now.getTime())) / 1000;
      return all.map(({ driverId, etaSeconds }) => ({ driverId, cost: etaSeconds - WAITING_WEIGHT * waited }));
    }),
  );
  let offered = 0;
  for (const [i, trip] of trips.entries()) {
    const winner = eligible[i]?.[chosen[i] ?? -1];
    const result = winner === undefined ? undefined : await makeOffer(ports, trip, winner, now);
    if (result === 'offered') offered += 1;
    if (result !== 'trip_gone')
      await keepRecord(ports, trip, considered[i] ?? [], result === undefined ? undefined : winner, result, now, remembered);
  }
  return { offered, waiting: trips.length - offered };
}

function makeOffer(ports: DispatchPorts, trip: OpenTrip, driver: Candidate, now: Date) {
  return ports.offer({
    tripId: trip.tripId,
    driverId: driver.driverId,
    pickupMeters: driver.meters,
    pickupSeconds: driver.etaSeconds,
    expiresAt: new Date(now.getTime() + OFFER_SECONDS * 1000),
  });
}

async function keepRecord(
  ports: DispatchPorts,
  trip: OpenTrip,
  candidates: readonly Candidate[],
  winner: Candidate | undefined,
  result: 'offered' | 'driver_gone' | undefined,
  now: Date,
  remembered: Remembered,
): Promise<void> {
  const considered: Considered[] = candidates.map(({ driverId, gate, meters }) => {
    const decided: Gate = gate ?? 'other_was_nearer';
    if (driverId !== winner?.driverId) return { driverId, gate: decided, meters };
    return { driverId, gate: result === 'offered' ? 'offered' : 'busy', meters };
  });
  const picture = considered
    .map(({ driverId, gate }) => `${driverId}:${gate}`)
    .sort()
    .join();
  const last = remembered.get(trip.tripId);
  if (result !== 'offered' && last?.picture === picture && now.getTime() - last.at < RECORD_AGAIN_MS) return;
  remembered.set(trip.tripId, { picture, at: now.getTime() });
  await ports.record({ tripId: trip.tripId, at: now, considered });
}
