// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { moneyOfList } from '../platform/format.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { FareLines } from './fare-lines.tsx';

it('writes lines that a reader can add up to the price below them', async () => {
  const lines = [
    { kind: 'base', amount: '50.00' },
    { kind: 'distance', amount: '112.94' },
    { kind: 'rounding', amount: '-2.94' },
  ] as const;
  const fare = { fare: '160.00', lines: [...lines], taxes: [] };
  await openScreen(<FareLines fare={fare} countryId="ke" />, { at: '/', rooms: ['rides-trip'] });
  const [total, ...shown] = screen
    .getAllByRole('definition')
    .map(({ textContent }) => Number(textContent?.replace('KSh', '')))
    .toReversed();
  expect(shown).toHaveLength(3);
  expect(shown.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(total as number, 6);
});

it('writes all of a list of whole shillings without cents, and all of it with cents where one has some', () => {
  const whole = moneyOfList(['160.00', '-50.00', null, undefined], 'ke', 0);
  expect([whole('160.00'), whole('-50.00')]).toEqual(['KSh160', '-KSh50']);
  const cents = moneyOfList(['160.00', '-0.40'], 'ke', 0);
  expect([cents('160.00'), cents('-0.40')]).toEqual(['KSh160.00', '-KSh0.40']);
});
