// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { expect, it, vi } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi, trip, zanele } from '../testing/people.ts';
import { DriverOutside, WaitingForPassenger } from './waiting-card.tsx';

const arrived = (secondsAgo: number): Ride => ({
  ...trip,
  status: 'arrived',
  arrivedAt: new Date(Date.now() - secondsAgo * 1000).toISOString(),
  startConfirmed: false,
  startedAt: null,
  completedAt: null,
});
const at = { at: '/active-ride', rooms: ['rides-trip'] } as const;

it('tells the passenger that the car is outside, leaves its plate to the ticket below, shakes once, and counts the free waiting', async () => {
  const vibrate = vi.fn<(pattern: number[]) => boolean>(() => true);
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
  await openScreen(<DriverOutside ride={arrived(5)} />, { ...at, rooms: [...at.rooms], user: naledi });
  expect(screen.getByRole('status').textContent).toBe('Your driver is outside');
  expect(screen.queryByText(/KT 48 LM GP/)).toBeNull();
  expect(screen.getByText(/^04:5\d$/)).toBeTruthy();
  expect(vibrate).toHaveBeenCalledTimes(1);
  cleanup();
  await openScreen(<DriverOutside ride={arrived(5)} />, { ...at, rooms: [...at.rooms], user: naledi });
  expect(vibrate).toHaveBeenCalledTimes(1);
});

/** Two shillings a minute after three free ones, seen at the pickup as long ago. */
const charged = (secondsAgo: number, isSeen = true): Ride => {
  const ride = arrived(secondsAgo);
  return {
    ...ride,
    countryId: 'ke',
    feeTerms: {
      waiting: { freeMinutes: 3, perMinute: '2.00', mostMinutes: 15 },
      cancellation: { freeMinutes: 3, fee: '50.00', noShowAfterMinutes: 4, noShowFee: '60.00' },
      stop: null,
      waitingSince: isSeen ? ride.arrivedAt : null,
      waitingUntil: null,
      unrounded: '90.00',
      roundTo: '1.00',
      charged: null,
    },
  };
};

it.each([
  [60, /^02:0\d$/, 'free waiting', /^Then KSh2\.00 a minute, for 15 minutes at most\.$/],
  [60 * 4 - 30, /^KSh2\.00$/, 'free waiting is over', /^Waiting costs KSh2\.00 a minute now/],
  [60 * 7.5, /^KSh10\.00$/, 'free waiting is over', /^Waiting costs KSh2\.00 a minute now/],
  [60 * 40, /^KSh30\.00$/, 'free waiting is over', /^Waiting costs no more than this\.$/],
])('tells both what waiting costs after %d seconds', async (seconds, clock, title, note) => {
  await openScreen(<DriverOutside ride={charged(seconds)} />, { ...at, rooms: [...at.rooms], user: naledi });
  expect(screen.getByText(clock)).toBeTruthy();
  expect(screen.getByText(title)).toBeTruthy();
  expect(screen.getByText(note)).toBeTruthy();
  cleanup();
  await openScreen(<WaitingForPassenger ride={charged(seconds)} />, { ...at, rooms: [...at.rooms], user: zanele });
  expect(screen.getByText(clock)).toBeTruthy();
  expect(screen.getByText(note)).toBeTruthy();
});

it('shows by how much the rounded fare rises, until the passenger confirmed at the car', async () => {
  const ride = charged(60 * 40);
  // 87 is rounded 90 and 89 too; 117 is rounded 120.
  const terms = ride.feeTerms === null ? null : { ...ride.feeTerms, unrounded: '87.00', roundTo: '10.00' };
  await openScreen(<DriverOutside ride={{ ...ride, feeTerms: terms }} />, { ...at, rooms: [...at.rooms], user: naledi });
  expect(screen.getByText('KSh30.00')).toBeTruthy();
  cleanup();
  const waitingUntil = new Date(Date.parse(ride.arrivedAt ?? '') + 60 * 4000).toISOString();
  const confirmed = { ...ride, startConfirmed: true, feeTerms: terms === null ? null : { ...terms, waitingUntil } };
  await openScreen(<DriverOutside ride={confirmed} />, { ...at, rooms: [...at.rooms], user: naledi });
  expect(screen.getByText('KSh0.00')).toBeTruthy();
  cleanup();
  await openScreen(<WaitingForPassenger ride={confirmed} />, { ...at, rooms: [...at.rooms], user: zanele });
  expect(screen.queryByRole('button')).toBeNull();
});

it('lets a driver who was not seen at the pickup say again to be there', async () => {
  const ride = charged(60, false);
  const { server, press } = await openScreen(<WaitingForPassenger ride={ride} />, { ...at, rooms: [...at.rooms], user: zanele });
  server.replies(ridePaths.changeRide, ride);
  await press.click(screen.getByRole('button', { name: 'I am at the pickup' }));
  await expect.poll(() => server.requestsOf(ridePaths.changeRide).map(({ body }) => body)).toEqual([{ status: 'arrived' }]);
});

it('tells a driver whose position is not at the pickup that waiting costs nothing', async () => {
  await openScreen(<WaitingForPassenger ride={charged(600, false)} />, { ...at, rooms: [...at.rooms], user: zanele });
  expect(screen.getByText(/^Waiting costs nothing here/)).toBeTruthy();
  cleanup();
  await openScreen(<DriverOutside ride={charged(600, false)} />, { ...at, rooms: [...at.rooms], user: naledi });
  expect(screen.queryByText(/KSh/)).toBeNull();
  // Nobody is sent out to a car that stands elsewhere.
  expect(screen.getByText('Your driver says to be here')).toBeTruthy();
  expect(screen.queryByText('Your driver is outside')).toBeNull();
  cleanup();
  // The market ends the wait after four minutes, and says what not coming costs.
  await openScreen(<DriverOutside ride={charged(60)} />, { ...at, rooms: [...at.rooms], user: naledi });
  expect(screen.getByText(/^If you are not there by .+, the trip may be ended: that costs KSh60\.00\.$/)).toBeTruthy();
  cleanup();
  await openScreen(<WaitingForPassenger ride={charged(241)} />, { ...at, rooms: [...at.rooms], user: zanele });
  expect(screen.getByRole('button', { name: 'Naledi M. did not come: end the trip' })).toBeTruthy();
});

it('lets the driver end the trip once the free waiting is over, and not before', async () => {
  await openScreen(<WaitingForPassenger ride={arrived(60)} />, { ...at, rooms: [...at.rooms], user: zanele });
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  const { server, press } = await openScreen(<WaitingForPassenger ride={arrived(301)} />, { ...at, rooms: [...at.rooms], user: zanele });
  server.replies(ridePaths.changeRide, { ...arrived(301), status: 'cancelled' });
  await press.click(screen.getByRole('button', { name: 'Naledi M. did not come: end the trip' }));
  await expect
    .poll(() => server.requestsOf(ridePaths.changeRide).map(({ body }) => body))
    .toEqual([{ status: 'cancelled', reason: 'passenger_no_show' }]);
});
