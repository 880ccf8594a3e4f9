import { NearestList, type DriverIndex } from '@safiri/dispatch/index/nearest-drivers.ts';
import { K, RADIUS_METERS, vehicles, type Load } from './population.ts';

/** Share of the queries that find all they ask for within the tuned radius; the others would have to ask again. */
const ENOUGH = 0.95;

/** For each vehicle type the radius within which nearly all queries find their drivers: what one would set for Redis. */
export function tunedRadii(index: DriverIndex, { queries }: Load): number[] {
  const list = new NearestList(K);
  return vehicles.map((vehicle, number) => {
    const farthest: number[] = [];
    for (let i = 0; i < queries.lat.length; i += 1) {
      if (queries.vehicle[i] !== number) continue;
      index.find(queries.lat[i] as number, queries.lng[i] as number, RADIUS_METERS, { pools: [vehicle] }, list);
      farthest.push(list.count < K ? RADIUS_METERS : list.meters(K - 1));
    }
    farthest.sort((a, b) => a - b);
    return Math.ceil(farthest[Math.floor(ENOUGH * farthest.length)] ?? RADIUS_METERS);
  });
}
