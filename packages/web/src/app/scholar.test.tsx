// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import type { RollGroup } from '@safiri/contract/scholar/calls.ts';
import { scholarPaths } from '@safiri/contract/scholar/paths.ts';
import { walletPaths } from '@safiri/contract/wallet/paths.ts';
import { expect, it, vi } from 'vitest';
import { ChildrenCard } from '../scholar/children-card.tsx';
import { JoinDialog } from '../scholar/join-dialog.tsx';
import { MySeats } from '../scholar/my-seats.tsx';
import { RollView } from '../scholar/roll-view.tsx';
import type { fakeServer } from '../testing/fake-server.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi } from '../testing/people.ts';
import { group, seat, wallet } from '../testing/school.ts';

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
  expect(first.getByRole('list', { name: 'Today' }).textContent).toMatch(/Not picked up yet|No school run today/);
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
        isDayOff: false,
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
        isDayOff: false,
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
    isDayOff: false,
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
