import { describe, expect, it } from 'vitest';
import type { RoadAtlas } from '@safiri/dispatch/roads/road-atlas.ts';
import { moveTowards, type Point } from '@safiri/rules/places/geo.ts';
import type { Context } from '../platform/context.ts';
import { wayAhead, wayLeft } from './driven-ways.ts';

const byCar = { by: 'car', minute: 0 } as const;
const home: Point = { lat: -25.75, lng: 28.2 };
const work: Point = { lat: -25.75, lng: 28.25 };
const church: Point = { lat: -25.7, lng: 28.2 };

/** A node whose streets are straight lines at 10 metres a second, and that counts how often it was asked for a way. */
function nodeOf() {
  const asked: Point[] = [];
  const clock = { now: 0 };
  const roads: Pick<RoadAtlas, 'way'> = {
    way(from, to) {
      asked.push(from);
      const meters = Math.hypot(from.lat - to.lat, from.lng - to.lng) * 100_000;
      return { meters, seconds: meters / 10, path: [from, to], steps: [], milestones: { along: [0, meters], seconds: [0, meters / 10] } };
    },
  };
  const ctx = { roads, clock: () => new Date(clock.now) } as unknown as Context;
  return { ctx, asked, clock };
}

describe('the way that a driver drives', () => {
  it('is searched for once while the car is on it', () => {
    const { ctx, asked } = nodeOf();
    const whole = wayLeft(ctx, 1, home, work, byCar);
    expect(whole?.seconds).toBeCloseTo(500, 0);
    const half = wayLeft(ctx, 1, moveTowards(home, work, 1200), work, byCar);
    expect(half?.seconds).toBeCloseTo((500 * (5012 - 1200)) / 5012, -1);
    expect(asked).toHaveLength(1);
  });

  it('is searched for again off the way, to another stop, for another driver and after a while', () => {
    const { ctx, asked, clock } = nodeOf();
    const on = (driverId: number, at: Point, to: Point) => {
      const before = asked.length;
      wayLeft(ctx, driverId, at, to, byCar);
      return asked.length - before;
    };
    expect(on(1, home, work)).toBe(1);
    expect(on(1, { lat: home.lat + 0.01, lng: home.lng }, work)).toBe(1);
    expect(on(1, home, church)).toBe(1);
    expect(on(2, home, church)).toBe(1);
    expect(on(2, home, church)).toBe(0);
    clock.now += 601_000;
    expect(on(2, home, church)).toBe(1);
  });

  it('is found once from one stop to the next, whatever the car has driven meanwhile', () => {
    const { ctx, asked, clock } = nodeOf();
    const first = wayAhead(ctx, home, work, byCar);
    expect(first).toEqual({ meters: expect.closeTo(5000, 0), seconds: expect.closeTo(500, 0) });
    expect(wayAhead(ctx, home, work, byCar)).toEqual(first);
    expect(asked).toHaveLength(1);
    wayAhead(ctx, work, home, byCar);
    wayAhead(ctx, home, work, { ...byCar, by: 'motorcycle' });
    expect(asked).toHaveLength(3);
    clock.now += 601_000;
    wayAhead(ctx, home, work, byCar);
    expect(asked).toHaveLength(4);
  });
});
