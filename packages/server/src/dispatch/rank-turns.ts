import type { Near, OpenTrip } from '@safiri/dispatch/engine/ports.ts';
import { gateOf, type DriverFacts } from '@safiri/rules/dispatch/gates.ts';
import { turnsOf } from '@safiri/rules/dispatch/rank-line.ts';
import type { MarketPlace } from '@safiri/rules/markets/document.ts';
import { rankAt } from '@safiri/rules/markets/places.ts';
import { distanceMeters } from '@safiri/rules/places/geo.ts';
import { isDelivery } from '@safiri/rules/rides/deliveries.ts';
import { listLines, type LivePositions } from '../drivers/public.ts';
import type { Context } from '../platform/context.ts';

/** A trip that waits, with the market of its pickup. */
export interface WaitingTrip extends OpenTrip {
  readonly marketId: string;
}

interface AtRank {
  readonly trip: WaitingTrip;
  readonly place: MarketPlace;
}

const keyOf = (marketId: string, placeId: string) => `${marketId} ${placeId}`;

/** Those of people that begin at a rank with a line. */
const atRanks = ({ markets }: Context, trips: readonly WaitingTrip[]): AtRank[] =>
  trips.flatMap((trip) => {
    const document = isDelivery(trip.rideType) ? undefined : markets.byId(trip.marketId)?.document;
    const place = document === undefined ? undefined : rankAt(document, trip.pickup);
    return place === undefined ? [] : [{ trip, place }];
  });

/**
 * The waiting trips, each that begins at a rank with whose turn it is: the first in line there who is at the place and may take it. Of a trip that nobody in
 * line may take the nearest drivers are asked, as everywhere.
 * @param trips oldest first
 */
export async function withTurns(
  ctx: Context,
  positions: LivePositions,
  trips: readonly WaitingTrip[],
  factsOf: (driverIds: number[]) => Promise<Map<number, DriverFacts>>,
): Promise<OpenTrip[]> {
  const ranked = atRanks(ctx, trips);
  if (ranked.length === 0) return [...trips];
  const lines = Map.groupBy(await listLines(ctx.db, [...new Set(ranked.map(({ trip }) => trip.marketId))]), ({ marketId, placeId }) =>
    keyOf(marketId, placeId),
  );
  const lineOf = ({ trip, place }: AtRank) => (lines.get(keyOf(trip.marketId, place.id)) ?? []).map(({ driverId }) => driverId);
  const facts = await factsOf([...new Set(ranked.flatMap(lineOf))]);
  const now = ctx.clock().getTime();
  const nearOf = ({ trip }: AtRank, driverId: number): Near | undefined => {
    const point = positions.get(driverId);
    return point === undefined ? undefined : { driverId, meters: distanceMeters(trip.pickup, point), point };
  };
  const byId = new Map(ranked.map((one) => [one.trip.tripId, one]));
  const turns = turnsOf(
    ranked.map((one) => ({ tripId: one.trip.tripId, line: lineOf(one) })),
    (tripId, driverId) => {
      const one = byId.get(tripId);
      const known = facts.get(driverId);
      const near = one === undefined ? undefined : nearOf(one, driverId);
      if (one === undefined || known === undefined || near === undefined) return false;
      const { at, radiusM } = one.place;
      const isThere = distanceMeters(near.point, { lng: at[0], lat: at[1] }) <= radiusM;
      return isThere && gateOf(known, one.trip, now, near.meters) === undefined;
    },
    (tripId, driverId) => byId.get(tripId)?.trip.asked.has(driverId) === true,
  );
  const called = new Set(turns.values());
  return trips.map((trip) => {
    const turn = turns.get(trip.tripId);
    const one = byId.get(trip.tripId);
    if (turn === undefined || one === undefined) return { ...trip, called };
    return { ...trip, called, turn, line: lineOf(one).flatMap((driverId) => nearOf(one, driverId) ?? []) };
  });
}
