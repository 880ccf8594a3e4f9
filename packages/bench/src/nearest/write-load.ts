import { writeFileSync } from 'node:fs';
import { RADIUS_METERS, UPDATES_PER_QUERY, type Load, type Population } from './population.ts';

/** Writes drivers and a load for the twin in C: four numbers of 32 bits, then the arrays one after the other. */
export function writeLoad(path: string, people: Population, { updates, queries }: Load): void {
  const arrays = [
    Int32Array.of(people.lat.length, queries.lat.length, UPDATES_PER_QUERY, RADIUS_METERS),
    people.lat,
    people.lng,
    updates.lat,
    updates.lng,
    queries.lat,
    queries.lng,
    Int32Array.from(people.vehicle),
    updates.driver,
    Int32Array.from(queries.vehicle),
  ];
  writeFileSync(path, Buffer.concat(arrays.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength))));
}
