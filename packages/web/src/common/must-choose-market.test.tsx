// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { INSTANCE_ID } from '@safiri/contract/settings/instance.ts';

const city = {
  languages: ['en'],
  decimals: 0,
  payments: ['cash'],
  splitTo: null,
  tips: false,
  kinds: ['ride'],
  services: [],
  isOpen: true,
};
const markets = [
  { ...city, id: 'kisumu', name: 'Kisumu', countryId: 'ke', center: { lat: -0.1, lng: 34.76 }, bounds: [-0.2, 34.6, 0, 34.9] },
  { ...city, id: 'maseru', name: 'Maseru', countryId: 'ls', center: { lat: -29.3, lng: 27.5 }, bounds: [-29.4, 27.4, -29.2, 27.6] },
];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** A page of an instance with two cities, on a phone that tells where it is without asking when `answer` does. */
async function shown(permission: 'granted' | 'prompt', answer: Promise<{ lat: number; lng: number }>) {
  document.head.innerHTML = `<script type="application/json" id="${INSTANCE_ID}">${JSON.stringify({ markets, emergency: {} })}</script>`;
  vi.resetModules();
  vi.stubGlobal('navigator', {
    ...navigator,
    onLine: true,
    permissions: { query: async () => ({ state: permission }) },
    geolocation: {
      getCurrentPosition: (found: (position: object) => void) =>
        void answer.then(({ lat, lng }) => found({ coords: { latitude: lat, longitude: lng, accuracy: 5 }, timestamp: Date.now() })),
    },
  });
  const [{ useMustChooseMarket }, { queryClient }] = await Promise.all([import('./search-center.ts'), import('../platform/query.ts')]);
  const Asked = () => <p>{useMustChooseMarket() ? 'asks' : 'waits'}</p>;
  render(
    <QueryClientProvider client={queryClient}>
      <Asked />
    </QueryClientProvider>,
  );
}

it('asks for the city only after the phone has not told where it is: nothing comes and goes again', async () => {
  const told = Promise.withResolvers<{ lat: number; lng: number }>();
  await shown('granted', told.promise);
  await new Promise((done) => setTimeout(done, 50));
  expect(screen.getByText('waits')).toBeTruthy();
  told.resolve({ lat: -29.31, lng: 27.5 });
  await waitFor(() => expect(localStorage.length).toBe(1));
  expect(screen.getByText('waits')).toBeTruthy();
});

it('asks a phone that is in none of the cities, and one that does not tell', async () => {
  await shown('granted', Promise.resolve({ lat: 51.5, lng: 0 }));
  expect(await screen.findByText('asks')).toBeTruthy();
  cleanup();
  await shown('prompt', new Promise(() => {}));
  expect(await screen.findByText('asks')).toBeTruthy();
});
