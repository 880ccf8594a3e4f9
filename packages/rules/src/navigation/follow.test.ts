import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { destination, distanceMeters, type Point } from '../places/geo.ts';
import { searchRuns } from '../testing/search.ts';
import { follow, hasLeft, isThere, mayAsk, type DriveFix, type Following } from './follow.ts';
import { bearingAlong, lineOf, pointAlong } from './line.ts';

const start: Point = { lat: -25.7487, lng: 28.238 };
/** North for a kilometre, east for one, and back south beside the first street, 30 m away at its end. */
const corner = destination(start, 0, 1000);
const line = lineOf([start, corner, destination(corner, 90, 1000)]);

const fixAt = (seconds: number, point: Point, more: Partial<DriveFix> = {}): DriveFix => ({
  ...point,
  accuracy: 8,
  heading: null,
  speed: 14,
  at: seconds * 1000,
  ...more,
});
const drive = (fixes: readonly DriveFix[], on = line): Following =>
  fixes.reduce<Following | undefined>((before, fix) => follow(on, before, fix), undefined) as Following;
const side = (meters: number, off: number): Point =>
  destination(pointAlong(line, meters), (bearingAlong(line, meters - 1, meters + 1) ?? 0) + 90, off);

describe('following a way', () => {
  it('goes on along it with a position that errs, never jumping and never leaving', () => {
    const noise = fc.array(fc.record({ off: fc.integer({ min: -45, max: 45 }), along: fc.integer({ min: -20, max: 20 }) }), {
      minLength: 30,
      maxLength: 30,
    });
    fc.assert(
      fc.property(noise, (errors) => {
        let at: Following | undefined;
        for (const [i, { off, along }] of errors.entries()) {
          const before: Following | undefined = at;
          at = follow(line, at, fixAt(2 * i, side(30 + i * 28 + along, off)));
          expect(hasLeft(at)).toBe(false);
          expect(at.off).toBeNull();
          expect(Math.abs(at.along - (30 + i * 28))).toBeLessThanOrEqual(75);
          if (before !== undefined) expect(distanceMeters(before.point, at.point)).toBeLessThan(28 + 2 * 75);
        }
      }),
      { numRuns: searchRuns(200) },
    );
  });

  it('passes over a single wrong position', () => {
    const astray = drive([fixAt(0, side(100, 3)), fixAt(2, side(128, 400)), fixAt(4, side(156, 2))]);
    expect(astray.off).toBeNull();
    expect(astray.along).toBeCloseTo(156, 0);
    const meanwhile = drive([fixAt(0, side(100, 3)), fixAt(2, side(128, 400))]);
    expect(distanceMeters(meanwhile.point, pointAlong(line, 100))).toBeLessThan(0.1);
  });

  it('is left after some seconds and some positions beside it', () => {
    const off = (from: number) =>
      Array.from({ length: 4 }, (_, i) => fixAt(from + 2 * i, destination(corner, 0, 60 + 30 * i), { heading: 0 }));
    const on = fixAt(0, side(980, 0), { heading: 0 });
    expect(hasLeft(drive([on, ...off(2).slice(0, 3)]))).toBe(false);
    const left = drive([on, ...off(2)]);
    expect(hasLeft(left)).toBe(true);
    expect(distanceMeters(left.point, destination(corner, 0, 150))).toBeLessThan(1);
    // Few positions in a long time are not enough either.
    expect(hasLeft(drive([on, fixAt(20, destination(corner, 0, 300)), fixAt(40, destination(corner, 0, 500))]))).toBe(false);
  });

  it('is left by who drives it the other way, not by who stands', () => {
    const back = (speed: number) => Array.from({ length: 5 }, (_, i) => fixAt(2 + 2 * i, side(490 - 5 * i, 2), { heading: 180, speed }));
    const on = fixAt(0, side(500, 0), { heading: 0 });
    expect(hasLeft(drive([on, ...back(10)]))).toBe(true);
    expect(hasLeft(drive([on, ...back(1)]))).toBe(false);
  });

  it('does not count positions that are old or bad', () => {
    const on = drive([fixAt(10, side(500, 0))]);
    expect(follow(line, on, fixAt(10, side(900, 0)))).toBe(on);
    expect(follow(line, on, fixAt(4, side(400, 0)))).toBe(on);
    expect(follow(line, on, fixAt(20, side(600, 300), { accuracy: 900 }))).toBe(on);
    // One that may be 100 m wrong is not off at 90 m.
    expect(follow(line, on, fixAt(20, side(600, 90), { accuracy: 100 })).off).toBeNull();
  });

  it('does not roll back while the car stands', () => {
    const stood = drive([fixAt(0, side(500, 0)), fixAt(2, side(490, 3), { speed: 0 }), fixAt(4, side(494, 3), { speed: 0 })]);
    expect(stood.along).toBeCloseTo(500, 0);
    expect(stood.at).toBe(4000);
  });

  it('stays on its own street where the way comes by again', () => {
    const there = destination(start, 0, 1000);
    const beside = destination(there, 90, 30);
    const loop = lineOf([start, there, beside, destination(beside, 180, 1000)]);
    const out = drive([fixAt(0, pointAlong(loop, 20)), fixAt(2, destination(pointAlong(loop, 50), 90, 20))], loop);
    expect(out.along).toBeCloseTo(50, 0);
  });

  it('is found again elsewhere by who heads along it', () => {
    const before = drive([fixAt(0, side(100, 0), { heading: 0 })]);
    const cut = follow(line, before, fixAt(3, side(1500, 5), { heading: 90 }));
    expect(cut.along).toBeCloseTo(1500, 0);
    expect(follow(line, before, fixAt(3, side(1500, 5), { heading: 0 })).off).not.toBeNull();
  });

  it('is over at its end', () => {
    expect(isThere(line, drive([fixAt(0, start)]))).toBe(false);
    const near = [fixAt(0, side(280, 0)), ...Array.from({ length: 62 }, (_, i) => fixAt(2 * i + 2, side(300 + 28 * i, 0)))];
    expect(isThere(line, drive(near))).toBe(true);
  });
});

describe('asking for another way', () => {
  it('waits twice as long each time, up to 80 seconds', () => {
    const wait = (times: number) => Array.from({ length: 200 }, (_, s) => s).find((s) => mayAsk({ times, at: 0 }, s * 1000));
    expect([0, 1, 2, 3, 4, 5, 9].map(wait)).toEqual([0, 10, 20, 40, 80, 80, 80]);
  });
});
