import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rideTypes } from '../pricing/ride-types.ts';
import { genders } from '../users/genders.ts';
import {
  canBeAsked,
  gateOf,
  gates,
  gendersFit,
  toldAs,
  toldGates,
  type Asked,
  type AskedGate,
  type DriverFacts,
  type TripFacts,
} from './gates.ts';
import { ASK_AGAIN_SECONDS, NOTICE_RADIUS_METERS, POSITION_FRESH_SECONDS, SEARCH_RADIUS_METERS } from './offer-life.ts';
import { vehicleFits, vehicleTypes } from './vehicles.ts';

const NOW = Date.parse('2026-06-15T08:00:00Z');
const pickup = { lat: -25.7461, lng: 28.1881 };

const zanele: DriverFacts = {
  driverId: 7,
  isOnline: true,
  isVerified: true,
  gender: 'female',
  genderVerified: true,
  vehicleType: 'sedan',
  hasLiveTrip: false,
  hasLiveOffer: false,
  positionAt: NOW - 1000,
  idleSince: NOW - 1000,
};
const standard: TripFacts = {
  tripId: 1,
  rideType: 'standard',
  pickup,
  passengerGenderVerifiedFemale: false,
  asked: new Map(),
};
const ladies: TripFacts = { ...standard, rideType: 'ladies_only', passengerGenderVerifiedFemale: true };

/** Two drivers who had an offer of the trip, Zanele among them. */
const askedAs = (gate: AskedGate, secondsAgo = 0) =>
  new Map<number, Asked>([
    [3, { gate: 'lapsed', at: NOW }],
    [7, { gate, at: NOW - secondsAgo * 1000 }],
  ]);

const anyDriver: fc.Arbitrary<DriverFacts> = fc.record({
  driverId: fc.integer({ min: 1, max: 5 }),
  isOnline: fc.boolean(),
  isVerified: fc.boolean(),
  gender: fc.constantFrom(...genders),
  genderVerified: fc.boolean(),
  vehicleType: fc.constantFrom(...vehicleTypes),
  hasLiveTrip: fc.boolean(),
  hasLiveOffer: fc.boolean(),
  debts: fc.record({ ZAR: fc.constantFrom(0, 99_99, 100_00) }),
  positionAt: fc.integer({ min: NOW - 120_000, max: NOW }),
  idleSince: fc.constant(NOW),
});
const anyTrip: fc.Arbitrary<TripFacts> = fc.record({
  tripId: fc.constant(1),
  rideType: fc.constantFrom(...rideTypes),
  pickup: fc.constant(pickup),
  cashLimit: fc.constantFrom(null, { currency: 'ZAR', limitMinor: 100_00 }),
  passengerGenderVerifiedFemale: fc.boolean(),
  keptApart: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 2 }).map((ids) => new Set(ids)),
  asked: fc
    .array(
      fc.tuple(
        fc.integer({ min: 1, max: 5 }),
        fc.record({
          gate: fc.constantFrom<AskedGate>('declined', 'lapsed', 'not_shown', 'asked_before'),
          at: fc.integer({ min: NOW - 60_000, max: NOW }),
        }),
      ),
    )
    .map((pairs) => new Map(pairs)),
});
const anyMeters = fc.integer({ min: 0, max: NOTICE_RADIUS_METERS });

/** The gate as a number that is larger the further a driver came; a driver who may be asked came furthest. */
const reached = (driver: DriverFacts, trip: TripFacts, meters: number) => {
  const gate = gateOf(driver, trip, NOW, meters);
  return gate === undefined ? gates.length : gates.indexOf(gate);
};

const inKisumu = { given: true, marketId: 'kisumu', countryId: 'ke' } as const;
const inPretoria = { marketId: 'pretoria', countryId: 'za' } as const;

describe('gateOf', () => {
  it('lets a driver through whom nothing keeps out', () => {
    expect(gateOf(zanele, standard, NOW, 500)).toBeUndefined();
    expect(gateOf(zanele, ladies, NOW, 500)).toBeUndefined();
  });

  it.each([
    ['not_verified', { isVerified: false }, standard, 500],
    ['offline', { isOnline: false }, standard, 500],
    ['vehicle', { vehicleType: 'van' }, standard, 500],
    ['gender_rule', { gender: 'male' }, ladies, 500],
    ['gender_rule', { genderVerified: false }, ladies, 500],
    ['gender_rule', {}, { ...ladies, passengerGenderVerifiedFemale: false }, 500],
    ['owes_money', { debts: { ZAR: 100_00 } }, { ...standard, cashLimit: { currency: 'ZAR', limitMinor: 100_00 } }, 500],
    ['busy', { hasLiveTrip: true }, standard, 500],
    ['has_offer', { hasLiveOffer: true }, standard, 500],
    ['stale_position', { positionAt: NOW - POSITION_FRESH_SECONDS * 1000 - 1 }, standard, 500],
    ['stale_position', { positionAt: Number.NaN }, standard, 500],
    ['declined', {}, { ...standard, asked: askedAs('declined') }, 500],
    ['declined', {}, { ...standard, asked: askedAs('declined', 3600) }, 500],
    ['lapsed', {}, { ...standard, asked: askedAs('lapsed') }, 500],
    ['lapsed', {}, { ...standard, asked: askedAs('lapsed', ASK_AGAIN_SECONDS - 1) }, 500],
    ['not_shown', {}, { ...standard, asked: askedAs('not_shown', ASK_AGAIN_SECONDS - 1) }, 500],
    ['asked_before', {}, { ...standard, asked: askedAs('asked_before', 3600) }, 500],
    ['too_far', {}, standard, SEARCH_RADIUS_METERS + 1],
    ['too_far', {}, standard, Number.NaN],
    ['other_market', { workplace: inKisumu }, { ...standard, market: inPretoria }, 500],
    ['other_market', { workplace: { ...inKisumu, given: false } }, { ...standard, market: inPretoria }, 500],
    ['kept_apart', {}, { ...standard, keptApart: new Set([3, 7]) }, 500],
  ] as const)('keeps out with %s: %o', (gate, facts, trip, meters) => {
    expect(gateOf({ ...zanele, ...facts }, trip, NOW, meters)).toBe(gate);
  });

  it('keeps apart the two alone, and no driver is told so', () => {
    expect(gateOf(zanele, { ...standard, keptApart: new Set([3]) }, NOW, 500)).toBeUndefined();
    expect(gates.map(toldAs).filter((gate, i) => gate !== gates[i])).toEqual(['other_was_nearer']);
    expect(toldGates).not.toContain('kept_apart');
    expect(new Set(gates.map(toldAs))).toEqual(new Set(toldGates));
  });

  it('lets who owes too much have what is paid without cash, and what is paid in another currency', () => {
    const owing = { ...zanele, debts: { ZAR: 500_00 } };
    for (const cashLimit of [undefined, null, { currency: 'KES', limitMinor: 100_00 }])
      expect(gateOf(owing, { ...standard, ...(cashLimit === undefined ? {} : { cashLimit }) }, NOW, 500)).toBeUndefined();
  });

  it.each(['lapsed', 'not_shown'] as const)('lets a driver whose offer %s be asked again after a while', (gate) => {
    expect(gateOf(zanele, { ...standard, asked: askedAs(gate, ASK_AGAIN_SECONDS) }, NOW, 500)).toBeUndefined();
  });

  it('takes a position of exactly the fresh age, and a driver at exactly the radius', () => {
    expect(gateOf({ ...zanele, positionAt: NOW - POSITION_FRESH_SECONDS * 1000 }, standard, NOW, SEARCH_RADIUS_METERS)).toBeUndefined();
  });

  it('tells what the driver can change least first', () => {
    const nothingFits: DriverFacts = {
      ...zanele,
      isVerified: false,
      isOnline: false,
      vehicleType: 'van',
      workplace: inKisumu,
      gender: 'male',
      debts: { ZAR: 100_00 },
      hasLiveTrip: true,
      hasLiveOffer: true,
      positionAt: 0,
    };
    const cashLimit = { currency: 'ZAR', limitMinor: 100_00 };
    const trip = { ...ladies, cashLimit, asked: askedAs('declined'), keptApart: new Set([7]), market: inPretoria };
    const repairs: Array<Partial<DriverFacts>> = [
      { isVerified: true },
      { isOnline: true },
      { vehicleType: 'sedan' },
      { workplace: { ...inKisumu, marketId: 'pretoria' } },
      { gender: 'female' },
      { debts: { ZAR: 99_99 } },
      { hasLiveTrip: false },
      { hasLiveOffer: false },
      { positionAt: NOW },
    ];
    let driver = nothingFits;
    const told = repairs.map((repair) => {
      const gate = gateOf(driver, trip, NOW, 99_000);
      driver = { ...driver, ...repair };
      return gate;
    });
    const apart = { ...ladies, keptApart: new Set([7]) };
    told.push(gateOf(driver, trip, NOW, 99_000), gateOf(driver, apart, NOW, 99_000), gateOf(driver, apart, NOW, 500));
    expect(told).toEqual(gates.slice(0, 15).filter((gate) => !['lapsed', 'not_shown', 'asked_before'].includes(gate)));
    expect(gateOf(driver, ladies, NOW, 500)).toBeUndefined();
  });

  it('never lets a driver into ladies_only who is not female with a confirmed gender, nor for such a passenger', () => {
    fc.assert(
      fc.property(anyDriver, anyTrip, anyMeters, (driver, trip, meters) => {
        const women = driver.gender === 'female' && driver.genderVerified && trip.passengerGenderVerifiedFemale;
        fc.pre(!women);
        expect(gateOf(driver, { ...trip, rideType: 'ladies_only' }, NOW, meters)).not.toBeUndefined();
      }),
    );
  });

  it('lets through exactly those who meet every condition', () => {
    fc.assert(
      fc.property(anyDriver, anyTrip, anyMeters, (driver, trip, meters) => {
        const women = driver.gender === 'female' && driver.genderVerified && trip.passengerGenderVerifiedFemale;
        const asked = trip.asked.get(driver.driverId);
        const fits =
          driver.isVerified &&
          driver.isOnline &&
          vehicleFits(driver.vehicleType, trip.rideType) &&
          (trip.rideType !== 'ladies_only' || women) &&
          ((driver.debts?.['ZAR'] ?? 0) < 100_00 || trip.cashLimit == null) &&
          !driver.hasLiveTrip &&
          !driver.hasLiveOffer &&
          NOW - driver.positionAt <= 60_000 &&
          (asked === undefined || (NOW - asked.at >= ASK_AGAIN_SECONDS * 1000 && ['lapsed', 'not_shown'].includes(asked.gate))) &&
          meters <= 10_000 &&
          trip.keptApart?.has(driver.driverId) !== true;
        expect(gateOf(driver, trip, NOW, meters) === undefined).toBe(fits);
      }),
    );
  });

  it('never comes to an earlier gate when one thing about the driver gets better', () => {
    const betterings: ReadonlyArray<Partial<DriverFacts>> = [
      { isVerified: true },
      { isOnline: true },
      { gender: 'female', genderVerified: true },
      { hasLiveTrip: false },
      { hasLiveOffer: false },
      { positionAt: NOW },
    ];
    fc.assert(
      fc.property(anyDriver, anyTrip, anyMeters, fc.constantFrom(...betterings), fc.nat(), (driver, trip, meters, better, nearer) => {
        const before = reached(driver, trip, meters);
        expect(reached({ ...driver, ...better }, trip, meters)).toBeGreaterThanOrEqual(before);
        expect(reached(driver, { ...trip, asked: new Map() }, meters)).toBeGreaterThanOrEqual(before);
        expect(reached(driver, trip, Math.max(0, meters - nearer))).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});

describe('canBeAsked', () => {
  it('is true of everybody whom some trip gets through to, and of those who carry somebody if the ride may be joined', () => {
    fc.assert(
      fc.property(anyDriver, anyTrip, anyMeters, (driver, trip, meters) => {
        if (gateOf(driver, trip, NOW, meters) === undefined) expect(canBeAsked(driver, NOW)).toBe(true);
      }),
    );
    const carries = { tripId: 2, pickup, dropoff: pickup, onBoard: true, detourLeftSeconds: 300 };
    expect(canBeAsked({ ...zanele, hasLiveTrip: true, carries }, NOW)).toBe(true);
  });

  it.each([
    { isVerified: false },
    { isOnline: false },
    { hasLiveTrip: true },
    { hasLiveOffer: true },
    { positionAt: NOW - POSITION_FRESH_SECONDS * 1000 - 1 },
    { positionAt: Number.NaN },
  ])('is false with %o', (facts) => {
    expect(canBeAsked(zanele, NOW)).toBe(true);
    expect(canBeAsked({ ...zanele, ...facts }, NOW)).toBe(false);
  });
});

describe('gendersFit', () => {
  it('asks nothing of the other ride types', () => {
    for (const rideType of rideTypes) {
      const man = { gender: 'male', genderVerified: false } as const;
      expect(gendersFit(rideType, man, man)).toBe(rideType !== 'ladies_only');
    }
  });

  it('takes two confirmed women alone, of all pairs of genders', () => {
    const people = genders.flatMap((gender) => [true, false].map((genderVerified) => ({ gender, genderVerified })));
    const pairs = people.flatMap((driver) => people.map((passenger) => ({ driver, passenger })));
    const woman = { gender: 'female', genderVerified: true };
    expect(pairs.filter(({ driver, passenger }) => gendersFit('ladies_only', driver, passenger))).toEqual([
      { driver: woman, passenger: woman },
    ]);
  });
});
