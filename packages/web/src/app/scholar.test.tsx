// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import type { Group, Seat } from '@safiri/contract/scholar/calls.ts';
import { scholarPaths } from '@safiri/contract/scholar/paths.ts';
import { expect, it } from 'vitest';
import { JoinDialog } from '../scholar/join-dialog.tsx';
import { MySeats } from '../scholar/my-seats.tsx';
import { RollView } from '../scholar/roll-view.tsx';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi } from '../testing/people.ts';

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
  mine: [],
};
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
  vehicle: 'White Toyota Corolla',
  driverPhone: '+27825550101',
  scheduleType: 'both',
  monthlyPrice: '850.00',
  countryId: 'za',
  collectorName: 'Gogo',
  collectorPin: '1234',
  today: [],
};

it('says what a seat costs and holds before it is taken, and takes a child that was not named before', async () => {
  const { server, press } = await openScreen(<JoinDialog group={group} onClose={() => {}} />, {
    at: '/scholar-rides',
    rooms: ['scholar'],
    user: naledi,
    server: (fake) => {
      fake.replies(scholarPaths.children, []);
      fake.replies(scholarPaths.addChild, { id: 5, name: 'Lindiwe' });
      fake.replies(scholarPaths.join, seat);
      fake.replies(scholarPaths.groups, [group]);
      fake.replies(scholarPaths.mine, [seat]);
    },
  });
  expect(await screen.findByText('R850.00')).toBeTruthy();
  expect(screen.getByText('9 of 12 seats free')).toBeTruthy();
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
    rooms: ['scholar'],
    user: naledi,
    server: (fake) => fake.replies(scholarPaths.mine, [seat, { ...seat, id: 4, studentName: 'Sizwe', driverPhone: null }]),
  });
  const first = within(await screen.findByRole('listitem', { name: 'Lindiwe' }));
  expect(first.getByText('06:50')).toBeTruthy();
  expect(first.getByText('KT 48 LM GP')).toBeTruthy();
  expect(first.getByRole('link', { name: 'Call Zanele K.' }).getAttribute('href')).toBe('tel:+27825550101');
  const second = within(screen.getByRole('listitem', { name: 'Sizwe' }));
  expect(second.queryByRole('link')).toBeNull();
  expect(second.getByText(/from an hour before the pickup, and while Sizwe/)).toBeTruthy();
  await press.click(first.getByRole('button', { name: 'Give the seat up' }));
  expect(await screen.findByRole('dialog', { name: 'Give up the seat of Lindiwe?' })).toBeTruthy();
  expect(server.requestsOf(scholarPaths.leave)).toEqual([]);
});

it('tells the driver once that nobody rides, and of a way back no times of the morning', async () => {
  const { press } = await openScreen(<RollView />, {
    at: '/scholar-rides',
    rooms: ['scholar'],
    server: (fake) =>
      fake.replies(scholarPaths.rollCall, [
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
  expect(screen.getAllByText('No children yet')).toHaveLength(1);
  expect(screen.getByText('Leaves 06:40 from Jorissen Street')).toBeTruthy();
  expect(screen.getByText('3 stops without children')).toBeTruthy();
  await press.click(screen.getByRole('button', { name: 'Home again' }));
  expect(screen.queryByText(/06:40/)).toBeNull();
});
