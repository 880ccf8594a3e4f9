import { expect, it } from 'vitest';
import { show } from '../testing/show.tsx';
import { Map, MapBoundary } from './map.tsx';
import { StaticMap } from './static-map.tsx';

const way = {
  pickup: { lat: -25.7487, lng: 28.238, address: 'Hatfield Plaza' },
  dropoff: { lat: -25.7826, lng: 28.2755, address: 'Menlyn Park' },
  distance: '8.1 km',
  duration: '19 min',
};

it('a drawing of the way stands while the map’s code is not there', async () => {
  expect(await show(<Map {...way} />, [])).toContain(await show(<StaticMap {...way} />, []));
});

it('and stays when the code can’t be loaded', async () => {
  const boundary = new MapBoundary({ fallback: 'the drawing', children: 'the map' });
  expect(await show(boundary.render(), [])).toBe('the map');
  boundary.state = MapBoundary.getDerivedStateFromError();
  expect(await show(boundary.render(), [])).toBe('the drawing');
});
