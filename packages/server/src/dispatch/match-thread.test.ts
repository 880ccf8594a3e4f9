import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { Assigner } from '@safiri/dispatch/assignment/assigner.ts';
import { Budget } from '@safiri/dispatch/engine/budget.ts';
import { findDrivers } from '@safiri/dispatch/engine/find-drivers.ts';
import { runRound } from '@safiri/dispatch/engine/round.ts';
import { createFakeCity, eastward } from '@safiri/dispatch/testing/fake-city.ts';
import type { Search } from '@safiri/dispatch/engine/search.ts';
import { nairobiCentreFile } from '../roads/nairobi-centre.ts';
import { openAtlas } from '../roads/public.ts';
import { batchOf, type BatchDriver, type BatchTrip } from '../testing/batches.ts';
import { portsOf } from './batch.ts';
import { createMatchThread } from './match-thread.ts';

const UNLIMITED = { budgetMs: 60_000, lateMs: 60_000 };
const thread = createMatchThread(UNLIMITED);
afterAll(() => thread.stop());
const fail = (error: Error) => {
  throw error;
};

// Within central Nairobi, whose streets the tests have.
const place = { lat: fc.double({ min: -1.3, max: -1.27, noNaN: true }), lng: fc.double({ min: 36.8, max: 36.84, noNaN: true }) };
const trips: fc.Arbitrary<BatchTrip[]> = fc.array(
  fc.record({
    ...place,
    rideType: fc.constantFrom('standard' as const, 'standard' as const, 'share' as const, 'ladies_only' as const),
    waited: fc.integer({ min: 0, max: 170 }),
  }),
  { minLength: 1, maxLength: 40, size: 'max' },
);
const drivers: fc.Arbitrary<BatchDriver[]> = fc.array(
  fc.record({
    ...place,
    vehicle: fc.constantFrom('sedan' as const, 'sedan' as const, 'premium' as const, 'motorcycle' as const),
    busy: fc.boolean(),
    female: fc.boolean(),
    silent: fc.constantFrom(0, 10, 30, 90, 4000),
    idle: fc.nat(3000),
  }),
  { maxLength: 60, size: 'max' },
);

const outcome = (searches: readonly Search[] | undefined) =>
  searches?.map(({ trip, candidates, chosen }) => ({
    tripId: trip.tripId,
    chosen,
    candidates: candidates.map(({ driverId, meters, gate }) => ({ driverId, meters, gate })),
  }));

describe('the thread that matches', () => {
  it('finds what is found in place, over streets too', async () => {
    const atlas = openAtlas((line) => fail(new Error(line)));
    await atlas.use([nairobiCentreFile]);
    let served = 0;
    await fc.assert(
      fc.asyncProperty(trips, drivers, async (asking, free) => {
        const { batch, driverFacts } = batchOf(asking, free, [nairobiCentreFile]);
        const budget = new Budget(() => batch.now, 1);
        const here = await findDrivers(portsOf(batch, atlas, driverFacts), batch.trips, batch.now, {
          assigner: new Assigner(),
          budget,
          tell: fail,
        });
        expect(outcome(await thread.match(batch, driverFacts, fail))).toEqual(outcome(here));
        served += here.filter(({ chosen }) => chosen !== undefined).length;
      }),
      { numRuns: 30 },
    );
    expect(served).toBeGreaterThan(50);
  });

  const small = () =>
    batchOf(
      [{ lat: -1.28, lng: 36.82, rideType: 'standard', waited: 5 }],
      [{ lat: -1.281, lng: 36.82, vehicle: 'sedan', busy: false, female: false, silent: 0, idle: 0 }],
    );

  it('gives a batch back that it was killed over, and matches the next one anew', async () => {
    const killed = createMatchThread(UNLIMITED);
    const { batch, driverFacts } = small();
    const told: Error[] = [];
    const inTheMiddle: typeof driverFacts = async (ids) => {
      await killed.stop();
      return driverFacts(ids);
    };
    expect(await killed.match(batch, inTheMiddle, (error) => told.push(error))).toBeUndefined();
    expect(String(told[0]?.cause)).toContain('the thread ended');
    const next = small();
    expect((await killed.match(next.batch, next.driverFacts, fail))?.[0]?.chosen?.driverId).toBe(1);
    expect(killed.counts()).toEqual({ inPlace: 0, apart: 1, givenBack: 1 });
    await killed.stop();
  });

  it('gives a batch back when the database does not answer for its drivers', async () => {
    const told: Error[] = [];
    const away = async () => fail(new Error('no database'));
    expect(await thread.match(small().batch, away, (error) => told.push(error))).toBeUndefined();
    expect(String(told[0]?.cause)).toContain('no database');
  });

  it.each([
    ['is late', "parentPort.on('message', () => {})", 'was late'],
    ['ends', "parentPort.on('message', () => process.exit(3))", 'ended with code 3'],
    ['fails', "throw new Error('no program')", 'no program'],
  ])('leaves the trips to be served in place when it %s', async (_how, program, why) => {
    const file = new URL(`data:text/javascript,import { parentPort } from 'node:worker_threads'; ${program}`);
    const broken = createMatchThread({ file, lateMs: why === 'was late' ? 50 : 60_000 });
    const { batch } = small();
    const city = createFakeCity(batch.now.getTime());
    for (let i = 0; i < 3; i += 1) {
      city.putDriver({ point: eastward(100 * i) });
      city.addTrip({ pickup: eastward(100 * i) });
    }
    const round = await runRound(
      { ...city.ports, matchApart: (_trips, _now, tell) => broken.match(small().batch, city.ports.driverFacts, tell) },
      batch.now,
      new Map(),
    );
    expect(round.offered).toBe(3);
    expect(round.failures.map((error) => String((error as Error).cause))).toEqual([expect.stringContaining(why)]);
    expect(broken.counts()).toMatchObject({ apart: 0, givenBack: 1 });
    await broken.stop();
  });
});
