// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { placePaths } from '@safiri/contract/places/paths.ts';
import { pricingPaths } from '@safiri/contract/pricing/paths.ts';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { lastPlaces } from '../common/search-center.ts';
import { markReachable } from '../platform/connection.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi } from '../testing/people.ts';
import { usualType } from './goal-from-home.ts';
import { PlaceRows } from './place-rows.tsx';

const usual = { rideType: 'standard', service: { type: 'standard' as const, vehicles: [], own: null, feeTerms: null } };

const home = { id: 7, kind: 'home' as const, name: null, lat: -25.74, lng: 28.21, address: 'Union Buildings, Pretoria' };
const menlyn = { lat: -25.78, lng: 28.27, address: 'Menlyn, Pretoria' };
const far = { lat: -26.2, lng: 28.04, address: 'Soweto, Johannesburg' };
const trip = { fare: '68.00', duration: 12, nextCar: { pickupMinutes: 3, arrivalMinutes: 15, arrivalMinutesHigh: 18 } };

/** @param granted the phone tells where it is without asking */
function phone(granted: boolean) {
  Object.defineProperties(navigator, {
    permissions: { configurable: true, value: { query: () => Promise.resolve({ state: granted ? 'granted' : 'prompt' }) } },
    geolocation: { configurable: true, value: { getCurrentPosition: locate } },
  });
}
const locate = vi.fn<(found: (at: { coords: { latitude: number; longitude: number } }) => void) => void>((found) =>
  found({ coords: { latitude: -25.7487, longitude: 28.238 } }),
);

async function open(server: NonNullable<Parameters<typeof openScreen>[1]['server']>) {
  const opened = await openScreen(<PlaceRows />, { at: '/passenger', rooms: ['rides-home', 'places'], user: naledi, server });
  const rows = async () => (await screen.findAllByRole('listitem')).map((row) => row.textContent);
  return { ...opened, rows };
}

beforeEach(() => {
  locate.mockClear();
  lastPlaces.set([]);
});

it('tells for each known place what a ride there costs and when a car could come, by one question', async () => {
  phone(true);
  lastPlaces.set([menlyn, far]);
  const { server, rows } = await open((fake) => {
    fake.replies(placePaths.listSavedPlaces, [home]);
    fake.replies(pricingPaths.glanceFares, {
      ...usual,
      countryId: 'za',
      currency: 'ZAR',
      timeZone: 'Africa/Johannesburg',
      trips: [trip, { ...trip, fare: '91.20', nextCar: null }, null],
    });
  });
  await screen.findByText('R68.00');
  expect(await rows()).toEqual([
    expect.stringMatching(/^HomeThere \d\d:\d\d–\d\d:\d\dcar in 3 minR68\.00$/),
    'MenlynThe ride takes about 12 minR91.20',
    'SowetoToo far for a ride from here',
  ]);
  expect(server.requestsOf(pricingPaths.glanceFares).map(({ body }) => body)).toEqual([
    {
      rideType: 'standard',
      pickup: { lat: -25.7487, lng: 28.238 },
      destinations: [home, menlyn, far].map(({ lat, lng }) => ({ lat, lng })),
    },
  ]);
});

it('keeps the rows without prices, and asks nobody where the phone is, when that is not allowed yet', async () => {
  phone(false);
  lastPlaces.set([menlyn]);
  const { rows } = await open((fake) => fake.replies(placePaths.listSavedPlaces, [home]));
  await screen.findByText('Home');
  expect(await rows()).toEqual(['HomeUnion Buildings, Pretoria', 'MenlynPretoria', 'Add work']);
  expect(locate).not.toHaveBeenCalled();
});

it('offers nobody the place that they stand at', async () => {
  phone(true);
  lastPlaces.set([{ lat: -25.7489, lng: 28.2381, address: 'Park Street, Hatfield' }, menlyn]);
  const { rows } = await open((fake) => {
    fake.replies(placePaths.listSavedPlaces, []);
    fake.replies(pricingPaths.glanceFares, { ...usual, countryId: 'za', currency: 'ZAR', timeZone: 'Africa/Johannesburg', trips: [trip] });
  });
  await screen.findByText('R68.00');
  expect((await rows()).filter((row) => row?.includes('Park Street'))).toEqual([]);
});

it('keeps the rows when prices fail, and hands on what was seen to the request', async () => {
  phone(true);
  const { rows, press, path } = await open((fake) => {
    fake.replies(placePaths.listSavedPlaces, [home]);
    fake.refuses(pricingPaths.glanceFares, 'internal');
  });
  await screen.findByText('Home');
  expect((await rows())[0]).toBe('HomeUnion Buildings, Pretoria');
  await press.click(screen.getByRole('link', { name: /^Home/ }));
  expect(path()).toBe('/ride-request?to=7');
});

it('leads who saved nothing yet to saving home and work', async () => {
  phone(true);
  await open((fake) => fake.replies(placePaths.listSavedPlaces, []));
  const nav = await screen.findByRole('navigation', { name: 'Saved places' });
  expect((await within(nav).findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual([
    '/places?add=home',
    '/places?add=work',
    '/ride-request',
  ]);
});

it('keeps the room of its rows while nothing is known, then says what could not be loaded and tries again', async () => {
  phone(false);
  const { server, press } = await open((fake) => fake.refuses(placePaths.listSavedPlaces, 'internal'));
  expect((await screen.findByRole('alert')).textContent).toContain('We could not load your places.');
  expect(screen.getByRole('link', { name: 'Choose on the map' })).toBeTruthy();
  const answer = server.holds(placePaths.listSavedPlaces);
  await press.click(screen.getByRole('button', { name: 'Try again' }));
  answer([home]);
  expect(await screen.findByRole('link', { name: /^Home/ })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('offers no vain try without a network, and asks again by itself', async () => {
  phone(false);
  const { server } = await open((fake) => fake.isAway(placePaths.listSavedPlaces));
  expect(await screen.findByText('Your places show here once Safiri can be reached.')).toBeTruthy();
  // The banner says that there is no network: nothing failed, and nothing says it again.
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  server.replies(placePaths.listSavedPlaces, []);
  markReachable();
  expect((await screen.findByRole('link', { name: 'Add home' })).getAttribute('href')).toBe('/places?add=home');
});

it('names the type that is priced where it is not the usual one', async () => {
  phone(true);
  usualType.set('premium');
  onTestFinished(() => usualType.set('standard'));
  await open((fake) => {
    fake.replies(placePaths.listSavedPlaces, [home]);
    fake.replies(pricingPaths.glanceFares, {
      rideType: 'premium',
      service: { ...usual.service, type: 'premium' },
      countryId: 'za',
      currency: 'ZAR',
      timeZone: 'Africa/Johannesburg',
      trips: [trip],
    });
  });
  const price = await screen.findByText('R68.00');
  expect(price.parentElement?.textContent).toBe('R68.00Premium');
});

it('draws three rows before the first answer', async () => {
  phone(false);
  let answer: (places: Array<typeof home>) => void = () => {};
  await open((fake) => (answer = fake.holds(placePaths.listSavedPlaces)));
  const nav = await screen.findByRole('navigation', { name: 'Saved places' });
  expect(nav.querySelectorAll('li')).toHaveLength(3);
  expect(within(nav).queryAllByRole('link')).toEqual([]);
  answer([home]);
  expect(await screen.findByRole('link', { name: /^Home/ })).toBeTruthy();
});
