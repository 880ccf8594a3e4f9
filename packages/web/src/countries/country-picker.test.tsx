// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { language } from '../platform/preferences.ts';
import { speak } from '../platform/text.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { CountryPicker } from './country-picker.tsx';

afterEach(async () => {
  language.set('en');
  await speak('en');
});

it.each([
  ['en', 'Egypt', 'Cash, InstaPay, Vodafone Cash'],
  ['sw', 'Nigeria', 'Pesa taslimu, Uhamisho wa benki, OPay'],
  ['st', 'Nigeria', 'Kheshe, Phetiso ya banka, OPay'],
] as const)('says in %s what is no brand, and leaves brands as they are', async (chosen, country, methods) => {
  language.set(chosen);
  await speak(chosen);
  await openScreen(<CountryPicker open onClose={() => {}} />, { at: '/', rooms: ['landing-pages'] });
  const card = await screen.findByRole('button', { name: new RegExp(`^${country}`) });
  expect(within(card).getByText(new RegExp(`^${methods}`))).toBeTruthy();
});
