import type { Point } from '../places/geo.ts';
import type { RideType } from '../pricing/ride-types.ts';
import { drivesIn, type MarketOfTrip, type Workplace } from '../drivers/workplace.ts';
import { isDelivery } from '../rides/deliveries.ts';
import type { Gender } from '../users/genders.ts';
import { isKeptByDebt, type CashLimit, type Debts } from '../wallet/driver-money.ts';
import type { EndingTrip } from './next-trip.ts';
import { ASK_AGAIN_SECONDS, POSITION_FRESH_SECONDS, SEARCH_RADIUS_METERS } from './offer-life.ts';
import type { CarriedRide, ShareRequest } from './pooling.ts';
import { seatsForPool, vehicleFits, type VehicleType } from './vehicles.ts';

/** What decided about a driver in a round, of which a driver can later be told the {@link toldGates}. The first fifteen are `gateOf`'s, in its order. */
export const gates = [
  'not_verified',
  'offline',
  'vehicle',
  /** The trip begins in a market where the driver does not work now. */
  'other_market',
  'gender_rule',
  /** Owes so much that the market lets no more trips in cash be offered. */
  'owes_money',
  'busy',
  'has_offer',
  'stale_position',
  /** Had an offer of this trip and declined it. */
  'declined',
  /** Had an offer of this trip and let its time pass. */
  'lapsed',
  /** Had an offer of this trip whose time passed before it was on a screen: nobody's doing. */
  'not_shown',
  /** Had an offer of this trip that ended otherwise: it was withdrawn, or taken and given back. */
  'asked_before',
  'too_far',
  /** Passenger or driver does not want to meet the other again: nobody is told, the driver hears that another was nearer. */
  'kept_apart',
  /** The trip begins at a rank where it is somebody else's turn, or the driver's own turn is at another trip. */
  'not_turn',
  /** Free, but a long way off: asked once the search is nearly over. */
  'far_yet',
  /** Carries a share ride, and this one would take somebody longer than accepted. */
  'detour',
  /** The trip was offered to this driver. */
  'offered',
  /** Could have been asked; the trip went to a driver with a better place. */
  'other_was_nearer',
  /** Could have been asked; another trip of the same round was given this driver. */
  'taken_by_other',
  /** Was chosen, but no longer free when the offer was made. */
  'gone_meanwhile',
  /** Could have been asked; the trip was cancelled or given away before the offer was made. */
  'trip_gone',
] as const;
export type Gate = (typeof gates)[number];

/** A gate as its driver is told of it. */
export type ToldGate = Exclude<Gate, 'kept_apart'>;
export const toldGates: readonly [ToldGate, ...ToldGate[]] = gates.filter((gate) => gate !== 'kept_apart') as [ToldGate, ...ToldGate[]];

/** What a driver is told in place of a gate: never that somebody does not want to meet them. */
export const toldAs = (gate: Gate): ToldGate => (gate === 'kept_apart' ? 'other_was_nearer' : gate);

/** How an earlier offer of the same trip ended, as a gate. */
export type AskedGate = Extract<Gate, 'declined' | 'lapsed' | 'not_shown' | 'asked_before'>;

/** The last offer of a trip to a driver, over by now. */
export interface Asked {
  readonly gate: AskedGate;
  /** Milliseconds; when it ended. */
  readonly at: number;
}

/** Whether a driver may be asked once more: only who let the time pass, and not at once (product: offers). */
export const mayOfferAgain = ({ gate, at }: Asked, now: number): boolean =>
  (gate === 'lapsed' || gate === 'not_shown') && now - at >= ASK_AGAIN_SECONDS * 1000;

/** What is known of a driver when a trip looks for one. */
export interface DriverFacts {
  readonly driverId: number;
  readonly isOnline: boolean;
  readonly isVerified: boolean;
  readonly gender: Gender;
  /** Staff confirmed the gender from a document. */
  readonly genderVerified: boolean;
  readonly vehicleType: VehicleType;
  /** Absent where it is not asked. */
  readonly workplace?: Workplace;
  readonly hasLiveTrip: boolean;
  /** The share ride under way when it is the only one and may be joined. */
  readonly carries?: CarriedRide | null;
  /** The trip under way when it ends soon and another may be given before that, never beside `carries`; null or absent where none may. */
  readonly ending?: EndingTrip | null;
  readonly hasLiveOffer: boolean;
  /** What the driver owes the operator; nothing where it is absent. */
  readonly debts?: Debts;
  /** Milliseconds; when the position was received. */
  readonly positionAt: number;
  /** Milliseconds; since when the driver has been online without a trip. */
  readonly idleSince: number;
}

/** What a trip asks for. */
export interface TripFacts {
  readonly tripId: number;
  readonly rideType: RideType;
  /** The vehicles that can carry the order; null for those of the ride type. */
  readonly vehicles?: readonly VehicleType[] | null;
  readonly pickup: Point;
  /** Absent where no markets are told apart. */
  readonly market?: MarketOfTrip;
  readonly passengerGenderVerifiedFemale: boolean;
  /** Of a trip in cash: how much its driver may owe; null or absent where it does not matter. */
  readonly cashLimit?: CashLimit | null;
  /** What a share ride brings into a pool; null for the other types. */
  readonly share?: ShareRequest | null;
  /** Drivers who had an offer of this trip, and how the last one ended. */
  readonly asked: ReadonlyMap<number, Asked>;
  /** Drivers whom its passenger does not want to meet again, and who do not want to meet its passenger. */
  readonly keptApart?: ReadonlySet<number>;
  /** Of a trip that begins at a rank: whose turn it is in the line there. */
  readonly turn?: number | undefined;
  /** Drivers whose turn it is at a trip of this round, this one among them. */
  readonly called?: ReadonlySet<number>;
  /** Drivers whom its passenger would like best. */
  readonly favourites?: ReadonlySet<number>;
}

/** A person's gender as the ladies-only rule sees it. */
export interface KnownGender {
  readonly gender: Gender;
  readonly genderVerified: boolean;
}

const verifiedFemale = (person: KnownGender) => person.gender === 'female' && person.genderVerified;

/** ladies_only: passenger and driver are female, confirmed by staff from a document; other types ask nothing (product: offers). */
export function gendersFit(rideType: RideType, driver: KnownGender, passenger: KnownGender): boolean {
  return rideType !== 'ladies_only' || (verifiedFemale(driver) && verifiedFemale(passenger));
}

/** Whether a driver who is on the road with a share ride has seats for this trip too. */
const mayJoin = (driver: DriverFacts, trip: TripFacts) => trip.share != null && driver.carries != null && seatsForPool(driver.vehicleType);

/** Whether a driver may be given this trip before the one under way ends. */
const mayFollow = (driver: DriverFacts, trip: TripFacts) => driver.ending != null && !isDelivery(trip.rideType);

/** Whether there is any trip that this driver could be asked for; which ones, `gateOf` says. */
export const canBeAsked = (driver: DriverFacts, now: number): boolean =>
  driver.isVerified &&
  driver.isOnline &&
  !driver.hasLiveOffer &&
  (!driver.hasLiveTrip || driver.carries != null || driver.ending != null) &&
  now - driver.positionAt <= POSITION_FRESH_SECONDS * 1000;

/**
 * The first gate that keeps a driver from this trip, in the order of what the driver can change least to what passes by
 * itself; undefined when the driver may be asked (product: offers).
 * @param now milliseconds
 * @param pickupMeters great circle from the driver to the pickup
 */
export function gateOf(driver: DriverFacts, trip: TripFacts, now: number, pickupMeters: number): Gate | undefined {
  if (!driver.isVerified) return 'not_verified';
  if (!driver.isOnline) return 'offline';
  if (!vehicleFits(driver.vehicleType, trip.rideType, trip.vehicles)) return 'vehicle';
  if (driver.workplace !== undefined && trip.market !== undefined && !drivesIn(driver.workplace, trip.market)) return 'other_market';
  const passenger: KnownGender = { gender: 'female', genderVerified: trip.passengerGenderVerifiedFemale };
  if (!gendersFit(trip.rideType, driver, passenger)) return 'gender_rule';
  if (isKeptByDebt(driver.debts, trip.cashLimit)) return 'owes_money';
  if (driver.hasLiveTrip && !mayJoin(driver, trip) && !mayFollow(driver, trip)) return 'busy';
  if (driver.hasLiveOffer) return 'has_offer';
  // Written so that an unknown (NaN) time or distance keeps the driver out.
  if (!(now - driver.positionAt <= POSITION_FRESH_SECONDS * 1000)) return 'stale_position';
  const asked = trip.asked.get(driver.driverId);
  if (asked !== undefined && !mayOfferAgain(asked, now)) return asked.gate;
  if (!(pickupMeters <= SEARCH_RADIUS_METERS)) return 'too_far';
  if (trip.keptApart?.has(driver.driverId) === true) return 'kept_apart';
  if (trip.turn === undefined ? trip.called?.has(driver.driverId) === true : trip.turn !== driver.driverId) return 'not_turn';
  return undefined;
}
