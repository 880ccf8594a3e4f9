import type { SavedPlace } from '@safiri/contract/places/calls.ts';
import { expect, it } from 'vitest';
import { trip } from '../testing/people.ts';
import { homePlaces, recentAfter } from './home-places.ts';

const t = (key: string) => key;
const saved = (id: number, kind: SavedPlace['kind'], name: string | null = null): SavedPlace => ({
  id,
  kind,
  name,
  lat: -25.7,
  lng: 28.2,
  address: `Street ${id}, Pretoria`,
});
const recent = (address: string) => ({ lat: -25.8, lng: 28.1, address });
const titles = (...[savedPlaces, last, hour]: [SavedPlace[], ReturnType<typeof recent>[], number]) =>
  homePlaces(t, savedPlaces, last, hour).map(({ title }) => title);

it('puts work first before noon and home afterwards, then what was last, then other saved places', () => {
  const all = [saved(1, 'other', 'Gogo'), saved(2, 'home'), saved(3, 'work')];
  const last = [recent('Menlyn, Pretoria'), recent('Brooklyn, Pretoria')];
  expect(titles(all, last, 8)).toEqual(['placeWork', 'placeHome', 'Menlyn']);
  expect(titles(all, last, 17)).toEqual(['placeHome', 'placeWork', 'Menlyn']);
  expect(titles([saved(1, 'other', 'Gogo')], last, 8)).toEqual(['Menlyn', 'Brooklyn', 'Gogo']);
  expect(titles([], [], 8)).toEqual([]);
});

it('shows a place once, though a ride went to a saved one last', () => {
  expect(titles([saved(2, 'home')], [recent('Street 2, Pretoria'), recent('Menlyn, Pretoria')], 8)).toEqual(['placeHome', 'Menlyn']);
});

it('says of a recent place by its name what it is, and the rest below', () => {
  const place = homePlaces(t, [], [recent('Union Buildings, Arcadia, Pretoria')], 8)[0];
  expect([place?.title, place?.note]).toEqual(['Union Buildings', 'Arcadia, Pretoria']);
});

it('offers nobody a ride to where one has just ended, but the way back', () => {
  const ended = Date.parse(trip.completedAt ?? '');
  const last = [trip.dropoffLocation, recent('Brooklyn, Pretoria')];
  const after = (minutes: number, rides = [trip]) => recentAfter(rides, last, ended + minutes * 60_000).map(({ address }) => address);
  expect(after(5)).toEqual(['Hatfield Plaza', 'Brooklyn, Pretoria']);
  expect(after(180)).toEqual(['Menlyn Park', 'Brooklyn, Pretoria']);
  expect(after(5, [{ ...trip, status: 'cancelled' }])).toEqual(['Menlyn Park', 'Brooklyn, Pretoria']);
  const early = {
    until: '',
    reason: null,
    metersAway: 5400,
    confirmation: 'plain',
    quoted: null,
    cash: null,
    payment: null,
    operatorPay: null,
  } as const;
  expect(after(5, [{ ...trip, ending: early }])).toEqual(['Menlyn Park', 'Brooklyn, Pretoria']);
});
