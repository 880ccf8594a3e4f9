// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { pricingPaths } from '@safiri/contract/pricing/paths.ts';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import { scheduledPaths } from '@safiri/contract/scheduled/paths.ts';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi, trip } from '../testing/people.ts';
import { answersRequest } from '../testing/request-server.ts';
import { quoteAt } from '../testing/ride-quote.ts';
import { rememberedTrip } from './remembered-trip.ts';
import { RideRequestScreen } from './ride-request-screen.tsx';

const { pickupLocation: pickup, dropoffLocation: dropoff } = trip;

/** The screen of somebody who asks for their last trip again: both ends are known. */
async function open(at = '/ride-request?again', ready = /^Request Safiri.*91\.20/) {
  rememberedTrip.set({ pickup, dropoff, stops: [], rideType: 'standard' });
  const opened = await openScreen(<RideRequestScreen waitingList={() => null} />, {
    at,
    rooms: ['rides', 'places', 'rides-pickup'],
    user: naledi,
    server: (server) => {
      answersRequest(server);
    },
  });
  const button = await screen.findByRole('button', { name: ready });
  return { ...opened, button };
}

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockReturnValue(undefined));
afterEach(() => vi.restoreAllMocks());

it('requests what was seen: the way, the type and the price, and leads to the ride', async () => {
  const { server, press, path, button } = await open();
  server.replies(ridePaths.requestRide, { ...trip, status: 'requested' });
  await press.click(button);
  await expect.poll(path).toBe('/active-ride');
  expect(server.requestsOf(ridePaths.requestRide).map(({ body }) => body)).toEqual([
    {
      passengerId: naledi.id,
      pickupLocation: pickup,
      dropoffLocation: dropoff,
      rideType: 'standard',
      paymentMethod: 'cash',
      fare: '91.20',
      quoteId: 'first',
    },
  ]);
});

it('sends one request however often it is tapped', async () => {
  const { server, press, path, button } = await open();
  const answer = server.holds(ridePaths.requestRide);
  await press.click(button);
  await press.click(screen.getByRole('button', { name: 'Requesting...' }));
  answer({ ...trip, status: 'requested' });
  await expect.poll(path).toBe('/active-ride');
  expect(server.requestsOf(ridePaths.requestRide)).toHaveLength(1);
});

it('asks for the price anew when it has changed meanwhile, and shows it before anything is sent', async () => {
  const { server, press, path, button } = await open();
  server.refuses(ridePaths.requestRide, 'fare_changed', { fare: '99.00' });
  server.replies(pricingPaths.calculateFare, quoteAt('99.00', 'second'));
  await press.click(button);
  await screen.findByRole('button', { name: /^Request Safiri.*99\.00/ });
  expect(path()).toBe('/ride-request?again');
  server.replies(ridePaths.requestRide, { ...trip, status: 'requested' });
  await press.click(screen.getByRole('button', { name: /^Request Safiri/ }));
  await expect.poll(path).toBe('/active-ride');
  const keys = server.requestsOf(ridePaths.requestRide).map(({ body, idempotencyKey }) => [body.quoteId, idempotencyKey]);
  expect(keys.map(([quoteId]) => quoteId)).toEqual(['first', 'second']);
  expect(new Set(keys.map(([, key]) => key)).size).toBe(2);
});

it('says from when on a ride can be booked, where its time came too near meanwhile', async () => {
  const { server, press, button } = await open();
  server.refuses(ridePaths.requestRide, 'fare_changed', { fare: '99.00' });
  server.refuses(pricingPaths.calculateFare, 'invalid_request', {
    errors: [{ path: 'pickupAt', message: 'Book at least 30 minutes ahead' }],
  });
  await press.click(button);
  expect(await screen.findByText('Choose a time from 30 minutes to 7 days ahead.')).toBeTruthy();
});

it('shows what is owed before it is sent, where it was not seen yet', async () => {
  const { server, press, path, button } = await open();
  server.refuses(ridePaths.requestRide, 'owed_changed', { owed: '50.00' });
  server.replies(pricingPaths.calculateFare, { ...quoteAt('91.20', 'second'), owed: '50.00' });
  await press.click(button);
  expect(await screen.findByText('Outstanding balance: R50.00. In cash you pay it with this trip.')).toBeTruthy();
  server.replies(ridePaths.requestRide, { ...trip, status: 'requested' });
  await press.click(screen.getByRole('button', { name: /^Request Safiri/ }));
  await expect.poll(path).toBe('/active-ride');
  expect(server.requestsOf(ridePaths.requestRide).map(({ body }) => body.owed)).toEqual([undefined, '50.00']);
});

it('says of each type between when it likely arrives by the clocks of the city, or that no car is near', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:30:00Z') });
  await open();
  const words = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) }).closest('label')?.textContent;
  await expect.poll(() => words('Safiri')).toContain('there 14:52–14:58');
  expect(words('Share')).toContain('there 14:52–15:03');
  expect(words('Premium')).toContain('No car near');
  // Nobody has told whether one is near: she is not confirmed as a woman yet.
  expect(words('Ladies Only')).not.toMatch(/there \d|No car/);
  vi.useRealTimers();
});

it('tells what a ladies-only ride is, after what every ride needs or at that type while it is chosen', async () => {
  const { press } = await open();
  const told = await screen.findByText('Matched only with verified female drivers, real-time tracking, 24/7 emergency support.');
  const wishes = document.querySelector('.ride-wishes') as HTMLElement;
  expect(wishes.compareDocumentPosition(told) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await press.click(screen.getByRole('radio', { name: /^Ladies Only/ }));
  const beside = await screen.findByText('Matched only with verified female drivers, real-time tracking, 24/7 emergency support.');
  expect(wishes.compareDocumentPosition(beside) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
});

it('asks for somebody else: their name and number go along', async () => {
  const { server, press, path, button } = await open();
  await press.click(await screen.findByRole('button', { name: 'Change who rides' }));
  await press.type(await screen.findByRole('textbox', { name: 'Their name' }), 'Gogo Thandi');
  expect(screen.getByRole('button', { name: 'Save this rider' }).hasAttribute('disabled')).toBe(true);
  await press.type(screen.getByRole('textbox', { name: 'Their phone number' }), '073 555 0177');
  await press.click(screen.getByRole('button', { name: 'Save this rider' }));
  expect(await screen.findByText('For Gogo Thandi')).toBeTruthy();
  server.replies(ridePaths.requestRide, { ...trip, status: 'requested' });
  await press.click(button);
  await expect.poll(path).toBe('/active-ride');
  expect(server.requestsOf(ridePaths.requestRide)[0]?.body.rider).toEqual({ name: 'Gogo Thandi', phone: '073 555 0177' });
});

it('begins with the place and the type of the row on the home screen, and says when the price is another one by now', async () => {
  const goal = { place: dropoff, rideType: 'premium', seen: { fare: '85.00', countryId: 'za' } };
  history.replaceState({ goal }, '');
  onTestFinished(() => history.replaceState(null, ''));
  Object.defineProperties(navigator, {
    permissions: { configurable: true, value: { query: () => Promise.resolve({ state: 'granted' }) } },
    geolocation: {
      configurable: true,
      value: {
        getCurrentPosition: (found: PositionCallback) => found({ coords: { latitude: -25.7, longitude: 28.2 } } as GeolocationPosition),
      },
    },
  });
  await open('/ride-request', /^Request Premium.*91\.20/);
  expect(screen.getByRole('radio', { checked: true, name: /Premium/ })).toBeTruthy();
  expect(await screen.findByText('It was R85.00 on your home screen; now it is R91.20.')).toBeTruthy();
});

it('takes a code where the city gives any out: the price before and after, why not, and back', async () => {
  const { server, press, path } = await open();
  expect(screen.queryByText('Promo code')).toBeNull();
  server.replies(pricingPaths.calculateFare, { ...quoteAt('91.20', 'first'), takesCodes: true });
  server.refuses(ridePaths.requestRide, 'fare_changed', { fare: '91.20' });
  await press.click(screen.getByRole('button', { name: /^Request Safiri/ }));
  const enter = async (code: string) => {
    await press.click(await screen.findByRole('button', { name: 'Enter' }));
    await press.type(await screen.findByRole('textbox', { name: 'Promo code' }), code);
    await press.click(screen.getByRole('button', { name: 'Use this code' }));
  };
  const tried = { quoteId: 'first', before: '91.20' };
  server.replies(pricingPaths.applyPromotion, { code: 'OLD', quotes: [{ ...tried, promoted: null, refused: 'expired' }] });
  await enter('old');
  expect(await screen.findByText('This code has expired.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Request Safiri.*91\.20/ })).toBeTruthy();
  await press.click(screen.getByRole('button', { name: 'Remove' }));

  const promoted = { quoteId: 'cheaper', fare: '73.20', discount: '18.00', lines: [], taxes: [] };
  server.replies(pricingPaths.applyPromotion, { code: 'KARIBU', quotes: [{ ...tried, promoted, refused: null }] });
  await enter('karibu');
  expect(await screen.findByText('R18.00 off: R73.20 instead of R91.20')).toBeTruthy();
  expect(server.requestsOf(pricingPaths.applyPromotion).map(({ body }) => body.code)).toEqual(['OLD', 'KARIBU']);
  server.replies(ridePaths.requestRide, { ...trip, status: 'requested' });
  await press.click(screen.getByRole('button', { name: /^Request Safiri.*73\.20/ }));
  await expect.poll(path).toBe('/active-ride');
  expect(server.requestsOf(ridePaths.requestRide).at(-1)?.body).toMatchObject({ fare: '73.20', quoteId: 'cheaper' });
});

it('shows what a ride for later costs then, with its code, and books by that quote', async () => {
  const { server, press, path } = await open();
  server.replies(pricingPaths.calculateFare, { ...quoteAt('109.40', 'then'), takesCodes: true });
  await press.click(await screen.findByRole('button', { name: 'Schedule' }));
  await press.click(await screen.findByRole('button', { name: /^Schedule for/ }));
  await screen.findByRole('button', { name: /109\.40/ });
  const pickupAt = server.requestsOf(pricingPaths.calculateFare).at(-1)?.body.pickupAt ?? '';
  expect(Date.parse(pickupAt)).toBeGreaterThan(Date.now());
  const promoted = { quoteId: 'cheaper', fare: '89.40', discount: '20.00', lines: [], taxes: [] };
  server.replies(pricingPaths.applyPromotion, {
    code: 'KARIBU',
    quotes: [{ quoteId: 'then', before: '109.40', promoted, refused: null }],
  });
  await press.click(await screen.findByRole('button', { name: 'Enter' }));
  await press.type(await screen.findByRole('textbox', { name: 'Promo code' }), 'karibu');
  await press.click(screen.getByRole('button', { name: 'Use this code' }));
  server.replies(scheduledPaths.schedule, {
    id: 4,
    status: 'waiting',
    pickupAt,
    beginsAt: pickupAt,
    rideType: 'standard',
    service: null,
    pickupLocation: pickup,
    dropoffLocation: dropoff,
    stops: [],
    fare: '89.40',
    currency: 'ZAR',
    countryId: 'za',
    paymentMethod: 'cash',
    promotion: { code: 'KARIBU', discount: '20.00' },
    rideId: null,
  });
  await press.click(await screen.findByRole('button', { name: /89\.40/ }));
  await expect.poll(path).toBe('/passenger');
  expect(server.requestsOf(scheduledPaths.schedule)[0]?.body).toMatchObject({ fare: '89.40', quoteId: 'cheaper', pickupAt });
});

it('unfolds what the price is made of, and fetches that when somebody asks', async () => {
  const { server, press } = await open();
  expect(screen.queryByText('What the price is made of')).toBeNull();
  const quote = quoteAt('91.20', 'first');
  const fares = quote.fares.map((fare) => ({
    ...fare,
    lines: [
      { kind: 'base' as const, amount: '42.00' },
      { kind: 'distance' as const, amount: '49.20' },
    ],
    taxes: [{ id: 'vat', names: {}, percent: 15, amount: '11.90' }],
  }));
  server.replies(pricingPaths.calculateFare, { ...quote, fares });
  server.refuses(ridePaths.requestRide, 'fare_changed', { fare: '91.20' });
  await press.click(screen.getByRole('button', { name: /^Request Safiri/ }));
  const summary = await screen.findByText('What the price is made of');
  expect(screen.queryByText('Includes VAT 15 %')).toBeNull();
  await press.click(summary);
  expect(await screen.findByText('Includes VAT 15 %')).toBeTruthy();
  expect(screen.getByText('Distance').nextElementSibling?.textContent).toBe('R49.20');
});
