// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import type { AuditEntry } from '@safiri/contract/staff/calls.ts';
import { staffPaths } from '@safiri/contract/staff/paths.ts';
import { auditActions } from '@safiri/rules/staff/audit-actions.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { enterRoom, translate } from '../platform/text.ts';
import { detailText } from '../staff/audit-details.ts';
import { AuditScreen } from '../staff/audit-screen.tsx';
import { actionText, subjectText } from '../staff/audit-words.ts';
import { asStaff } from './as-staff.tsx';
import { openScreen } from '../testing/open-screen.tsx';

const at = '2026-11-23T08:00:00.000Z';
const confirmed: AuditEntry = {
  id: 2,
  actor: 'Thandi M',
  action: 'staff.second_factor_given',
  subject: 'user',
  subjectId: 6,
  subjectName: 'Thandi M',
  plate: null,
  data: {},
  at,
};
const decided: AuditEntry = {
  id: 1,
  actor: 'Thandi M',
  action: 'driver.decided',
  subject: 'driver',
  subjectId: 3,
  subjectName: 'Kabelo Molefe',
  plate: null,
  data: { driverId: 3, decision: 'rejected', note: 'The photo is dark' },
  at,
};
const open = () =>
  openScreen(asStaff(<AuditScreen />), {
    at: '/staff/audit',
    rooms: ['staff'],
    server: (fake) => {
      fake.replies(staffPaths.audit, [confirmed, decided]);
      fake.replies(staffPaths.auditActors, [{ userId: 6, name: 'Thandi M' }]);
    },
  });
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

beforeEach(() => enterRoom('staff'));

it('names who acted on their own account once, and whom else it was done to', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  await open();
  const [, own, other] = await screen.findAllByRole('row');
  expect(cellsOf(own as HTMLElement).slice(1)).toEqual(['Thandi M', 'confirmed with a code', '', '']);
  expect(cellsOf(other as HTMLElement).slice(1)).toEqual([
    'Thandi M',
    'decided on a driver',
    'Kabelo Molefe',
    'Rejected · The photo is dark',
  ]);
});

it('says it in a sentence on a phone', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  await open();
  const [own, other] = await screen.findAllByRole('listitem');
  expect(own?.textContent).toMatch(/^Thandi M confirmed with a code23 Nov 2026 \d\d:00:00$/);
  expect(other?.textContent).toMatch(/ · Kabelo MolefeRejected · The photo is dark$/);
});

it('has words for everything that staff do, and shows no code for what it knows nothing of', () => {
  for (const action of auditActions) expect(actionText(translate, { action })).toMatch(/^[a-z, -]+$/);
  expect(new Set(auditActions.map((action) => actionText(translate, { action }))).size).toBe(auditActions.length);
  expect(actionText(translate, { action: 'x.y' })).toBe('made a change');
  expect(subjectText(translate, { subject: 'user', subjectId: 6, subjectName: null })).toBe('person 6');
  expect(subjectText(translate, { subject: 'user', subjectId: 6, subjectName: 'Thandi M' })).toBe('Thandi M');
  expect(subjectText(translate, { subject: 'shift', subjectId: 6, subjectName: 'Thandi M' })).toBe('Thandi M’s hours');
  expect(subjectText(translate, { subject: 'x', subjectId: 6, subjectName: null })).toBe('#6');
});

it.each([
  [{ id: '4', result: 'flagged', score: 40 }, 'Failed · score 40'],
  [{ gender: 'female', confirmed: true }, 'Female'],
  [{ gender: 'female', confirmed: false }, 'Female · Not confirmed'],
  [
    { line: '9', state: 'replaced', replacedBy: 'Brown bread', finalPrice: '21.00' },
    'Replaced · Price in the end: 21.00 · In the bag instead: Brown bread',
  ],
  [{ isActive: false }, 'Not taking orders'],
  [{ isAvailable: true, stock: 4 }, 'there · Stock (empty: not counted): 4'],
  [{ minutes: 20 }, 'Ready in 20 min'],
  [{ payoutId: 3, amountMinor: 9000, currency: 'ZAR', note: null }, ''],
  [{ rideId: 31, fareMinor: 9000, note: 'Seen by its trail' }, 'trip 31 · Seen by its trail'],
  [
    { cityId: 'pretoria', userId: 6, step: 2, date: null, weekdays: [0, 1], from: '18:00', to: '06:00' },
    'Mon, Tue, 18:00 to 06:00 the next day · Called: Second · pretoria',
  ],
  [
    { cityId: 'pretoria', userId: 6, step: 1, date: '2026-11-29', weekdays: [], from: '00:00', to: '12:00' },
    'Sun, 29 Nov only, 00:00 to 12:00 · Called: First · pretoria',
  ],
  [{ decision: 'x', something: { else: 1 } }, ''],
])('says the details of %j as “%s”', (data, words) => {
  expect(detailText(translate, data)).toBe(words);
});
