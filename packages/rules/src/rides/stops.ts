import { distanceMeters, type Point } from '../places/geo.ts';

/** A ride stops on its way so often at most. */
export const STOPS_AT_MOST = 2;

/** What its driver says of a stop: to be there, to go on from it, or that its passenger does not want it any more. */
export const stopSteps = ['arrived', 'left', 'skipped'] as const;
export type StopStep = (typeof stopSteps)[number];

/** A place that a ride stops at between its pickup and its dropoff. */
export interface StopPlace extends Point {
  readonly address: string;
}

/** The same on the way; ISO times of the server. One that was left without an arrival was skipped. */
export interface TripStop extends StopPlace {
  readonly arrivedAt: string | null;
  /** From when on waiting there counts; null where the driver's position did not show them there. */
  readonly waitingSince: string | null;
  readonly leftAt: string | null;
}

/** Stops of a ride that nobody has driven yet. */
export const aheadOf = (places: readonly StopPlace[]): TripStop[] =>
  places.map(({ lat, lng, address }) => ({ lat, lng, address, arrivedAt: null, waitingSince: null, leftAt: null }));

type Times = Pick<TripStop, 'arrivedAt' | 'leftAt'>;

/** The place in the list of the stop that is made or comes next; undefined when all are behind. */
export function nextStop(stops: readonly Times[]): number | undefined {
  const index = stops.findIndex(({ leftAt }) => leftAt === null);
  return index === -1 ? undefined : index;
}

/** The place in the list of the stop that is driven to now, or once the car goes on from the one at which it stands. */
export function stopAhead(stops: readonly Times[]): number | undefined {
  const index = stops.findIndex(({ arrivedAt, leftAt }) => arrivedAt === null && leftAt === null);
  return index === -1 ? undefined : index;
}

/** Those at which the car was. */
export const madeStops = <T extends Times>(stops: readonly T[]): T[] => stops.filter(({ arrivedAt }) => arrivedAt !== null);

/** Metres of the straight lines from place to place. */
export const straightMeters = (way: readonly Point[]): number =>
  way.reduce((sum, place, i) => sum + (i === 0 ? 0 : distanceMeters(way[i - 1] ?? place, place)), 0);

/**
 * The stops after what the driver says of one: they are made in their order. The same said again changes nothing, but for an arrival that the
 * position shows now and did not before.
 * @param index of the stop in the list
 * @param isSeen the driver's position shows them at it
 * @param isGone it shows for sure that they are elsewhere by now: what they drove meanwhile was no wait
 * @returns the very list where nothing changes, null where the step is not one that can be made now
 */
export function afterStep(
  stops: readonly TripStop[],
  index: number,
  step: StopStep,
  now: Date,
  isSeen: boolean,
  isGone = false,
): readonly TripStop[] | null {
  const stop = stops[index];
  if (stop === undefined) return null;
  const at = now.toISOString();
  const changed = (change: Partial<TripStop>) => stops.map((one, i) => (i === index ? { ...one, ...change } : one));
  const isHere = stop.arrivedAt !== null;
  if (stop.leftAt !== null) return isHere === (step !== 'skipped') ? stops : null;
  if (nextStop(stops) !== index) return null;
  if (step === 'arrived') {
    if (isHere && (stop.waitingSince !== null || !isSeen)) return stops;
    return changed({ arrivedAt: stop.arrivedAt ?? at, waitingSince: isSeen ? at : null });
  }
  return isHere === (step === 'left') ? changed({ leftAt: at, ...(isGone ? { waitingSince: null } : {}) }) : null;
}

/** Milliseconds that a car was seen to wait at each stop; at the one where it still is, until then. @param until milliseconds */
export const waitsAt = (stops: readonly TripStop[], until: number): number[] =>
  stops.flatMap(({ waitingSince, leftAt }) =>
    waitingSince === null ? [] : [Math.max(0, (leftAt === null ? until : Date.parse(leftAt)) - Date.parse(waitingSince))],
  );
