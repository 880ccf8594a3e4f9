import { expect, it } from 'vitest';
import { byCountry, calledLike, needsSomebody } from './city-groups.ts';

const inForce = { number: 1 } as never;

it('puts first what waits for somebody: a version, an opening, a pause; not what runs or was closed', () => {
  const of = (waiting: boolean, isInForce: boolean, status: 'open' | 'draft' | 'paused' | 'closed') =>
    needsSomebody({ waiting: waiting ? inForce : null, inForce: isInForce ? inForce : null, status });
  expect([of(true, true, 'open'), of(false, false, 'open'), of(false, true, 'draft'), of(false, true, 'paused')]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([of(false, true, 'open'), of(false, true, 'closed')]).toEqual([false, false]);
});

it('groups by country, countries and cities by the alphabet', () => {
  const city = (name: string, country: 'za' | 'ke') => ({ name, country });
  const names = { za: 'Afrika Kusini', ke: 'Kenya' };
  expect(byCountry([city('Thika', 'ke'), city('Nakuru', 'ke'), city('Durban', 'za')], (country) => names[country])).toEqual([
    ['za', [city('Durban', 'za')]],
    ['ke', [city('Nakuru', 'ke'), city('Thika', 'ke')]],
  ]);
});

it('finds a name by a part of it, without accents and capitals', () => {
  expect(['Thiès', 'Gqeberha', 'Dar es Salaam'].filter((name) => calledLike(name, ' THIES'))).toEqual(['Thiès']);
  expect(calledLike('Dar es Salaam', 'salaam')).toBe(true);
  expect(calledLike('Gqeberha', '')).toBe(true);
});
