// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { deskPaths } from '@safiri/contract/desk/paths.ts';
import type { StuckTrip } from '@safiri/contract/desk/shapes.ts';
import { placePaths } from '@safiri/contract/places/paths.ts';
import { safetyPaths } from '@safiri/contract/safety/paths.ts';
import type { EmergencyRow } from '@safiri/contract/safety/shapes.ts';
import type { Waiting } from '@safiri/contract/staff/calls.ts';
import { staffPaths } from '@safiri/contract/staff/paths.ts';
import { expect, it } from 'vitest';
import { NowScreen } from '../staff/now-screen.tsx';
import { asStaff } from './as-staff.tsx';
import { openScreen } from '../testing/open-screen.tsx';

const row: EmergencyRow = {
  id: 4,
  emergencyType: 'panic',
  raisedAt: new Date(Date.now() - 187_000).toISOString(),
  acknowledgedAt: null,
  safeAt: null,
  closedAt: null,
  alerts: [],
  userType: 'passenger',
  personName: 'Sipho Dlamini',
  tripStatus: null,
  phone: '+27825550103',
  plate: 'KT 48 LM GP',
  way: { from: 'Hatfield Plaza', to: 'Menlyn Park' },
  at: { lat: -25.75, lng: 28.24 },
  rideId: 31,
  acknowledgedBy: null,
};
const quiet: Waiting = {
  emergencies: 0,
  chats: 0,
  lateOrders: 0,
  reviews: 0,
  identity: 0,
  stuckTrips: 0,
  heldTrips: 0,
  payouts: 0,
  suspensions: 0,
  markets: 0,
  deniedInvitations: 0,
  approvals: 0,
};
const some: Waiting = { ...quiet, chats: 2, lateOrders: 1, reviews: 3 };
const open = (rows: EmergencyRow[], waiting = some, stuck: StuckTrip[] = []) =>
  openScreen(asStaff(<NowScreen />), {
    at: '/staff',
    rooms: ['staff', 'places'],
    server: (server) => {
      server.replies(safetyPaths.listEmergencies, { open: rows, closed: [] });
      server.replies(staffPaths.now, { ...waiting, emergencies: rows.length });
      server.replies(deskPaths.stuck, stuck);
      server.isAway(placePaths.nearestPlace);
    },
  });

it('begins with what burns: who, the plate, the way, the phone, the time that runs, and that nobody has it', async () => {
  await open([row]);
  const burning = within(await screen.findByRole('region', { name: 'Emergencies' }));
  expect((await burning.findByRole('link', { name: /^Sipho Dlamini/ })).getAttribute('href')).toBe('/staff/emergencies/4');
  expect(burning.getByRole('timer').textContent).toMatch(/^3:0\d$/);
  expect(burning.getByText('KT 48 LM GP')).toBeTruthy();
  expect(burning.getByText('Hatfield Plaza → Menlyn Park')).toBeTruthy();
  expect(burning.getByText('Nobody is handling this yet')).toBeTruthy();
  expect(burning.getByText('(082) 555-0103')).toBeTruthy();
  expect(burning.getByRole('link', { name: 'Call Sipho' }).getAttribute('href')).toBe('tel:+27825550103');
  const waits = within(screen.getByRole('region', { name: 'To do' }));
  expect((await waits.findByRole('link', { name: /^Late orders ?1$/ })).getAttribute('href')).toBe('/staff/boards');
  expect(waits.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Late orders1', 'Chats2', 'Reviews3']);
  expect(waits.getByText('Nothing else is waiting.')).toBeTruthy();
});

it('says of each trip that is stuck what is wrong and since when, and leaves the rest of many to their list', async () => {
  const since = new Date(Date.now() - 187_000).toISOString();
  const trip = {
    status: 'requested',
    rideType: 'standard',
    service: null,
    requestedAt: since,
    pickupAddress: 'Hatfield Plaza',
    dropoffAddress: 'Menlyn Park',
    fare: '80.00',
    countryId: 'za',
    passenger: null,
  } as const;
  const many = Array.from({ length: 7 }, (_, i) => ({
    trip: { ...trip, rideId: i + 1 },
    kind: 'no_driver' as const,
    since,
    minutes: 18,
    driver: null,
  }));
  await open([], quiet, many);
  const stuck = within(await screen.findByRole('region', { name: 'Stuck trips' }));
  const [first, ...others] = await stuck.findAllByRole('link', { name: /^No driver yet/ });
  expect(first?.getAttribute('href')).toBe('/staff/trip/1');
  expect(within(first as HTMLElement).getByRole('timer').textContent).toMatch(/^3:0\d$/);
  expect(others).toHaveLength(4);
  expect(stuck.getByRole('link', { name: 'All 7 stuck trips' }).getAttribute('href')).toBe('/staff/stuck');
});

it('says so in a line each when nothing burns and nothing waits', async () => {
  await open([], quiet);
  expect(await screen.findByText(/^Nothing urgent/)).toBeTruthy();
  const waits = within(screen.getByRole('region', { name: 'To do' }));
  expect(await waits.findByText('Nothing is waiting.')).toBeTruthy();
  expect(waits.queryAllByRole('link')).toEqual([]);
  expect(waits.queryByText('0')).toBeNull();
});
