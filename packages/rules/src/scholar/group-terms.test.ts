import { describe, expect, it } from 'vitest';
import { mayBring, mayWrite, groupStatuses } from './group-life.ts';
import { groupFault, type GroupBounds, type GroupTerms } from './group-terms.ts';

const school = { lat: -25.752, lng: 28.24 };
const stops = [
  { location: 'Jorissen Street', time: '06:40', backTime: '14:30', at: { lat: -25.7515, lng: 28.209 } },
  { location: 'Burnett Street', time: '06:55', backTime: '14:15', at: { lat: -25.75, lng: 28.237 } },
];
const terms: GroupTerms = { schoolAt: school, scheduleType: 'both', days: [0, 1, 2, 3, 4], stops, monthlyMinor: 850_00, capacity: 12 };
const bounds: GroupBounds = { seats: 14, reachKm: 60, decimals: 2 };
const [first, second] = stops;
const faultOf = (changes: Partial<GroupTerms>, of: Partial<GroupBounds> = {}) => groupFault({ ...terms, ...changes }, { ...bounds, ...of });

describe('a group', () => {
  it('fits its vehicle, its market and its own times', () => {
    expect(faultOf({})).toBeUndefined();
    expect(faultOf({}, { seats: 11 })).toEqual({ path: 'capacity', fault: 'seats', n: 11 });
    expect(faultOf({ monthlyMinor: 0 })?.fault).toBe('price');
    expect(faultOf({ monthlyMinor: 850_50 }, { decimals: 0 })?.fault).toBe('whole');
    expect(faultOf({ days: [1, 1] })?.fault).toBe('days');
    expect(faultOf({}, { reachKm: 1 })).toEqual({ path: 'stops.0.at', fault: 'far' });
  });

  it('comes to its stops in the order in which they are written, and home the other way round', () => {
    if (first === undefined || second === undefined) throw new Error('two stops');
    expect(faultOf({ stops: [second, first] })).toEqual({ path: 'stops.1.time', fault: 'order' });
    expect(faultOf({ stops: [first, { ...second, location: first.location }] })).toEqual({ path: 'stops.1.location', fault: 'twice' });
    expect(faultOf({ stops: [first, { ...second, backTime: '14:30' }] })).toEqual({ path: 'stops.1.backTime', fault: 'order' });
    expect(faultOf({ stops: [{ ...first, backTime: '06:40' }] })).toEqual({ path: 'stops.0.backTime', fault: 'order' });
    expect(faultOf({ stops: [{ ...first, backTime: undefined }] })).toEqual({ path: 'stops.0.backTime', fault: 'back' });
    expect(faultOf({ scheduleType: 'morning' })).toEqual({ path: 'stops.0.backTime', fault: 'back' });
  });
});

it('is opened by the team alone, and again by its driver only after a pause of their own', () => {
  const at = (status: (typeof groupStatuses)[number], pausedBy: 'driver' | 'staff' | null = null) => ({ status, pausedBy });
  expect([mayBring('driver', at('proposed'), 'open'), mayBring('staff', at('proposed'), 'open')]).toEqual([false, true]);
  expect([mayBring('driver', at('paused', 'driver'), 'open'), mayBring('driver', at('paused', 'staff'), 'open')]).toEqual([true, false]);
  expect(mayBring('staff', at('paused', 'driver'), 'open')).toBe(true);
  for (const who of ['driver', 'staff'] as const) {
    for (const to of groupStatuses) expect(mayBring(who, at('closed'), to)).toBe(false);
    for (const status of ['proposed', 'open'] as const) expect(mayBring(who, at(status), 'closed')).toBe(true);
  }
  expect(groupStatuses.map((status) => [mayWrite('driver', status), mayWrite('staff', status)])).toEqual([
    [true, true],
    [false, true],
    [false, true],
    [false, false],
  ]);
});
