// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import type { Seat } from '@safiri/contract/scholar/calls.ts';
import type { GroupFile } from '@safiri/contract/scholar/group-calls.ts';
import { placePaths } from '@safiri/contract/places/paths.ts';
import { scholarPaths } from '@safiri/contract/scholar/paths.ts';
import { settingsPaths } from '@safiri/contract/settings/paths.ts';
import { walletPaths } from '@safiri/contract/wallet/paths.ts';
import { expect, it, vi } from 'vitest';
import { JoinDialog } from '../scholar/join-dialog.tsx';
import { MySeats } from '../scholar/my-seats.tsx';
import { OwnGroups } from '../scholar/own-groups.tsx';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi, zanele } from '../testing/people.ts';
import { group, seat, wallet } from '../testing/school.ts';

it('takes the first month from the wallet, for the price that it says', async () => {
  const { server, press } = await openScreen(<JoinDialog group={group} onClose={() => {}} />, {
    at: '/scholar-rides',
    rooms: ['scholar', 'cars'],
    user: naledi,
    server: (fake) => {
      fake.replies(scholarPaths.children, [{ id: 5, name: 'Lindiwe' }]);
      fake.replies(scholarPaths.join, seat);
      fake.replies(scholarPaths.groups, [group]);
      fake.replies(scholarPaths.mine, [seat]);
      fake.replies(walletPaths.getWallet, wallet);
    },
  });
  const how = within(await screen.findByRole('group', { name: 'How do you pay?' }));
  expect(how.getByRole('button', { name: /^Cash to the driver/ }).getAttribute('aria-pressed')).toBe('true');
  expect(how.getByText(/First R404\.76 for 10 runs from 24 Nov 2026/)).toBeTruthy();
  await press.click(how.getByRole('button', { name: /^Wallet, month by month/ }));
  expect(screen.getByText(/What nobody drives comes back/)).toBeTruthy();
  await press.click(screen.getByRole('button', { name: 'Join for R404.76 from your wallet' }));
  await vi.waitFor(() => expect(server.requestsOf(scholarPaths.join)).toHaveLength(1));
  expect(server.requestsOf(scholarPaths.join)[0]?.body).toMatchObject({ payment: 'wallet', firstPrice: '404.76', studentId: 5 });
  // What is asked anew belongs to this screen, not to that of the next test.
  await vi.waitFor(() => expect(server.requestsOf(walletPaths.getWallet)).toHaveLength(2));
});

it('tells of a seat what its month has driven, until when it is kept unpaid, and changes how it is paid', async () => {
  const paid: Seat = {
    ...seat,
    payment: 'wallet',
    walletFrom: '2026-11-02',
    month: { price: '850.00', runs: 42, driven: 20, unused: '445.24' },
  };
  const { server, press } = await openScreen(<MySeats />, {
    at: '/scholar-rides',
    rooms: ['scholar', 'cars'],
    user: naledi,
    server: (fake) => {
      fake.replies(scholarPaths.mine, [paid, { ...paid, id: 4, studentName: 'Sizwe', month: null, keptUntil: '2026-12-06' }]);
      fake.replies(scholarPaths.payment, { ...paid, payment: 'cash', walletFrom: null });
    },
  });
  const first = within(await screen.findByRole('listitem', { name: 'Lindiwe' }));
  expect(first.getByText(/20 of 42 runs driven\. Of R850\.00, R445\.24 are not driven yet/)).toBeTruthy();
  expect(within(screen.getByRole('listitem', { name: 'Sizwe' })).getByText(/The seat is kept until 06 Dec 2026/)).toBeTruthy();
  await press.click(first.getByRole('button', { name: 'Pay the driver in cash from the next month' }));
  await vi.waitFor(() => expect(server.requestsOf(scholarPaths.payment)[0]?.body).toEqual({ payment: 'cash', monthlyPrice: '850.00' }));
  await vi.waitFor(() => expect(server.requestsOf(scholarPaths.mine)).toHaveLength(2));
});

const ownGroup: GroupFile = {
  id: 8,
  version: 3,
  status: 'proposed',
  pausedBy: null,
  note: null,
  schoolName: 'Hatfield Primary',
  schoolArea: 'Hatfield',
  schoolAt: { lat: -25.752, lng: 28.24 },
  route: 'Sunnyside to Hatfield',
  scheduleType: 'morning',
  days: [0, 1, 2],
  daysOff: [],
  stops: [
    { location: 'Arcadia Park', time: '06:50', at: { lat: -25.746, lng: 28.223 }, children: 2 },
    { location: 'Jorissen Street', time: '06:40', at: { lat: -25.7515, lng: 28.209 }, children: 0 },
  ],
  monthlyPrice: '850.00',
  countryId: 'za',
  market: 'Pretoria',
  capacity: 12,
  occupancy: 2,
  waiting: 0,
  driver: { driverId: 3, name: 'Zanele K.', licensePlate: 'KT 48 LM GP', seats: 14 },
};

it('lets a driver rewrite a group that waits, with its stops by their times, and says at which field it was refused', async () => {
  const { server, press } = await openScreen(<OwnGroups />, {
    at: '/scholar-rides',
    rooms: ['scholar', 'scholar-groups', 'places'],
    user: zanele,
    server: (fake) => {
      fake.replies(scholarPaths.ownGroups, [ownGroup]);
      fake.replies(placePaths.listSavedPlaces, []);
      fake.refuses(scholarPaths.changeOwn, 'invalid_request', { errors: [{ path: 'stops.0.time', message: 'Too early' }] });
    },
  });
  const card = within(await screen.findByRole('listitem', { name: 'Hatfield Primary, Sunnyside to Hatfield' }));
  expect(card.getByText('Waits for the team')).toBeTruthy();
  expect(card.queryByRole('button', { name: 'Drive again' }), 'it is the team’s to open').toBeNull();
  await press.click(card.getByRole('button', { name: 'Change' }));
  const form = within(await screen.findByRole('dialog', { name: 'Change' }));
  // A stop with children stays; the other one may go.
  expect(form.getByText('2 children get on here')).toBeTruthy();
  expect(form.getAllByRole('button', { name: /^Remove stop/ })).toHaveLength(1);
  await press.clear(form.getByLabelText('Price a month'));
  expect(form.getByText('Write the seats and the price.')).toBeTruthy();
  await press.type(form.getByLabelText('Price a month'), '900');
  await press.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Something is not right. Look at the marked fields.')).toBeTruthy();
  expect(server.requestsOf(scholarPaths.changeOwn).map(({ body }) => body)).toMatchObject([
    {
      version: 3,
      monthlyPrice: '900',
      days: [0, 1, 2],
      daysOff: [],
      stops: [
        { location: 'Jorissen Street', time: '06:40', was: 1 },
        { location: 'Arcadia Park', time: '06:50', was: 0 },
      ],
    },
  ]);
});

it('reads a group again that was opened while its driver rewrote it', async () => {
  const { server, press } = await openScreen(<OwnGroups />, {
    at: '/scholar-rides',
    rooms: ['scholar', 'scholar-groups', 'places'],
    user: zanele,
    server: (fake) => {
      fake.replies(scholarPaths.ownGroups, [ownGroup]);
      fake.replies(placePaths.listSavedPlaces, []);
      fake.refuses(scholarPaths.changeOwn, 'changed_meanwhile');
    },
  });
  const card = within(await screen.findByRole('listitem', { name: 'Hatfield Primary, Sunnyside to Hatfield' }));
  await press.click(card.getByRole('button', { name: 'Change' }));
  const form = within(await screen.findByRole('dialog', { name: 'Change' }));
  server.replies(scholarPaths.ownGroups, [{ ...ownGroup, status: 'open', version: 4 }]);
  await press.click(form.getByRole('button', { name: 'Save' }));
  await press.click(await form.findByRole('button', { name: 'Read it again' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Change' }), 'it is the team’s to change').toBeNull();
  expect(server.requestsOf(scholarPaths.changeOwn)).toHaveLength(1);
});

it('asks a driver before a group is closed, and pauses one that is open', async () => {
  const { server, press } = await openScreen(<OwnGroups />, {
    at: '/scholar-rides',
    rooms: ['scholar', 'scholar-groups', 'places'],
    user: zanele,
    server: (fake) => {
      fake.replies(scholarPaths.ownGroups, [{ ...ownGroup, status: 'open', note: 'Welcome' }]);
      fake.replies(scholarPaths.bringOwn, { ...ownGroup, status: 'paused' });
      fake.replies(scholarPaths.rollCall, []);
    },
  });
  expect(await screen.findByText('The team says: Welcome')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change' }), 'it is the team’s to change').toBeNull();
  await press.click(screen.getByRole('button', { name: 'Close the group' }));
  expect(screen.getByText(/2 children lose their seats at once/)).toBeTruthy();
  expect(server.requestsOf(scholarPaths.bringOwn)).toEqual([]);
  await press.click(screen.getByRole('button', { name: 'Pause' }));
  await vi.waitFor(() => expect(server.requestsOf(scholarPaths.bringOwn)[0]?.body).toEqual({ version: 3, status: 'paused' }));
});

it('sends a new group as it is written: the school and its stop by the search for places', async () => {
  const school = {
    id: 'a',
    name: 'Hatfield Primary',
    kind: 'school' as const,
    area: 'Hatfield, Pretoria',
    lat: -25.752,
    lng: 28.24,
    distanceMeters: 400,
  };
  const { server, press } = await openScreen(<OwnGroups />, {
    at: '/scholar-rides',
    rooms: ['scholar', 'scholar-groups', 'places'],
    user: zanele,
    server: (fake) => {
      fake.replies(scholarPaths.ownGroups, []);
      fake.replies(scholarPaths.propose, ownGroup);
      fake.replies(scholarPaths.rollCall, []);
      fake.replies(placePaths.listSavedPlaces, []);
      fake.replies(placePaths.searchPlaces, { places: [school] });
      fake.replies(settingsPaths.getSettings, { tilesUrl: null, maps: [], demo: false, canText: true, aiModel: null });
    },
  });
  await press.click(await screen.findByRole('button', { name: 'Offer a school group' }));
  const form = within(await screen.findByRole('dialog', { name: 'Offer a school group' }));
  const find = async (label: string) => {
    await press.type(form.getByRole('combobox', { name: label }), 'hat');
    await press.click(await form.findByRole('option', { name: /Hatfield Primary/ }));
  };
  expect(form.getByText('Choose where the school is.')).toBeTruthy();
  expect(form.getByRole('combobox', { description: 'Fills in the name and the suburb below.' })).toBeTruthy();
  await find('Find the school: its name or street');
  expect(form.getByLabelText<HTMLInputElement>('Name of the school').value, 'is proposed').toBe('Hatfield Primary');
  await press.clear(form.getByLabelText('Suburb of the school'));
  await press.type(form.getByLabelText('Suburb of the school'), 'Hatfield');
  await press.type(form.getByLabelText('Route'), 'Sunnyside');
  await press.selectOptions(form.getByLabelText('Which way?'), 'afternoon');
  await press.click(form.getByRole('button', { name: 'Fri' }));
  await find('Stop 1');
  await press.type(within(form.getByRole('group', { name: 'Stop 1' })).getByLabelText('Home again'), '14:30');
  await press.type(form.getByLabelText('Seats for children'), '3');
  const price = form.getByLabelText('Price a month');
  expect(price.parentElement?.textContent, 'in the money of the country').toBe('R');
  await press.type(price, '600,50');
  const send = () => press.click(form.getByRole('button', { name: 'Send it to the team' }));
  // The answer is lost; what is sent again must be known as the same group.
  server.isAway(scholarPaths.propose);
  await send();
  expect(await form.findByRole('alert')).toBeTruthy();
  server.replies(scholarPaths.propose, ownGroup);
  await send();
  expect(await screen.findByText('Sent to the team')).toBeTruthy();
  const asked = server.requestsOf(scholarPaths.propose);
  expect(new Set(asked.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(asked.slice(1).map(({ body }) => body)).toEqual([
    {
      schoolName: 'Hatfield Primary',
      schoolArea: 'Hatfield',
      schoolAt: { lat: -25.752, lng: 28.24 },
      route: 'Sunnyside',
      scheduleType: 'afternoon',
      days: [0, 1, 2, 3],
      daysOff: [],
      monthlyPrice: '600.50',
      capacity: 3,
      stops: [{ location: 'Hatfield Primary', time: '14:30', at: { lat: -25.752, lng: 28.24 } }],
    },
  ]);
});
