// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import type { Language } from '@safiri/rules/languages.ts';
import { expect, it, onTestFinished } from 'vitest';
import { language } from '../platform/preferences.ts';
import { speak } from '../platform/text.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { DayChart } from './day-chart.tsx';

/** From a Monday on. */
const days = Array.from({ length: 28 }, (_, i) => ({
  date: new Date(Date.UTC(2026, 5, 1 + i)).toISOString().slice(0, 10),
  earned: '120.00',
}));

it.each<[Language, string]>([
  ['en', 'Mon Tue Wed Thu Fri Sat Sun'],
  ['sw', 'Jtt Jnn Jtn Alh Ijm Jmm Jpl'],
  ['st', 'Man Bed Rar Nne Hla Moq Son'],
])('names each day under its bar in three letters of the language: %s', async (chosen, names) => {
  language.set(chosen);
  onTestFinished(async () => {
    language.set('en');
    await speak('en');
  });
  await speak(chosen);
  await openScreen(<DayChart days={days as Parameters<typeof DayChart>[0]['days']} countryId="ke" />, {
    at: '/driver-earnings',
    rooms: ['earnings'],
  });
  const shown = [...(screen.getByRole('img').parentElement?.querySelectorAll('.chart-days > span') ?? [])];
  expect(shown.map(({ textContent }) => textContent).join(' ')).toBe(names);
});
