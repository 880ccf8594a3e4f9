import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gateOf, type TripFacts } from '@safiri/rules/dispatch/gates.ts';
import { OFFER_SECONDS, SEARCH_RADIUS_METERS, SEARCH_SECONDS } from '@safiri/rules/dispatch/offer-life.ts';
import { vehicleTypes } from '@safiri/rules/dispatch/vehicles.ts';
import { distanceMeters } from '@safiri/rules/places/geo.ts';
import { rideTypes } from '@safiri/rules/pricing/ride-types.ts';
import { createFakeCity, eastward } from '../testing/fake-city.ts';
import { runRound, type Remembered } from './round.ts';
import { searchRuns } from '@safiri/rules/testing/search.ts';

const START = Date.parse('2026-06-15T08:00:00Z');
const meters = fc.integer({ min: 0, max: 14_000 });

const driver = fc.record({
  isOnline: fc.boolean(),
  isVerified: fc.integer({ min: 0, max: 5 }).map((n) => n > 0),
  gender: fc.constantFrom('female', 'male'),
  genderVerified: fc.boolean(),
  vehicleType: fc.constantFrom(...vehicleTypes),
  point: meters.map(eastward),
});

/** Something that happens between two rounds; numbers choose whom. */
const event = fc.oneof(
  fc.record({ kind: fc.constant('driver' as const), facts: driver, who: fc.nat(11) }),
  fc.record({
    kind: fc.constant('request' as const),
    rideType: fc.constantFrom(...rideTypes),
    pickup: meters.map(eastward),
    passengerGenderVerifiedFemale: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('answer' as const), who: fc.nat(), with: fc.constantFrom('accepted' as const, 'declined' as const) }),
  fc.record({ kind: fc.constant('cancel' as const), who: fc.nat() }),
);
const step = fc.record({ seconds: fc.integer({ min: 0, max: 12 }), events: fc.array(event, { maxLength: 4 }) });

type Event = typeof event extends fc.Arbitrary<infer T> ? T : never;

function happen(city: ReturnType<typeof createFakeCity>, one: Event, now: number): void {
  const open = city.offers.filter((offer) => offer.status === 'offered');
  if (one.kind === 'driver') city.putDriver({ ...one.facts, positionAt: now }, one.who + 1);
  if (one.kind === 'request') city.addTrip({ ...one, requestedAt: now });
  if (one.kind === 'answer' && open.length > 0) city.answer(open[one.who % open.length]?.driverId ?? 0, one.with);
  if (one.kind === 'cancel' && city.trips.size > 0) {
    const tripId = (one.who % city.trips.size) + 1;
    if (city.trips.get(tripId)?.status === 'requested') city.cancel(tripId);
  }
}

/** Drivers who could be asked for a trip and never were. */
async function freshFor(
  city: ReturnType<typeof createFakeCity>,
  trip: Omit<TripFacts, 'asked'>,
  asked: ReadonlySet<number>,
  now: number,
): Promise<number[]> {
  const facts = await city.ports.driverFacts(Array.from({ length: 12 }, (_, i) => i + 1));
  return [...facts].flatMap(([driverId, one]) => {
    const away = distanceMeters(trip.pickup, city.driver(driverId)?.point ?? trip.pickup);
    return !asked.has(driverId) && gateOf(one, { ...trip, asked: new Map() }, now, away) === undefined ? [driverId] : [];
  });
}

describe('a city through any run of events', () => {
  it('keeps every promise about offers', async () => {
    let offersSeen = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(driver, { minLength: 12, maxLength: 12, size: 'max' }),
        fc.array(step, { minLength: 5, maxLength: 25, size: 'max' }),
        async (drivers, steps) => {
          const city = createFakeCity(START);
          for (const facts of drivers) city.putDriver(facts);
          const remembered: Remembered = new Map();
          let now = START;
          for (const { seconds, events } of steps) {
            now += seconds * 1000;
            for (const one of events) happen(city, one, now);
            const before = city.offers.length;
            const { failures } = await runRound(city.ports, new Date(now), remembered);
            expect(failures).toEqual([]);

            const made = city.offers.slice(before);
            offersSeen += made.length;
            for (const offer of made) {
              const trip = city.trips.get(offer.tripId);
              const asked = city.driver(offer.driverId);
              if (trip === undefined || asked === undefined) throw new Error('an offer of nothing');
              // Everything but what the offer itself changed is held against the rule once more.
              const facts = { ...asked, driverId: offer.driverId, hasLiveTrip: false, hasLiveOffer: false };
              const away = distanceMeters(trip.pickup, asked.point);
              expect(gateOf(facts, { ...trip, tripId: offer.tripId, asked: new Map() }, now, away)).toBeUndefined();
              if (trip.rideType === 'ladies_only') {
                expect([asked.gender, asked.genderVerified, trip.passengerGenderVerifiedFemale]).toEqual(['female', true, true]);
              }
              expect(offer.pickupMeters).toBeLessThanOrEqual(SEARCH_RADIUS_METERS);
              expect(offer.expiresAt.getTime()).toBe(now + OFFER_SECONDS * 1000);
              expect(now - trip.requestedAt).toBeLessThan(SEARCH_SECONDS * 1000);
            }
            const open = city.offers.filter((offer) => offer.status === 'offered');
            expect(new Set(open.map((offer) => offer.driverId)).size).toBe(open.length);
            expect(new Set(open.map((offer) => offer.tripId)).size).toBe(open.length);
            for (const offer of made) {
              const before = city.offers.filter((one) => one !== offer && one.tripId === offer.tripId && one.driverId === offer.driverId);
              if (before.length === 0) continue;
              // Somebody is asked again: only after letting the time pass, and when there was nobody new to ask.
              expect(before.map(({ status }) => status)).toEqual(before.map(() => 'lapsed'));
              const trip = city.trips.get(offer.tripId);
              const asked = new Set(city.offers.filter((one) => one.tripId === offer.tripId).map(({ driverId }) => driverId));
              const fresh = trip === undefined ? [] : await freshFor(city, { ...trip, tripId: offer.tripId }, asked, now);
              expect(fresh).toEqual([]);
            }
            // Nobody who could be asked is left while a trip waits.
            expect(await runRound(city.ports, new Date(now), remembered)).toMatchObject({ offered: 0 });
          }
        },
      ),
    );
    expect(offersSeen).toBeGreaterThan(2 * searchRuns());
  });
});
