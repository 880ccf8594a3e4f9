import type { RideType } from '../pricing/ride-types.ts';
import { isPaidInCash } from './cash-change.ts';

/** For so many days after a ride was asked for, the name and phone of whoever rode for the passenger are kept: somebody may ask about it. */
export const RIDER_DAYS = 30;

/** So many live rides one booker may have at a time, the own among them (product: rider and booker). */
export const LIVE_PER_BOOKER = 5;

const RIDER_PREFIX = 'rider:';

/**
 * What stands in place of the number of a person without an account: nobody signs in by it, and no account is in its way.
 * @param phone in international form
 */
export const riderKey = (phone: string): string => `${RIDER_PREFIX}${phone}`;

/** Who stands before a driver's vehicle and is nobody we know: one such person for each driver, by whom nothing is remembered. */
export const strangerKey = (driverId: number): string => `${RIDER_PREFIX}hail:${driverId}`;

/** Whether a person was made from a number and has no account. @param phone as it is stored */
export const isWithoutAccount = (phone: string): boolean => phone.startsWith(RIDER_PREFIX);

/** The number that rings, of an account or of a person without one; null where there is none. @param phone as it is stored */
export function ringing(phone: string): string | null {
  const number = isWithoutAccount(phone) ? phone.slice(RIDER_PREFIX.length) : phone;
  return number.startsWith('+') ? number : null;
}

/** How somebody has to do with a ride: as rider and booker in one, as one of the two, or as its driver. */
export const sides = ['passenger', 'rider', 'booker', 'driver'] as const;
export type Side = (typeof sides)[number];

/** On which side of a ride somebody is, by its people; undefined for a stranger. */
export function sideOf(
  ride: { readonly passengerId: number; readonly bookerId: number; readonly driverId: number | null },
  who: { readonly userId: number; readonly driverId: number | null },
): Side | undefined {
  if (ride.passengerId === who.userId) return ride.bookerId === who.userId ? 'passenger' : 'rider';
  if (ride.bookerId === who.userId) return 'booker';
  return who.driverId !== null && ride.driverId === who.driverId ? 'driver' : undefined;
}

/**
 * What the two do, where they are two: car and PIN are the rider's, cost is the booker's (product: rider and booker).
 * Sharing the way and crying for help are both's: whom one books for may have no phone for it.
 * Where it goes changes on the way only where they are one: nobody is driven elsewhere on another's word.
 * Both may end the ride: whom a stranger books for says no, and is free for a ride of their own.
 */
const rights = {
  passenger: ['pin', 'cost', 'cancel', 'judge', 'meet', 'destination'],
  rider: ['pin', 'cancel', 'judge', 'meet'],
  booker: ['cost', 'cancel', 'meet'],
  driver: [],
} as const satisfies Record<Side, readonly string[]>;
export type RideRight = (typeof rights)['passenger'][number];

/** Whether somebody on this side of a ride has a right of the passenger. */
export const mayOnRide = (side: Side, right: RideRight): boolean => (rights[side] as readonly RideRight[]).includes(right);

/** Whether somebody learns what a ride costs: who asked for it, who drives it, and who hands the money over. */
export const learnsCost = (side: Side, ride: { readonly rideType: RideType; readonly paymentMethod: string }): boolean =>
  side === 'driver' || mayOnRide(side, 'cost') || isPaidInCash(ride);

/**
 * The place among the booker's live rides that a new one takes: the own ride the first that is free, one for somebody else the last. So
 * the first stays free for the own ride as long as it can, which is written without looking.
 * @param held places of the booker's live rides
 * @returns undefined when all are held
 */
export function freeSlot(held: readonly number[], isOwn: boolean): number | undefined {
  const free = Array.from({ length: LIVE_PER_BOOKER }, (_, slot) => slot).filter((slot) => !held.includes(slot));
  return isOwn ? free.at(0) : free.at(-1);
}
