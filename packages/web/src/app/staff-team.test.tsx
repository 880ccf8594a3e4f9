// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { orderPaths } from '@safiri/contract/orders/paths.ts';
import type { Approval } from '@safiri/contract/staff/approval-calls.ts';
import { staffPaths } from '@safiri/contract/staff/paths.ts';
import type { Team, TeamMember } from '@safiri/contract/staff/team-calls.ts';
import type { OwnUser } from '@safiri/contract/users/shapes.ts';
import { expect, it } from 'vitest';
import { ApprovalsScreen } from '../staff/approvals-screen.tsx';
import { StaffScreen } from '../staff/staff-screen.tsx';
import { TeamScreen } from '../staff/team-screen.tsx';
import { openScreen } from '../testing/open-screen.tsx';
import { asStaff } from './as-staff.tsx';

const member: TeamMember = {
  userId: 4,
  name: 'Dineo Mokoena',
  email: 'dineo@example.org',
  phone: '+27825550142',
  roles: [{ role: 'support', merchantId: null, shop: null, fleetId: null, fleet: null, marketIds: null, markets: null }],
  isDisabled: false,
  secondFactor: true,
  sessions: [{ since: '2026-11-20T08:00:00.000Z', browser: null }],
  ownerAsked: false,
  isDemo: false,
};
const team: Team = {
  members: [member],
  invitations: [],
  phoneExample: '+254 712 123456',
  markets: [
    { id: 'kisumu', name: 'Kisumu' },
    { id: 'maseru', name: 'Maseru' },
  ],
};

it('shuts a member out after asking, and shows what the server says of the last owner beside the buttons', async () => {
  const { server, press } = await openScreen(asStaff(<TeamScreen />), {
    at: '/staff/team',
    rooms: ['staff', 'auth-password'],
    server: (fake) => {
      fake.replies(staffPaths.team, team);
      fake.refuses(staffPaths.disable, 'last_owner');
    },
  });
  const card = within(await screen.findByRole('listitem', { name: 'Dineo Mokoena' }));
  await press.click(card.getByText('Change Dineo Mokoena'));
  await press.click(card.getByRole('button', { name: 'Shut out' }));
  expect(server.requestsOf(staffPaths.disable)).toEqual([]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Shut Dineo Mokoena out?' }));
  await press.click(dialog.getByRole('button', { name: 'Shut out' }));
  expect(await card.findByRole('alert')).toBeTruthy();
  expect(server.requestsOf(staffPaths.disable)).toHaveLength(1);
});

it('invites with a role alone, a merchant with a shop, and shows the link once', async () => {
  const { server, press } = await openScreen(asStaff(<TeamScreen />), {
    at: '/staff/team',
    rooms: ['staff', 'auth-password'],
    server: (fake) => {
      fake.replies(staffPaths.team, team);
      fake.replies(orderPaths.merchants, [
        {
          id: 3,
          kind: 'restaurant',
          name: 'Mama Thembi',
          address: '',
          isActive: true,
          isOpen: true,
          pausedUntil: null,
          openUntil: null,
          opensAt: null,
          version: 1,
          countryId: 'za',
          timeZoneId: 'Africa/Johannesburg',
          phone: null,
          busyMinutes: 0,
          busyUntil: null,
          hours: '',
          waiting: 0,
          open: 0,
          late: 0,
          picture: null,
        },
      ]);
      fake.replies(staffPaths.invite, { team, link: 'https://safiri.example/staff?invitation=abc' });
    },
  });
  const form = within(await screen.findByRole('region', { name: 'Invite somebody' }));
  expect(form.queryByRole('checkbox', { name: /^Owner/ })).toBeNull();
  const send = form.getByRole<HTMLButtonElement>('button', { name: 'Send the invitation' });
  expect(send.disabled).toBe(true);
  await press.click(form.getByRole('checkbox', { name: /^Merchant/ }));
  expect(send.disabled).toBe(true);
  await press.selectOptions(await form.findByLabelText('Shop'), 'Mama Thembi');
  await press.type(form.getByLabelText('Name'), 'Thembi');
  await press.type(form.getByLabelText('Work email'), 'thembi@example.org');
  await press.type(form.getByLabelText('Work phone, with its country'), '+27 82 555 0143');
  await press.click(send);
  expect((await form.findByLabelText<HTMLInputElement>('Invitation link for Thembi')).value).toBe(
    'https://safiri.example/staff?invitation=abc',
  );
  expect(screen.getAllByText('Such as +254 712 123456').length).toBeGreaterThan(0);
  expect(server.requestsOf(staffPaths.invite).map(({ body }) => body)).toEqual([
    {
      name: 'Thembi',
      email: 'thembi@example.org',
      phone: '+27 82 555 0143',
      roles: [{ role: 'merchant', merchantId: 3, fleetId: null, marketIds: null }],
    },
  ]);
});

it('limits a role to some cities, and shows to which', async () => {
  const limited: TeamMember = {
    ...member,
    roles: [{ role: 'operations', merchantId: null, shop: null, fleetId: null, fleet: null, marketIds: ['kisumu'], markets: ['Kisumu'] }],
  };
  const { server, press } = await openScreen(asStaff(<TeamScreen />), {
    at: '/staff/team',
    rooms: ['staff', 'auth-password'],
    server: (fake) => {
      fake.replies(staffPaths.team, { ...team, members: [limited] });
      fake.replies(staffPaths.setRoles, team);
    },
  });
  const card = within(await screen.findByRole('listitem', { name: 'Dineo Mokoena' }));
  expect(card.getByText('Operations · Kisumu')).toBeTruthy();
  await press.click(card.getByText('Change Dineo Mokoena'));
  const save = card.getByRole<HTMLButtonElement>('button', { name: 'Save roles' });
  const where = within(card.getByRole('group', { name: 'Where, as Operations' }));
  expect(where.getByRole<HTMLInputElement>('checkbox', { name: 'Kisumu' }).checked).toBe(true);
  await press.click(where.getByRole('checkbox', { name: 'Kisumu' }));
  expect(save.disabled).toBe(true);
  await press.click(where.getByRole('checkbox', { name: 'Maseru' }));
  await press.click(save);
  expect(server.requestsOf(staffPaths.setRoles).map(({ body }) => body)).toEqual([
    { roles: [{ role: 'operations', merchantId: null, fleetId: null, marketIds: ['maseru'] }] },
  ]);
});

it('shows the team without what changes it to who only reads', async () => {
  await openScreen(asStaff(<TeamScreen />, 'operations'), {
    at: '/staff/team',
    rooms: ['staff', 'auth-password'],
    server: (fake) => fake.replies(staffPaths.team, team),
  });
  expect(await screen.findByText('Dineo Mokoena')).toBeTruthy();
  expect(screen.queryByText('Change Dineo Mokoena')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Invite somebody' })).toBeNull();
});

const approval: Approval = {
  id: 5,
  kind: 'payout_paid',
  subjectId: 9,
  data: { name: 'Thabo Ndlovu', amount: '12000.00', countryId: 'za', destination: 'FNB 62' },
  about: { userId: 41, name: 'Thabo Ndlovu' },
  balance: { before: '12500.00', after: '500.00' },
  askedBy: 'Refilwe',
  askedAt: '2026-11-20T08:00:00.000Z',
  isOwn: false,
  mayApprove: true,
  aloneFrom: null,
  outcome: null,
  decidedBy: null,
  decidedAt: null,
  note: null,
};

it('lets a second person agree, and nobody to what they asked for themselves', async () => {
  const own: Approval = { ...approval, id: 6, kind: 'staff_owner', data: { name: 'Dineo' }, balance: null, isOwn: true, mayApprove: false };
  const { server, press } = await openScreen(asStaff(<ApprovalsScreen />), {
    at: '/staff/approvals',
    rooms: ['staff', 'auth-password'],
    server: (fake) => {
      fake.replies(staffPaths.approvals, { open: [approval, own], decided: [] });
      fake.replies(staffPaths.decideApproval, { open: [own], decided: [{ ...approval, outcome: 'approved', decidedBy: 'Dineo' }] });
    },
  });
  const mine = within(await screen.findByRole('listitem', { name: 'Dineo becomes an owner' }));
  expect(mine.getByRole<HTMLButtonElement>('button', { name: 'Agree' }).disabled).toBe(true);
  expect(mine.getByText('Somebody else has to agree.')).toBeTruthy();
  const theirs = within(screen.getByRole('listitem', { name: /^Pay R12,000.00 to Thabo Ndlovu$/ }));
  expect(theirs.getByRole('link', { name: 'Thabo Ndlovu' }).getAttribute('href')).toBe('/staff/people/41');
  expect(theirs.getByText('R12,500.00')).toBeTruthy();
  expect(theirs.getByText('R500.00')).toBeTruthy();
  await press.click(theirs.getByRole('button', { name: 'Agree' }));
  expect(server.requestsOf(staffPaths.decideApproval).map(({ body }) => body)).toEqual([{ outcome: 'approved' }]);
  expect(await screen.findByText(/Dineo agreed/)).toBeTruthy();
});

const user = { id: 9, name: 'Refilwe', email: 'refilwe@example.org', userType: 'staff' } as OwnUser;

it('shows the recovery codes of a first authenticator once, before the console', async () => {
  const { server, press } = await openScreen(<StaffScreen thread={() => null} />, {
    at: '/staff/account',
    rooms: ['staff', 'auth-password'],
    server: (fake) => {
      fake.replies(staffPaths.me, {
        user,
        secondFactor: 'to-enrol',
        roles: ['merchant'],
        grants: [{ role: 'merchant', marketIds: null }],
        recoveryCodesLeft: 0,
      });
      fake.replies(staffPaths.enrol, { secret: 'ABC', uri: 'otpauth://totp/x', demoCode: '123456' });
      fake.replies(staffPaths.verify, {
        user,
        secondFactor: 'given',
        roles: ['merchant'],
        grants: [{ role: 'merchant', marketIds: null }],
        recoveryCodesLeft: 1,
        recoveryCodes: ['abcde-fghjk'],
      });
    },
  });
  expect(await screen.findByText(/the code of now is 123456/)).toBeTruthy();
  server.replies(staffPaths.me, {
    user,
    secondFactor: 'given',
    roles: ['merchant'],
    grants: [{ role: 'merchant', marketIds: null }],
    recoveryCodesLeft: 1,
  });
  await press.type(screen.getByLabelText('Six-digit code'), '123456');
  await press.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('abcde-fghjk')).toBeTruthy();
  await press.click(screen.getByRole('button', { name: 'I have them' }));
  expect(await screen.findByText('1 code is left. New ones void the old.')).toBeTruthy();
});

it('takes an invitation up with a password, or says that it is void', async () => {
  const { server, press, path } = await openScreen(<StaffScreen thread={() => null} />, {
    at: '/staff?invitation=abc',
    rooms: ['staff', 'auth-password'],
    server: (fake) => {
      fake.refuses(staffPaths.me, 'not_signed_in');
      fake.replies(staffPaths.readInvitation, { name: 'Dineo Mokoena', email: 'dineo@example.org' });
      fake.replies(staffPaths.accept, { ok: true });
    },
  });
  await press.type(await screen.findByLabelText('Choose a password'), 'a Quite-long one 7');
  await press.click(screen.getByRole('button', { name: 'Join' }));
  expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeTruthy();
  expect(path()).toBe('/staff');
  expect(server.requestsOf(staffPaths.accept).map(({ body }) => body)).toEqual([{ token: 'abc', password: 'a Quite-long one 7' }]);
});
