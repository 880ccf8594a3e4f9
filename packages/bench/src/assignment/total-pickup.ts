import { linearSumAssignment } from 'linear-sum-assignment';
import { Assigner } from '@safiri/dispatch/assignment/assigner.ts';
import { Budget } from '@safiri/dispatch/engine/budget.ts';
import { findDrivers } from '@safiri/dispatch/engine/find-drivers.ts';
import { median } from '../load.ts';
import { cityOf, everySecond, seeded, spread, type Pace } from './random-city.ts';

const NOW = new Date('2026-06-15T10:00:00Z');
/** As many riders as free drivers. */
const BALANCED = 500;
/** So that no driver is farther away than a search reaches: every way of serving all is allowed to all. */
const SIDE_METERS = 7000;
const CITIES = 5;

/** Each rider in turn takes the nearest driver who is left. */
function firstCome(seconds: readonly Float64Array[]): number {
  const taken = new Set<number>();
  return seconds.reduce((total, ofDriver) => {
    let best = -1;
    for (let driver = 0; driver < ofDriver.length; driver += 1) {
      if (!taken.has(driver) && (best < 0 || (ofDriver[driver] as number) < (ofDriver[best] as number))) best = driver;
    }
    taken.add(best);
    return total + (ofDriver[best] as number);
  }, 0);
}

/** The engine's whole search for a batch, without a limit of time, beside first come and the best of the whole matrix. */
async function oneCity(seed: number, pace: Pace) {
  const random = seeded(seed);
  const [pickups, drivers] = [spread(BALANCED, SIDE_METERS, random), spread(BALANCED, SIDE_METERS, random)];
  const ports = cityOf(pickups, drivers, pace, NOW.getTime());
  const matcher = {
    assigner: new Assigner(),
    budget: new Budget(() => NOW, 1),
    tell: (fellBack: Error) => {
      throw fellBack;
    },
  };
  const { trips } = await ports.openTrips();
  const began = performance.now();
  const searches = await findDrivers(ports, trips, NOW, matcher);
  const ms = performance.now() - began;
  if (searches.some(({ chosen }) => chosen === undefined)) throw new Error('a balanced city was not served');
  const engine = searches.reduce((sum, { chosen }) => sum + (chosen?.pickupSeconds ?? 0), 0);
  const matrix = everySecond(pickups, drivers, pace);
  const dense = linearSumAssignment(matrix, { maximaze: false }).rowAssignments;
  const best = dense.reduce((sum, driver, trip) => sum + (matrix[trip]?.[driver] as number), 0);
  const candidates = searches.reduce((sum, search) => sum + search.candidates.length, 0) / BALANCED;
  return { besideFirstCome: engine / firstCome(matrix), gap: engine / best - 1, candidates, ms };
}

/** Total pickup time of a balanced batch beside first come, and its gap to the dense optimum. */
export async function pickupFigures(pace: Pace) {
  const cities = [];
  for (let seed = 1; seed <= CITIES; seed += 1) cities.push(await oneCity(seed, pace));
  return {
    besideFirstCome: median(cities.map((city) => city.besideFirstCome)),
    largestGap: Math.max(...cities.map(({ gap }) => gap)),
    candidatesOfTrip: median(cities.map(({ candidates }) => candidates)),
    batchMs: median(cities.map(({ ms }) => ms)),
  };
}
