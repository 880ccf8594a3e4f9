// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import type { ListedDriver } from '@safiri/contract/staff/calls.ts';
import { staffPaths } from '@safiri/contract/staff/paths.ts';
import { expect, it } from 'vitest';
import { DriversScreen } from '../staff/drivers-screen.tsx';
import { openScreen } from '../testing/open-screen.tsx';
import { asStaff } from './as-staff.tsx';

const one: ListedDriver = {
  driverId: 60,
  name: 'Kabelo Molefe',
  phone: '+•••••••••105',
  licensePlate: 'JM 19 VK GP',
  vehicle: { make: 'Toyota', model: 'Corolla', color: 'white' },
  verificationStatus: 'approved',
  isOnline: true,
  state: 'on_trip',
  lastSeenAt: '2026-11-20T08:00:00.000Z',
};
const page = Array.from({ length: 50 }, (_, i) => ({ ...one, driverId: 60 - i }));

it('says of each driver what they do or how they stand, narrows the list by the address, and goes on where it ends', async () => {
  const { server, press, path } = await openScreen(asStaff(<DriversScreen />), {
    at: '/staff/drivers',
    rooms: ['staff', 'cars'],
    server: (fake) => fake.replies(staffPaths.drivers, page),
  });
  const [row] = await screen.findAllByRole('link', { name: /Kabelo/ });
  expect(row?.querySelector('.chip')?.textContent).toBe('On a trip');
  expect(row?.textContent).toContain('Corolla');
  server.replies(staffPaths.drivers, [
    { ...one, driverId: 7, state: 'blocked', verificationStatus: 'suspended' },
    { ...one, driverId: 6, state: 'offline' },
  ]);
  await press.click(screen.getByRole('button', { name: 'Show older ones' }));
  await expect.poll(() => within(screen.getByRole('list')).getAllByRole('link').length).toBe(52);
  const last = within(screen.getByRole('list')).getAllByRole('link').slice(50);
  expect(last.map((link) => link.querySelector('.chip')?.textContent)).toEqual(['Suspended', 'Offline']);
  expect(last[1]?.textContent).toContain('Seen 20 Nov 2026');
  await press.click(screen.getByRole('button', { name: 'Blocked' }));
  expect(path()).toBe('/staff/drivers?state=blocked');
  await expect
    .poll(() => server.requestsOf(staffPaths.drivers).map(({ query }) => query.toString()))
    .toEqual(['', 'before=11', 'state=blocked']);
});
