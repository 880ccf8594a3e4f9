import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { destination, distanceMeters } from '../places/geo.ts';
import {
  isReachable,
  judgeFixes,
  newTrack,
  SOURCE_FRESH_MS,
  UNKNOWN_ACCURACY_METERS,
  WORST_ACCURACY_METERS,
  type Judged,
  type LocationSource,
  type PhoneFix,
  type Track,
} from './judge-fixes.ts';
import { FIX_OLDEST_MS } from './location-fixes.ts';
import { TRACKER_AHEAD_MS } from './tracker.ts';

const start = Date.parse('2026-11-22T08:00:00.000Z');
const hatfield = { lat: -25.7487, lng: 28.238 };
const east = (meters: number) => destination(hatfield, 90, meters);

interface Sent {
  readonly from: LocationSource;
  /** Milliseconds after the start. */
  readonly at: number;
  readonly meters: number;
  readonly accuracy?: number | null;
}

const fixOf = ({ at, meters, accuracy = 10 }: Sent): PhoneFix => ({
  ...east(meters),
  at: start + at,
  accuracy,
  heading: null,
  speed: null,
});

/** Judges each position at its own moment. */
function judgeAll(sent: readonly Sent[]): Array<Judged & Sent> {
  let track: Track = newTrack;
  return sent.map((one) => {
    const fix = fixOf(one);
    const judged = judgeFixes(track, [fix], fix.at, fix.at, one.from);
    track = judged.track;
    return { ...one, ...judged };
  });
}
const leads = (sent: readonly Sent[]) => judgeAll(sent).map(({ taken }) => taken.length === 1);

const errorOf = (accuracy: number | null | undefined) => Math.min(accuracy ?? UNKNOWN_ACCURACY_METERS, WORST_ACCURACY_METERS);

describe('of two sources', () => {
  it('the more exact one counts while both are fresh, and a tie changes nothing', () => {
    const sent: Sent[] = [
      { from: 'app', at: 0, meters: 0, accuracy: 50 },
      { from: 'tracker', at: 1000, meters: 10, accuracy: 50 },
      { from: 'tracker', at: 2000, meters: 20, accuracy: 8 },
      { from: 'app', at: 3000, meters: 30, accuracy: 50 },
      { from: 'app', at: 4000, meters: 40, accuracy: null },
      { from: 'tracker', at: 5000, meters: 50, accuracy: 30 },
      { from: 'app', at: 6000, meters: 60, accuracy: 29 },
    ];
    expect(leads(sent)).toEqual([true, false, true, false, false, true, true]);
  });

  it('the other one follows once the first was silent for ten seconds, however inexact', () => {
    const after = (at: number) =>
      leads([
        { from: 'app', at: 0, meters: 0, accuracy: 5 },
        { from: 'tracker', at, meters: 10, accuracy: 400 },
      ])[1];
    expect([after(SOURCE_FRESH_MS), after(SOURCE_FRESH_MS + 1)]).toEqual([false, true]);
  });

  it('what yields leaves no trace: the first one goes on as if it had been alone', () => {
    const alone: Sent[] = [0, 5000, 10_000].map((at) => ({ from: 'app', at, meters: at / 100, accuracy: 10 }));
    const beside = [
      alone[0],
      { from: 'tracker', at: 4999, meters: 90_000, accuracy: 1 },
      alone[1],
      { from: 'tracker', at: 9999, meters: 90_000, accuracy: 1 },
      alone[2],
    ] as Sent[];
    const tracks = (sent: readonly Sent[]) => judgeAll(sent).at(-1)?.track;
    expect(tracks(beside)).toEqual(tracks(alone));
  });

  const sent: fc.Arbitrary<Sent[]> = fc
    .array(
      fc.record({
        from: fc.constantFrom<LocationSource>('app', 'tracker'),
        wait: fc.integer({ min: 1, max: 15_000 }),
        meters: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 30_000 })),
        accuracy: fc.option(fc.integer({ min: 0, max: 800 }), { nil: null }),
      }),
      { maxLength: 30 },
    )
    .map((steps) => {
      let at = 0;
      return steps.map(({ wait, ...step }) => ({ ...step, at: (at += wait) }));
    });

  it('no change from one to the other is a jump, or leaves a fresh one for a less exact one, whatever is sent', () => {
    fc.assert(
      fc.property(sent, (steps) => {
        let last: { fix: PhoneFix; from: LocationSource } | undefined;
        for (const { from, taken, rejected } of judgeAll(steps)) {
          expect(taken.length + Object.values(rejected).reduce((sum, n) => sum + n, 0)).toBe(1);
          const [fix] = taken;
          if (fix === undefined) continue;
          if (last !== undefined && last.from !== from && fix.at - last.fix.at <= SOURCE_FRESH_MS) {
            expect(errorOf(fix.accuracy)).toBeLessThan(errorOf(last.fix.accuracy));
            expect(isReachable(last.fix, fix)).toBe(true);
          }
          if (last !== undefined) expect(fix.at).toBeGreaterThan(last.fix.at);
          last = { fix, from };
        }
      }),
    );
  });

  it('a car that both follow is followed without a gap longer than the worse of the two has', () => {
    const drive = fc.array(
      fc.record({ from: fc.constantFrom<LocationSource>('app', 'tracker'), accuracy: fc.integer({ min: 1, max: 60 }) }),
      {
        minLength: 2,
        maxLength: 60,
      },
    );
    fc.assert(
      fc.property(drive, (steps) => {
        const judged = judgeAll(steps.map((step, n) => ({ ...step, at: n * 5000, meters: n * 70 })));
        let lastTaken = 0;
        for (const { at, from, taken, track } of judged) {
          if (taken.length === 1) lastTaken = at;
          else expect(from).not.toBe(track.source);
          expect(at - lastTaken).toBeLessThanOrEqual(SOURCE_FRESH_MS);
        }
      }),
    );
  });
});

describe('a tracker', () => {
  const judge = (track: Track, age: number, meters = 0) =>
    judgeFixes(track, [fixOf({ from: 'tracker', at: -age, meters })], start, undefined, 'tracker');

  it('sends what it queued one by one: each is as old as it says', () => {
    let track: Track = newTrack;
    const ages = [540_000, 300_000, 120_000, 1000].map((age) => {
      const judged = judge(track, age, (600_000 - age) / 100);
      track = judged.track;
      return start - (judged.taken[0]?.at ?? 0);
    });
    expect(ages).toEqual([540_000, 300_000, 120_000, 1000]);
    expect(judge(track, FIX_OLDEST_MS + 1).rejected).toEqual({ tooOld: 1 });
  });

  it('that is a little ahead of us counts as now, and from tomorrow not at all', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 48 * 3_600_000 }), (ahead) => {
        const { taken, rejected } = judge(newTrack, -ahead);
        if (ahead <= TRACKER_AHEAD_MS) expect(taken[0]?.at).toBe(start);
        else expect(rejected).toEqual({ fromFuture: 1 });
      }),
    );
  });

  it('does not move the clock of the phone with our app', () => {
    const app = judgeFixes(newTrack, [fixOf({ from: 'app', at: 7_200_000, meters: 0, accuracy: 90 })], start, start + 7_200_000);
    const later = start + 1000;
    const { track } = judgeFixes(app.track, [fixOf({ from: 'tracker', at: 1000, meters: 10 })], later, undefined, 'tracker');
    expect([app.track.offset, track.offset, track.source]).toEqual([-7_200_000, -7_200_000, 'tracker']);
    expect(distanceMeters(track.last ?? hatfield, east(10))).toBeLessThan(1);
  });
});
