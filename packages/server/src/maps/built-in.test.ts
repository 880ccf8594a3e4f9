import { expect, it } from 'vitest';
import { builtInMaps, editionsOf, openMapStore } from './public.ts';

const byCar = { by: 'car', minute: 0 } as const;
const refuse = (line: string) => expect.fail(line);

it('comes with five cities, whole, each once, and small enough for a repository', async () => {
  const store = await openMapStore({ roots: [builtInMaps], warn: refuse });
  const cities = store.list().map(({ city }) => city);
  expect(cities).toEqual(['johannesburg', 'kisumu', 'maseru', 'nairobi', 'pretoria']);
  const editions = await Promise.all(cities.map(async (city) => editionsOf(builtInMaps, city, refuse)));
  expect(editions.map(({ length }) => length)).toEqual(cities.map(() => 1));
  const bytes = editions.flat().reduce((sum, { sizes }) => sum + sizes.tiles + sizes.roads + sizes.places, 0);
  expect(bytes).toBeLessThan(25_000_000);
  await store.close();
});

it('leads from Church Square to Menlyn along the streets of Pretoria, there and back', async () => {
  const store = await openMapStore({ roots: [builtInMaps], warn: refuse });
  const [churchSquare, menlyn] = [
    { lat: -25.7461, lng: 28.1881 },
    { lat: -25.7826, lng: 28.2757 },
  ];
  const there = store.atlas.way(churchSquare, menlyn, byCar);
  expect(there?.meters).toBeGreaterThan(10_500);
  expect(there?.meters).toBeLessThan(12_500);
  expect(there?.path.length).toBeGreaterThan(100);
  expect(store.atlas.way(menlyn, churchSquare, byCar)?.meters).toBeLessThan(14_000);
  await store.close();
});
