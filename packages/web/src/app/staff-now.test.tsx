// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { placePaths } from '@safiri/contract/places/paths.ts';
import { safetyPaths } from '@safiri/contract/safety/paths.ts';
import type { EmergencyRow } from '@safiri/contract/safety/shapes.ts';
import { staffPaths } from '@safiri/contract/staff/paths.ts';
import { expect, it } from 'vitest';
import { NowScreen } from '../staff/now-screen.tsx';
import { actionText, subjectText } from '../staff/audit-words.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { enterRoom, translate } from '../platform/text.ts';

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
  phone: '+27825550103',
  plate: 'KT 48 LM GP',
  way: { from: 'Hatfield Plaza', to: 'Menlyn Park' },
  at: { lat: -25.75, lng: 28.24 },
  rideId: 31,
  acknowledgedBy: null,
};
const open = (rows: EmergencyRow[]) =>
  openScreen(<NowScreen />, {
    at: '/staff',
    rooms: ['staff', 'places'],
    server: (server) => {
      server.replies(safetyPaths.listEmergencies, { open: rows, closed: [] });
      server.replies(staffPaths.now, { emergencies: rows.length, chats: 2, lateOrders: 1, reviews: 3, heldTrips: 0, payouts: 0 });
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
  expect(waits.getByRole('link', { name: /^Chats ?2$/ })).toBeTruthy();
});

it('says so when nothing burns', async () => {
  await open([]);
  expect(await screen.findByText(/^Nothing burns/)).toBeTruthy();
});

it('says what was done in words, and names what it has none for', async () => {
  await enterRoom('staff');
  expect(actionText(translate, { action: 'staff.second_factor_given' })).toBe('gave the second factor');
  expect(subjectText(translate, { subject: 'user', subjectId: 6, subjectName: null })).toBe('person 6');
  expect(subjectText(translate, { subject: 'user', subjectId: 6, subjectName: 'Thandi M' })).toBe('Thandi M');
  expect(actionText(translate, { action: 'x.y' })).toBe('did x.y');
});
