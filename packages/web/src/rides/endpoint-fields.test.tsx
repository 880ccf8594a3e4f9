// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { placePaths } from '@safiri/contract/places/paths.ts';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { lastPlaces, rememberPlace } from '../common/search-center.ts';
import type { ChosenPlace } from '../common/places.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi } from '../testing/people.ts';
import { EndpointFields } from './endpoint-fields.tsx';
import { useRideEndpoints } from './use-ride-endpoints.ts';

const gym: ChosenPlace = { lat: -25.78, lng: 28.27, address: 'The gym, Menlyn' };
const home = { id: 1, kind: 'home' as const, name: null, lat: -25.74, lng: 28.23, address: '12 Burnett Street' };

function Fields({ searchFirst }: { searchFirst: boolean }) {
  const endpoints = useRideEndpoints({ pickup: home, dropoff: { ...gym, address: '' } }, null);
  const [left, setLeft] = useState(0);
  return (
    <>
      <EndpointFields endpoints={endpoints} searchFirst={searchFirst} onSubmit={() => {}} onBack={() => setLeft(left + 1)} />
      <button type="button">{`outside ${left}`}</button>
    </>
  );
}

async function open(searchFirst = true) {
  const opened = await openScreen(<Fields searchFirst={searchFirst} />, {
    at: '/ride-request',
    rooms: ['rides', 'places', 'places-kinds', 'places-pin'],
    user: naledi,
    server: (server) => {
      server.replies(placePaths.listSavedPlaces, [{ ...home, kind: 'work' as const, address: 'Church Square' }]);
      server.replies(placePaths.searchPlaces, { places: [] });
    },
  });
  rememberPlace(gym);
  return { ...opened, goal: screen.getByRole<HTMLInputElement>('combobox', { name: 'Where to?' }) };
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

beforeEach(() => {
  lastPlaces.set([]);
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  history.replaceState(null, '');
});

it('begins with the search: focused, saved places and the last ones first, the map for every other place', async () => {
  const { goal, press } = await open();
  expect(document.activeElement).toBe(goal);
  await waitFor(() => expect(options()).toEqual(['WorkChurch Square', 'The gym, Menlyn', 'Choose on the map']));
  // The last place by keyboard alone.
  await press.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(goal.value).toBe('The gym, Menlyn');
  expect(options()).toEqual([]);
});

it('stays when the keyboard goes, and is left by Escape, by Back, by the arrow, or by going elsewhere', async () => {
  const { goal, press } = await open(false);
  const isOpen = () => goal.getAttribute('aria-expanded') === 'true';
  expect(isOpen()).toBe(false);
  await press.click(goal);
  goal.blur();
  expect(isOpen()).toBe(true);
  await press.click(goal);
  await press.keyboard('{Escape}');
  expect(isOpen()).toBe(false);

  await press.click(goal);
  history.replaceState(null, '');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await waitFor(() => expect(isOpen()).toBe(false));

  await press.click(goal);
  await press.click(screen.getByRole('button', { name: 'Back' }));
  expect(isOpen()).toBe(false);
  await press.click(screen.getByRole('button', { name: 'outside 0' }));
  await press.click(goal);
  await press.click(screen.getByRole('button', { name: 'outside 0' }));
  expect(isOpen()).toBe(false);
  await press.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByText('outside 1')).toBeTruthy();
});

it('says when nothing is found, offers the map for it, and is emptied in one press', async () => {
  const { goal, press } = await open();
  await press.keyboard('qqxz');
  await screen.findByText('No place found for “qqxz”. Check the spelling, or:');
  expect(options()).toEqual(['Put a pin on the mapThe driver sees “qqxz” and the pin']);
  await press.click(screen.getByRole('button', { name: 'Clear' }));
  expect(goal.value).toBe('');
  expect(document.activeElement).toBe(goal);
  expect(options()).toContain('The gym, Menlyn');
});

it('says of a search that failed that it did, not that it found something, and makes it again by itself', async () => {
  const { press, server, goal } = await open();
  server.isBehindProxy(placePaths.searchPlaces, 503);
  await press.type(goal, 'pioneer');
  expect(await screen.findByText('We keep trying.')).toBeTruthy();
  expect(screen.queryByText('Results')).toBeNull();
  server.replies(placePaths.searchPlaces, { places: [] });
  expect(await screen.findByText(/^No place found for “pioneer”/)).toBeTruthy();
});
