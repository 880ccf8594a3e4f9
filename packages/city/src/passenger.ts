import { pricingPaths } from '@safiri/contract/pricing/paths.ts';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { DEMO_PASSWORD } from '@safiri/rules/demo/accounts.ts';
import type { PassengerRideType } from '@safiri/rules/pricing/ride-types.ts';
import { createPhone, Refused, type Phone } from './api.ts';
import type { SimClock } from './clock.ts';
import type { NamedPoint } from './places.ts';
import type { Dice } from '@safiri/rules/dice.ts';

export interface TripRequest {
  readonly pickup: NamedPoint;
  readonly dropoff: NamedPoint;
  readonly rideType: PassengerRideType;
}

/** How one request went, in simulated seconds and metres. */
export interface TripOutcome {
  readonly matched: boolean;
  readonly ended: Ride['status'] | 'refused';
  /** From the request to a driver's acceptance. */
  readonly waitSeconds: number | undefined;
  /** From the request to the car at the pickup. */
  readonly pickupWaitSeconds: number | undefined;
  /** Way of the accepting driver to the pickup, when it was seen. */
  readonly pickupMeters: number | undefined;
}

export interface PassengerWorld {
  readonly server: string;
  readonly clock: SimClock;
  readonly signal: AbortSignal;
}

/** Real seconds between looks at the phone; oftener where time runs faster. */
const LOOK_SECONDS = { usual: 3, fast: 1 };
const CANCELS = 0.02;

/** Asks for a quote and for the ride; null when the server refuses. */
async function request(phone: Phone, passengerId: number, wish: TripRequest): Promise<Ride | null> {
  try {
    const quote = await phone.call(pricingPaths.calculateFare, {
      body: { rideType: wish.rideType, pickupLocation: wish.pickup, dropoffLocation: wish.dropoff },
    });
    return await phone.call(ridePaths.requestRide, {
      body: {
        passengerId,
        pickupLocation: wish.pickup,
        dropoffLocation: wish.dropoff,
        fare: quote.fare,
        rideType: wish.rideType,
        paymentMethod: 'cash',
        ...(quote.quoteId === null ? {} : { quoteId: quote.quoteId }),
        ...(quote.owed === null ? {} : { owed: quote.owed }),
      },
    });
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/**
 * One trip of one passenger: quote, request, wait, confirm at the car, ride, rate.
 * @param wish null only takes up a ride from before a restart of the city
 */
export async function takeTrip(world: PassengerWorld, email: string, wish: TripRequest | null, dice: Dice): Promise<TripOutcome> {
  const { clock, signal } = world;
  const phone = createPhone(world.server);
  const user = await phone.signIn(email, DEMO_PASSWORD);
  const nothing = { matched: false, waitSeconds: undefined, pickupWaitSeconds: undefined, pickupMeters: undefined };
  const requestedAt = clock.now();
  let ride = await phone.call(ridePaths.passengerActiveRide, { params: { id: String(user.id) } });
  if (ride === null) {
    ride = wish === null ? null : await request(phone, user.id, wish);
    if (ride === null) return { ...nothing, ended: 'refused' };
  }
  const params = { id: String(ride.id) };
  let waitSeconds: number | undefined;
  let pickupWaitSeconds: number | undefined;
  let pickupMeters: number | undefined;
  while (!signal.aborted && ride.status !== 'completed' && ride.status !== 'cancelled') {
    await clock.sleep((clock.scale > 1 ? LOOK_SECONDS.fast : LOOK_SECONDS.usual) * clock.scale, signal);
    try {
      ride = await phone.call(ridePaths.getRide, { params });
      if (ride.status !== 'requested' && waitSeconds === undefined && ride.acceptedAt !== null) {
        waitSeconds = ((Date.parse(ride.acceptedAt) - Date.parse(ride.createdAt)) / 1000) * clock.scale;
        pickupMeters = ride.status === 'accepted' ? ride.eta?.meters : undefined;
      }
      if (ride.arrivedAt !== null && pickupWaitSeconds === undefined) pickupWaitSeconds = clock.now() - requestedAt;
      if (ride.status === 'requested' && dice.chance(CANCELS / 20)) {
        await phone.call(ridePaths.changeRide, { params, body: { status: 'cancelled', reason: 'changed_my_mind' } });
      }
      if (ride.status === 'arrived' && !ride.startConfirmed) {
        await clock.sleep(dice.between(4, 12), signal);
        await phone.call(ridePaths.confirmStart, { params });
      }
    } catch (error) {
      if (error instanceof Refused && error.status >= 500) throw error;
    }
  }
  if (ride.status === 'completed') {
    if (ride.ending?.confirmation === 'asked') {
      await phone.call(ridePaths.answerEnd, { params, body: { answer: 'confirmed' } }).catch(() => {});
    }
    await phone.call(ridePaths.rateRide, { params, body: { rating: dice.chance(0.8) ? 5 : 4 } }).catch(() => {});
  }
  return { matched: waitSeconds !== undefined, ended: ride.status, waitSeconds, pickupWaitSeconds, pickupMeters };
}
