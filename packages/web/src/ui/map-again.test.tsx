// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { retryFailedLoads } from '../platform/lazy-screen.tsx';
import { openScreen } from '../testing/open-screen.tsx';
import { Map } from './map.tsx';

const network = vi.hoisted(() => ({ isThere: false }));
vi.mock('./live-map.tsx', () => ({
  get LiveMap() {
    if (!network.isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>the map</p>;
  },
}));

it('draws the way while the code of the map cannot be loaded, and shows the map once it can, without a new page', async () => {
  const dropoff = { lat: -25.7826, lng: 28.2755, address: 'Menlyn Park' };
  await openScreen(<Map dropoff={dropoff} distance="8.1 km" />, { at: '/', rooms: [] });
  expect(await screen.findByText('8.1 km')).toBeTruthy();
  act(retryFailedLoads);
  expect(await screen.findByText('8.1 km')).toBeTruthy();
  expect(screen.queryByText('the map')).toBeNull();
  network.isThere = true;
  act(retryFailedLoads);
  expect(await screen.findByText('the map')).toBeTruthy();
  expect(screen.queryByText('8.1 km')).toBeNull();
});
