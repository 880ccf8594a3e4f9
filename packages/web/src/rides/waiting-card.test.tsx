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
