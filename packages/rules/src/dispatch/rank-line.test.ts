import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { turnsOf } from './rank-line.ts';

const line = [7, 3, 9, 1];
const always = () => true;
const never = () => false;

describe('turnsOf', () => {
  it('calls the first in line for the oldest trip, the second for the next, and passes over who may not take it', () => {
    const trips = [1, 2, 3].map((tripId) => ({ tripId, line }));
    expect([...turnsOf(trips, always, never)]).toEqual([
      [1, 7],
      [2, 3],
      [3, 9],
    ]);
    expect([...turnsOf(trips, (tripId, driverId) => !(tripId === 1 && driverId === 7), never)]).toEqual([
      [1, 3],
      [2, 7],
      [3, 9],
    ]);
  });

  it('goes down the whole line before it asks anybody again', () => {
    const asked = new Set<number>();
    const order: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      const next = turnsOf([{ tripId: 1, line }], always, (_, driverId) => asked.has(driverId)).get(1) ?? 0;
      order.push(next);
      asked.add(next);
    }
    expect(order).toEqual([7, 3, 9, 1, 7, 7]);
  });

  it('calls nobody twice, nobody who may not come, and nobody before whom somebody stands who could and was asked no oftener', () => {
    const lines = fc.uniqueArray(fc.nat(30), { maxLength: 12 });
    const world = fc.record({ line: lines, trips: fc.nat(15), allowed: fc.func(fc.boolean()), asked: fc.func(fc.boolean()) });
    fc.assert(
      fc.property(world, ({ line: order, trips, allowed, asked }) => {
        const all = Array.from({ length: trips }, (_, i) => ({ tripId: i + 1, line: order }));
        const may = (tripId: number, driverId: number) => allowed([tripId, driverId]);
        const was = (tripId: number, driverId: number) => asked([tripId, driverId]);
        const turns = turnsOf(all, may, was);
        expect(new Set(turns.values()).size).toBe(turns.size);
        const called = new Set<number>();
        for (const { tripId } of all) {
          const driverId = turns.get(tripId);
          const before = driverId === undefined ? order : order.slice(0, order.indexOf(driverId));
          const again = driverId !== undefined && was(tripId, driverId);
          expect(before.every((one) => called.has(one) || !may(tripId, one) || (!again && was(tripId, one)))).toBe(true);
          if (again) expect(order.every((one) => called.has(one) || !may(tripId, one) || was(tripId, one))).toBe(true);
          if (driverId === undefined) continue;
          expect(may(tripId, driverId)).toBe(true);
          called.add(driverId);
        }
      }),
    );
  });
});
