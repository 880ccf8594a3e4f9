import { describe, expect, it } from 'vitest';
import {
  ASK_AGAIN_SECONDS,
  CANDIDATES_PER_ROUND,
  OFFER_SECONDS,
  SEARCH_RADIUS_METERS,
  SEARCH_SECONDS,
} from '@safiri/rules/dispatch/offer-life.ts';
import { eastward } from '../testing/fake-city.ts';
import { stage, START } from '../testing/stage.ts';

describe('a round', () => {
  it('offers a trip to the nearest driver for 15 seconds, with the way to the pickup', async () => {
    const city = stage();
    const far = city.putDriver({ point: eastward(900) });
    const near = city.putDriver({ point: eastward(400) });
    const trip = city.request();
    expect(await city.round(1)).toEqual({ offered: 1, waiting: 0, failures: [] });
    expect(city.offers).toHaveLength(1);
    expect(city.offers[0]).toMatchObject({ tripId: trip, driverId: near, expiresAt: new Date(START + (1 + OFFER_SECONDS) * 1000) });
    expect(city.offers[0]?.pickupMeters).toBeCloseTo(400, 1);
    expect(city.offers[0]?.pickupSeconds).toBeCloseTo(50, 1);
    expect([city.gatesOf(trip, near), city.gatesOf(trip, far)]).toEqual([['offered'], ['other_was_nearer']]);
  });

  it('goes to the next best after a decline, and after a lapse', async () => {
    const city = stage();
    const [first, second, third] = [100, 200, 300].map((meters) => city.putDriver({ point: eastward(meters) })) as [number, number, number];
    const trip = city.request();
    await city.round(0);
    expect(city.holderOf(trip)).toBe(first);
    city.answer(first, 'declined');
    await city.round(1);
    expect(city.holderOf(trip)).toBe(second);
    await city.round(1 + OFFER_SECONDS - 1);
    expect(city.holderOf(trip)).toBe(second);
    await city.round(1 + OFFER_SECONDS);
    expect(city.holderOf(trip)).toBe(third);
    city.answer(third, 'declined');
    expect(await city.round(20)).toMatchObject({ offered: 0, waiting: 1 });
    // Each search after an offer leaves its whole picture.
    expect(city.gatesOf(trip, first)).toEqual(['offered', 'declined', 'declined']);
    expect(city.gatesOf(trip, second)).toEqual(['other_was_nearer', 'offered', 'lapsed']);
    expect(city.gatesOf(trip, third)).toEqual(['other_was_nearer', 'offered', 'declined']);
    // The one who declined is free for another trip at once.
    const other = city.request();
    await city.round(21);
    expect(city.holderOf(other)).toBe(first);
  });

  it('asks those who let the time pass again, once everybody else was asked, and never who declined', async () => {
    const city = stage();
    const [first, second] = [100, 200].map((meters) => city.putDriver({ point: eastward(meters) })) as [number, number];
    const trip = city.request();
    await city.round(0);
    expect(city.holderOf(trip)).toBe(first);
    await city.round(15);
    expect(city.holderOf(trip)).toBe(second);
    // The first may be asked again by now, but here is somebody who was not asked at all, however far.
    const fresh = city.putDriver({ point: eastward(9000) });
    city.answer(second, 'declined');
    await city.round(30);
    expect(city.holderOf(trip)).toBe(fresh);
    await city.round(45);
    expect(city.holderOf(trip)).toBe(first);
    await city.round(60);
    expect(city.holderOf(trip)).toBe(fresh);
    await city.round(75);
    expect(city.holderOf(trip)).toBe(first);
    expect(city.offers.filter(({ driverId }) => driverId === second)).toHaveLength(1);
  });

  it('asks a lone driver again after a pause, and not for a trip far away while another waits', async () => {
    const city = stage();
    const driver = city.putDriver({ point: eastward(0) });
    const missed = city.request({ pickup: eastward(50) });
    await city.round(0);
    await city.round(OFFER_SECONDS);
    expect(city.holderOf(missed)).toBeUndefined();
    await city.round(OFFER_SECONDS + ASK_AGAIN_SECONDS - 1);
    expect(city.holderOf(missed)).toBeUndefined();
    const other = city.request({ pickup: eastward(8000) });
    await city.round(OFFER_SECONDS + ASK_AGAIN_SECONDS);
    expect([city.holderOf(missed), city.holderOf(other)]).toEqual([undefined, driver]);
    city.answer(driver, 'declined');
    await city.round(OFFER_SECONDS + ASK_AGAIN_SECONDS + 1);
    expect(city.holderOf(missed)).toBe(driver);
  });

  it('gives two trips two drivers so that the whole way is short, not the first one', async () => {
    const city = stage();
    const left = city.putDriver({ point: eastward(0) });
    const right = city.putDriver({ point: eastward(1000) });
    // Alone, the older trip would take the right driver; the other one then has 1,500 m instead of 500.
    const older = city.request({ pickup: eastward(550) });
    const younger = city.request({ pickup: eastward(1500) });
    await city.round(0);
    expect([city.holderOf(older), city.holderOf(younger)]).toEqual([left, right]);
    expect(city.gatesOf(older, right)).toEqual(['taken_by_other']);
  });

  it('gives one driver to one of two trips, the one who waited longer when the ways are alike', async () => {
    const city = stage();
    const driver = city.putDriver();
    const younger = city.request({ requestedAt: START + 40_000, pickup: eastward(100) });
    const older = city.request({ pickup: eastward(150) });
    expect(await city.round(60)).toMatchObject({ offered: 1, waiting: 1 });
    expect([city.holderOf(older), city.holderOf(younger)]).toEqual([driver, undefined]);
    expect(city.gatesOf(younger, driver)).toEqual(['taken_by_other']);
    await city.round(61);
    expect(city.gatesOf(younger, driver)).toEqual(['taken_by_other', 'has_offer']);
    city.answer(driver, 'accepted');
    await city.round(62);
    expect(city.gatesOf(younger, driver)).toEqual(['taken_by_other', 'has_offer', 'busy']);
  });

  it('asks for ladies_only only women whose gender staff confirmed, however far', async () => {
    const city = stage();
    const man = city.putDriver({ gender: 'male', genderVerified: true, point: eastward(10) });
    const unconfirmed = city.putDriver({ gender: 'female', genderVerified: false, point: eastward(20) });
    const zanele = city.putDriver({ gender: 'female', genderVerified: true, point: eastward(9000) });
    const trip = city.request({ rideType: 'ladies_only', passengerGenderVerifiedFemale: true });
    const wrongPassenger = city.request({ rideType: 'ladies_only', passengerGenderVerifiedFemale: false });
    await city.round(0);
    expect([city.holderOf(trip), city.holderOf(wrongPassenger)]).toEqual([zanele, undefined]);
    expect([city.gatesOf(trip, man), city.gatesOf(trip, unconfirmed)]).toEqual([['gender_rule'], ['gender_rule']]);
    city.answer(zanele, 'declined');
    for (let second = 1; second < SEARCH_SECONDS; second += 1) await city.round(second);
    expect(city.offers.map((offer) => offer.driverId)).toEqual([zanele]);
  });

  it('lets a trip wait without drivers, gives it the one who comes, or up after three minutes', async () => {
    const city = stage();
    const trip = city.request();
    expect(await city.round(1)).toEqual({ offered: 0, waiting: 1, failures: [] });
    expect(city.rows).toEqual([]);
    const late = city.request({ requestedAt: START + 1000 });
    await city.round(SEARCH_SECONDS);
    expect([city.trips.get(trip)?.status, city.trips.get(late)?.status]).toEqual(['cancelled', 'requested']);
    const driver = city.putDriver();
    await city.round(SEARCH_SECONDS);
    expect(city.holderOf(late)).toBe(driver);
    expect(await city.round(SEARCH_SECONDS + 1)).toEqual({ offered: 0, waiting: 0, failures: [] });
    expect(city.offers[0]?.status).toBe('withdrawn');
  });

  it('offers nothing beyond the radius, but lets a driver a little further know', async () => {
    const city = stage();
    const outside = city.putDriver({ point: eastward(SEARCH_RADIUS_METERS + 50) });
    const farAway = city.putDriver({ point: eastward(40_000) });
    const trip = city.request();
    await city.round(0);
    expect(city.offers).toEqual([]);
    expect([city.gatesOf(trip, outside), city.gatesOf(trip, farAway)]).toEqual([['too_far'], []]);
    const inside = city.putDriver({ point: eastward(SEARCH_RADIUS_METERS - 50) });
    await city.round(1);
    expect(city.holderOf(trip)).toBe(inside);
  });

  it('looks behind a crowd that cannot come', async () => {
    const city = stage();
    for (let i = 0; i < 3 * CANDIDATES_PER_ROUND; i += 1) city.putDriver({ vehicleType: 'motorcycle', point: eastward(i) });
    const bakkie = city.putDriver({ vehicleType: 'bakkie', point: eastward(5000) });
    const van = city.putDriver({ vehicleType: 'van', point: eastward(6000) });
    const trip = city.request({ rideType: 'large_delivery' });
    await city.round(0);
    expect(city.holderOf(trip)).toBe(bakkie);
    expect([city.gatesOf(trip, bakkie), city.gatesOf(trip, van)]).toEqual([['offered'], ['other_was_nearer']]);
    // Rows for the nearest, and for those behind them who could have come.
    expect(city.rows).toHaveLength(CANDIDATES_PER_ROUND + 2);
  });

  it('serves a crowd of trips at one place in one round, each from another driver', async () => {
    const city = stage();
    const count = 2 * CANDIDATES_PER_ROUND;
    for (let i = 0; i < count; i += 1) {
      city.putDriver({ point: eastward(10 * i) });
      city.request();
    }
    expect(await city.round(0)).toMatchObject({ offered: count, waiting: 0 });
    expect(new Set(city.offers.map((offer) => offer.driverId)).size).toBe(count);
  });
});

describe('what a round writes down', () => {
  it('writes a gate again only when it changed', async () => {
    const city = stage();
    const van = city.putDriver({ vehicleType: 'van' });
    const sleeper = city.putDriver({ positionAt: START - 61_000 });
    const trip = city.request();
    for (let second = 0; second < 30; second += 1) await city.round(second);
    expect(city.rows.map((row) => [row.driverId, row.gate])).toEqual([
      [van, 'vehicle'],
      [sleeper, 'stale_position'],
    ]);
    city.putDriver({ positionAt: START + 30_000 }, sleeper);
    await city.round(30);
    expect(city.gatesOf(trip, sleeper)).toEqual(['stale_position', 'offered']);
    expect(city.gatesOf(trip, van)).toEqual(['vehicle']);
  });

  it('writes again what could not be written', async () => {
    const city = stage();
    const van = city.putDriver({ vehicleType: 'van' });
    const trip = city.request();
    const full = new Error('the disk is full');
    expect(await city.round(0, { record: () => Promise.reject(full) })).toEqual({ offered: 0, waiting: 1, failures: [full] });
    await city.round(1);
    expect(city.gatesOf(trip, van)).toEqual(['vehicle']);
  });
});
