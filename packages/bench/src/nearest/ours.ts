import { createDriverIndex, NearestList, type DriverIndex, type Wanted } from '@safiri/dispatch/index/nearest-drivers.ts';
import { K, RADIUS_METERS, UPDATES_PER_QUERY, vehicles, type Load, type Population } from './population.ts';

const NOW = Date.UTC(2026, 5, 15, 8);
const wanted: readonly Wanted[] = vehicles.map((name) => ({ pools: [name], free: true, since: NOW - 60_000 }));

export function indexOf(people: Population): DriverIndex {
  const index = createDriverIndex();
  for (let i = 0; i < people.lat.length; i += 1) {
    const pool = vehicles[people.vehicle[i] as number] as string;
    index.put({ driverId: i + 1, lat: people.lat[i] as number, lng: people.lng[i] as number, pool, at: NOW });
  }
  return index;
}

/** Puts a load through; gives the sum of the ids found, which the twins must find too. */
export function runLoad(index: DriverIndex, { updates, queries }: Load): number {
  const list = new NearestList(K);
  let sum = 0;
  for (let i = 0, next = 0; i < queries.lat.length; i += 1) {
    for (const until = next + UPDATES_PER_QUERY; next < until; next += 1) {
      index.move(updates.driver[next] as number, updates.lat[next] as number, updates.lng[next] as number, NOW);
    }
    sum += ask(index, queries, i, list);
  }
  return sum;
}

/** Only the queries of a load. */
export function runQueries(index: DriverIndex, { queries }: Load): number {
  const list = new NearestList(K);
  let sum = 0;
  for (let i = 0; i < queries.lat.length; i += 1) sum += ask(index, queries, i, list);
  return sum;
}

function ask(index: DriverIndex, queries: Load['queries'], i: number, list: NearestList): number {
  const who = wanted[queries.vehicle[i] as number] as Wanted;
  index.find(queries.lat[i] as number, queries.lng[i] as number, RADIUS_METERS, who, list);
  let sum = 0;
  for (let j = 0; j < list.count; j += 1) sum += list.driverIds[j] as number;
  return sum;
}
