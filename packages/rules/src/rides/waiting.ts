import { ARRIVED_METERS, isEndFix, type EndFix } from './completion.ts';
import { distanceMeters, type Point } from '../places/geo.ts';

/** Seconds that a driver waits at the pickup before a passenger who has not come counts as not there, where no market says otherwise. */
export const FREE_WAIT_SECONDS = 300;

/** After how many seconds at the pickup nobody came, as a trip's version says. */
export const noShowSeconds = (feeTerms: { readonly cancellation: { readonly noShowAfterMinutes: number } | null } | null): number =>
  feeTerms?.cancellation == null ? FREE_WAIT_SECONDS : feeTerms.cancellation.noShowAfterMinutes * 60;

interface Waiting {
  /** When the driver arrived, and when the passenger wanted to be picked up; milliseconds, null for at once. */
  readonly arrivedAt: number;
  readonly pickupAt: number | null;
}

/** From when on a driver waits: nobody is late before the time they asked for. Milliseconds. */
export const waitingSince = ({ arrivedAt, pickupAt }: Waiting): number => Math.max(arrivedAt, pickupAt ?? arrivedAt);

/**
 * Until when a driver waits: the start, or the moment before it in which the passenger confirmed to be at the car.
 * @returns milliseconds, null while neither has come
 */
export const waitingUntil = ({
  startedAt,
  startConfirmedAt,
}: {
  startedAt: number | null;
  startConfirmedAt: number | null;
}): number | null =>
  startedAt === null || startConfirmedAt === null ? (startedAt ?? startConfirmedAt) : Math.min(startedAt, startConfirmedAt);

/** Seconds of so long a wait that are left; zero once it is over. */
export const freeWaitLeft = (waiting: Waiting, now: number, seconds = FREE_WAIT_SECONDS): number =>
  Math.max(0, Math.ceil(seconds - Math.max(0, now - waitingSince(waiting)) / 1000));

/** Whether a driver's last position shows them at a pickup or a stop: only then waiting costs anything. */
export const isSeenAt = (fix: EndFix | null, pickup: Point): boolean =>
  fix !== null && isEndFix(fix) && distanceMeters(fix, pickup) <= ARRIVED_METERS;

/** Whether it shows for sure that the car is not there any more: who drives does not wait. */
export const isGoneFrom = (fix: EndFix | null, place: Point): boolean => fix !== null && isEndFix(fix) && !isSeenAt(fix, place);
