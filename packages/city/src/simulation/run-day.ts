import { Assigner } from '@safiri/dispatch/assignment/assigner.ts';
import { runRound, type Remembered } from '@safiri/dispatch/engine/round.ts';
import type { NewOffer } from '@safiri/dispatch/engine/ports.ts';
import { NEXT_TRIP_LATE_SECONDS } from '@safiri/rules/dispatch/next-trip.ts';
import { OFFER_SECONDS, SEARCH_SECONDS } from '@safiri/rules/dispatch/offer-life.ts';
import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import { roadMeters } from '@safiri/rules/places/route-estimate.ts';
import { createAgenda } from './agenda.ts';
import type { Car, Stop } from './car.ts';
import { chanceOf, noiseOf } from './chance.ts';
import { closestPairsFirst } from './closest-pairs.ts';
import { figuresOf, type DayFigures } from './figures.ts';
import { dispatchings, type Dispatching, type Policy } from './policies.ts';
import type { Scenario } from './scenario.ts';
import { dateOf, driveSeconds, SimCity } from './sim-city.ts';
import type { Trip } from './trip.ts';

/** Seconds between two looks of dispatch at the waiting trips. */
const WINDOW_SECONDS = 2;
const ANSWER = { from: 1, to: 9 };
const DECLINES = 0.06;
/** Seconds at the kerb, until the passenger is in or out. */
const BOARDING_SECONDS = { pickup: 75, dropoff: 25 };
/** Spread of how long a way really takes around what is expected. */
const TRAFFIC_SIGMA = 0.3;
/** What chance is asked for, so that answers and ways are different draws. */
const DRAW = { answer: 1, decline: 2, pickup: 3, dropoff: 4 };

const wayMeters = (from: Point, to: Point) => roadMeters(distanceMeters(from, to));

/** A whole day on a virtual clock, with the engine that serves real cities. The same scenario always gives the same day. */
export async function runDay(scenario: Scenario, policy: Policy): Promise<DayFigures> {
  const agenda = createAgenda();
  const how: Dispatching = dispatchings[policy];
  const city = new SimCity(scenario, agenda, how);
  const remembered: Remembered = new Map();
  const assigner = new Assigner();
  let roundPlanned = false;

  function wake(): void {
    if (roundPlanned) return;
    roundPlanned = true;
    const now = agenda.now();
    agenda.plan(how.order === 'each' ? now : WINDOW_SECONDS * (Math.floor(now / WINDOW_SECONDS) + 1), round);
  }

  /** Who is served after whom: one by one, or all together. */
  function turnsAt(now: number): ReadonlyArray<Trip | undefined> {
    if (how.order === 'together') return [undefined];
    const open = [...city.waiting].filter((trip) => !trip.offered);
    return how.order === 'closest' ? closestPairsFirst(open, city.cars.values(), now) : open;
  }

  async function round(): Promise<void> {
    const now = agenda.now();
    const tools = { assigner, clock: () => dateOf(now), farAtOnce: how.held !== true };
    for (const trip of turnsAt(now)) {
      city.only = trip;
      const { failures } = await runRound(city.ports, dateOf(now), remembered, tools);
      if (failures.length > 0) throw failures[0];
    }
    roundPlanned = false;
    if ([...city.waiting].some((trip) => !trip.offered)) {
      roundPlanned = true;
      agenda.plan(now + WINDOW_SECONDS, round);
    }
  }

  function headFor(car: Car): void {
    car.plan += 1;
    const [stop] = car.stops;
    const now = agenda.now();
    if (stop === undefined) {
      if (!car.online) endShift(car);
      else car.idleSince = now;
      city.place(car);
      return;
    }
    const { request } = stop.trip;
    const to = request[stop.kind];
    const from = car.positionAt(now);
    const luck = noiseOf(TRAFFIC_SIGMA, scenario.seed, request.id, DRAW[stop.kind]);
    const seconds = driveSeconds(from, to, now) * luck;
    car.setOff(now, to, seconds, wayMeters(from, to));
    const { plan } = car;
    agenda.plan(now + seconds, () => arrive(car, stop, plan));
    city.place(car);
  }

  function arrive(car: Car, stop: Stop, plan: number): void {
    if (car.plan !== plan) return;
    agenda.plan(agenda.now() + BOARDING_SECONDS[stop.kind], () => leave(car, stop));
  }

  function leave(car: Car, stop: Stop): void {
    // The passenger gave up at the last moment, or the stops were laid anew around this one.
    if (!car.stops.includes(stop)) return;
    const now = agenda.now();
    const { trip } = stop;
    car.stops = car.stops.filter((one) => one !== stop);
    if (stop.kind === 'pickup') {
      trip.state = 'aboard';
      trip.pickedUpAt = now;
      car.takeIn(trip, now);
    } else {
      trip.state = 'done';
      trip.endedAt = now;
      car.letOut(trip, now);
      car.earnedMinor += trip.fareMinor;
      car.trips += 1;
    }
    headFor(car);
  }

  city.onOffer = (offer, car, trip) => {
    const answer = chanceOf(scenario.seed, trip.request.id, car.id, DRAW.answer);
    const seconds = Math.min(OFFER_SECONDS, ANSWER.from + answer * (ANSWER.to - ANSWER.from));
    agenda.plan(agenda.now() + seconds, () => decide(offer, car, trip));
  };

  function decide(offer: NewOffer, car: Car, trip: Trip): void {
    car.offered = undefined;
    trip.offered = false;
    const declines = chanceOf(scenario.seed, trip.request.id, car.id, DRAW.decline) < DECLINES;
    const along = offer.pool === undefined ? undefined : city.trips.get(offer.pool.withTripId);
    // What was to be shared with may be over by now: then the car takes the trip alone.
    const shared = along !== undefined && car.stops.some((stop) => stop.trip === along);
    const isNext = offer.after !== undefined && city.freesSoon(car);
    if (trip.state !== 'waiting' || !car.online || (car.stops.length > 0 && !shared && !isNext)) return wake();
    if (declines) {
      trip.asked.set(car.id, { gate: 'declined', at: 1000 * agenda.now() });
      return wake();
    }
    const now = agenda.now();
    trip.state = 'coming';
    trip.acceptedAt = now;
    trip.pickupMeters = distanceMeters(isNext ? (car.stops[0] as Stop).trip.request.dropoff : car.positionAt(now), trip.request.pickup);
    city.waiting.delete(trip);
    const own: Stop[] = [
      { trip, kind: 'pickup' },
      { trip, kind: 'dropoff' },
    ];
    if (shared && offer.pool !== undefined) {
      along.detourSeconds += offer.pool.delaySeconds;
      trip.detourSeconds = offer.pool.detourSeconds;
      trip.pooled = true;
      along.pooled = true;
      const all = [...own, ...car.stops];
      const order = offer.pool.stops.flatMap(({ tripId, kind }) => all.filter((s) => s.trip.request.id === tripId && s.kind === kind));
      car.halt(now, wayMeters);
      car.stops = order;
    } else if (isNext) {
      car.stops = [...car.stops, ...own];
      agenda.plan(now + offer.after.freeInSeconds + NEXT_TRIP_LATE_SECONDS, () => giveBack(car, trip));
      // It goes on as it was.
      return city.place(car);
    } else {
      car.stops = own;
    }
    headFor(car);
  }

  /** The trip before took too long: this one is searched for anew. */
  function giveBack(car: Car, trip: Trip): void {
    if (trip.state !== 'coming' || car.stops[0] === undefined || car.stops[0].trip === trip) return;
    car.stops = car.stops.filter((stop) => stop.trip !== trip);
    const now = agenda.now();
    trip.state = 'waiting';
    trip.acceptedAt = undefined;
    trip.asked.set(car.id, { gate: 'asked_before', at: 1000 * now });
    city.waiting.add(trip);
    agenda.plan(now + SEARCH_SECONDS, () => giveUp(trip, 'nobody'));
    city.place(car);
    wake();
  }

  function giveUp(trip: Trip, state: 'cancelled' | 'nobody'): void {
    if (trip.state !== 'waiting' && !(state === 'cancelled' && trip.state === 'coming')) return;
    const wasComing = trip.state === 'coming';
    trip.state = state;
    trip.endedAt = agenda.now();
    city.waiting.delete(trip);
    if (!wasComing) return;
    for (const car of city.cars.values()) {
      if (!car.stops.some((stop) => stop.trip === trip)) continue;
      car.halt(agenda.now(), wayMeters);
      car.stops = car.stops.filter((stop) => stop.trip !== trip);
      headFor(car);
      wake();
    }
  }

  function endShift(car: Car): void {
    car.onlineSeconds = agenda.now() - car.shift.from;
  }

  for (const car of city.cars.values()) {
    agenda.plan(car.shift.from, () => {
      car.online = true;
      car.idleSince = agenda.now();
      city.place(car);
      if (city.waiting.size > 0) wake();
    });
    agenda.plan(car.shift.to, () => {
      car.online = false;
      if (car.stops.length === 0) endShift(car);
      city.place(car);
    });
  }
  for (const request of scenario.requests) {
    agenda.plan(request.at, () => {
      const trip = city.addTrip(request);
      agenda.plan(request.at + SEARCH_SECONDS, () => giveUp(trip, 'nobody'));
      agenda.plan(request.at + request.patienceSeconds, () => giveUp(trip, 'cancelled'));
      wake();
    });
  }
  await agenda.run();
  return figuresOf([...city.trips.values()], [...city.cars.values()]);
}
