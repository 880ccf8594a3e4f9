import { dispatchPaths } from '@safiri/contract/dispatch/paths.ts';
import type { Offer } from '@safiri/contract/dispatch/shapes.ts';
import { driverPaths } from '@safiri/contract/drivers/paths.ts';
import { placePaths } from '@safiri/contract/places/paths.ts';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { userPaths } from '@safiri/contract/users/paths.ts';
import { DEMO_PASSWORD } from '@safiri/rules/demo/accounts.ts';
import { FAST_TRIP_TIMES } from '@safiri/rules/demo/fast-trip.ts';
import { FASTEST_METERS_PER_SECOND, SECONDS_NEEDED } from '@safiri/rules/drivers/judge-fixes.ts';
import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import { nextStop } from '@safiri/rules/rides/stops.ts';
import { createPhone, type Phone } from './api.ts';
import { carry } from './courier.ts';
import type { SimClock } from './clock.ts';
import { createJourney, type Journey } from './journey.ts';
import type { CityPlaces } from './places.ts';
import type { Dice } from '@safiri/rules/dice.ts';

export interface DriverWorld {
  readonly server: string;
  readonly places: CityPlaces;
  readonly clock: SimClock;
  readonly signal: AbortSignal;
  /** Idle drivers keep out of this circle: in the demo it belongs to whoever signs in as a driver. */
  readonly keepOut?: { center: Point; meters: number };
}

/** Real seconds between two reports: often on a trip, when somebody watches; seldom while idle. */
const REPORT_SECONDS = { idle: 10, trip: 2, fastTrip: 1 };
/** Metres per second in town traffic, by driver. */
const SPEED = { slowest: 8, fastest: 12.5 };
const DECLINES = 0.06;
/** Simulated seconds that a driver waits at the pickup for a passenger who does not come. */
const NO_SHOW_SECONDS = 300;
/** Simulated seconds that a car stands at a stop. */
const STOP_SECONDS = 60;

/** A driver who idles about, takes offers, picks up, drives, completes and rates, all through the public API. */
export async function runDriver(world: DriverWorld, email: string, dice: Dice): Promise<void> {
  const { clock, signal } = world;
  const phone = createPhone(world.server);
  const user = await phone.signIn(email, DEMO_PASSWORD);
  const driverId = user.driver?.id ?? 0;
  const speed = dice.between(SPEED.slowest, SPEED.fastest);
  let position: Point = idleGoal(world, dice);
  let journey: Journey | undefined;
  let startedAt = 0;
  let ride: Ride | null = null;
  let arrivedAt = 0;
  let stoodSince = 0;

  function idleGoal(from: DriverWorld, random: Dice): Point {
    const { keepOut, places } = from;
    return keepOut === undefined ? places.somewhere(random) : places.away(random, keepOut.center, keepOut.meters, 9000);
  }

  /** Drives the way that the server knows; straight on until it has answered, or when it knows none. */
  async function setOff(to: Point): Promise<void> {
    const from = position;
    const pace = ride?.fast === true ? speed * FAST_TRIP_TIMES : speed;
    const straight = createJourney([], from, to, pace);
    journey = straight;
    startedAt = clock.now();
    const text = ({ lat, lng }: Point) => `${lat.toFixed(6)},${lng.toFixed(6)}`;
    const { path } = await phone.call(placePaths.findRoute, { query: { from: text(from), to: text(to) } }).catch(() => ({ path: [] }));
    if (journey === straight) journey = createJourney(path, from, to, pace);
  }

  async function report(): Promise<void> {
    const now = journey?.at(clock.now() - startedAt);
    if (now !== undefined) position = now.point;
    const fix = { lat: position.lat, lng: position.lng, heading: now?.heading ?? null, speed: now?.speed ?? 0 };
    const at = Date.now();
    // In quickened time a driver looks like a phone that jumps: the server believes it when later positions agree.
    const times =
      clock.scale * SPEED.fastest > FASTEST_METERS_PER_SECOND ? Array.from({ length: SECONDS_NEEDED }, (_, i) => at + i + 1) : [];
    await phone.call(driverPaths.reportLocation, {
      params: { id: String(driverId) },
      body: [at, ...times].map((time) => ({ ...fix, at: new Date(time).toISOString() })),
    });
  }

  const arrivedThere = () => journey === undefined || journey.at(clock.now() - startedAt).arrived;
  const move = (of: Phone, id: number, status: 'accepted' | 'arrived' | 'in_progress') =>
    of.call(ridePaths.changeRide, { params: { id: String(id) }, body: { status } });
  // The reason counts only where the trip was not seen driven: in quickened time, or after a restart in the middle of it.
  const complete = (id: number) =>
    phone.call(ridePaths.changeRide, { params: { id: String(id) }, body: { status: 'completed', endReason: 'other' } });

  async function answer(offer: Offer): Promise<void> {
    await clock.sleep(dice.between(1, 3), signal);
    if ((ride !== null && offer.along === null && !offer.next) || signal.aborted) return;
    if (dice.chance(DECLINES)) {
      await phone.call(dispatchPaths.declineOffer, { params: { id: String(offer.rideId) } });
      return;
    }
    stoodSince = 0;
    await move(phone, offer.rideId, 'accepted');
    // A next trip begins when this one ends.
    if (!offer.next) await goOn();
  }

  /** Heads for the next stop of the trip under way; in a shared car the server says which ride it belongs to. */
  async function goOn(): Promise<void> {
    ride = await phone.call(ridePaths.driverActiveRide, { params: { id: String(driverId) } });
    if (ride === null) journey = undefined;
    else
      await setOff(ride.status === 'in_progress' ? (ride.stops[nextStop(ride.stops) ?? -1] ?? ride.dropoffLocation) : ride.pickupLocation);
  }

  /** A delivery's steps, at the counter and at the door. */
  async function deliver(current: Ride): Promise<void> {
    if (!arrivedThere()) return;
    if (stoodSince === 0) stoodSince = clock.now();
    const next = await carry(phone, current, clock.now() - stoodSince);
    if (next === current) return;
    stoodSince = 0;
    ride = next;
    if (next === null) journey = undefined;
    else if (next.status === 'in_progress') await setOff(next.dropoffLocation);
  }

  /** At a stop of the trip, then on from it. */
  async function makeStop(current: Ride, index: number): Promise<void> {
    const isHere = current.stops[index]?.arrivedAt != null;
    if (isHere && clock.now() - arrivedAt < STOP_SECONDS) return;
    if (!isHere) arrivedAt = clock.now();
    const step = isHere ? 'left' : 'arrived';
    ride = await phone.call(ridePaths.makeStop, { params: { id: String(current.id) }, body: { stop: index + 1, step } });
    if (isHere) await goOn();
  }

  async function drive(current: Ride): Promise<void> {
    const stop = nextStop(current.stops);
    if (current.delivery !== null) await deliver(current);
    else if (current.status === 'accepted' && arrivedThere()) {
      ride = await move(phone, current.id, 'arrived');
      arrivedAt = clock.now();
    } else if (current.status === 'arrived' && current.startConfirmed) {
      await move(phone, current.id, 'in_progress');
      await goOn();
    } else if (current.status === 'arrived' && clock.now() - arrivedAt > NO_SHOW_SECONDS) {
      await phone.call(ridePaths.changeRide, {
        params: { id: String(current.id) },
        body: { status: 'cancelled', reason: 'passenger_no_show' },
      });
      await goOn();
    } else if (current.status === 'in_progress' && arrivedThere() && stop !== undefined) await makeStop(current, stop);
    else if (current.status === 'in_progress' && arrivedThere()) {
      const { ending } = await complete(current.id);
      if (ending?.cash != null) {
        await phone.call(ridePaths.answerCash, { params: { id: String(current.id) }, body: { paid: ending.cash.due } });
      }
      await goOn();
      await phone.call(ridePaths.rateRide, { params: { id: String(current.id) }, body: { rating: dice.chance(0.85) ? 5 : 4 } });
    }
  }

  await report();
  await phone.call(userPaths.setStatus, { params: { id: String(user.id) }, body: { isOnline: true } });
  await goOn();
  const following = phone.follow(signal, (name, data) => {
    if (name === 'offer') {
      const { offer } = data as { offer: Offer | null };
      if (offer !== null) answer(offer).catch(() => {});
    } else if (name === 'ride') {
      const told = data as Ride;
      if (ride?.id === told.id && told.version >= ride.version) {
        const over = told.status === 'cancelled' || told.status === 'completed';
        ride = over ? null : told;
        if (over) goOn().catch(() => {});
      } else if (ride === null && told.status === 'accepted') goOn().catch(() => {});
    }
  });

  while (!signal.aborted) {
    try {
      await report();
      if (ride !== null) await drive(ride);
      else if (arrivedThere() && dice.chance(0.3)) await setOff(idleGoal(world, dice));
      else if (
        journey === undefined &&
        world.keepOut !== undefined &&
        distanceMeters(position, world.keepOut.center) < world.keepOut.meters
      )
        await setOff(idleGoal(world, dice));
    } catch {
      // A refusal means that the world moved on (a cancelled trip, a restart): ask how it stands now.
      await clock.sleep(clock.scale, signal);
      ride = await phone.call(ridePaths.driverActiveRide, { params: { id: String(driverId) } }).catch(() => ride);
    }
    const seconds = ride === null ? REPORT_SECONDS.idle : ride.fast ? REPORT_SECONDS.fastTrip : REPORT_SECONDS.trip;
    await clock.sleep((clock.scale > 1 ? seconds / 2 : seconds) * clock.scale, signal);
  }
  await following;
}
