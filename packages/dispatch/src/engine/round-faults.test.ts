import { describe, expect, it } from 'vitest';
import { Assigner } from '../assignment/assigner.ts';
import { eastward } from '../testing/fake-city.ts';
import { stage, START } from '../testing/stage.ts';
import { Budget } from './budget.ts';
import { findDrivers } from './find-drivers.ts';
import type { DispatchPorts } from './ports.ts';
import { OutOfTime } from './out-of-time.ts';
import { runRound } from './round.ts';

describe('when the world changes under a round', () => {
  it('passes over a driver who went offline meanwhile, and finds another next time', async () => {
    const city = stage();
    const leaving = city.putDriver({ point: eastward(100) });
    const staying = city.putDriver({ point: eastward(200) });
    const trip = city.request();
    const goOfflineFirst: DispatchPorts['offer'] = (offer) => {
      city.putDriver({ isOnline: false }, leaving);
      return city.ports.offer(offer);
    };
    expect(await city.round(0, { offer: goOfflineFirst })).toMatchObject({ offered: 0, waiting: 1, failures: [] });
    expect([city.gatesOf(trip, leaving), city.gatesOf(trip, staying)]).toEqual([['gone_meanwhile'], ['other_was_nearer']]);
    await city.round(1);
    expect(city.holderOf(trip)).toBe(staying);
  });

  it('offers nothing to who went offline while another thread matched, nor a trip that was cancelled then', async () => {
    const city = stage();
    const leaving = city.putDriver({ point: eastward(100) });
    const staying = city.putDriver({ point: eastward(3000) });
    const trip = city.request();
    const cancelled = city.request({ pickup: eastward(2900) });
    const matchApart: DispatchPorts['matchApart'] = async (trips, now, tell) => {
      const matcher = { assigner: new Assigner(), budget: new Budget(() => now, 1), tell };
      const found = await findDrivers(city.ports, trips, now, matcher);
      city.putDriver({ isOnline: false }, leaving);
      city.cancel(cancelled);
      return found;
    };
    expect(await city.round(0, { matchApart })).toMatchObject({ offered: 0, waiting: 1, failures: [] });
    expect([city.gatesOf(trip, leaving), city.gatesOf(cancelled, staying)]).toEqual([['gone_meanwhile'], ['trip_gone']]);
    await city.round(1, { matchApart });
    expect(city.holderOf(trip)).toBe(staying);
  });

  it('lets a trip go that was cancelled meanwhile', async () => {
    const city = stage();
    const driver = city.putDriver();
    const second = city.putDriver({ point: eastward(50) });
    const trip = city.request();
    const cancelFirst: DispatchPorts['offer'] = (offer) => {
      city.cancel(trip);
      return city.ports.offer(offer);
    };
    expect(await city.round(0, { offer: cancelFirst })).toEqual({ offered: 0, waiting: 0, failures: [] });
    expect([city.gatesOf(trip, driver), city.gatesOf(trip, second)]).toEqual([['trip_gone'], ['trip_gone']]);
    expect(city.offers).toEqual([]);
  });

  it('does no harm when two dispatchers run by accident', async () => {
    const city = stage();
    for (let i = 0; i < 5; i += 1) {
      city.putDriver({ point: eastward(100 * i) });
      city.request({ pickup: eastward(90 * i) });
    }
    const now = new Date(START);
    const rounds = await Promise.all([runRound(city.ports, now, new Map()), runRound(city.ports, now, new Map())]);
    expect(rounds.map((round) => round.failures)).toEqual([[], []]);
    expect(rounds.reduce((sum, round) => sum + round.offered, 0)).toBe(5);
    expect(new Set(city.offers.map((offer) => offer.driverId)).size).toBe(5);
    expect(new Set(city.offers.map((offer) => offer.tripId)).size).toBe(5);
  });

  it('passes over a driver whom the database does not know', async () => {
    const city = stage();
    const known = city.putDriver({ point: eastward(500) });
    const trip = city.request();
    const ghost = { driverId: 999, meters: 1, point: eastward(1) };
    await city.round(0, { driversNear: (...args) => [ghost, ...city.ports.driversNear(...args)] });
    expect(city.holderOf(trip)).toBe(known);
  });
});

describe('when a port fails', () => {
  const broken = new Error('the database is away');
  const fail = () => Promise.reject(broken);

  it('serves the other trips when one offer cannot be made', async () => {
    const city = stage();
    for (let i = 0; i < 3; i += 1) city.putDriver({ point: eastward(100 * i) });
    const [poisoned, ...others] = [0, 1, 2].map((i) => city.request({ pickup: eastward(100 * i) }));
    const failOne: DispatchPorts['offer'] = (offer) => (offer.tripId === poisoned ? fail() : city.ports.offer(offer));
    expect(await city.round(0, { offer: failOne })).toEqual({ offered: 2, waiting: 1, failures: [broken] });
    expect(others.map((trip) => city.holderOf(trip))).toEqual([2, 3]);
    expect(city.rows.filter((row) => row.tripId === poisoned)).toEqual([]);
    await city.round(1);
    expect(city.holderOf(poisoned as number)).toBe(1);
  });

  it('makes offers although offers cannot lapse or be written down', async () => {
    const city = stage();
    const driver = city.putDriver();
    const trip = city.request();
    expect(await city.round(0, { expire: fail, record: fail })).toEqual({ offered: 1, waiting: 0, failures: [broken, broken] });
    expect(city.holderOf(trip)).toBe(driver);
  });

  it.each(['openTrips', 'driverFacts'] as const)('gives the round up when %s fails, and changes nothing', async (port) => {
    const city = stage();
    city.putDriver();
    city.request();
    await expect(city.round(0, { [port]: fail })).rejects.toBe(broken);
    expect([city.offers, city.rows]).toEqual([[], []]);
  });

  it('makes offers nearest first, and reports it, when there is no time for the best', async () => {
    const city = stage();
    const driver = city.putDriver();
    const trip = city.request();
    let at = START;
    const hurrying = { assigner: new Assigner(), clock: () => new Date((at += 1000)) };
    const { offered, failures } = await runRound(city.ports, new Date(START), new Map(), hurrying);
    expect([offered, city.holderOf(trip)]).toEqual([1, driver]);
    expect(failures).toEqual([new OutOfTime(1)]);
  });
});
