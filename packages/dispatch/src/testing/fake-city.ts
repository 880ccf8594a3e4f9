import type { Asked, DriverFacts, Gate, TripFacts } from '@safiri/rules/dispatch/gates.ts';
import { SEARCH_SECONDS } from '@safiri/rules/dispatch/offer-life.ts';
import { vehicleTypes } from '@safiri/rules/dispatch/vehicles.ts';
import { destination, distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import type { DispatchPorts, NewOffer, OfferResult } from '../engine/ports.ts';
import { createDriverIndex } from '../index/nearest-drivers.ts';

/** How an offer that stands no more is told; who lets the time pass has seen it. */
const askedOf = ({ status, expiresAt }: FakeOffer): Asked => ({
  gate: status === 'declined' || status === 'lapsed' ? status : 'asked_before',
  at: expiresAt.getTime(),
});

export const center: Point = { lat: -25.7461, lng: 28.1881 };

export interface FakeDriver extends Omit<DriverFacts, 'driverId' | 'hasLiveTrip' | 'hasLiveOffer'> {
  readonly point: Point;
}

export interface FakeTrip extends Omit<TripFacts, 'tripId' | 'asked'> {
  readonly requestedAt: number;
  readonly status: 'requested' | 'accepted' | 'cancelled';
}

export interface FakeOffer extends NewOffer {
  status: 'offered' | 'accepted' | 'declined' | 'lapsed' | 'withdrawn';
}

export interface Row {
  readonly tripId: number;
  readonly driverId: number;
  readonly gate: Gate;
  readonly meters: number;
}

/**
 * A city whose tables are arrays and that keeps what the database keeps: one live offer per trip and per driver, none for a
 * trip that no longer waits or a driver who drives or is offline. Drivers and trips are numbered from 1 in order.
 */
export function createFakeCity(start: number) {
  const drivers = new Map<number, FakeDriver>();
  const trips = new Map<number, FakeTrip>();
  const offers: FakeOffer[] = [];
  const rows: Row[] = [];
  const index = createDriverIndex();
  const onTheRoad = new Set<number>();

  const liveOffer = (of: (offer: FakeOffer) => boolean) => offers.find((offer) => offer.status === 'offered' && of(offer));
  const isDriving = (driverId: number) =>
    onTheRoad.has(driverId) || offers.some((offer) => offer.driverId === driverId && offer.status === 'accepted');
  const isFree = (driverId: number) =>
    !isDriving(driverId) && drivers.get(driverId)?.carries == null && liveOffer((one) => one.driverId === driverId) === undefined;
  const setTrip = (tripId: number, status: FakeTrip['status']) => trips.set(tripId, { ...(trips.get(tripId) as FakeTrip), status });

  /** Adds a driver, by default a free man in a sedan at the centre. Changes one when `driverId` is given. */
  function putDriver(facts: Partial<FakeDriver> = {}, driverId = drivers.size + 1): number {
    const free: FakeDriver = {
      isOnline: true,
      isVerified: true,
      gender: 'male',
      genderVerified: false,
      vehicleType: 'sedan',
      positionAt: start,
      idleSince: start,
      point: center,
    };
    const driver = { ...free, ...drivers.get(driverId), ...facts };
    drivers.set(driverId, driver);
    const verifiedFemale = driver.gender === 'female' && driver.genderVerified;
    if (driver.isOnline) index.put({ driverId, ...driver.point, pool: driver.vehicleType, verifiedFemale, at: driver.positionAt });
    else index.remove(driverId);
    return driverId;
  }

  /** Adds a driver who is on the road with somebody. */
  function putBusy(facts: Partial<FakeDriver> = {}): number {
    const driverId = putDriver(facts);
    onTheRoad.add(driverId);
    return driverId;
  }

  /** Adds a trip, by default a standard one from the centre, requested at the start. */
  function addTrip(facts: Partial<FakeTrip> = {}): number {
    const tripId = trips.size + 1;
    const waiting: FakeTrip = {
      rideType: 'standard',
      pickup: center,
      passengerGenderVerifiedFemale: false,
      requestedAt: start,
      status: 'requested',
    };
    trips.set(tripId, { ...waiting, ...facts });
    return tripId;
  }

  /** The driver answers the offer in hand. */
  function answer(driverId: number, status: 'accepted' | 'declined'): void {
    const offer = liveOffer((one) => one.driverId === driverId);
    if (offer === undefined) throw new Error(`driver ${driverId} has no offer`);
    offer.status = status;
    if (status === 'accepted') setTrip(offer.tripId, 'accepted');
  }

  /** The passenger cancels. */
  function cancel(tripId: number): void {
    setTrip(tripId, 'cancelled');
    for (const offer of offers) if (offer.tripId === tripId && offer.status === 'offered') offer.status = 'withdrawn';
  }

  function offer(made: NewOffer): OfferResult {
    if (trips.get(made.tripId)?.status !== 'requested') return 'trip_gone';
    if (liveOffer((one) => one.tripId === made.tripId) !== undefined) return 'trip_gone';
    if (drivers.get(made.driverId)?.isOnline !== true || isDriving(made.driverId)) return 'driver_gone';
    if (liveOffer((one) => one.driverId === made.driverId) !== undefined) return 'driver_gone';
    offers.push({ ...made, status: 'offered' });
    return 'offered';
  }

  const ports: DispatchPorts = {
    async openTrips() {
      const waiting = [...trips]
        .filter(([tripId, trip]) => trip.status === 'requested' && liveOffer((one) => one.tripId === tripId) === undefined)
        .map(([tripId, trip]) => ({
          ...trip,
          tripId,
          asked: new Map(offers.filter((one) => one.tripId === tripId).map((one) => [one.driverId, askedOf(one)])),
        }))
        .sort((a, b) => a.tripId - b.tripId);
      return { trips: waiting, over: 0, upTo: Infinity };
    },
    driversNear: (pickup, limit, radiusMeters, { free, ...only } = { pools: vehicleTypes }) =>
      index
        .nearest(pickup, limit, radiusMeters, { ...only, accept: (id) => free !== true || isFree(id) })
        .map((near) => ({ ...near, point: drivers.get(near.driverId)?.point ?? pickup })),
    async driverFacts(driverIds) {
      const known = driverIds.flatMap((driverId) => {
        const driver = drivers.get(driverId);
        return driver === undefined ? [] : [{ driverId, driver }];
      });
      return new Map(
        known.map(({ driverId, driver }) => [
          driverId,
          {
            ...driver,
            driverId,
            hasLiveTrip: isDriving(driverId) || driver.carries != null || driver.ending != null,
            hasLiveOffer: liveOffer((one) => one.driverId === driverId) !== undefined,
          },
        ]),
      );
    },
    offer: async (made) => offer(made),
    async record({ tripId, considered }) {
      rows.push(...considered.map((one) => ({ tripId, ...one })));
    },
    async expire(now) {
      const late = offers.filter((one) => one.status === 'offered' && one.expiresAt <= now);
      for (const one of late) one.status = 'lapsed';
      const lost = [...trips].filter(
        ([, trip]) => trip.status === 'requested' && now.getTime() - trip.requestedAt >= SEARCH_SECONDS * 1000,
      );
      for (const [tripId] of lost) cancel(tripId);
      return { lapsedOffers: late.length, cancelledTrips: lost.length };
    },
    pickupSeconds: (_trip, drivers) => drivers.map(({ meters }) => meters / 8),
    driveSeconds: (_trip, from, to) => distanceMeters(from, to) / 8,
    leastSeconds: (_trip, meters) => meters.map((one) => one / 8),
  };

  return {
    ports,
    trips,
    offers,
    rows,
    putDriver,
    putBusy,
    addTrip,
    answer,
    cancel,
    driver: (driverId: number) => drivers.get(driverId),
    /** Who holds the live offer of a trip. */
    holderOf: (tripId: number) => liveOffer((one) => one.tripId === tripId)?.driverId,
    /** The gates written for a driver and a trip, in order. */
    gatesOf: (tripId: number, driverId: number) =>
      rows.filter((row) => row.tripId === tripId && row.driverId === driverId).map((row) => row.gate),
  };
}

/** The point so many metres to the east of the centre. */
export const eastward = (meters: number): Point => destination(center, 90, meters);
