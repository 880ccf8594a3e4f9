/**
 * The drivers of the figures: cities of 10,000 drivers each, spread evenly over a square of 32 km, so that twice the drivers
 * are twice the cities and density stays the same. Cities lie on a lattice over Africa. The same numbers come out each time.
 */
export const DRIVERS_PER_CITY = 10_000;
const CITY_KM = 32;
const KM_PER_DEGREE = 111.195;

/** Vehicle types and their shares of a hundred. */
export const vehicles = ['sedan', 'motorcycle', 'minibus', 'van'] as const;
const SHARES = [45, 25, 15, 15];

export const K = 10;
export const RADIUS_METERS = 10_000;
export const UPDATES_PER_QUERY = 10;
/** A driver moves by up to this many metres each way between two reports: 4 seconds at 45 km/h. */
const STEP_METERS = 50;

export interface Places {
  readonly lat: Float64Array;
  readonly lng: Float64Array;
}

export interface Population extends Places {
  /** Index into {@link vehicles}; drivers have the ids from 1. */
  readonly vehicle: Uint8Array;
}

/** Updates and, after each ten, a query. */
export interface Load {
  readonly updates: Places & { readonly driver: Int32Array };
  readonly queries: Places & { readonly vehicle: Uint8Array };
}

/** A small generator of numbers from 0 to below 1 (mulberry32). */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const newPlaces = (count: number) => ({ lat: new Float64Array(count), lng: new Float64Array(count) });

/** A place of a city, evenly. */
function placeIn(city: number, random: () => number, into: Places, at: number): void {
  const lat = -30 + 4.5 * (city % 10) + (random() - 0.5) * (CITY_KM / KM_PER_DEGREE);
  into.lat[at] = lat;
  into.lng[at] = 10 + 3 * Math.floor(city / 10) + ((random() - 0.5) * (CITY_KM / KM_PER_DEGREE)) / Math.cos((lat * Math.PI) / 180);
}

function vehicleBy(random: () => number): number {
  let left = random() * 100;
  return SHARES.findIndex((share) => (left -= share) < 0);
}

export function createPopulation(count: number): Population {
  const random = numbers(1);
  const people = { ...newPlaces(count), vehicle: new Uint8Array(count) };
  for (let i = 0; i < count; i += 1) {
    placeIn(Math.floor(i / DRIVERS_PER_CITY), random, people, i);
    people.vehicle[i] = vehicleBy(random);
  }
  return people;
}

/** Moves drivers of the population, who stay moved, and asks in their cities. */
export function createLoad(people: Population, queries: number, seed: number): Load {
  const random = numbers(seed);
  const count = people.lat.length;
  const load = {
    updates: { ...newPlaces(queries * UPDATES_PER_QUERY), driver: new Int32Array(queries * UPDATES_PER_QUERY) },
    queries: { ...newPlaces(queries), vehicle: new Uint8Array(queries) },
  };
  const step = (2 * STEP_METERS) / 1000 / KM_PER_DEGREE;
  for (let i = 0; i < load.updates.driver.length; i += 1) {
    const driver = Math.floor(random() * count);
    const lat = (people.lat[driver] as number) + (random() - 0.5) * step;
    const lng = (people.lng[driver] as number) + (random() - 0.5) * step;
    people.lat[driver] = lat;
    people.lng[driver] = lng;
    load.updates.driver[i] = driver + 1;
    load.updates.lat[i] = lat;
    load.updates.lng[i] = lng;
  }
  for (let i = 0; i < queries; i += 1) {
    placeIn(Math.floor((random() * count) / DRIVERS_PER_CITY), random, load.queries, i);
    load.queries.vehicle[i] = vehicleBy(random);
  }
  return load;
}
