import { describe, expect, it } from 'vitest';
import {
  comparedRates,
  isCurrent,
  ownRates,
  promisedCents,
  referenceRates,
  REFERENCE_VALID_DAYS,
  usualDeliveryCents,
} from './reference-rates.ts';

describe('the price promise', () => {
  it('is five percent below, and what we take keeps it', () => {
    expect(promisedCents(100_00)).toBe(95_00);
    expect(promisedCents(9_99)).toBe(9_49);
    const own = ownRates(usualDeliveryCents);
    for (const rate of comparedRates) expect([rate, own[rate] <= promisedCents(referenceRates[rate].cents)]).toEqual([rate, true]);
  });

  it('compares with no example', () => {
    const example = { cents: 1, recordedOn: '2026-01-01', source: 'example' } as const;
    expect(isCurrent(example, new Date('2026-01-02'))).toBe(false);
  });

  it('compares with nothing that is too old', () => {
    const rate = { cents: 1, recordedOn: '2026-01-01', source: 'operator_record' } as const;
    const after = (days: number) => new Date(Date.parse('2026-01-01T00:00:00Z') + days * 86_400_000);
    expect(isCurrent(rate, after(REFERENCE_VALID_DAYS))).toBe(true);
    expect(isCurrent(rate, after(REFERENCE_VALID_DAYS + 1))).toBe(false);
  });
});
