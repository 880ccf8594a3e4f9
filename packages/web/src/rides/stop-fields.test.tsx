// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { pricingPaths } from '@safiri/contract/pricing/paths.ts';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lastPlaces } from '../common/search-center.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi, trip } from '../testing/people.ts';
import { answersRequest } from '../testing/request-server.ts';
import { quoteAt } from '../testing/ride-quote.ts';
import { serverTime } from '../platform/server-clock.ts';
import { rememberedTrip } from './remembered-trip.ts';
import { RideRequestScreen } from './ride-request-screen.tsx';
import { stopTimes } from './stop-times.ts';

const { pickupLocation: pickup, dropoffLocation: dropoff } = trip;
const bank = { lat: -25.76, lng: 28.25, address: 'A bank' };
const shop = { lat: -25.77, lng: 28.26, address: 'A shop' };

/** A quote of a service whose stops cost something, or where it has none. */
const quoteOf = (fare: string, quoteId: string, stop: { fee: string; freeMinutes: number } | null = { fee: '10.00', freeMinutes: 3 }) => {
  const quote = quoteAt(fare, quoteId);
  const feeTerms = { waiting: { freeMinutes: 5, perMinute: '2.00', mostMinutes: 15 }, cancellation: null, stop };
  return { ...quote, fares: quote.fares.map((one) => ({ ...one, service: { ...one.service, feeTerms } })) };
};

/** The screen of somebody who asks for their last trip again. */
async function open(first = quoteOf('91.20', 'first')) {
  lastPlaces.set([bank, shop]);
  rememberedTrip.set({ pickup, dropoff, stops: [], rideType: 'standard' });
  const opened = await openScreen(<RideRequestScreen waitingList={() => null} />, {
    at: '/ride-request?again',
    rooms: ['rides', 'places', 'rides-pickup'],
    user: naledi,
    server: (server) => {
      answersRequest(server, first);
    },
  });
  await screen.findByRole('button', { name: /^Request Safiri.*91\.20/ });
  const add = async (name: string) => {
    await opened.press.click(await screen.findByRole('button', { name: /^Add a stop/ }));
    await opened.press.click(await screen.findByRole('option', { name }));
  };
  const stopsAsked = () =>
    opened.server.requestsOf(pricingPaths.calculateFare).map(({ body }) => body.stops?.map(({ address }) => address));
  return { ...opened, add, stopsAsked };
}

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});
afterEach(() => vi.restoreAllMocks());

it('prices the way by its stops, says what waiting there costs, and asks for the ride with them in their order', async () => {
  const { server, press, path, add, stopsAsked } = await open();
  expect(screen.queryByText(/^Each stop costs/)).toBeNull();
  server.replies(pricingPaths.calculateFare, quoteOf('111.20', 'by-stops'));
  await add('A shop');
  await add('A bank');
  // Two are the most.
  expect(screen.queryByRole('button', { name: /^Add a stop/ })).toBeNull();
  await press.click(screen.getByRole('button', { name: 'Move up stop 2' }));
  await expect.poll(() => stopsAsked().at(-1)).toEqual(['A bank', 'A shop']);
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Stop 1' }).value).toBe('A bank');
  expect(
    await screen.findByText(/^Each stop costs R10\.00; it is in the price\. At a stop 3 minutes are free, then R2\.00 a minute/),
  ).toBeTruthy();
  server.replies(ridePaths.requestRide, { ...trip, status: 'requested' });
  await press.click(await screen.findByRole('button', { name: /^Request Safiri.*111\.20/ }));
  await expect.poll(path).toBe('/active-ride');
  expect(server.requestsOf(ridePaths.requestRide)[0]?.body).toMatchObject({ stops: [bank, shop], fare: '111.20', quoteId: 'by-stops' });
  expect(rememberedTrip.get()?.stops).toEqual([bank, shop]);
});

it('says about when the car is at each stop, from the nearest car on or from the booked time', () => {
  const quote = { stopMinutes: [6, 14], timeZone: 'Africa/Johannesburg' };
  const at = Date.parse('2026-05-04T12:30:00Z');
  const booked = new Date(at).toISOString();
  const car = { pickupMinutes: 3, arrivalMinutes: 22, arrivalMinutesHigh: 28 };
  expect(stopTimes(quote, booked, at, null)).toEqual(['14:36', '14:44']);
  expect(stopTimes(quote, null, at - (serverTime() - Date.now()), car)).toEqual(['14:39', '14:47']);
  expect([stopTimes(quote, null, at, null), stopTimes(undefined, booked, at, car)]).toEqual([[], []]);
});

it('shows it beside the stop once it has a price', async () => {
  const { server, add } = await open();
  server.replies(pricingPaths.calculateFare, { ...quoteOf('111.20', 'by-stops'), stopMinutes: [6] });
  await add('A shop');
  expect(await screen.findByText(/^about \d\d:\d\d$/)).toBeTruthy();
});

it('asks for no ride while a stop is no place, and forgets one that is taken out', async () => {
  const { press, stopsAsked } = await open();
  await press.click(await screen.findByRole('button', { name: /^Add a stop/ }));
  const box = await screen.findByRole('combobox', { name: 'Stop 1' });
  expect(document.activeElement).toBe(box);
  await press.keyboard('{Escape}');
  expect(screen.getByText('Choose each stop from the list, or take it out.')).toBeTruthy();
  await press.click(screen.getByRole('button', { name: 'Take out stop 1' }));
  expect(screen.queryByRole('combobox', { name: 'Stop 1' })).toBeNull();
  expect(screen.queryByText('Choose each stop from the list, or take it out.')).toBeNull();
  expect(stopsAsked().every((stops) => stops === undefined)).toBe(true);
});

it('offers none where the service makes none', async () => {
  await open(quoteOf('91.20', 'first', null));
  expect(screen.queryByRole('button', { name: /^Add a stop/ })).toBeNull();
});

it('says of a stop why there is no price', async () => {
  const { server, add } = await open();
  server.refuses(pricingPaths.calculateFare, 'invalid_request', {
    errors: [{ path: 'stops.0', message: 'Trips in Pretoria stay within 60 km.' }],
  });
  await add('A bank');
  expect(await screen.findByText(/Trips in Pretoria stay within 60 km\./)).toBeTruthy();
});

it('prices the others where the chosen one makes no stops, and says that of it alone', async () => {
  const { server, press, add } = await open();
  const withStops = quoteOf('111.20', 'by-stops');
  const [first, ...fares] = withStops.fares;
  if (first === undefined) throw new Error('the quote has fares');
  const { rideType, service } = first;
  server.replies(pricingPaths.calculateFare, { ...withStops, fares, withoutStops: [{ rideType, service }] });
  await add('A shop');
  expect(await screen.findByText('This one makes no stops: choose another, or take the stops out.')).toBeTruthy();
  const card = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) }).closest('label')?.textContent;
  expect([card('Safiri'), card('Share')]).toEqual([expect.stringMatching(/Makes no stops$/), expect.stringContaining('R111.20')]);
  expect(screen.getByRole('button', { name: /^Request Safiri/ }).hasAttribute('disabled')).toBe(true);
  await press.click(screen.getByRole('radio', { name: /^Share/ }));
  expect(await screen.findByRole('button', { name: /^Request Share.*111\.20/ })).toBeTruthy();
});
