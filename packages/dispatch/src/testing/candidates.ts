import fc from 'fast-check';
import type { Edge } from '../assignment/candidate-graph.ts';

export type Candidates = Edge[][];

export const edge = (driverId: number, cost: number): Edge => ({ driverId, cost });

/** Trips with candidates at random, some of them with none, and some twice. */
export const graphs = (trips: number, drivers: number, degree: number, cost: fc.Arbitrary<number>): fc.Arbitrary<Candidates> =>
  fc.array(fc.array(fc.record({ driverId: fc.integer({ min: 1, max: drivers }), cost }), { maxLength: degree, size: 'max' }), {
    maxLength: trips,
    size: 'max',
  });

export const anyCost = fc.oneof(
  fc.integer({ min: -50, max: 50 }),
  fc.integer({ min: 0, max: 4 }),
  fc.integer({ min: 0, max: 1_000_000 }).map((n) => n / 997),
);
