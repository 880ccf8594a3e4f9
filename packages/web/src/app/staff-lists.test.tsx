// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { budgetPaths } from '@safiri/contract/markets/budget-paths.ts';
import { packageStaffPaths } from '@safiri/contract/subscriptions/paths.ts';
import { payoutPaths } from '@safiri/contract/earnings/staff-paths.ts';
import { selfieStaffPaths } from '@safiri/contract/selfies/paths.ts';
import { conductPaths, lostPaths } from '@safiri/contract/rides/staff-paths.ts';
import { safetyPaths } from '@safiri/contract/safety/paths.ts';
import { reviewPaths } from '@safiri/contract/verification/paths.ts';
import { expect, it } from 'vitest';
import { EmergenciesScreen } from '../staff/emergencies-screen.tsx';
import { PayoutsScreen } from '../staff/payouts-screen.tsx';
import { QueueScreen } from '../staff/queue-screen.tsx';
import { asStaff } from './as-staff.tsx';
import { openScreen } from '../testing/open-screen.tsx';

const ended = {
  id: 7,
  driverId: 3,
  driverName: 'Kabelo Molefe',
  phone: '+27825550105',
  amount: '200.00',
  countryId: 'za' as const,
  destination: 'FNB 62 000 000 001',
  askedAt: '2026-11-20T08:00:00.000Z',
  outcome: 'failed' as const,
  note: 'Account closed',
  endedAt: '2026-11-21T08:00:00.000Z',
  endedBy: 'Thandi',
};

it('shows below the payouts that wait how the others ended, and asks the server for one outcome', async () => {
  const { server, press, path } = await openScreen(asStaff(<PayoutsScreen />), {
    at: '/staff/payouts',
    rooms: ['staff'],
    server: (fake) => {
      fake.replies(payoutPaths.list, []);
      fake.replies(budgetPaths.budgets, []);
      fake.replies(packageStaffPaths.figures, []);
      fake.replies(payoutPaths.ended, [ended]);
    },
  });
  const list = within(await screen.findByRole('region', { name: 'Ended' }));
  expect(list.getByRole('link').textContent).toMatch(/^Kabelo MolefeR200\.00Could not be paid.*ThandiFNB 62 000 000 001Account closed$/);
  expect(screen.getByText('No payouts are waiting.')).toBeTruthy();
  server.replies(payoutPaths.ended, []);
  await press.click(list.getByRole('button', { name: 'Paid' }));
  expect(await list.findByText('Nothing fits.')).toBeTruthy();
  expect(path()).toBe('/staff/payouts?outcome=paid');
  expect(server.requestsOf(payoutPaths.ended).map(({ query }) => query.toString())).toEqual(['', 'outcome=paid']);
});

it('begins with the kind of closed emergencies that the address names, and never narrows those that stand', async () => {
  const { server } = await openScreen(asStaff(<EmergenciesScreen />), {
    at: '/staff/emergencies?of=driver',
    rooms: ['staff', 'safety'],
    server: (fake) => fake.replies(safetyPaths.listEmergencies, { open: [], closed: [] }),
  });
  const closed = within(await screen.findByRole('region', { name: 'Closed' }));
  expect(closed.getByRole('button', { name: 'Drivers' }).getAttribute('aria-pressed')).toBe('true');
  expect(server.requestsOf(safetyPaths.listEmergencies).map(({ query }) => query.toString())).toEqual(['userType=driver']);
});

it('narrows what waits for a review to one kind', async () => {
  const { press } = await openScreen(asStaff(<QueueScreen />), {
    at: '/staff/reviews',
    rooms: ['staff', 'verification'],
    server: (fake) => {
      fake.replies(reviewPaths.queue, {
        documents: [
          { id: 1, driverId: 3, driverName: 'Kabelo Molefe', documentType: 'id_document', documentName: null, sentAt: ended.askedAt },
        ],
        checks: [],
        drivers: [{ driverId: 4, driverName: 'Zanele Khumalo', verificationStatus: 'pending', missing: 0 }],
      });
      fake.replies(conductPaths.list, []);
      fake.replies(lostPaths.list, []);
      fake.replies(selfieStaffPaths.list, [{ id: 5, driverId: 8, driverName: 'Ayanda Cele', sentAt: '2026-11-24T06:00:00.000Z' }]);
    },
  });
  expect(await screen.findByText('Zanele Khumalo')).toBeTruthy();
  await press.click(screen.getByRole('button', { name: 'Documents to review' }));
  expect(screen.getByText('Kabelo Molefe')).toBeTruthy();
  expect(screen.queryByText('Zanele Khumalo')).toBeNull();
  await press.click(screen.getByRole('button', { name: 'Selfies to compare' }));
  expect(screen.getByRole('link', { name: /Ayanda Cele/ }).getAttribute('href')).toBe('/staff/drivers/8');
  expect(screen.queryByText('Kabelo Molefe')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Background checks to complete' }), 'a kind with nothing in it').toBeNull();
});

it('says of packages of rides what is held, what came back, and what the operator added to fares', async () => {
  const figure = {
    market: 'Kisumu',
    countryId: 'ke' as const,
    decimals: 0 as const,
    package: 'ten',
    sold: 4,
    paid: '3600.00',
    driven: 12,
    held: '2250.00',
    returned: '270.00',
    margin: '-180.00',
  };
  await openScreen(asStaff(<PayoutsScreen />), {
    at: '/staff/payouts',
    rooms: ['staff'],
    server: (fake) => {
      fake.replies(payoutPaths.list, []);
      fake.replies(budgetPaths.budgets, []);
      fake.replies(payoutPaths.ended, []);
      fake.replies(packageStaffPaths.figures, [figure]);
    },
  });
  const card = within(await screen.findByRole('region', { name: 'Packages of rides' }));
  expect(card.getByText('4 sold for KSh3,600')).toBeTruthy();
  expect(card.getByText('12 rides driven · KSh2,250 held for rides to come · KSh270 given back')).toBeTruthy();
  expect(card.getByText('Fares cost KSh180 more than their rides were sold for')).toBeTruthy();
});
