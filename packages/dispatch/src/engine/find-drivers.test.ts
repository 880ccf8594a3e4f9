import { describe, expect, it } from 'vitest';
import { CANDIDATES_AT_MOST, CANDIDATES_PER_ROUND } from '@safiri/rules/dispatch/offer-life.ts';
import { Assigner } from '../assignment/assigner.ts';
import { center, createFakeCity, eastward } from '../testing/fake-city.ts';
import { Budget } from './budget.ts';
import { findDrivers } from './find-drivers.ts';
import { FACTS_AT_ONCE, type DispatchPorts } from './ports.ts';

const NOW = new Date('2026-06-15T08:00:00Z');
const matcher = () => ({
  assigner: new Assigner(),
  budget: new Budget(() => NOW, 1),
  tell: (fallBack: Error) => {
    throw fallBack;
  },
});

/** Ports that note how many drivers were asked for. */
function noting(ports: DispatchPorts) {
  const limits: number[] = [];
  const asked: number[][] = [];
  const noted: DispatchPorts = {
    ...ports,
    driversNear: (pickup, limit, radiusMeters, only) => {
      limits.push(limit);
      return ports.driversNear(pickup, limit, radiusMeters, only);
    },
    driverFacts: (driverIds) => {
      asked.push(driverIds);
      return ports.driverFacts(driverIds);
    },
  };
  return { noted, limits, asked };
}

describe('findDrivers', () => {
  it('finds the one free car that fits behind any number that are busy or drive something else, and asks of no others', async () => {
    for (const crowd of [CANDIDATES_PER_ROUND + 10, CANDIDATES_AT_MOST + 100]) {
      const city = createFakeCity(NOW.getTime());
      for (let i = 0; i < crowd; i += 1) {
        if (i % 2 === 0) city.putDriver({ vehicleType: 'motorcycle', point: eastward(i) });
        else city.putBusy({ point: eastward(i) });
      }
      const free = city.putDriver({ point: eastward(3000) });
      city.addTrip();
      const { noted, asked } = noting(city.ports);
      const [search] = await findDrivers(noted, (await city.ports.openTrips()).trips, NOW, matcher());
      expect(search?.chosen?.driverId).toBe(free);
      expect(search?.candidates).toHaveLength(CANDIDATES_PER_ROUND + 1);
      expect(asked.flat()).toHaveLength(CANDIDATES_PER_ROUND + 1);
    }
  });

  it('finds the one free car for a share ride behind any number that carry somebody alone', async () => {
    const city = createFakeCity(NOW.getTime());
    for (let i = 0; i < CANDIDATES_AT_MOST + 100; i += 1) city.putBusy({ point: eastward(i) });
    const free = city.putDriver({ point: eastward(3000) });
    city.addTrip({ rideType: 'share', share: { dropoff: eastward(8000), detourCapSeconds: 300 } });
    const [search] = await findDrivers(city.ports, (await city.ports.openTrips()).trips, NOW, matcher());
    expect(search?.chosen?.driverId).toBe(free);
  });

  it('widens the search step by step, up to a bound, and asks for each driver once', async () => {
    const city = createFakeCity(NOW.getTime());
    for (let i = 0; i < CANDIDATES_AT_MOST + 100; i += 1) city.putDriver({ isVerified: false, point: eastward(i) });
    city.addTrip();
    const { noted, limits, asked } = noting(city.ports);
    const [search] = await findDrivers(noted, (await city.ports.openTrips()).trips, NOW, matcher());
    expect(search?.chosen).toBeUndefined();
    expect(search?.candidates).toHaveLength(CANDIDATES_PER_ROUND);
    expect(limits.at(0)).toBe(CANDIDATES_PER_ROUND);
    expect(limits.at(-1)).toBe(CANDIDATES_AT_MOST);
    expect(asked.flat()).toHaveLength(CANDIDATES_AT_MOST);
    expect(new Set(asked.flat()).size).toBe(CANDIDATES_AT_MOST);
  });

  it('lets one trip widen its search for all around it', async () => {
    const city = createFakeCity(NOW.getTime());
    for (let i = 0; i < 4 * CANDIDATES_PER_ROUND; i += 1) city.putDriver({ point: eastward(10 * i) });
    for (let i = 0; i < 2 * CANDIDATES_PER_ROUND; i += 1) city.addTrip({ pickup: eastward(i) });
    const { noted, limits } = noting(city.ports);
    const searches = await findDrivers(noted, (await city.ports.openTrips()).trips, NOW, matcher());
    expect(searches.filter(({ chosen }) => chosen === undefined)).toEqual([]);
    const further = limits.filter((limit) => limit > CANDIDATES_PER_ROUND).length;
    expect(further).toBeGreaterThan(0);
    expect(further).toBeLessThan(CANDIDATES_PER_ROUND);
  });

  it('does not widen the search when the last one seen is already too far away', async () => {
    const city = createFakeCity(NOW.getTime());
    for (let i = 0; i < 2 * CANDIDATES_PER_ROUND; i += 1) city.putDriver({ point: eastward(11_000 + i) });
    city.addTrip();
    const { noted, limits } = noting(city.ports);
    await findDrivers(noted, (await city.ports.openTrips()).trips, NOW, matcher());
    expect(limits).toEqual([CANDIDATES_PER_ROUND]);
  });

  it('finds a verified woman for a ladies-only trip behind any number of men, of whom only the nearest are recorded', async () => {
    const city = createFakeCity(NOW.getTime());
    for (let i = 0; i < CANDIDATES_AT_MOST + 100; i += 1) city.putDriver({ point: eastward(i) });
    city.putDriver({ point: eastward(5000), gender: 'female' });
    const verified = city.putDriver({ point: eastward(6000), gender: 'female', genderVerified: true });
    city.addTrip({ rideType: 'ladies_only', passengerGenderVerifiedFemale: true });
    const { noted, asked } = noting(city.ports);
    const [search] = await findDrivers(noted, (await city.ports.openTrips()).trips, NOW, matcher());
    expect(search?.chosen?.driverId).toBe(verified);
    expect(search?.candidates.map((one) => one.gate)).toEqual([...Array(CANDIDATES_PER_ROUND).fill('gender_rule'), undefined]);
    expect(asked.flat()).toHaveLength(CANDIDATES_PER_ROUND + 1);
  });

  it('asks for no more facts at once than a query has room for', async () => {
    const trips = Array.from({ length: 1 + FACTS_AT_ONCE / CANDIDATES_PER_ROUND }, (_, i) => ({
      tripId: i,
      rideType: 'standard' as const,
      pickup: center,
      passengerGenderVerifiedFemale: false,
      asked: new Map(),
      requestedAt: NOW.getTime(),
    }));
    let next = 0;
    const { noted, asked } = noting({
      ...createFakeCity(NOW.getTime()).ports,
      driversNear: (_pickup, limit) => Array.from({ length: limit }, () => ({ driverId: (next += 1), meters: 12_000, point: center })),
    });
    await findDrivers(noted, trips, NOW, matcher());
    expect(asked.map((ids) => ids.length)).toEqual([FACTS_AT_ONCE, CANDIDATES_PER_ROUND]);
    expect(new Set(asked.flat()).size).toBe(FACTS_AT_ONCE + CANDIDATES_PER_ROUND);
  });
});
