import { describe, expect, it } from 'vitest';
import { market } from '../testing/market.ts';
import { consentTo } from './price-change.ts';
import { publishableFrom } from './versions.ts';

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
    expect(consentTo(slightly, { weekAgo: usual, otherwise: usual }).isNeeded).toBe(false);
    // 1 km: 50 + 20 = 70 before, 100 + 20 = 120 after.
    const { changePercent, isNeeded } = consentTo(much, { weekAgo: usual, otherwise: usual });
    expect(changePercent).toBeCloseTo(71.43, 1);
    expect(isNeeded).toBe(true);
  });

  it('is not asked twice for the same prices, nor for a city that was not there a week ago', () => {
    expect(consentTo(much, { weekAgo: usual, otherwise: much }).isNeeded).toBe(false);
    expect(consentTo(much, { weekAgo: undefined, otherwise: usual }).isNeeded).toBe(false);
    // Another step of a change that was agreed to.
    expect(consentTo(market({ base: 110, minimum: 110 }).document, { weekAgo: usual, otherwise: much }).isNeeded).toBe(true);
  });
});
