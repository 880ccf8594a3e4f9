import type { SavedPlace } from '@safiri/contract/places/calls.ts';
import { expect, it } from 'vitest';
import { homePlaces } from './home-places.ts';

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
