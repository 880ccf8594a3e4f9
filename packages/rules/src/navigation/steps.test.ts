import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { destination, type Point, polylineLength } from '../places/geo.ts';
import { searchRuns } from '../testing/search.ts';
import type { WayOn } from './road-rank.ts';
import type { Step } from './step.ts';
import { stepsOf, type WayPiece } from './steps.ts';

const start: Point = { lat: -25.7487, lng: 28.238 };

interface Leg {
  /** Degrees by which it turns from the leg before, right above 0. */
  readonly turn: number;
  readonly meters: number;
  readonly name?: string;
  readonly roadClass?: string;
  /** The turns of the other ways on at its beginning, with their classes. */
  readonly exits?: readonly (Pick<WayOn, 'bearing'> & Partial<WayOn>)[];
  readonly round?: boolean;
  readonly back?: boolean;
}

/** A way of straight legs, northward first; `mirror` swaps left and right, `by` turns all of it. */
function wayOf(legs: readonly Leg[], { mirror = 1, by = 0 } = {}): [Point[], WayPiece[]] {
  const path = [start];
  let course = by;
  const pieces = legs.map((leg): WayPiece => {
    const came = course;
    course += mirror * leg.turn;
    path.push(destination(path.at(-1) as Point, course, leg.meters));
    const full = { name: '', roadClass: 'residential', round: false };
    const exits = (leg.exits ?? []).map((exit) => ({ ...full, ...exit, bearing: (came + mirror * exit.bearing + 720) % 360 }));
    return { ...full, back: false, ...leg, at: path.length - 2, exits };
  });
  return [path, pieces];
}
const stepsAlong = (...legs: Leg[]) => stepsOf(...wayOf(legs));
const kinds = (steps: readonly Step[]) => steps.map(({ kind }) => kind);
const ahead = { turn: 0, meters: 200 };
const straightOn = [{ bearing: 0 }];

const leg: fc.Arbitrary<Leg> = fc.record({
  turn: fc.integer({ min: -179, max: 179 }),
  meters: fc.integer({ min: 5, max: 900 }),
  name: fc.constantFrom('', 'Lynnwood Road', 'Duncan Street'),
  roadClass: fc.constantFrom('primary', 'residential', 'service', 'motorway_link'),
  exits: fc.array(
    fc.record({ bearing: fc.integer({ min: -170, max: 170 }), roadClass: fc.constantFrom('primary', 'residential', 'service') }),
    {
      maxLength: 3,
    },
  ),
  round: fc.boolean(),
});
const legs = fc.array(leg, { minLength: 1, maxLength: 12 });

const other: Partial<Record<string, string>> = {
  left: 'right',
  slight_left: 'slight_right',
  sharp_left: 'sharp_right',
};
const mirrored = (kind: string) => other[kind] ?? Object.keys(other).find((key) => other[key] === kind) ?? kind;

describe('the steps of a way', () => {
  it('begin with the departure, end with the arrival, and measure all of the path between', () => {
    fc.assert(
      fc.property(legs, (list) => {
        const [path, pieces] = wayOf(list);
        const steps = stepsOf(path, pieces);
        expect(steps.at(0)).toMatchObject({ kind: 'depart', at: 0 });
        expect(steps.at(-1)).toMatchObject({ kind: 'arrive', at: path.length - 1, meters: 0 });
        expect(kinds(steps).filter((kind) => kind === 'depart' || kind === 'arrive')).toHaveLength(2);
        steps.forEach(({ at }, i) => i > 0 && expect(at).toBeGreaterThan(steps[i - 1]?.at ?? Infinity));
        const sum = steps.reduce((meters, step) => meters + step.meters, 0);
        expect(Math.abs(sum - polylineLength(path))).toBeLessThanOrEqual(steps.length);
      }),
      { numRuns: searchRuns(300) },
    );
  });

  it('say nothing where there is nothing to decide', () => {
    fc.assert(
      fc.property(legs, (list) => {
        const bends = list.map((one) => ({ ...one, exits: [], round: false, name: '' }));
        expect(kinds(stepsAlong(...bends)).filter((kind) => kind !== 'onward')).toEqual(['depart', 'arrive']);
      }),
      { numRuns: searchRuns(200) },
    );
  });

  it('are the same whichever way the town lies, and left for right in a mirror', () => {
    // Far from the limits between kinds, of angles and of lengths: a great circle turns by a little on its way, and no two are of one length.
    const clear = legs.map((list) =>
      list.map((one) => ({
        ...one,
        meters: 100.2 + one.meters,
        turn: 20 * Math.round(one.turn / 20.5),
        exits: (one.exits ?? []).map((exit) => ({ ...exit, bearing: 20 * Math.round(exit.bearing / 20) + 7 })),
      })),
    );
    fc.assert(
      fc.property(clear, fc.integer({ min: 0, max: 359 }), (list, by) => {
        const plain = stepsOf(...wayOf(list));
        expect(kinds(stepsOf(...wayOf(list, { by })))).toEqual(kinds(plain));
        expect(kinds(stepsOf(...wayOf(list, { mirror: -1 }))).map(mirrored)).toEqual(kinds(plain));
      }),
      { numRuns: searchRuns(200) },
    );
  });

  it.each([
    [-10, 'depart arrive'],
    [25, 'depart arrive'],
    [40, 'depart slight_right arrive'],
    [-40, 'depart slight_left arrive'],
    [90, 'depart right arrive'],
    [-125, 'depart left arrive'],
    [140, 'depart sharp_right arrive'],
    [-150, 'depart sharp_left arrive'],
    [175, 'depart u_turn arrive'],
  ])('name a turn of %i degrees past a side street', (turn, said) => {
    const exits = [{ bearing: turn > 0 ? -90 : 90 }];
    expect(kinds(stepsAlong(ahead, { turn, meters: 200, exits })).join(' ')).toBe(said);
  });

  it('name the corner of another street, also where it is the only way on', () => {
    const lunnon = { ...ahead, name: 'Lunnon Road' };
    expect(kinds(stepsAlong(lunnon, { ...ahead, turn: -90, name: 'Jan Shoba Street' }))).toEqual(['depart', 'left', 'arrive']);
    expect(kinds(stepsAlong(lunnon, { ...ahead, turn: -30, name: 'Jan Shoba Street' }))).toEqual(['depart', 'onward', 'arrive']);
  });

  it('turn back at the end of a street', () => {
    expect(kinds(stepsAlong(ahead, { turn: 180, meters: 200, back: true }))).toEqual(['depart', 'u_turn', 'arrive']);
  });

  it('name the street that is taken, a slip road by the street that it leads to', () => {
    const into = { turn: 0, meters: 300, name: 'Atterbury Road' };
    expect(stepsAlong(ahead, { turn: 90, meters: 100, exits: straightOn }, into)[1]).toMatchObject({
      kind: 'right',
      street: 'Atterbury Road',
    });
    expect(stepsAlong(ahead, { turn: 90, meters: 600, exits: straightOn }, into)[1]).toMatchObject({ kind: 'right', street: null });
  });

  it('tell the sides of a fork, and the middle of three', () => {
    const fork = (...bearings: number[]) =>
      stepsAlong(ahead, { turn: 5, meters: 200, exits: bearings.map((bearing) => ({ bearing })) })[1]?.kind;
    expect(fork(-20)).toBe('slight_right');
    expect(fork(30)).toBe('slight_left');
    expect(fork(-30, 35)).toBe('continue');
  });

  it('leave slip roads and side streets aside on a street that goes on', () => {
    const street = { ...ahead, name: 'N1', roadClass: 'primary' };
    const past = (exit: Partial<WayOn>) => kinds(stepsAlong(street, { ...street, exits: [{ bearing: -15, ...exit }] })).length;
    expect(past({ roadClass: 'motorway_link' })).toBe(2);
    expect(past({ roadClass: 'residential' })).toBe(2);
    expect(past({ roadClass: 'primary', name: 'R21' })).toBe(2);
    expect(past({ roadClass: 'motorway' })).toBe(3);
    expect(past({ roadClass: 'primary', name: 'N1' })).toBe(3);
  });

  it('follow a street that bends past a yard, not past a street', () => {
    const bend = (roadClass: string) => kinds(stepsAlong(ahead, { ...ahead, turn: 60, exits: [{ bearing: -60, roadClass }] })).length;
    expect(bend('service')).toBe(2);
    expect(bend('residential')).toBe(3);
  });

  it('count the exits of a roundabout, and name the street behind it', () => {
    const ring = (turn: number, exits: Leg['exits'] = []) => ({ turn, meters: 15, round: true, name: 'The Circle', exits });
    const onRing = { round: true };
    const steps = stepsAlong(ahead, ring(-50), ring(40, [{ bearing: -40 }]), ring(40), ring(40, [{ bearing: -40 }]), {
      ...ahead,
      turn: -40,
      name: 'Uhuru Highway',
      exits: [{ bearing: 40, ...onRing }],
    });
    expect(steps.map(({ kind, exit, street }) => [kind, exit, street])).toEqual([
      ['depart', null, null],
      ['roundabout', 3, 'Uhuru Highway'],
      ['arrive', null, null],
    ]);
    expect(stepsAlong(ahead, ring(-50), ring(40, [{ bearing: -40 }]))[1]).toMatchObject({ kind: 'roundabout', exit: null });
  });

  it('say the two corners of a divided road as one turn', () => {
    const across = { meters: 14, exits: straightOn };
    expect(kinds(stepsAlong(ahead, { turn: 90, ...across }, { turn: 90, meters: 300, exits: straightOn, name: 'Church Street' }))).toEqual([
      'depart',
      'u_turn',
      'arrive',
    ]);
    expect(kinds(stepsAlong(ahead, { turn: 45, ...across }, { turn: 50, meters: 300, exits: straightOn }))).toEqual([
      'depart',
      'right',
      'arrive',
    ]);
    expect(kinds(stepsAlong(ahead, { turn: 40, ...across }, { turn: -40, meters: 300, exits: straightOn }))).toEqual(['depart', 'arrive']);
    expect(kinds(stepsAlong(ahead, { turn: 90, ...across }, { turn: -90, meters: 300, exits: straightOn }))).toEqual([
      'depart',
      'right',
      'left',
      'arrive',
    ]);
  });

  it('tell a new name on the way, not one of a few metres', () => {
    const named = (meters: number, name: string) => ({ turn: 0, meters, name });
    expect(
      stepsAlong(named(200, 'Lenchen'), named(16, 'South'), named(200, 'Lenchen'), named(200, 'Jean')).map(({ street }) => street),
    ).toEqual(['Lenchen', 'Jean', null]);
  });

  it('are none where there is no way', () => {
    expect(stepsOf([], [])).toEqual([]);
    expect(kinds(stepsOf([start, destination(start, 0, 20)], []))).toEqual(['depart', 'arrive']);
  });
});
