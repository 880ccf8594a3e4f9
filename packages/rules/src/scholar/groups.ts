import type { Point } from '../places/geo.ts';

/** When a group drives (spec: operations §3). */
export const scheduleTypes = ['morning', 'afternoon', 'both'] as const;
export type ScheduleType = (typeof scheduleTypes)[number];

/** The runs of a day: to school and home again. */
export const schoolRuns = ['morning', 'afternoon'] as const;
export type SchoolRun = (typeof schoolRuns)[number];

export const runsOf = (schedule: ScheduleType): readonly SchoolRun[] => (schedule === 'both' ? schoolRuns : [schedule]);

/** A child with a seat, or on the waiting list; a seat that was left stays for the record. */
export const heldSeatStatuses = ['member', 'waiting'] as const;
export const seatStatuses = [...heldSeatStatuses, 'left'] as const;

/** Pickup points on a card; the rest is a number (spec: operations §9). */
export const STOPS_SHOWN = 2;

/** What the driver says of a child on a run, in this order; absent and handed over are the ends. */
export const rollStates = ['on_board', 'absent', 'handed_over'] as const;
export type RollState = (typeof rollStates)[number];

/** Whether a child may be called that now. A child that never got on is not handed over; a mistake at the stop can be put right. */
export function mayCall(from: RollState | null, to: RollState): boolean {
  if (from === 'handed_over') return false;
  return to === 'handed_over' ? from === 'on_board' : true;
}

/** Minutes before a pickup from which its guardian may ring the driver, and after it: who is late is asked for then. */
const CALL_BEFORE = 60;
const CALL_AFTER = 60;

/**
 * Whether the driver's number is told around a stop; while the child is on board it always is.
 * @param stop minute of the day at which the group stops there
 * @param minute minute of the day now, on the same clocks
 */
export const mayRingAround = (stop: number, minute: number): boolean => minute >= stop - CALL_BEFORE && minute <= stop + CALL_AFTER;

/** Days without a run are looked over for so many days: the longest holidays and some more. */
export const LOOKED_AHEAD_DAYS = 100;

/**
 * The days until the next pickup: 0 for today as long as its time has not come.
 * @param days on which the group drives, 0 for Monday; at least one
 * @param weekday today's
 * @param minute minute of the day now
 * @param stop minute of the day of the pickup
 * @param isOff whether there is no run so many days from today: a holiday, or a day that the school gives
 */
export function daysToPickup(
  days: readonly number[],
  weekday: number,
  minute: number,
  stop: number,
  isOff: (ahead: number) => boolean = () => false,
): number {
  const drives = (n: number) => days.includes((weekday + n) % 7) && !isOff(n);
  if (drives(0) && minute <= stop) return 0;
  let ahead = 1;
  while (ahead < LOOKED_AHEAD_DAYS && !drives(ahead)) ahead += 1;
  return ahead;
}

/** Minutes before the first stop of a run from which its roll may be called. */
const ROLL_BEFORE = 60;

/**
 * The minute of the day from which the roll of a run may be called: an hour before its first stop, until the day ends. Where nobody said when a group drives home,
 * it is that of the way to school.
 * @param stops with their times of the day, `06:40`
 */
export function rollOpensAt(
  run: SchoolRun,
  schedule: ScheduleType,
  stops: ReadonlyArray<{ readonly time: string; readonly backTime?: string | undefined }>,
): number {
  const isBack = schedule === 'both' && run === 'afternoon';
  const times = stops.map(({ time, backTime }) => (isBack ? (backTime ?? time) : time)).toSorted();
  const [hours = 0, minutes = 0] = (times[0] ?? '00:00').split(':').map(Number);
  return Math.max(0, hours * 60 + minutes - ROLL_BEFORE);
}

/** Parts of a degree to which a stop is told to who has no seat: about 300 metres. */
const PER_DEGREE = 333;

/** About where a stop is; who has a seat is told exactly. */
export const nearly = ({ lat, lng }: Point): Point => ({
  lat: Math.round(lat * PER_DEGREE) / PER_DEGREE,
  lng: Math.round(lng * PER_DEGREE) / PER_DEGREE,
});

/** Who gets the child, and the four digits that prove it. */
export const COLLECTOR_PIN_DIGITS = 4;
/** Children of one guardian; more is a school. */
export const CHILDREN_AT_MOST = 12;
