import { createDriverIndex } from '@safiri/dispatch/index/nearest-drivers.ts';
import type { DispatchPorts, NewOffer, OfferResult } from '@safiri/dispatch/engine/ports.ts';
import type { DriverFacts } from '@safiri/rules/dispatch/gates.ts';
import { earnsNoMore, fareRate, SHARED_ENDING_SECONDS, type EndingTrip, type Worked } from '@safiri/rules/dispatch/next-trip.ts';
import { detourCapMinutes, type CarriedRide } from '@safiri/rules/dispatch/pooling.ts';
import { fareMinor } from '@safiri/rules/pricing/fare.ts';
import { vehicleTypes } from '@safiri/rules/dispatch/vehicles.ts';
import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import { etaSeconds, roadMeters } from '@safiri/rules/places/route-estimate.ts';
import type { Agenda } from './agenda.ts';
import { Car } from './car.ts';
import type { Dispatching } from './policies.ts';
import type { Request, Scenario } from './scenario.ts';
import type { Trip } from './trip.ts';

/** A moment of the simulated day as a date; any day does. */
export const dateOf = (seconds: number): Date => new Date(seconds * 1000);

const hourAt = (seconds: number) => Math.floor(seconds / 3600) % 24;

/** Expected seconds of the way between two points. */
export const driveSeconds = (from: Point, to: Point, at: number): number => etaSeconds(roadMeters(distanceMeters(from, to)), hourAt(at));

/** How often what drivers earn is looked at. */
const RATE_SECONDS = 60;

/** The tables of a simulated city, and the engine's ports on them: the same engine, with arrays where the server has PostgreSQL. */
export class SimCity {
  readonly cars = new Map<number, Car>();
  readonly trips = new Map<number, Trip>();
  readonly waiting = new Set<Trip>();
  /** When set, the engine sees this trip alone: each is served as it comes. */
  only: Trip | undefined;
  /** What an offer brings about; set by the day. */
  onOffer: (offer: NewOffer, car: Car, trip: Trip) => void = () => {};
  readonly ports: DispatchPorts;
  private readonly index = createDriverIndex();
  private readonly agenda: Agenda;
  private readonly scenario: Scenario;
  private readonly how: Dispatching;
  private readonly poolable = new Set<Car>();
  private rate = { at: -Infinity, fares: 0 };

  constructor(scenario: Scenario, agenda: Agenda, how: Dispatching) {
    this.scenario = scenario;
    this.agenda = agenda;
    this.how = how;
    for (const shift of scenario.shifts) this.cars.set(shift.driverId, new Car(shift));
    this.ports = this.createPorts();
  }

  addTrip(request: Request): Trip {
    const straight = distanceMeters(request.pickup, request.dropoff);
    const aloneSeconds = driveSeconds(request.pickup, request.dropoff, request.at);
    const trip: Trip = {
      request,
      roadMeters: roadMeters(straight),
      aloneSeconds,
      detourCapSeconds: request.rideType === 'share' ? 60 * detourCapMinutes(Math.round(aloneSeconds / 60)) : 0,
      fareMinor: fareMinor({ rideType: request.rideType, distanceMeters: roadMeters(straight), countryId: this.scenario.countryId }),
      asked: new Map(),
      state: 'waiting',
      offered: false,
      acceptedAt: undefined,
      pickedUpAt: undefined,
      endedAt: undefined,
      pickupMeters: 0,
      detourSeconds: 0,
      pooled: false,
    };
    this.trips.set(request.id, trip);
    this.waiting.add(trip);
    return trip;
  }

  /** Puts a car where dispatch finds it, or takes it out while it is of no use to any trip. */
  place(car: Car): void {
    const room = this.carriedBy(car) !== null;
    if (room) this.poolable.add(car);
    else this.poolable.delete(car);
    if (car.online && (car.stops.length === 0 || room || this.freesSoon(car))) this.put(car);
    else this.index.remove(car.id);
  }

  /** Whether a car may be given its next trip while it still carries its last passenger; of a share ride another may join. */
  freesSoon(car: Car): boolean {
    return this.how.forward === true && car.stops.length === 1 && car.stops[0]?.kind === 'dropoff' && this.carriedBy(car) === null;
  }

  /** Where a car sets off to its next pickup. */
  private startOf(car: Car): Point {
    const [stop] = car.stops;
    return stop !== undefined && this.freesSoon(car) ? stop.trip.request.dropoff : car.positionAt(this.agenda.now());
  }

  /** The trip that a car ends soon, where its driver may be given the next one before that. */
  endingOf(car: Car): EndingTrip | null {
    const [stop] = car.stops;
    if (stop === undefined || !this.freesSoon(car) || !earnsNoMore(this.workedBy(car), this.fareRate())) return null;
    const now = this.agenda.now();
    return { tripId: stop.trip.request.id, freeInSeconds: driveSeconds(car.positionAt(now), stop.trip.request.dropoff, now) };
  }

  private workedBy(car: Car): Worked {
    const underWay = car.stops.reduce((sum, { kind, trip }) => (kind === 'dropoff' ? sum + trip.fareMinor : sum), 0);
    return { fareMinor: car.earnedMinor + underWay, onlineSeconds: Math.max(0, this.agenda.now() - car.shift.from) };
  }

  /** What all drivers online earn per second. */
  private fareRate(): number {
    const now = this.agenda.now();
    if (now - this.rate.at >= RATE_SECONDS) {
      const online = [...this.cars.values()].filter((car) => car.online);
      this.rate = { at: now, fares: fareRate(online.map((car) => this.workedBy(car))) };
    }
    return this.rate.fares;
  }

  private put(car: Car): void {
    const now = this.agenda.now();
    this.index.put({ driverId: car.id, ...this.startOf(car), pool: car.shift.vehicleType, at: now * 1000 });
  }

  /** Whether a car is about to let its last passenger out. */
  private isNearlyThere(car: Car): boolean {
    const [stop, ...others] = car.stops;
    if (stop === undefined || stop.kind === 'pickup' || others.length > 0 || this.how.forward !== true) return false;
    const now = this.agenda.now();
    return driveSeconds(car.positionAt(now), stop.trip.request.dropoff, now) <= SHARED_ENDING_SECONDS;
  }

  /** The share ride of a car that may be joined. */
  private carriedBy(car: Car): CarriedRide | null {
    const trip = car.stops[0]?.trip;
    if (
      this.how.pooling !== true ||
      trip === undefined ||
      trip.request.rideType !== 'share' ||
      car.stops.some((stop) => stop.trip !== trip) ||
      this.isNearlyThere(car)
    )
      return null;
    return {
      tripId: trip.request.id,
      pickup: trip.request.pickup,
      dropoff: trip.request.dropoff,
      onBoard: car.aboard.has(trip),
      detourLeftSeconds: trip.detourCapSeconds - trip.detourSeconds,
    };
  }

  private factsOf(car: Car): DriverFacts {
    return {
      driverId: car.id,
      isOnline: car.online,
      isVerified: true,
      gender: 'male',
      genderVerified: false,
      vehicleType: car.shift.vehicleType,
      hasLiveTrip: car.stops.length > 0,
      carries: this.carriedBy(car),
      ending: this.endingOf(car),
      hasLiveOffer: car.offered !== undefined,
      positionAt: this.agenda.now() * 1000,
      idleSince: 1000 * car.idleSince,
    };
  }

  private offer(made: NewOffer): OfferResult {
    const trip = this.trips.get(made.tripId);
    const car = this.cars.get(made.driverId);
    if (trip === undefined || trip.state !== 'waiting' || trip.offered) return 'trip_gone';
    if (car === undefined || !car.online || car.offered !== undefined) return 'driver_gone';
    const goesOnWith = made.pool?.withTripId ?? made.after?.tripId;
    if (car.stops.some((stop) => stop.trip.request.id !== goesOnWith)) return 'driver_gone';
    trip.offered = true;
    car.offered = trip;
    this.onOffer(made, car, trip);
    return 'offered';
  }

  private createPorts(): DispatchPorts {
    const pointOf = (driverId: number): Point => this.startOf(this.cars.get(driverId) as Car);
    const seconds = (meters: number, at: Date) => etaSeconds(roadMeters(meters), hourAt(at.getTime() / 1000));
    return {
      openTrips: async () => {
        for (const car of this.poolable) this.put(car);
        const open = this.only === undefined ? [...this.waiting].filter((trip) => !trip.offered) : [this.only];
        const trips = open.map(({ request, detourCapSeconds, asked }) => ({
          tripId: request.id,
          rideType: request.rideType,
          pickup: request.pickup,
          passengerGenderVerifiedFemale: false,
          asked,
          share: request.rideType === 'share' ? { dropoff: request.dropoff, detourCapSeconds } : null,
          requestedAt: request.at * 1000,
        }));
        return { trips, over: 0, upTo: Infinity };
      },
      driversNear: (pickup, limit, radius, { pools, free } = { pools: vehicleTypes }) => {
        const accept = (driverId: number) => free !== true || !this.poolable.has(this.cars.get(driverId) as Car);
        return this.index.nearest(pickup, limit, radius, { pools, accept }).map((near) => ({ ...near, point: pointOf(near.driverId) }));
      },
      driverFacts: async (ids) =>
        new Map(
          ids.flatMap((id) => {
            const car = this.cars.get(id);
            return car === undefined ? [] : [[id, this.factsOf(car)] as const];
          }),
        ),
      offer: async (made) => this.offer(made),
      record: async () => {},
      expire: async () => ({ lapsedOffers: 0, cancelledTrips: 0 }),
      pickupSeconds: (_trip, drivers, at) =>
        drivers.map(({ meters }) => {
          const drive = seconds(meters, at);
          return drive <= (this.how.pickupSecondsAtMost ?? Infinity) ? drive : Infinity;
        }),
      leastSeconds: (_trip, meters, at) => meters.map((one) => seconds(one, at)),
      driveSeconds: (_trip, from, to, at) => driveSeconds(from, to, at.getTime() / 1000),
    };
  }
}
