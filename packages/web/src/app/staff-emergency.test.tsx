// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { placePaths } from '@safiri/contract/places/paths.ts';
import { settingsPaths } from '@safiri/contract/settings/paths.ts';
import { onCallPaths } from '@safiri/contract/safety/on-call-paths.ts';
import { safetyPaths } from '@safiri/contract/safety/paths.ts';
import type { Emergency } from '@safiri/contract/safety/shapes.ts';
import { staffPaths } from '@safiri/contract/staff/paths.ts';
import { expect, it, vi } from 'vitest';
import { ConsoleFrame } from '../staff/console-frame.tsx';
import { EmergencyScreen } from '../staff/emergency-screen.tsx';
import { asStaff } from './as-staff.tsx';
import { openScreen } from '../testing/open-screen.tsx';

const emergency: Emergency = {
  id: 4,
  emergencyType: 'panic',
  raisedAt: new Date(Date.now() - 187_000).toISOString(),
  acknowledgedAt: null,
  acknowledgedBy: null,
  safeAt: null,
  safeReason: null,
  closedAt: null,
  closeNote: null,
  alerts: [],
  userType: 'passenger',
  personName: 'Sipho Dlamini',
  phone: '+27825550103',
  plate: 'KT 48 LM GP',
  tripStatus: 'accepted',
  way: null,
  at: null,
  rideId: null,
  person: { id: 2, name: 'Sipho Dlamini', phone: '+27825550103' },
  countryId: 'za',
  location: null,
  trip: null,
  contacts: [],
  events: [],
};

const waiting = {
  emergencies: 1,
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

it('says first for how long and that nobody handles it, rings the person, and is handled with one press', async () => {
  const { server, press } = await openScreen(asStaff(<EmergencyScreen emergencyId={4} />), {
    at: '/staff/emergencies/4',
    rooms: ['staff', 'safety', 'rides-trip'],
    server: (fake) => {
      fake.replies(safetyPaths.getEmergency, emergency);
      fake.isAway(placePaths.nearestPlace);
      fake.replies(safetyPaths.acknowledge, { ...emergency, acknowledgedAt: emergency.raisedAt, acknowledgedBy: 'Thandi' });
      fake.replies(safetyPaths.listEmergencies, { open: [], closed: [] });
    },
  });
  const clock = await screen.findByRole('timer');
  expect(clock.textContent).toMatch(/^3:\d\d$/);
  // It is there to be read, and is not read out every second.
  expect(clock.getAttribute('aria-live')).toBe('off');
  expect(clock.closest('[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]')).toBeNull();
  expect(screen.getByText('KT 48 LM GP')).toBeTruthy();
  // Whose car it is, and that the person is not in it.
  expect(screen.getByText('Car booked')).toBeTruthy();
  expect(screen.getByText('Not in the car yet · Driver on the way')).toBeTruthy();
  expect(screen.getByText('(082) 555-0103')).toBeTruthy();
  expect(screen.getByText('Nobody is handling this yet')).toBeTruthy();
  expect(screen.getByText('Not on a trip.')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Call Sipho' })[0]?.getAttribute('href')).toBe('tel:+27825550103');
  expect(screen.getByRole('link', { name: 'Police 10111' }).getAttribute('href')).toBe('tel:10111');
  // What was done is asked of who handles it.
  expect(screen.queryByLabelText('What was done')).toBeNull();
  await press.click(screen.getByRole('button', { name: 'I am handling this' }));
  expect(await screen.findByText(/^Thandi is handling this since/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'I am handling this' })).toBeNull();
  await press.click(screen.getByRole('button', { name: 'Close emergency' }));
  expect(screen.getByText('Write the note first.')).toBeTruthy();
  expect(server.requestsOf(safetyPaths.close)).toHaveLength(0);
});

const zanele = { id: 7, name: 'Zanele Khumalo', phone: '+27825550104' };
const at = (secondsAgo: number, from: 'phone' | 'vehicle') =>
  ({ lat: -25.7487, lng: 28.238, at: new Date(Date.now() - secondsAgo * 1000).toISOString(), from }) as const;
const trip = (status: 'accepted' | 'in_progress') =>
  ({
    status,
    passenger: emergency.person,
    driver: zanele,
    vehicleInfo: null,
    pickupAddress: 'Hatfield',
    dropoffAddress: 'Menlyn',
  }) as const;

it.each([
  [() => at(4.5, 'phone'), 'accepted', /^Sipho’s phone at \d\d:\d\d, \d s ago$/, true],
  [() => at(125, 'vehicle'), 'accepted', /^Zanele’s vehicle at \d\d:\d\d, 2 min ago$/, false],
  [() => at(3700, 'vehicle'), 'in_progress', /^Zanele’s vehicle at \d\d:\d\d, 1 h ago$/, true],
] as const)(
  'says whose position it is and how old, and of no car before the pickup that the person is there',
  async (location, status, line, isPerson) => {
    await openScreen(asStaff(<EmergencyScreen emergencyId={4} />), {
      at: '/staff/emergencies/4',
      rooms: ['staff', 'safety'],
      server: (fake) => {
        fake.replies(safetyPaths.getEmergency, { ...emergency, location: location(), trip: trip(status) });
        // The map, which may come while this is looked at.
        fake.replies(settingsPaths.getSettings, { tilesUrl: null, maps: [], demo: false, canText: true, aiModel: null });
        fake.replies(placePaths.nearestPlace, {
          place: { id: 'park', name: 'Park Street', kind: 'place', area: 'Hatfield', lat: -25.7487, lng: 28.238, distanceMeters: 0 },
          stop: null,
        });
      },
    });
    const said = await screen.findByText(line);
    // Where the trip stands is said once, of the car or of the trip.
    expect(screen.getAllByText(/Driver on the way|Trip in progress/)).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Emergencies' }).getAttribute('href')).toBe('/staff/emergencies');
    expect(said.closest('[aria-live], [role=status], [role=alert], [role=timer]')).toBeNull();
    if (isPerson) expect(await screen.findByText(/^Near /)).toBeTruthy();
    else {
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(screen.queryByText(/^Near /)).toBeNull();
    }
  },
);

it('says of a closed one who handled it, and not that they do', async () => {
  const closed = { ...emergency, acknowledgedAt: emergency.raisedAt, acknowledgedBy: 'Thandi', closedAt: new Date().toISOString() };
  await openScreen(<EmergencyScreen emergencyId={4} />, {
    at: '/staff/emergencies/4',
    rooms: ['staff', 'safety'],
    server: (fake) => fake.replies(safetyPaths.getEmergency, closed),
  });
  expect(await screen.findByText('Handled by Thandi')).toBeTruthy();
  expect(screen.queryByText(/is handling this/)).toBeNull();
});

it('keeps the sections of a phone behind one menu that counts emergencies, and does not repeat what the page shows', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  const { press, path } = await openScreen(
    asStaff(
      <ConsoleFrame name="Safiri Staff">
        <p>the page</p>
      </ConsoleFrame>,
    ),
    {
      at: '/staff/emergencies',
      rooms: ['staff'],
      server: (fake) => {
        fake.replies(staffPaths.now, waiting);
        fake.replies(safetyPaths.listEmergencies, { open: [emergency], closed: [] });
        fake.replies(onCallPaths.state, { anybody: true, uncovered: [], test: null });
      },
    },
  );
  const bar = within(screen.getByRole('navigation', { name: 'Staff menu' }));
  expect(bar.getByText('Emergencies')).toBeTruthy();
  expect(await bar.findByText('1')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /New emergency/ })).toBeNull();
  await press.click(bar.getByRole('button', { name: 'Staff menu' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Staff console' }));
  expect(drawer.getByRole('link', { name: /^Emergencies ?1$/ }).getAttribute('aria-current')).toBe('page');
  await press.click(drawer.getByRole('link', { name: 'Audit log' }));
  expect(path()).toBe('/staff/audit');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByRole('link', { name: /^New emergency: Sipho Dlamini/ })).toBeTruthy();
});

it('says in the bar of a phone whom the page is about, with the way back, and the section until that is known', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  const { press, path } = await openScreen(
    <ConsoleFrame name="Safiri Staff">
      <EmergencyScreen emergencyId={4} />
    </ConsoleFrame>,
    {
      at: '/staff/emergencies/4',
      rooms: ['staff', 'safety'],
      server: (fake) => {
        fake.replies(staffPaths.now, waiting);
        fake.replies(safetyPaths.listEmergencies, { open: [], closed: [] });
        fake.replies(safetyPaths.getEmergency, emergency);
      },
    },
  );
  const bar = within(screen.getByRole('navigation', { name: 'Staff menu' }));
  expect(await bar.findByText('Emergency: Sipho Dlamini')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Emergency: Sipho Dlamini' })).toBeTruthy();
  expect(bar.queryByRole('button', { name: 'Staff menu' })).toBeNull();
  await press.click(bar.getByRole('link', { name: 'Emergencies' }));
  expect(path()).toBe('/staff/emergencies');
});
