// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { pickupPaths } from '@safiri/contract/pickups/paths.ts';
import { placePaths } from '@safiri/contract/places/paths.ts';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import { settingsPaths } from '@safiri/contract/settings/paths.ts';
import { walletMethodId } from '@safiri/rules/countries/payment.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi, trip, zanele } from '../testing/people.ts';
import { currentToast, toast } from '../ui/toast-store.ts';
import { LiveTrip } from './live-trip.tsx';
import { searchNotice } from './search-notice.ts';

const minutesAgo = (n: number) => new Date(Date.now() - n * 60_000).toISOString();
const accepted: Ride = {
  ...trip,
  status: 'accepted',
  pin: '6098',
  acceptedAt: minutesAgo(2),
  arrivedAt: null,
  startedAt: null,
  completedAt: null,
  startConfirmed: false,
};
const arrived: Ride = { ...accepted, status: 'arrived', arrivedAt: minutesAgo(1) };
const started: Ride = { ...arrived, status: 'in_progress', pin: null, startedAt: minutesAgo(1) };
const searching: Ride = {
  ...accepted,
  status: 'requested',
  driver: null,
  createdAt: minutesAgo(1),
  search: { until: new Date(Date.now() + 120_000).toISOString(), driversAsked: 2, next: null },
};

/** The screen of a trip whose next state comes when "Next" is pressed. */
function Trip({ states, isDriver }: { states: readonly Ride[]; isDriver: boolean }) {
  const [at, setAt] = useState(0);
  const ride = states[at];
  if (ride === undefined) return null;
  return (
    <>
      <button type="button" onClick={() => setAt(at + 1)}>
        Next
      </button>
      <LiveTrip
        ride={ride}
        isDriver={isDriver}
        parts={{ over: () => <b>EMERGENCY</b>, help: () => <b>SOS</b>, tiles: () => null, below: () => null, map: () => <i /> }}
      />
    </>
  );
}
const open = (states: readonly Ride[], isDriver = false) =>
  openScreen(<Trip states={states} isDriver={isDriver} />, {
    at: '/active-ride',
    rooms: ['rides-trip'],
    user: isDriver ? zanele : naledi,
    server(server) {
      server.replies(ridePaths.bookedRides, []);
      server.replies(pickupPaths.tripHint, { hint: null });
      server.replies(placePaths.findRoute, { meters: 900, seconds: 300, highSeconds: 400, path: [], onStreets: true, steps: [] });
      server.replies(settingsPaths.getSettings, { tilesUrl: null, maps: [], demo: false, canText: true, aiModel: null });
    },
  });
const pinned = () => document.querySelector('.sheet-pinned')?.textContent ?? '';
const body = () => document.querySelector<HTMLElement>('.sheet-body');

it('keeps plate and PIN out of what scrolls, and goes back to its top at each new state', async () => {
  const { press } = await open([accepted, arrived, started]);
  expect(pinned()).toContain('KT 48 LM GP');
  expect(screen.getByRole('img', { name: '6 0 9 8' })).toBeDefined();
  for (const state of ['Your driver is outside', 'On the way to Menlyn Park']) {
    const scrolls = body();
    if (scrolls === null) throw new Error('nothing scrolls');
    scrolls.scrollTop = 180;
    await press.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(state);
    expect(body()?.scrollTop).toBe(0);
    // In the car nobody looks for it any more: it stands in the driver's line, and the map keeps the room.
    expect(pinned().includes('KT 48 LM GP')).toBe(state === 'Your driver is outside');
  }
  expect(screen.getByRole('region', { name: 'Driver' }).textContent).toContain('KT 48 LM GP');
  expect(document.querySelector('.sheet-head')?.textContent).toMatch(/Time so far 01:0\d min$/);
});

it('says one arrival: in minutes to whom, and as the same time of day on the map and in the steps', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T18:18:10Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await open([{ ...accepted, countryId: 'za', eta: { seconds: 480, highSeconds: 1290, meters: 1300 } }]);
  expect(document.querySelector('.etabox')?.textContent).toBe('about 8 minto you1.3 km remaining20:26, rarely after 20:39');
  expect(document.querySelectorAll('.step-time')[1]?.textContent).toBe('about 20:26');
});

it.each([false, true])(
  'names on the map of a trip with stops the place that the minutes are of, also to its driver (%s)',
  async (isDriver) => {
    const stop = { lat: -25.7679, lng: 28.2362, address: 'Brooklyn, Pretoria', waitingSince: null };
    const at = { ...stop, arrivedAt: minutesAgo(1), leftAt: null };
    const next = { ...stop, address: 'Hatfield Gautrain Station, Hatfield', arrivedAt: null, leftAt: null };
    const driving: Ride = { ...started, eta: { seconds: 420, highSeconds: 900, meters: 800 } };
    const { press } = await open(
      [
        { ...driving, stops: [at, next] },
        { ...driving, stops: [{ ...at, leftAt: minutesAgo(0) }] },
      ],
      isDriver,
    );
    const box = () => document.querySelector('.etabox')?.textContent;
    expect(box()).toMatch(/^about 7 minto Hatfield Gautrain Station0\.8 km[\d:]+, rarely after \d\d:\d\d$/);
    // The last leg is what is left of the whole.
    await press.click(screen.getByRole('button', { name: 'Next' }));
    expect(box()).toMatch(/^about 7 minto Menlyn Park0\.8 km remaining[\d:]+, rarely after \d\d:\d\d$/);
  },
);

it('offers the start without the PIN below it, not as the loudest thing', async () => {
  await open([arrived]);
  expect(screen.getByRole('button', { name: 'I am in: start without the PIN' }).className).not.toContain('primary');
  expect(document.querySelector('.sheet-foot')?.textContent).toBe('');
});

it('shows a search its price and its way out, and no steps that are still to come', async () => {
  await open([searching]);
  expect(document.querySelector('.sheet-foot')?.textContent).toBe('Cancel ride · free');
  expect(screen.getByText('R91.20')).toBeDefined();
  expect(screen.getByText('2 drivers asked so far')).toBeDefined();
  expect(screen.queryByText('Trip completed')).toBeNull();
});

it('says who comes next in place of a search, and that it costs nothing to call it off', async () => {
  const at = new Date(Date.now() + 600_000).toISOString();
  await open([{ ...searching, search: { until: at, driversAsked: 1, next: { driver: 'Zanele', at } } }]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A driver comes to you next');
  expect(screen.getByText('Zanele comes to you next')).toBeDefined();
  expect(screen.queryByText('1 driver asked so far')).toBeNull();
  expect(document.querySelector('.sheet-foot')?.textContent).toBe('Cancel ride · free');
});

it('shows a driver the next trip, which may be given back', async () => {
  const next = { rideId: 77, address: 'Atterbury Road', at: new Date(Date.now() + 600_000).toISOString() };
  const { server, press } = await open([{ ...started, next }], true);
  server.replies(ridePaths.changeRide, { ...started, next: null });
  expect(screen.getByRole('region', { name: 'Your next trip' }).textContent).toContain('Atterbury Road');
  await press.click(screen.getByRole('button', { name: 'Give it back' }));
  await expect
    .poll(() => server.requestsOf(ridePaths.changeRide).map(({ body: sent }) => sent))
    .toEqual([{ status: 'cancelled', reason: 'other' }]);
});

it('asks for change beside the price, and then says what comes back', async () => {
  const { server, press } = await open([started]);
  server.replies(ridePaths.askForChange, { ...started, changeFor: '200.00' });
  await press.click(screen.getByRole('radio', { name: 'R200' }));
  await expect.poll(() => server.requestsOf(ridePaths.askForChange).map(({ body: sent }) => sent)).toEqual([{ amount: '200.00' }]);
});

it('shows a driver the passenger and the ways to reach them at the lowest stop too', async () => {
  await open([{ ...started, passenger: { ...started.passenger, phone: '+27825550101' } }], true);
  expect(pinned()).toContain('Naledi M.');
  expect(screen.getByRole('link', { name: 'Call Naledi M.' }).closest('.sheet-pinned')).not.toBeNull();
});

it('shows a rider the PIN and who asked, not what somebody else pays, and a booker what it costs and no PIN', async () => {
  const sides = { passengerId: naledi.id, paymentMethod: walletMethodId } as const;
  const ridden: Ride = { ...accepted, ...sides, side: 'rider', bookedBy: { name: 'Sipho D.' }, fare: '0.00', chat: false };
  const asked: Ride = { ...arrived, ...sides, side: 'booker', rider: { name: 'Gogo Thandi', phone: '+27735550177' }, pin: null };
  const { press } = await open([ridden, asked]);
  await screen.findByText('Sipho D. asked for this ride for you');
  expect(screen.getByText('Sipho D. pays for it.')).toBeTruthy();
  expect(pinned()).toContain('6098');
  expect(document.body.textContent).not.toContain('R0.00');
  await press.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('Gogo Thandi rides');
  expect(pinned()).not.toContain('6098');
  expect(body()?.textContent).toContain('R91.20');
  expect(screen.getByRole('button', { name: 'Gogo Thandi is in the car' })).toBeTruthy();
});

it('closes the message that drivers are looked for once one has accepted', async () => {
  const { press } = await open([searching, accepted]);
  act(() => toast({ title: 'Ride requested!', text: 'Looking for nearby drivers...', about: searchNotice(accepted.id) }));
  expect(currentToast()?.open).toBe(true);
  await press.click(screen.getByRole('button', { name: 'Next' }));
  expect(currentToast()?.open).toBe(false);
});

it('says in the heading too that the car is as good as there', async () => {
  await open([{ ...accepted, eta: { seconds: 20, highSeconds: 40, meters: 30 } }]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Driver is arriving');
  expect(screen.getByText('Arriving').parentElement?.textContent).toBe('about 1 minArriving');
});

it('tells a driver that the passenger proved the number, and nothing of one who did not', async () => {
  const proven = { ...accepted.passenger, phoneVerified: true };
  const { press } = await open(
    [
      { ...accepted, passenger: proven },
      { ...accepted, passenger: { ...proven, phoneVerified: false } },
    ],
    true,
  );
  expect(pinned()).toContain('Number verified');
  await press.click(screen.getByRole('button', { name: 'Next' }));
  expect(pinned()).not.toContain('Number verified');
});

it('tells a driver on the way in one line who sits in the car', async () => {
  await open([{ ...started, passenger: { ...started.passenger, phoneVerified: true, checked: 'id' } }], true);
  expect(pinned()).toMatch(/^Naledi M\.4\.7/);
  expect(pinned()).not.toMatch(/verified|checked/);
});

it.each([
  ['selfie', 'Selfie checked'],
  ['id', 'ID checked'],
] as const)('tells a driver that the %s of a passenger was checked, and nothing where nothing was', async (checked, words) => {
  const { press } = await open(
    [
      { ...accepted, passenger: { ...accepted.passenger, checked } },
      { ...accepted, passenger: { ...accepted.passenger, checked: null } },
    ],
    true,
  );
  expect(pinned()).toContain(words);
  await press.click(screen.getByRole('button', { name: 'Next' }));
  expect(pinned()).not.toContain('checked');
});

it('tells who asked for somebody else whose PIN it is, and to whom it is told', async () => {
  await open([{ ...accepted, side: 'booker', rider: { name: 'Gogo Thandi', phone: '+27735550177' } }]);
  expect(pinned()).toContain('PIN for Gogo Thandi');
  expect(pinned()).toContain('Tell it to Gogo Thandi: the driver asks for it.');
  expect(pinned()).not.toContain('Your PIN');
});

it('tells a trip by one clock, that of its country, whatever the phone’s', async () => {
  const zone = process.env['TZ'];
  process.env['TZ'] = 'Pacific/Auckland';
  onTestFinished(() => void (zone === undefined ? delete process.env['TZ'] : (process.env['TZ'] = zone)));
  await open([{ ...accepted, acceptedAt: '2026-06-15T09:51:00Z' }]);
  expect(screen.getByRole('region', { name: 'Trip status' }).textContent).toContain('11:51');
});

it('keeps the emergency button in each dialog that covers the one over the map', async () => {
  const { press } = await open([started], true);
  await press.click(screen.getByRole('button', { name: "I can't go on: end the trip here" }));
  expect(within(screen.getByRole('dialog', { name: 'End the trip here?' })).getByText('SOS')).toBeDefined();
});

it('lets two who have no chat with each other write by SMS', async () => {
  const driver = accepted.driver === null ? null : { ...accepted.driver, phone: '+27825550102' };
  const { press } = await open([
    { ...accepted, driver, chat: false },
    { ...accepted, driver, chat: true },
  ]);
  const text = () => screen.queryByRole('link', { name: /^Text .+ by SMS$/ });
  expect(text()?.getAttribute('href')).toMatch(/^sms:\+\d+$/);
  await press.click(screen.getByRole('button', { name: 'Next' }));
  expect(text()).toBeNull();
});
