import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { destination, distanceMeters } from '../places/geo.ts';
import { FASTEST_METERS_PER_SECOND, isReachable, judgeFixes, newTrack, type Judged, type PhoneFix, type Track } from './judge-fixes.ts';
import { FIX_OLDEST_MS } from './location-fixes.ts';
import { CLOCK_STEP_MS } from './phone-clock.ts';

const now = Date.parse('2026-11-22T08:00:00.000Z');
const HOUR = 3_600_000;
const hatfield = { lat: -25.7487, lng: 28.238 };
const fixAt = (at: number, point = hatfield, accuracy: number | null = 10): PhoneFix => ({
  ...point,
  at,
  accuracy,
  heading: null,
  speed: null,
});
/** Metres east of Hatfield. */
const east = (meters: number) => destination(hatfield, 90, meters);

/** Judges batches one after the other, each at its own moment of ours. */
function judgeAll(batches: ReadonlyArray<{ nowMs: number; fixes: readonly PhoneFix[]; sentAt?: number }>): Judged[] {
  let track: Track = newTrack;
  return batches.map(({ nowMs, fixes, sentAt }) => {
    const judged = judgeFixes(track, fixes, nowMs, sentAt);
    track = judged.track;
    return judged;
  });
}

describe("a phone's clock", () => {
  it('may be off by hours: what it sends is as old as it says, never ahead of ours', () => {
    fc.assert(
      fc.property(fc.integer({ min: -48 * HOUR, max: 48 * HOUR }), fc.integer({ min: 0, max: 60_000 }), (skew, age) => {
        const phone = now + skew;
        const said = judgeFixes(newTrack, [fixAt(phone - age)], now, phone);
        expect(said.taken[0]?.at).toBe(now - age);
        const unsaid = judgeFixes(newTrack, [fixAt(phone - age - 1000), fixAt(phone - age)], now);
        expect(unsaid.taken.map(({ at }) => at)).toEqual([now - 1000, now]);
      }),
    );
  });

  it('is not poisoned by a position from tomorrow, alone or among others', () => {
    const [tomorrow, after] = judgeAll([
      { nowMs: now, fixes: [fixAt(now + 24 * HOUR)] },
      { nowMs: now + 5000, fixes: [fixAt(now + 4000), fixAt(now + 5000)] },
    ]);
    expect(tomorrow?.taken[0]?.at).toBe(now);
    expect(after?.taken.map(({ at }) => at)).toEqual([now + 4000, now + 5000]);
    const mixed = judgeFixes(newTrack, [fixAt(now - 1000), fixAt(now + 24 * HOUR), fixAt(now)], now);
    expect(mixed.taken.map(({ at }) => at)).toEqual([now - 1000, now]);
    expect(mixed.rejected).toEqual({ fromFuture: 1 });
  });

  it('that is set back loses nothing from the next report on', () => {
    const [, back] = judgeAll([
      { nowMs: now, fixes: [fixAt(now + 2 * HOUR)], sentAt: now + 2 * HOUR },
      { nowMs: now + 5000, fixes: [fixAt(now + 5000)], sentAt: now + 5000 },
    ]);
    expect(back?.taken[0]?.at).toBe(now + 5000);
  });

  it('never puts a position ahead of ours, and what it took stays in order, whatever is sent', () => {
    const fix = fc.record({ lat: fc.double({ min: -90, max: 90, noNaN: true }), lng: fc.double({ min: -180, max: 180, noNaN: true }) });
    const batch = fc.record({
      wait: fc.integer({ min: 0, max: HOUR }),
      fixes: fc.array(fc.record({ point: fix, off: fc.integer({ min: -2 * HOUR, max: 2 * HOUR }) }), { maxLength: 8 }),
      says: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(batch, { maxLength: 8 }), (batches) => {
        let at = now;
        let newest = 0;
        const judged = judgeAll(
          batches.map(({ wait, fixes, says }) => {
            at += wait;
            const nowMs = at;
            return { nowMs, fixes: fixes.map(({ point, off }) => fixAt(nowMs + off, point)), ...(says ? { sentAt: nowMs } : {}) };
          }),
        );
        at = now;
        for (const [i, { taken, rejected }] of judged.entries()) {
          at += batches[i]?.wait ?? 0;
          for (const fix of taken) {
            expect(fix.at).toBeLessThanOrEqual(at);
            expect(fix.at).toBeGreaterThan(newest);
            expect(at - fix.at).toBeLessThanOrEqual(FIX_OLDEST_MS);
            newest = fix.at;
          }
          expect(taken.length + Object.values(rejected).reduce((sum, n) => sum + n, 0)).toBe(batches[i]?.fixes.length);
        }
      }),
    );
  });
});

describe('what does not count', () => {
  it('is what is sent twice, out of order, too old, or stands where phones stand that know nothing', () => {
    const batch = [fixAt(now - FIX_OLDEST_MS - 1), fixAt(now - 5000), fixAt(now - 6000), fixAt(now - 1000, { lat: 0, lng: 0 }), fixAt(now)];
    const [first, again] = judgeAll([
      { nowMs: now, fixes: batch, sentAt: now },
      { nowMs: now + CLOCK_STEP_MS, fixes: batch, sentAt: now + CLOCK_STEP_MS },
    ]);
    expect(first?.taken.map(({ at }) => at)).toEqual([now - 5000, now]);
    expect(first?.rejected).toEqual({ tooOld: 1, outOfOrder: 1, nowhere: 1 });
    expect(again?.taken).toEqual([]);
  });
});

describe('a jump', () => {
  const steps = (points: ReadonlyArray<ReturnType<typeof east>>) =>
    judgeAll(points.map((point, i) => ({ nowMs: now + i * 5000, fixes: [fixAt(now + i * 5000, point)], sentAt: now + i * 5000 })));

  it('is rejected and flagged, and forgotten when the phone comes back to its way', () => {
    const [, there, back] = steps([east(0), east(20_000), east(60)]);
    expect([there?.taken.length, there?.jumps, there?.rejected]).toEqual([0, 1, { suspect: 1 }]);
    expect([back?.taken.length, back?.jumps]).toEqual([1, 0]);
  });

  it('becomes the truth when two later positions second it', () => {
    const judged = steps([east(0), east(20_000), east(20_060), east(20_120), east(20_180)]);
    expect(judged.map(({ taken }) => taken.length)).toEqual([1, 0, 0, 1, 1]);
    expect(judged.map(({ jumps }) => jumps)).toEqual([0, 1, 0, 0, 0]);
  });

  it('that never lands twice near one place is never believed', () => {
    const judged = steps([east(0), ...Array.from({ length: 20 }, (_, i) => east(20_000 * (i + 1)))]);
    expect(judged.slice(1).every(({ taken }) => taken.length === 0)).toBe(true);
    expect(judged.at(-1)?.jumps).toBe(1);
  });

  it('is nothing that a vehicle can drive', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: FASTEST_METERS_PER_SECOND * 5 }), { maxLength: 30 }), (ways) => {
        let meters = 0;
        const judged = steps([east(0), ...ways.map((way) => east((meters += way)))]);
        expect(judged.every(({ taken }) => taken.length === 1)).toBe(true);
      }),
    );
  });

  it('can not be hidden behind an accuracy of a whole country', () => {
    expect(isReachable(fixAt(now, hatfield, 1e9), fixAt(now + 1000, east(20_000), 1e9))).toBe(false);
  });
});

describe('what can be reached', () => {
  it('is what the great circle says, everywhere on the earth', () => {
    const place = fc.record({ lat: fc.double({ min: -90, max: 90, noNaN: true }), lng: fc.double({ min: -180, max: 180, noNaN: true }) });
    const bearing = fc.integer({ min: 0, max: 359 });
    const step = fc.integer({ min: 0, max: 20_000 });
    fc.assert(
      fc.property(place, bearing, step, fc.integer({ min: 0, max: 200 }), (from, direction, meters, seconds) => {
        const to = destination(from, direction, meters);
        const allowed = FASTEST_METERS_PER_SECOND * seconds + 20;
        expect(isReachable(fixAt(now, from), fixAt(now + 1000 * seconds, to))).toBe(distanceMeters(from, to) <= allowed);
      }),
    );
  });
});
