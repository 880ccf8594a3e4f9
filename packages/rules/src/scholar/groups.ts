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

/** Who gets the child, and the four digits that prove it. */
export const COLLECTOR_PIN_DIGITS = 4;
/** Children of one guardian; more is a school. */
export const CHILDREN_AT_MOST = 12;
