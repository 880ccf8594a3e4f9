/** States of a trip (product: the life of a trip; spec: operations §3 Ride names in_progress, completed, cancelled). */
export const rideStatuses = ['requested', 'accepted', 'arrived', 'in_progress', 'completed', 'cancelled'] as const;
export type RideStatus = (typeof rideStatuses)[number];

/** Who can move a trip. */
export type TripActor = 'passenger' | 'driver' | 'system';

export interface Transition {
  readonly from: RideStatus;
  readonly to: RideStatus;
  readonly by: readonly TripActor[];
}

/** Every legal step; anything else is refused and changes nothing. */
export const transitions: readonly Transition[] = [
  { from: 'requested', to: 'accepted', by: ['driver'] },
  { from: 'accepted', to: 'arrived', by: ['driver'] },
  { from: 'arrived', to: 'in_progress', by: ['driver'] },
  { from: 'in_progress', to: 'completed', by: ['driver'] },
  { from: 'requested', to: 'cancelled', by: ['passenger', 'system'] },
  { from: 'accepted', to: 'cancelled', by: ['passenger', 'driver', 'system'] },
  { from: 'arrived', to: 'cancelled', by: ['passenger', 'driver', 'system'] },
  { from: 'in_progress', to: 'cancelled', by: ['driver', 'system'] },
];

export const liveStatuses = ['requested', 'accepted', 'arrived', 'in_progress'] as const satisfies readonly RideStatus[];

/** States in which a driver is bound to the trip. */
export const drivenStatuses = ['accepted', 'arrived', 'in_progress'] as const satisfies readonly RideStatus[];

/** Whether the trip still goes on. */
export function isLive(status: RideStatus): boolean {
  return (liveStatuses as readonly RideStatus[]).includes(status);
}

/** Whether `actor` may move a trip from one state to another. */
export function mayMove(actor: TripActor, from: RideStatus, to: RideStatus): boolean {
  return transitions.some((t) => t.from === from && t.to === to && t.by.includes(actor));
}

/** The states `actor` can move to from here: which buttons a screen shows. */
export function nextStatuses(actor: TripActor, from: RideStatus): RideStatus[] {
  return transitions.filter((t) => t.from === from && t.by.includes(actor)).map((t) => t.to);
}

/** The checklist of the active ride in order, with the state that ticks each (spec: operations §2 Active ride). */
export const checklist = ['accepted', 'arrived', 'in_progress', 'completed'] as const satisfies readonly RideStatus[];

/** Whether a trip in `status` has reached `step` of the checklist. */
export function hasReached(status: RideStatus, step: (typeof checklist)[number]): boolean {
  if (status === 'cancelled' || status === 'requested') return false;
  return rideStatuses.indexOf(status) >= rideStatuses.indexOf(step);
}
