// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { expect, it } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi, trip, zanele } from '../testing/people.ts';
import { DriverSteps } from './driver-steps.tsx';
import { shortPlace } from './short-place.ts';
import { StopWaiting } from './stop-waiting.tsx';
import { TripStops } from './trip-facts.tsx';
import { tripTitle } from './trip-title.ts';

const MINUTE = 60_000;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const ahead = { lat: -25.76, lng: 28.25, address: 'A bank', arrivedAt: null, waitingSince: null, leftAt: null };
/** There for so long. */
const here = (ms: number, isSeen = true) => ({ ...ahead, arrivedAt: ago(ms), waitingSince: isSeen ? ago(ms) : null });
const under = (...stops: Ride['stops']): Ride => ({
  ...trip,
  status: 'in_progress',
  completedAt: null,
  countryId: 'ke',
  stops,
  feeTerms: {
    waiting: { freeMinutes: 5, perMinute: '2.00', mostMinutes: 15 },
    cancellation: null,
    stop: { fee: '20.00', freeMinutes: 3 },
    waitingSince: null,
    waitingUntil: null,
    unrounded: '90.00',
    roundTo: '1.00',
    charged: null,
  },
});
const driver = { at: '/active-ride', rooms: ['rides-trip', 'rides'] as const, user: zanele };
const show = (ride: Ride) => openScreen(<DriverSteps ride={ride} />, { ...driver, rooms: [...driver.rooms] });

it('leads the driver by the stops to the end, one step at a time', async () => {
  const two = { ...ahead, address: 'A shop' };
  const { server, press } = await show(under(ahead, two));
  server.replies(ridePaths.makeStop, under(here(0), two));
  expect(screen.queryByRole('button', { name: 'Complete Trip' })).toBeNull();
  await press.click(screen.getByRole('button', { name: 'Arrived at stop 1' }));
  await expect.poll(() => server.requestsOf(ridePaths.makeStop).map(({ body }) => body)).toEqual([{ stop: 1, step: 'arrived' }]);
  cleanup();
  await show(under(here(0), two));
  expect(screen.getByRole('button', { name: 'Drive to A shop' })).toBeTruthy();
  cleanup();
  const next = await show(under({ ...here(MINUTE), leftAt: ago(0) }, here(0)));
  next.server.replies(ridePaths.makeStop, under());
  await next.press.click(screen.getByRole('button', { name: `Drive to ${shortPlace(trip.dropoffLocation.address)}` }));
  await expect.poll(() => next.server.requestsOf(ridePaths.makeStop).map(({ body }) => body)).toEqual([{ stop: 2, step: 'left' }]);
  cleanup();
  await show(under({ ...here(MINUTE), leftAt: ago(0) }));
  expect(screen.getByRole('button', { name: 'Complete Trip' })).toBeTruthy();
});

it('puts the end of the trip forward once the car is there, or nobody knows where it is', async () => {
  const { lat, lng } = trip.dropoffLocation;
  const at = new Date().toISOString();
  const kinds = [];
  for (const driverPosition of [null, { lat: lat + 0.001, lng, heading: null, at }, { lat: lat + 0.01, lng, heading: null, at }]) {
    await show({ ...under(), driverPosition });
    kinds.push(screen.getByRole('button', { name: 'Complete Trip' }).classList.contains('primary'));
    cleanup();
  }
  expect(kinds).toEqual([true, true, false]);
});

it('asks before a stop is left out', async () => {
  const { server, press } = await show(under(ahead));
  server.replies(ridePaths.makeStop, under({ ...ahead, leftAt: ago(0) }));
  await press.click(screen.getByRole('button', { name: 'Leave out stop 1' }));
  expect(screen.getByText(/^Only when Naledi M\. asks for it\./)).toBeTruthy();
  expect(server.requestsOf(ridePaths.makeStop)).toEqual([]);
  await press.click(screen.getByRole('button', { name: 'Leave it out' }));
  await expect.poll(() => server.requestsOf(ridePaths.makeStop).map(({ body }) => body)).toEqual([{ stop: 1, step: 'skipped' }]);
});

it.each([
  [MINUTE, /^0[12]:\d\d$/, 'free waiting', /Then KSh2\.00 a minute, for 15 minutes at most\./],
  [5.5 * MINUTE, /^KSh6\.00$/, 'for waiting so far', /Waiting costs KSh2\.00 a minute now/],
])('tells both what waiting at a stop costs after %d milliseconds', async (ms, clock, title, note) => {
  for (const [isDriver, user] of [
    [true, zanele],
    [false, naledi],
  ] as const) {
    await openScreen(<StopWaiting ride={under(here(ms))} isDriver={isDriver} />, { ...driver, rooms: [...driver.rooms], user });
    expect(screen.getByText('At stop 1')).toBeTruthy();
    expect(screen.getByText(clock)).toBeTruthy();
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.getByText(note)).toBeTruthy();
    cleanup();
  }
});

it('tells both for how long the car has stood where waiting costs nothing, and what comes next where no button names it', async () => {
  const second = { ...ahead, address: 'A shop' };
  const free = { ...under(here(2 * MINUTE), second), feeTerms: null, eta: { seconds: 250, highSeconds: 400, meters: 900 } };
  for (const [isDriver, user] of [
    [true, zanele],
    [false, naledi],
  ] as const) {
    await openScreen(<StopWaiting ride={free} isDriver={isDriver} />, { ...driver, rooms: [...driver.rooms], user });
    expect(screen.getByText('Waiting here adds nothing to the fare.')).toBeTruthy();
    expect(screen.getByText('at the stop').previousElementSibling?.textContent).toMatch(/^0?2:0\d$/);
    expect(screen.queryByText('Next: A shop') !== null).toBe(!isDriver);
    cleanup();
  }
});

it('lets a driver who was not seen at a stop say again to be there', async () => {
  const ride = under(here(MINUTE, false));
  const { server, press } = await openScreen(<StopWaiting ride={ride} isDriver />, { ...driver, rooms: [...driver.rooms] });
  expect(screen.getByText(/Waiting costs nothing here: your phone does not show you at the stop\./)).toBeTruthy();
  server.replies(ridePaths.makeStop, ride);
  await press.click(screen.getByRole('button'));
  await expect.poll(() => server.requestsOf(ridePaths.makeStop).map(({ body }) => body)).toEqual([{ stop: 1, step: 'arrived' }]);
});

it('names to a driver on the way the next place first, and none that is behind', async () => {
  const ride = under(here(MINUTE), { ...ahead, address: 'A shop' });
  await openScreen(<TripStops ride={ride} ahead />, { ...driver, rooms: [...driver.rooms] });
  const rows = [...document.querySelectorAll('.stops p')].map((row) => row.textContent);
  expect(rows).toEqual(['2Stop 2A shop', `Destination${trip.dropoffLocation.address}`]);
});

it('names the stops on the way, and those that were left out', async () => {
  const ride = under({ ...here(MINUTE), leftAt: ago(0) }, { ...ahead, address: 'A shop', leftAt: ago(0) });
  await openScreen(<TripStops ride={ride} />, { ...driver, rooms: [...driver.rooms] });
  expect(screen.getByText('Stop 1').parentElement?.textContent).toContain('A bank');
  expect(screen.getByText('Stop 2 (left out)').parentElement?.textContent).toContain('A shop');
  await openScreen(<TripStops ride={under(here(MINUTE))} />, { ...driver, rooms: [...driver.rooms] });
  expect(screen.getByText('Stop 1: the car is here')).toBeTruthy();
  const title = (stop: Ride['stops'][number], isDriver = true) =>
    tripTitle((key, values) => `${key} ${String(values?.['place'] ?? '')}`, under(stop), isDriver);
  expect(title(ahead)).toBe('tripInProgressTo A bank');
  expect(title(here(0))).toBe('tripAtStop A bank');
  expect(title(here(0), false)).toBe('tripAtStop A bank');
  // The phone shows the car elsewhere: that it stands there is the driver's word.
  expect(title(here(0, false))).toBe('tripAtStop A bank');
  expect(title(here(0, false), false)).toBe('tripSaidAtStop A bank');
});
