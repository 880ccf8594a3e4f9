import { describe, expect, it } from 'vitest';
import { lastLoginLabel } from './last-login.ts';

const now = new Date('2026-03-10T12:00:00Z');
const labelAfter = (hours: number, minutes = 0) => lastLoginLabel(new Date(now.getTime() - (hours * 60 + minutes) * 60_000), now);

describe('lastLoginLabel', () => {
  it('is just now under one hour, and for a clock that runs ahead', () => {
    expect([labelAfter(0), labelAfter(0, 59), labelAfter(-3)]).toEqual(Array(3).fill({ kind: 'justNow' }));
  });

  it('counts whole hours under a day', () => {
    expect([labelAfter(1), labelAfter(5, 20), labelAfter(23, 59)]).toEqual([
      { kind: 'hours', hours: 1 },
      { kind: 'hours', hours: 5 },
      { kind: 'hours', hours: 23 },
    ]);
  });

  it('is yesterday from 24 to under 48 hours', () => {
    expect([labelAfter(24), labelAfter(47, 59)]).toEqual(Array(2).fill({ kind: 'yesterday' }));
  });

  it('is the date from 48 hours on', () => {
    expect(labelAfter(48)).toEqual({ kind: 'date', date: new Date('2026-03-08T12:00:00Z') });
  });
});
