/** A driver in line who left the place, went offline or fell silent comes back within this time without losing the turn, milliseconds. */
export const LINE_GRACE_MS = 120_000;

/** So many offers that a driver in line declined, or let pass while they were on the screen, and the driver stands at the end. */
export const MISSES_TO_THE_END = 2;

/** So many offers in a row that lapsed on no screen, and the driver stands at the end too: a phone that shows nothing keeps nobody waiting. */
export const UNSEEN_TO_THE_END = 2;

/** The place in line of a driver who left it with a trip: whoever's passenger calls off has it again. */
export interface KeptTurn {
  readonly marketId: string;
  readonly placeId: string;
  readonly turn: number;
}

/** A trip that begins at a rank, with who stands in line there, the first one first. */
export interface RankTrip {
  readonly tripId: number;
  readonly line: readonly number[];
}

type Asks = (tripId: number, driverId: number) => boolean;

/**
 * Whose turn each trip is: the first in line who may take it and was not called for an earlier one; who was asked for it already comes after all
 * who were not, or the first two of a line would be asked by turns while the rest of it stands and waits.
 * @param trips of all ranks, oldest first
 * @param mayTake whether a driver of the line may be asked for a trip
 * @param wasAsked whether a driver had an offer of it before
 * @returns by trip; without one of which nobody in line may take it: then anybody else is asked
 */
export function turnsOf(trips: readonly RankTrip[], mayTake: Asks, wasAsked: Asks): Map<number, number> {
  const turns = new Map<number, number>();
  const called = new Set<number>();
  for (const { tripId, line } of trips) {
    const can = line.filter((driverId) => !called.has(driverId) && mayTake(tripId, driverId));
    const next = can.find((driverId) => !wasAsked(tripId, driverId)) ?? can[0];
    if (next === undefined) continue;
    called.add(next);
    turns.set(tripId, next);
  }
  return turns;
}
