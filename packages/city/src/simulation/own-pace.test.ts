import { driverPace, type PacedTrip } from '@safiri/rules/places/driver-pace.ts';
import { destination, distanceMeters } from '@safiri/rules/places/geo.ts';
import { restByTimeSoFar } from '@safiri/rules/places/time-so-far.ts';
import { highSeconds, restOfSeconds } from '@safiri/rules/places/travel-time.ts';
import { expect, test } from 'vitest';
import { chanceOf, noiseOf } from './chance.ts';
import { driveSeconds } from './sim-city.ts';

const SEED = 14;
const DRIVERS = 250;
const TRIPS = 60;
const CENTRE = { lat: -1.286, lng: 36.82 };
/** How far drivers are apart, and how far the two halves of one trip are: logarithms. */
const DRIVERS_APART = 0.18;
const HALVES_APART = 0.25;
/** Standard deviations from the median to the 90th percentile. */
const TO_NINETY = 1.2816;

interface Driven {
  readonly planned: number;
  readonly paced: number;
  readonly real: number;
  /** Seconds gone at half of the way, and those that were planned, at the driver's pace, for the rest. */
  readonly gone: number;
  readonly rest: number;
}

/** A city in which trips scatter around what is predicted as much as measured ones do; part of it is the driver, part the trip, part each half. */
function drive(): Driven[] {
  const all: Driven[] = [];
  for (let driver = 0; driver < DRIVERS; driver += 1) {
    const own = noiseOf(DRIVERS_APART, SEED, driver);
    const completed: PacedTrip[] = [];
    for (let trip = 0; trip < TRIPS; trip += 1) {
      const to = destination(CENTRE, 360 * chanceOf(SEED, driver, trip, 1), 2000 + 12_000 * chanceOf(SEED, driver, trip, 2));
      const at = 3600 * (7 + 12 * chanceOf(SEED, driver, trip, 3));
      expect(distanceMeters(CENTRE, to)).toBeGreaterThan(1000);
      const planned = driveSeconds(CENTRE, to, at);
      const spread = Math.log(highSeconds(planned) / planned) / TO_NINETY;
      const ofTrip = Math.sqrt(spread ** 2 - DRIVERS_APART ** 2 - HALVES_APART ** 2 / 2);
      const pace = own * noiseOf(ofTrip, SEED, driver, trip, 4);
      // Known before the trip begins: the trips before it alone.
      const known = driverPace(completed.toReversed());
      const paced = planned * known;
      const rest = restOfSeconds(planned, 0.5);
      const gone = (planned - rest) * pace * noiseOf(HALVES_APART, SEED, driver, trip, 5);
      const real = gone + rest * pace * noiseOf(HALVES_APART, SEED, driver, trip, 6);
      all.push({ planned, paced, real, gone, rest: rest * known });
      completed.push({ plannedSeconds: planned, realSeconds: Math.round(real) });
    }
  }
  return all;
}

const rmse = (errors: readonly number[]) => Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length);
const share = (all: readonly boolean[]) => all.filter(Boolean).length / all.length;

test("a driver's own pace, and the trip so far, make arrival times better, and nine of ten trips stay within the range", () => {
  const driven = drive();
  const plain = rmse(driven.map(({ planned, real }) => planned - real));
  const paced = rmse(driven.map((one) => one.paced - one.real));
  expect(paced / plain).toBeLessThan(0.98);
  for (const within of [
    driven.map((one) => one.real <= highSeconds(one.planned)),
    driven.map((one) => one.real <= highSeconds(one.paced)),
  ]) {
    expect(share(within)).toBeGreaterThan(0.88);
    expect(share(within)).toBeLessThan(0.92);
  }
  const left = driven.map(({ real, gone }) => real - gone);
  const untold = rmse(driven.map(({ rest }, i) => rest - (left[i] ?? 0)));
  const told = driven.map(({ paced: plannedSeconds, rest: restSeconds, gone: elapsedSeconds }) =>
    restByTimeSoFar({ plannedSeconds, restSeconds, restShare: 0.5, elapsedSeconds }),
  );
  expect(rmse(told.map((rest, i) => rest - (left[i] ?? 0))) / untold).toBeLessThan(0.95);
  const within = share(told.map((rest, i) => (left[i] ?? 0) <= highSeconds(rest)));
  expect(within).toBeGreaterThan(0.88);
});
