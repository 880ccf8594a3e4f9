import { expect, it } from 'vitest';
import type { MapSettings } from '@safiri/contract/settings/calls.ts';
import { mapAt } from './map-at.ts';

const map = (city: string, south: number, west: number, north: number, east: number): MapSettings => ({
  city,
  name: city,
  edition: '0a',
  bounds: { south, west, north, east },
  minZoom: 6,
  maxZoom: 14,
  attribution: '',
});
const pretoria = map('pretoria', -26, 27.95, -25.45, 28.45);
const johannesburg = map('johannesburg', -26.42, 27.7, -25.93, 28.32);
const midrand = { lat: -25.97, lng: 28.12 };

it('takes the map that shows the place, of two the smaller, and none elsewhere', () => {
  expect(mapAt([johannesburg, pretoria], { lat: -25.75, lng: 28.24 })).toBe(pretoria);
  expect(mapAt([johannesburg, pretoria], { lat: -26.2, lng: 28.04 })).toBe(johannesburg);
  expect(mapAt([johannesburg, pretoria], midrand)).toBe(pretoria);
  expect(mapAt([johannesburg, pretoria], { lat: -1.29, lng: 36.82 })).toBeUndefined();
  expect(mapAt([], midrand)).toBeUndefined();
});

it('takes the map of a city that is seen whole from beside it, and none of one whose edge alone is', () => {
  const atSea = { lat: -26.1, lng: 29 };
  const wide = { south: -27, west: 27, north: -25, east: 31 };
  expect(mapAt([pretoria], atSea, wide)).toBe(pretoria);
  expect(mapAt([pretoria], atSea, { ...wide, west: 28.4 })).toBeUndefined();
  expect(mapAt([pretoria, johannesburg], { lat: -26.2, lng: 28.04 }, wide)).toBe(johannesburg);
});
