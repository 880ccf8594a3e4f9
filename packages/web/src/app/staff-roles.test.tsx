// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import type { OwnUser } from '@safiri/contract/users/shapes.ts';
import { fleetPaths } from '@safiri/contract/fleets/paths.ts';
import { orderPaths } from '@safiri/contract/orders/paths.ts';
import { budgetPaths } from '@safiri/contract/markets/budget-paths.ts';
import { packageStaffPaths } from '@safiri/contract/subscriptions/paths.ts';
import { payoutPaths } from '@safiri/contract/earnings/staff-paths.ts';
import type { OpenPayout } from '@safiri/contract/earnings/staff-calls.ts';
import { onCallPaths } from '@safiri/contract/safety/on-call-paths.ts';
import { safetyPaths } from '@safiri/contract/safety/paths.ts';
import { staffPaths } from '@safiri/contract/staff/paths.ts';
import type { Waiting } from '@safiri/contract/staff/calls.ts';
import type { StaffRole } from '@safiri/rules/staff/roles.ts';
import { expect, it, vi } from 'vitest';
import { StaffScreen } from '../staff/staff-screen.tsx';
import { openScreen } from '../testing/open-screen.tsx';

const user = { id: 9, name: 'Refilwe', email: 'refilwe@example.org', userType: 'staff' } as OwnUser;
const nothing: Waiting = {
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
const payout: OpenPayout = {
  id: 4,
  driverId: 7,
  driverName: 'Thabo Ndlovu',
  phone: '+27825550103',
  amount: '200.00',
  countryId: 'za',
  destination: 'FNB 62 000 000 001',
  askedAt: '2026-11-20T08:00:00.000Z',
  fee: '0.00',
  consent: 'not_needed',
  progress: null,
};

async function enter(roles: StaffRole[], at: string) {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  return openScreen(<StaffScreen thread={() => null} />, {
    at,
    rooms: ['staff', 'staff-fleets', 'landing-pages'],
    server: (server) => {
      server.replies(staffPaths.me, {
        user,
        secondFactor: 'given',
        roles,
        grants: roles.map((role) => ({ role, marketIds: null })),
        recoveryCodesLeft: 10,
      });
      server.replies(staffPaths.now, nothing);
      server.replies(safetyPaths.listEmergencies, { open: [], closed: [] });
      server.replies(onCallPaths.state, { anybody: true, uncovered: [], test: null });
      server.replies(payoutPaths.list, [payout]);
      server.replies(budgetPaths.budgets, []);
      server.replies(packageStaffPaths.figures, []);
      server.replies(payoutPaths.trips, []);
      server.replies(payoutPaths.ended, []);
      server.replies(orderPaths.merchants, []);
      server.replies(fleetPaths.own, []);
    },
  });
}
const sectionsShown = async () => {
  const menu = within(await screen.findByRole('navigation', { name: 'Staff menu' }));
  return menu
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href !== '/staff' || menu.queryByRole('link', { name: 'Now' }) !== null);
};

it('shows a merchant the own boards, whatever was asked for, and asks for nothing that would be refused', async () => {
  const { path } = await enter(['merchant'], '/staff');
  expect(await screen.findByRole('heading', { name: 'Order boards' })).toBeTruthy();
  expect(path()).toBe('/staff/boards');
  expect([...new Set(await sectionsShown())]).toEqual(['/staff/boards', '/staff/account']);
});

it('shows the owner of a fleet the own fleets alone', async () => {
  const { path, server } = await enter(['fleet'], '/staff');
  expect(await screen.findByText('No fleet is given to you')).toBeTruthy();
  expect(path()).toBe('/staff/fleets');
  expect([...new Set(await sectionsShown())]).toEqual(['/staff/fleets', '/staff/account']);
  expect(server.requestsOf(fleetPaths.list)).toEqual([]);
});

it('shows finance the payouts with their buttons, and a driver’s name that leads nowhere', async () => {
  await enter(['finance'], '/staff/payouts');
  expect(await screen.findByRole('button', { name: 'Paid' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Thabo Ndlovu' })).toBeNull();
  expect(await sectionsShown()).not.toContain('/staff/drivers');
});

it('shows operations the payouts without the buttons', async () => {
  await enter(['operations'], '/staff/payouts');
  expect(await screen.findByRole('link', { name: 'Thabo Ndlovu' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Paid' })).toBeNull();
});

it('leads away from a section that the role does not open, and says so where none is', async () => {
  const { path } = await enter([], '/staff/payouts');
  expect(await screen.findByText('Nothing is open to your role yet.')).toBeTruthy();
  expect(path()).toBe('/staff/payouts');
});
