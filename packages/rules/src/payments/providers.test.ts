import { expect, it } from 'vitest';
import { mayBringIn, mayCredit, servesCountry } from './providers.ts';

const market = (status: string, topUp: boolean) => ({ status, topUp });

it('takes real money where a market serves whose owner ticked top-ups', () => {
  expect(mayBringIn('live', [market('open', true)], false)).toBe(true);
  expect(mayBringIn('live', [market('open', false)], false)).toBe(false);
  expect(mayBringIn('live', [market('draft', true)], false)).toBe(false);
  expect(mayBringIn('live', [], false)).toBe(false);
});

it('takes play money in the demo, or before any market of the country opens', () => {
  expect(mayBringIn('sandbox', [market('open', true)], true)).toBe(true);
  expect(mayBringIn('sandbox', [market('open', true)], false)).toBe(false);
  expect(mayBringIn('sandbox', [market('draft', true)], false)).toBe(true);
  expect(mayBringIn('sandbox', [market('draft', true), market('open', false)], false)).toBe(false);
});

it('knows Safaricom in Kenya alone', () => {
  expect(['ke', 'ls', 'tz'].map((id) => servesCountry('mpesa', id as 'ke'))).toEqual([true, false, false]);
});

it('credits real money that was asked for whatever its market says since, and play money in the demo or in drafts alone', () => {
  for (const markets of [[market('paused', true)], [market('open', false)], []]) expect(mayCredit('live', markets, false)).toBe(true);
  expect(mayCredit('sandbox', [market('paused', true)], true)).toBe(true);
  expect(mayCredit('sandbox', [market('draft', false)], false)).toBe(true);
  expect(mayCredit('sandbox', [market('draft', true), market('open', false)], false)).toBe(false);
  expect(mayCredit('sandbox', [], false)).toBe(false);
});
