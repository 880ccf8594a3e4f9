import { describe, expect, it } from 'vitest';
import { destination, type Point } from '../places/geo.ts';
import { announcement, type Told } from './announce.ts';
import { follow } from './follow.ts';
import { lineOf, pointAlong } from './line.ts';
import { progressOf, roundedMeters, type DriveWay } from './progress.ts';
import type { Step } from './step.ts';

const start: Point = { lat: -25.7487, lng: 28.238 };
const corner = destination(start, 0, 1000);
const second = destination(corner, 90, 80);
const end = destination(second, 0, 600);
const step = (kind: Step['kind'], at: number, street: string | null): Step => ({ kind, at, street, meters: 0, exit: null });
const way: DriveWay = {
  line: lineOf([start, pointAlong(lineOf([start, corner]), 400), corner, second, end]),
  steps: [
    step('depart', 0, 'Park Street'),
    step('onward', 1, 'Jan Shoba Street'),
    step('right', 2, 'Duxbury Road'),
    step('left', 3, 'Lynnwood Road'),
    step('arrive', 4, null),
  ],
  seconds: 400,
};
const at = (meters: number) =>
  progressOf(way, {
    ...follow(way.line, undefined, { ...start, accuracy: 5, heading: null, speed: 10, at: 0 }),
    along: meters,
    point: pointAlong(way.line, meters),
  });

describe('what is left of a way', () => {
  it('tells the street, the next manoeuvre, and the one that follows at once', () => {
    expect(at(100)).toMatchObject({
      street: 'Park Street',
      next: { number: 2, step: { kind: 'right' } },
      after: { step: { kind: 'left' } },
    });
    expect(at(500)).toMatchObject({ street: 'Jan Shoba Street', isThere: false });
    expect(at(500).next?.meters).toBeCloseTo(500, 0);
    expect(at(1040)).toMatchObject({ street: 'Duxbury Road', next: { step: { kind: 'left' } }, after: undefined });
    expect(at(1200)).toMatchObject({ street: 'Lynnwood Road', next: { step: { kind: 'arrive' } } });
    expect(at(1670)).toMatchObject({ isThere: true });
  });

  it('grows shorter to nothing, in metres and in time', () => {
    const left = Array.from({ length: 169 }, (_, i) => at(i * 10));
    left.forEach(({ meters, seconds }, i) => {
      if (i === 0) return;
      expect(meters).toBeLessThan(left[i - 1]?.meters ?? 0);
      expect(seconds).toBeLessThanOrEqual(left[i - 1]?.seconds ?? 0);
    });
    expect(at(0).seconds).toBe(400);
    expect(at(way.line.length)).toMatchObject({ meters: 0, seconds: 0 });
  });

  it.each([
    [4, 0],
    [147, 150],
    [312, 300],
    [430, 450],
    [980, 1000],
    [1849, 1800],
  ])('says %i m as %i', (meters, said) => expect(roundedMeters(meters)).toBe(said));
});

describe('what is said', () => {
  /** All that is said on a drive that reports each so many metres. */
  const saidAlong = (speed: number, each: number) => {
    let told: Told | undefined;
    const said: string[] = [];
    for (let meters = 0; meters <= way.line.length; meters += each) {
      const say = announcement(at(meters), speed, told);
      if (say === undefined) continue;
      told = say;
      said.push(`${say.step.kind} ${say.stage}`);
    }
    return said;
  };

  it('is each manoeuvre from afar, soon before and at it, once each', () => {
    expect(saidAlong(10, 5)).toEqual([
      'right first',
      'right far',
      'right near',
      'right now',
      'left near',
      'left now',
      'arrive far',
      'arrive near',
      'arrive now',
    ]);
  });

  it('comes sooner at speed, and leaves out what is behind already', () => {
    expect(saidAlong(28, 60)).toEqual(['right far', 'right near', 'right now', 'left now', 'arrive far', 'arrive near', 'arrive now']);
  });

  it('is nothing behind the last, nor of a step before the one that was told', () => {
    expect(announcement({ ...at(100), next: undefined }, 10, undefined)).toBeUndefined();
    expect(announcement(at(990), 10, { number: 3, stage: 'near' })).toBeUndefined();
  });
});
