// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { fleetPaths } from '@safiri/contract/fleets/paths.ts';
import type { FleetDay, FleetFile, FleetSum, FleetSums, FleetTrip } from '@safiri/contract/fleets/shapes.ts';
import type { StaffRole } from '@safiri/rules/staff/roles.ts';
import { expect, it, vi } from 'vitest';
import { FleetScreens } from '../staff/fleet-screens.tsx';
import { StaffRoles } from '../staff/may.tsx';
import { openScreen } from '../testing/open-screen.tsx';

const sum: FleetSum = { countryId: 'za', trips: 3, km: 24.1, fare: '320.00', commission: '48.00', net: '272.00', cash: '200.00' };
const vehicle = { vehicleId: 5, licensePlate: 'KA 5 LE GP', kind: 'sedan', make: 'Toyota', model: 'Corolla', color: 'White' } as const;
const driver = { driverId: 7, name: 'Thabo Ndlovu' };
const fleetDay: FleetDay = {
  fleet: { id: 3, name: 'Ubuntu Cars', countryId: 'za' },
  day: '2026-11-27',
  vehicles: [
    {
      ...vehicle,
      driver,
      area: 'Hatfield',
      onTrip: true,
      today: [sum],
      papers: [{ documentType: 'vehicle_insurance', documentName: null, expiryDate: '2026-12-01', daysLeft: 4 }],
    },
    { ...vehicle, vehicleId: 6, licensePlate: 'KA 6 LE GP', driver: null, area: null, onTrip: false, today: [], papers: [] },
  ],
  today: [sum],
};
const trip: FleetTrip = {
  rideId: 90,
  rideType: 'standard',
  service: { id: 'boda', names: { en: 'Boda' }, seats: null, helmet: true },
  startedAt: '2026-11-27T08:00:00.000Z',
  completedAt: '2026-11-27T08:20:00.000Z',
  day: '2026-11-27',
  driver,
  vehicleId: 5,
  licensePlate: 'KA 5 LE GP',
  km: 8,
  minutes: 20,
  fromArea: 'Hatfield',
  toArea: 'Menlyn',
  countryId: 'za',
  fare: '120.00',
  commission: '18.00',
  net: '102.00',
  inCash: true,
};
const sums: FleetSums = {
  period: 'week',
  from: '2026-11-23',
  to: '2026-11-29',
  before: '2026-11-22',
  next: '2026-11-30',
  isCurrent: true,
  rows: [{ vehicleId: 5, licensePlate: 'KA 5 LE GP', driver, sum }],
  totals: [sum],
};
const file: FleetFile = {
  id: 3,
  name: 'Ubuntu Cars',
  phone: '+27825550142',
  countryId: 'za',
  vehicles: 1,
  owners: ['Dineo Molefe'],
  members: [{ ...vehicle, since: '2026-11-20T08:00:00.000Z' }],
};

const open = (roles: StaffRole[], at: string) =>
  openScreen(
    <StaffRoles roles={roles}>
      <FleetScreens />
    </StaffRoles>,
    {
      at,
      rooms: ['staff', 'staff-fleets', 'landing-pages', 'vehicles', 'verification', 'cars'],
      server: (server) => {
        server.replies(fleetPaths.own, [{ id: 3, name: 'Ubuntu Cars' }]);
        server.replies(fleetPaths.list, [file]);
        server.replies(fleetPaths.read, file);
        server.replies(fleetPaths.day, fleetDay);
        server.replies(fleetPaths.sums, sums);
        server.replies(fleetPaths.vehicleTrips, { vehicle: { ...vehicle, isHere: true }, trips: [trip] });
      },
    },
  );

it('leads the owner of one fleet to it, and says who drives what where, for how much, and which paper expires', async () => {
  const { path } = await open(['fleet'], '/staff/fleets');
  expect(await screen.findByRole('heading', { name: 'Ubuntu Cars' })).toBeTruthy();
  expect(path()).toBe('/staff/fleets/3');
  const first = within(await screen.findByRole('link', { name: /KA 5 LE GP/ }));
  for (const words of ['Thabo Ndlovu', 'On a trip', /^Around Hatfield/, '3 trips · R320.00']) expect(first.getByText(words)).toBeTruthy();
  expect(screen.getByText(/^Vehicle insurance expires on/)).toBeTruthy();
  expect(screen.getByText('Nobody is online with it')).toBeTruthy();
  // What belongs to the fleet is the team's to decide.
  expect(screen.queryByRole('tab', { name: 'Vehicles and owner' })).toBeNull();
});

it('shows a week with its sums, the way to the one before, and where the table is', async () => {
  const { server, press } = await open(['fleet'], '/staff/fleets/3?view=sums');
  expect(await screen.findByRole('heading', { name: '23 Nov 2026 to 29 Nov 2026' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Download as a table (CSV)' }).getAttribute('href')).toBe(
    '/api/staff/fleets/3/sums.csv?period=week&day=2026-11-23',
  );
  expect(screen.queryByRole('button', { name: 'Later' })).toBeNull();
  await press.click(screen.getByRole('button', { name: 'Earlier' }));
  await expect.poll(() => server.requestsOf(fleetPaths.sums).at(-1)?.query.get('day')).toBe('2026-11-22');
});

it('lists trips by day with parts of town, and what of the fare went where', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  await open(['fleet'], '/staff/fleets/3/vehicles/5');
  expect(await screen.findByText('Hatfield → Menlyn')).toBeTruthy();
  for (const amount of ['R120.00', 'R18.00', 'R102.00', 'in cash']) expect(screen.getByText(amount)).toBeTruthy();
  // By the name that the operator gave the service.
  expect(screen.getByText(/^Boda · /)).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'Ubuntu Cars' })).getAttribute('href')).toBe('/staff/fleets/3');
  expect(screen.getByRole('table').getAttribute('aria-label')).not.toBeNull();
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toContain('Driver gets');
  expect(screen.getByRole('link', { name: 'Thabo Ndlovu' }).getAttribute('href')).toBe('/staff/fleets/3/drivers/7');
});

it('has a trip in two lines on a phone, and the rest behind them', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  await open(['fleet'], '/staff/fleets/3/vehicles/5');
  const trip = (await screen.findByText('Hatfield → Menlyn')).closest('summary');
  expect(trip?.textContent).toMatch(/^Hatfield →\sMenlyn.* · Thabo NdlovuR102\.00Driver gets$/);
  expect(screen.queryByRole('table')).toBeNull();
  const all = within(trip?.parentElement as HTMLElement);
  for (const amount of ['R120.00', 'R18.00', 'in cash']) expect(all.getByText(amount)).toBeTruthy();
  vi.unstubAllGlobals();
});

it('lets the team put a vehicle in, and says beside the plate what is wrong with it', async () => {
  const { server, press } = await open(['operations'], '/staff/fleets/3?view=keep');
  const message = 'This vehicle belongs to another fleet. Take it out there first.';
  server.refuses(fleetPaths.putIn, 'vehicle_in_fleet', { errors: [{ path: 'licensePlate', message }] });
  const form = within(await screen.findByRole('form', { name: 'Add a vehicle' }));
  await press.type(form.getByLabelText('Plate'), 'KA 9 LE GP');
  await press.type(form.getByLabelText('Reason (kept on record)'), 'They signed');
  await press.click(form.getByRole('button', { name: 'Add a vehicle' }));
  expect(await form.findByText(message)).toBeTruthy();
  expect(server.requestsOf(fleetPaths.putIn)).toMatchObject([{ body: { licensePlate: 'KA 9 LE GP', reason: 'They signed' } }]);
});
