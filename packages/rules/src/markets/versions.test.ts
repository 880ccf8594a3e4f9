import { describe, expect, it } from 'vitest';
import { market } from '../testing/market.ts';
import { consentTo } from './price-change.ts';
import { comparedFirst, publishableFrom } from './versions.ts';

const createdAt = new Date('2026-12-01T09:00:00Z');
const someone = { userId: 2, isOwner: true, isAlone: false };

describe('what waits', () => {
  it('is published by anybody else at once', () => {
    expect(publishableFrom({ authorId: 1, createdAt }, someone)).toEqual(createdAt);
    expect(publishableFrom({ authorId: null, createdAt }, someone)).toEqual(createdAt);
  });

  it('is published by its author a day later, who is an owner and alone', () => {
    const own = { authorId: 2, createdAt };
    expect(publishableFrom(own, someone)).toBeNull();
    expect(publishableFrom(own, { ...someone, isAlone: true, isOwner: false })).toBeNull();
    expect(publishableFrom(own, { ...someone, isAlone: true })).toEqual(new Date('2026-12-02T09:00:00Z'));
  });
});

describe('a second person', () => {
  const usual = market().document;
  const slightly = market({ sections: [{ upToKm: null, perKm: 22 }] }).document;
  const much = market({ base: 100, minimum: 100 }).document;

  it('is needed where typical trips change by more than a fifth within a week', () => {
    expect(consentTo(slightly, { before: usual, otherwise: usual }).isNeeded).toBe(false);
    // 1 km: 50 + 20 = 70 before, 100 + 20 = 120 after.
    const { changePercent, isNeeded } = consentTo(much, { before: usual, otherwise: usual });
    expect(changePercent).toBeCloseTo(71.43, 1);
    expect(isNeeded).toBe(true);
  });

  it('is not asked twice for the same prices, nor for a city that nobody could travel in', () => {
    expect(consentTo(much, { before: usual, otherwise: much }).isNeeded).toBe(false);
    expect(consentTo(much, { before: undefined, otherwise: usual }).isNeeded).toBe(false);
    // Another step of a change that was agreed to.
    expect(consentTo(market({ base: 110, minimum: 110 }).document, { before: usual, otherwise: much }).isNeeded).toBe(true);
  });
});

describe('a version', () => {
  const day = (n: number) => new Date(Date.UTC(2026, 11, n));
  const version = (number: number, since: number, status: 'draft' | 'open' | 'paused' = 'open') => ({ number, status, since: day(since) });
  const first = (versions: Array<ReturnType<typeof version>>, weekAgo: number) =>
    comparedFirst(versions, day(weekAgo)).map(({ number }) => number);

  it('is compared with what was in force a week ago, with an older one where that can’t be read', () => {
    expect(first([version(1, 1), version(2, 5), version(3, 9)], 6)).toEqual([2, 1, 3]);
    // The newest by number that had begun, not the one that began last.
    expect(first([version(1, 5), version(2, 4)], 6)).toEqual([2, 1]);
  });

  it('of a city younger than a week is compared with its first one, however often it changed since', () => {
    expect(first([version(1, 10), version(2, 11), version(3, 12)], 6)).toEqual([1, 2, 3]);
    expect(first([], 6)).toEqual([]);
  });

  it('is never compared with a draft, which nobody travelled by, and hides nothing behind one', () => {
    expect(first([version(1, 1, 'draft'), version(2, 3, 'draft')], 6)).toEqual([]);
    expect(first([version(1, 1, 'draft'), version(2, 10, 'paused'), version(3, 11)], 6)).toEqual([2, 3]);
    expect(first([version(1, 1), version(2, 5, 'draft'), version(3, 10)], 6)).toEqual([1, 3]);
  });
});
