import { expect, it } from 'vitest';
import { mayBringIn, servesCountry } from './providers.ts';

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
