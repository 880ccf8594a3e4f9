// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import type { Group, RollGroup, Seat } from '@safiri/contract/scholar/calls.ts';
import type { GroupFile } from '@safiri/contract/scholar/group-calls.ts';
import { scholarPaths } from '@safiri/contract/scholar/paths.ts';
import { placePaths } from '@safiri/contract/places/paths.ts';
import { walletPaths } from '@safiri/contract/wallet/paths.ts';
import { expect, it, vi } from 'vitest';
import { ChildrenCard } from '../scholar/children-card.tsx';
import { JoinDialog } from '../scholar/join-dialog.tsx';
import { MySeats } from '../scholar/my-seats.tsx';
import { OwnGroups } from '../scholar/own-groups.tsx';
import { RollView } from '../scholar/roll-view.tsx';
import type { fakeServer } from '../testing/fake-server.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi, zanele } from '../testing/people.ts';

const group: Group = {
  id: 1,
  schoolName: 'Hatfield Primary',
  schoolArea: 'Hatfield',
  route: 'Sunnyside to Hatfield',
  scheduleType: 'both',
  monthlyPrice: '850.00',
  countryId: 'za',
  capacity: 12,
  currentOccupancy: 3,
  driverName: 'Zanele K.',
  driverRating: null,
  driverVerified: true,
  pickupPoints: [{ location: 'Arcadia Park', time: '06:50' }],
  days: [0, 1, 2, 3, 4],
  firstMonth: { from: '2026-11-24', runs: 10, price: '404.76' },
  mine: [],
};
const wallet = { number: '•••• 0101', balance: '1200.00', currency: 'ZAR', countryId: 'za' as const };
const seat: Seat = {
  id: 3,
  groupId: 1,
  schoolName: 'Hatfield Primary',
  route: 'Sunnyside to Hatfield',
  studentId: 5,
  studentName: 'Lindiwe',
  status: 'member',
  stop: { location: 'Arcadia Park', time: '06:50' },
  driverName: 'Zanele K.',
  driverVerified: true,
  driverPhoto: null,
  licensePlate: 'KT 48 LM GP',
  vehicle: 'Toyota Corolla',
  color: 'White',
  driverPhone: '+27825550101',
  scheduleType: 'both',
  monthlyPrice: '850.00',
  countryId: 'za',
  collectorName: 'Gogo',
  collectorPin: '1234',
  days: [0, 1, 2, 3, 4],
  payment: 'cash',
  mayPayByWallet: true,
  walletFrom: null,
  keptUntil: null,
  month: null,
  today: [],
};

/** A driver who offers no group of their own calls the roll of these. */
const rollOf = (groups: RollGroup[]) => (fake: ReturnType<typeof fakeServer>) => {
  fake.replies(scholarPaths.ownGroups, []);
  fake.replies(scholarPaths.rollCall, groups);
};

it('says what a seat costs and holds before it is taken, and takes a child that was not named before', async () => {
  const { server, press } = await openScreen(<JoinDialog group={group} onClose={() => {}} />, {
    at: '/scholar-rides',
    rooms: ['scholar', 'cars'],
    user: naledi,
    server: (fake) => {
      fake.replies(scholarPaths.children, []);
      fake.replies(scholarPaths.addChild, { id: 5, name: 'Lindiwe' });
      fake.replies(scholarPaths.join, seat);
      fake.replies(scholarPaths.groups, [group]);
      fake.replies(scholarPaths.mine, [seat]);
      fake.replies(walletPaths.getWallet, wallet);
    },
  });
  expect(await screen.findByText(/Both ways · 9 of 12 seats free/)).toBeTruthy();
  expect(screen.getByText('To school: 06:50, Arcadia Park')).toBeTruthy();
  expect(screen.getByText('Home again: after school, to Arcadia Park')).toBeTruthy();
  const take = screen.getByRole('button', { name: 'Join for R850.00 a month' });
  await press.click(take);
  expect(screen.getByText("Write the child's name first.")).toBeTruthy();
  expect(server.requestsOf(scholarPaths.join)).toEqual([]);
  await press.type(screen.getByLabelText('Name of the child'), 'Lindiwe');
  await press.click(take);
  expect(server.requestsOf(scholarPaths.addChild).map(({ body }) => body)).toEqual([{ name: 'Lindiwe' }]);
  expect(server.requestsOf(scholarPaths.join).map(({ body }) => body)).toMatchObject([{ groupId: 1, studentId: 5 }]);
});

it('begins a seat with the next pickup and the car, rings the driver while that is told, and asks before it is given up', async () => {
  const { server, press } = await openScreen(<MySeats />, {
    at: '/scholar-rides',
    rooms: ['scholar', 'cars'],
    user: naledi,
    server: (fake) =>
      fake.replies(scholarPaths.mine, [
        seat,
        { ...seat, id: 4, studentName: 'Sizwe', driverPhone: null, stop: { ...seat.stop, backTime: '14:20' } },
      ]),
  });
  const first = within(await screen.findByRole('listitem', { name: 'Lindiwe' }));
  expect(first.getByText('06:50')).toBeTruthy();
  expect(first.getByText('Home again: after school, to Arcadia Park'), 'a seat both ways').toBeTruthy();
  expect(first.getByText('KT 48 LM GP')).toBeTruthy();
  expect(first.getByRole('link', { name: 'Call Zanele K.' }).getAttribute('href')).toBe('tel:+27825550101');
  const second = within(screen.getByRole('listitem', { name: 'Sizwe' }));
  expect(second.getByText('Home again: 14:20, Arcadia Park'), 'a way back with its time').toBeTruthy();
  expect(second.queryByRole('link')).toBeNull();
  expect(second.getByText(/from an hour before the pickup, and while Sizwe/)).toBeTruthy();
  await press.click(first.getByRole('button', { name: 'Give the seat up' }));
  expect(await screen.findByRole('dialog', { name: 'Give up the seat of Lindiwe?' })).toBeTruthy();
  expect(server.requestsOf(scholarPaths.leave)).toEqual([]);
});

it('tells the driver once that nobody rides, and of a way back no times of the morning', async () => {
  const { press } = await openScreen(<RollView />, {
    at: '/scholar-rides',
    rooms: ['scholar', 'cars'],
    server: rollOf([
        {
          groupId: 1,
          schoolName: 'Hatfield Primary',
          scheduleType: 'both',
          runs: ['morning', 'afternoon'],
          stops: ['Jorissen Street', 'Arcadia Park', 'Burnett Street'].map((location, i) => ({
            location,
            time: `06:${i + 4}0`,
            students: [],
          })),
        },
      ]),
  });
  await press.click(await screen.findByRole('button', { name: 'To school' }));
  expect(screen.getAllByText(/No children yet/)).toHaveLength(1);
  expect(screen.getByText('First stop 06:40, Jorissen Street')).toBeTruthy();
  expect(screen.getByText(/^Your runs today, \w{3},? \d+ \w{3}\. No children yet\./)).toBeTruthy();
  expect(screen.getByText('See the 3 stops')).toBeTruthy();
  await press.click(screen.getByRole('button', { name: 'Home again' }));
  expect(screen.getByText('After school, first to Burnett Street')).toBeTruthy();
  expect(screen.queryByText(/06:40/)).toBeNull();
});

it('tells the driver the times of the way back where they are known, in the order in which the stops come', async () => {
  const { press } = await openScreen(<RollView />, {
    at: '/scholar-rides',
    rooms: ['scholar', 'cars'],
    server: rollOf([
        {
          groupId: 1,
          schoolName: 'Hatfield Primary',
          scheduleType: 'both',
          runs: ['morning', 'afternoon'],
          stops: [
            { location: 'Jorissen Street', time: '06:40', backTime: '14:30', students: [] },
            { location: 'Burnett Street', time: '06:55', backTime: '14:15', students: [] },
          ],
        },
      ]),
  });
  await press.click(await screen.findByRole('button', { name: 'Home again' }));
  expect(screen.getByText('First stop 14:15, Burnett Street')).toBeTruthy();
  expect(screen.getAllByText(/^14:\d\d \w+ Street$/).map(({ textContent }) => textContent)).toEqual([
    '14:15 Burnett Street',
    '14:30 Jorissen Street',
  ]);
});

it('says of each run what its driver does next, call by call', async () => {
  const at = '2026-11-23T05:00:00Z';
  const student = (seatId: number, name: string, ...states: Array<'on_board' | 'handed_over'>) => ({
    seatId,
    name,
    collectorName: 'Gogo',
    payment: 'cash' as const,
    isUnpaid: false,
    today: states.map((state) => ({ run: 'morning' as const, state, at })),
  });
  const run = (groupId: number, ...students: Array<ReturnType<typeof student>>) => ({
    groupId,
    schoolName: `School ${groupId}`,
    scheduleType: 'morning' as const,
    runs: ['morning' as const],
    stops: students.map((one, i) => ({ location: `Street ${i}`, time: `06:4${i}`, students: [one] })),
  });
  const { press } = await openScreen(<RollView />, {
    at: '/scholar-rides',
    rooms: ['scholar', 'cars'],
    server: rollOf([
        run(1, student(1, 'Ayanda'), student(2, 'Bongi')),
        run(2, student(3, 'Ayanda', 'on_board'), student(4, 'Bongi')),
        run(3, student(5, 'Ayanda', 'on_board'), student(6, 'Bongi', 'handed_over')),
        run(4, student(7, 'Ayanda', 'handed_over')),
      ]),
  });
  await press.click(await screen.findByRole('button', { name: 'To school' }));
  const says = (groupId: number) => screen.getByRole('region', { name: `School ${groupId}` }).querySelector('p')?.textContent;
  expect([1, 2, 3, 4].map(says)).toEqual([
    'First stop 06:40, Street 0',
    'Next: 06:41 Street 1',
    'Next: hand over 1 child',
    'This run is done for today.',
  ]);
  expect(screen.queryByText(/^Nothing to drive yet/)).toBeNull();
});

it('asks before a child is removed, and removes none that has a seat', async () => {
  const { server, press } = await openScreen(<ChildrenCard />, {
    at: '/scholar-rides',
    rooms: ['scholar', 'cars'],
    user: naledi,
    server: (fake) => {
      fake.replies(scholarPaths.children, [
        { id: 5, name: 'Lindiwe' },
        { id: 6, name: 'Sizwe' },
      ]);
      fake.replies(scholarPaths.mine, [seat]);
      fake.replies(scholarPaths.removeChild, { ok: true });
    },
  });
  const rows = await screen.findAllByRole('listitem');
  await within(rows[0] as HTMLElement).findByText('Hatfield Primary');
  expect(rows.map((row) => row.textContent)).toEqual(['LLindiweHatfield PrimaryRemove', 'SSizweNo seat yetRemove']);

  await press.click(screen.getByRole('button', { name: 'Remove Lindiwe' }));
  const held = screen.getByRole('dialog', { name: 'Remove Lindiwe?' });
  expect(within(held).getByRole<HTMLButtonElement>('button', { name: 'Remove' }).disabled).toBe(true);
  expect(within(held).getByText('Give the seat up first, under “Your seats”.')).toBeTruthy();
  // A message of before may stand in the dialog, with a way to close it, too.
  await press.click(within(held.querySelector('.dialog-head') as HTMLElement).getByRole('button', { name: 'Close' }));

  await press.click(screen.getByRole('button', { name: 'Remove Sizwe' }));
  expect(server.requestsOf(scholarPaths.removeChild)).toHaveLength(0);
  await press.click(within(screen.getByRole('dialog', { name: 'Remove Sizwe?' })).getByRole('button', { name: 'Remove' }));
  await vi.waitFor(() => expect(server.requestsOf(scholarPaths.removeChild)).toHaveLength(1));
});

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
  await vi.waitFor(() => expect(server.requestsOf(scholarPaths.payment)[0]?.body).toEqual({ payment: 'cash' }));
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
    rooms: ['scholar', 'school-groups', 'places'],
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
      stops: [
        { location: 'Jorissen Street', time: '06:40', was: 1 },
        { location: 'Arcadia Park', time: '06:50', was: 0 },
      ],
    },
  ]);
});

it('asks a driver before a group is closed, and pauses one that is open', async () => {
  const { server, press } = await openScreen(<OwnGroups />, {
    at: '/scholar-rides',
    rooms: ['scholar', 'school-groups', 'places'],
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
