import { expect, it } from 'vitest';
import { isQuoteLive, quoteExpiresAt } from './quote-life.ts';

it('a quote holds for five minutes and not a moment longer', () => {
  const issuedAt = new Date('2026-03-01T10:00:00Z');
  const expiresAt = quoteExpiresAt(issuedAt);
  expect(expiresAt.toISOString()).toBe('2026-03-01T10:05:00.000Z');
  expect(isQuoteLive(expiresAt, new Date('2026-03-01T10:04:59.999Z'))).toBe(true);
  expect(isQuoteLive(expiresAt, expiresAt)).toBe(false);
});
