import { allows, liveStatesOf, type LiveStateOf } from '../life.ts';
import { isOneOf, keysOf } from '../records.ts';

/** Who can move a trip. */
export const tripActors = ['passenger', 'driver', 'system'] as const;
export type TripActor = (typeof tripActors)[number];

/** The life of a trip (product: the life of a trip; spec: operations §3 Ride names in_progress, completed, cancelled). */
const tripLife = {
  requested: { accepted: ['driver'], cancelled: ['passenger', 'system'] },
  accepted: { arrived: ['driver'], cancelled: ['passenger', 'driver', 'system'] },
  arrived: { in_progress: ['driver'], cancelled: ['passenger', 'driver', 'system'] },
  in_progress: { completed: ['driver'], cancelled: ['driver', 'system'] },
  completed: {},
  cancelled: {},
} as const satisfies Record<string, Record<string, readonly TripActor[]>>;

export type RideStatus = keyof typeof tripLife;
export const rideStatuses = keysOf(tripLife);

/** States in which the trip goes on. */
type LiveStatus = LiveStateOf<typeof tripLife>;
export const liveStatuses = liveStatesOf(tripLife);

/** States in which a driver is bound to the trip. */
export const drivenStatuses = ['accepted', 'arrived', 'in_progress'] as const satisfies readonly LiveStatus[];

/** Whether the trip still goes on. */
export const isLive = (status: RideStatus): boolean => isOneOf(liveStatuses, status);

/** Whether a driver is bound to the trip. */
export const isDriven = (status: RideStatus): boolean => isOneOf(drivenStatuses, status);

/** Whether `actor` may move a trip from one state to another. */
export const mayMove = (actor: TripActor, from: RideStatus, to: RideStatus): boolean => allows(tripLife, actor, from, to);

/** The states `actor` can move to from here: which buttons a screen shows. */
export const nextStatuses = (actor: TripActor, from: RideStatus): RideStatus[] => rideStatuses.filter((to) => mayMove(actor, from, to));

/** The checklist of the active ride in order, with the state that ticks each (spec: operations §2 Active ride). */
export const checklist = ['accepted', 'arrived', 'in_progress', 'completed'] as const satisfies readonly RideStatus[];

/** Whether a trip in `status` has reached `step` of the checklist. */
export function hasReached(status: RideStatus, step: (typeof checklist)[number]): boolean {
  if (status === 'cancelled' || status === 'requested') return false;
  return rideStatuses.indexOf(status) >= rideStatuses.indexOf(step);
}
