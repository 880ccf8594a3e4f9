import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  freshSince,
  SELFIE_DAYS,
  SELFIE_FRESH_MINUTES,
  SELFIE_ONE_IN,
  selfieDue,
  selfiesKeptSince,
  type SelfieFacts,
} from './duty-selfie.ts';

const facts = (changes: Partial<SelfieFacts> = {}): SelfieFacts => ({
  isAsked: false,
  lastDay: '2026-11-24',
  today: '2026-11-24',
  knowsDevice: true,
  draw: 1,
  ...changes,
});
const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
const anyFacts = fc.record({
  isAsked: fc.boolean(),
  lastDay: fc.option(day),
  today: day,
  knowsDevice: fc.boolean(),
  draw: fc.nat(SELFIE_ONE_IN - 1),
});

describe('a selfie at going online', () => {
  it.each([
    ['before the first one', { lastDay: null }, true],
    ['on the day of the last one', {}, false],
    ['on the next day', { today: '2026-11-25' }, true],
    ['in a new year', { lastDay: '2026-12-31', today: '2027-01-01' }, true],
    ['once asked for, until it came', { isAsked: true }, true],
    ['on the same day, on a new device', { knowsDevice: false }, false],
  ] as const)('is due daily %s: %o', (_when, changes, due) => expect(selfieDue('daily', facts(changes))).toBe(due));

  it.each([
    ['where it was drawn', { draw: 0 }, true],
    ['where it was not', { draw: 4 }, false],
    ['on a device that is new', { knowsDevice: false }, true],
    ['once asked for, whatever is drawn next', { isAsked: true }, true],
    ['not for a new day alone', { lastDay: null }, false],
  ] as const)('is due sometimes %s: %o', (_when, changes, due) => expect(selfieDue('sometimes', facts(changes))).toBe(due));

  it('is never due where the operator asks for none', () => {
    fc.assert(
      fc.property(anyFacts, (some) => {
        expect(selfieDue('off', some)).toBe(false);
      }),
    );
  });

  it('is due on exactly those days that are after the day of the last one', () => {
    fc.assert(
      fc.property(day, day, (lastDay, today) => {
        expect(selfieDue('daily', facts({ lastDay, today }))).toBe(lastDay < today);
      }),
    );
  });

  it('does not go away by trying again: who was asked is due with every draw', () => {
    fc.assert(
      fc.property(fc.constantFrom('daily', 'sometimes'), anyFacts, (mode, some) => {
        expect(selfieDue(mode, { ...some, isAsked: true })).toBe(true);
      }),
    );
  });

  it('is asked for once in five even draws on a known device', () => {
    const draws = Array.from({ length: SELFIE_ONE_IN }, (_, draw) => selfieDue('sometimes', facts({ draw })));
    expect(draws.filter(Boolean)).toHaveLength(1);
  });
});

describe('a picture', () => {
  const at = (time: string) => new Date(`2026-11-24T${time}:00Z`);
  it('may have come since it was asked for, and no longer ago than some minutes', () => {
    expect(freshSince(at('08:00'), at('08:05'))).toEqual(at('08:00'));
    expect(freshSince(at('08:00'), at('11:00'))).toEqual(at(`10:${60 - SELFIE_FRESH_MINUTES}`));
  });

  it('is never one from before it was asked for', () => {
    fc.assert(
      fc.property(fc.nat(1e6), fc.nat(1e6), (asked, later) => {
        const askedAt = new Date(asked);
        expect(freshSince(askedAt, new Date(asked + later)) >= askedAt).toBe(true);
      }),
    );
  });

  it('is kept for thirty days', () => {
    expect(SELFIE_DAYS).toBe(30);
    expect(selfiesKeptSince(new Date('2026-12-24T08:00:00Z'))).toEqual(at('08:00'));
  });
});
