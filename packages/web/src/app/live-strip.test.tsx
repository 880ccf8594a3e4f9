// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { orderPaths } from '@safiri/contract/orders/paths.ts';
import type { Order } from '@safiri/contract/orders/shapes.ts';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import type { Seat } from '@safiri/contract/scholar/calls.ts';
import { scholarPaths } from '@safiri/contract/scholar/paths.ts';
import { expect, it } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi, trip, zanele } from '../testing/people.ts';
import { LiveStrip } from './live-strip.tsx';
import { underWayBefore } from './under-way-before.ts';

const coming: Ride = {
  ...trip,
  status: 'accepted',
  version: 2,
  pin: '4821',
  eta: { seconds: 240, highSeconds: 420, meters: 1900 },
  arrivedAt: null,
  startedAt: null,
  completedAt: null,
};

/** What a line is made of. */
const parcel = {
  id: 41,
  kind: 'parcel',
  countryId: 'za',
  status: 'ready',
  version: 2,
  number: 'AFR41',
  shortNumber: null,
  merchant: null,
  lines: [],
  parcel: { receiverName: 'Gogo Dlamini', vehicleType: 'motorcycle', receiverTold: 'told' },
  placedAt: new Date().toISOString(),
  trip: { rideId: 5, status: 'accepted', courier: trip.driver, position: null, eta: null, myRating: null, myMark: null },
  pin: '4821',
  handoverConfirmed: false,
  readyBy: null,
} as unknown as Order;

const open = (at: string, ride: Ride | null, seats: Seat[] = [], orders: Order[] = []) =>
  openScreen(<LiveStrip />, {
    at,
    rooms: ['rides-trip', 'orders'],
    user: naledi,
    server: (server) => {
      server.replies(ridePaths.passengerActiveRide, ride);
      server.replies(orderPaths.listOrders, orders);
      server.replies(scholarPaths.mine, seats);
    },
  });

it('tells of the ride that comes in one line, with minutes, plate and PIN, and opens it', async () => {
  const { press, path } = await open('/ride-history', coming);
  const line = await screen.findByRole('link', { name: /Driver on the way/ });
  expect(line.textContent).toContain('KT 48 LM GP PIN 4821');
  expect(line.textContent).toContain('4 min');
  await press.click(line);
  expect(path()).toBe('/active-ride');
  expect(screen.queryByRole('link', { name: /Driver on the way/ }), 'the ride’s own screen needs no line').toBeNull();
});

it('carries the plate of who brings an order, in the shops too, and keeps its place on the home screen', async () => {
  underWayBefore.set(0);
  await open('/food-delivery', null, [], [parcel]);
  const line = await screen.findByRole('link', { name: /Courier on the way/ });
  expect(line.textContent).toContain('KT 48 LM GP Gogo Dlamini');
  expect(line.getAttribute('href')).toBe('/orders?order=41');
  expect(underWayBefore.get()).toBe(1);
});

it('says that its time is the arrival while nobody brings it: beside the title it would be the shop’s', async () => {
  const placed = {
    ...parcel,
    kind: 'food',
    status: 'placed',
    parcel: null,
    merchant: { name: 'Mama Thembi', deliveryTime: '30-45' },
    trip: null,
    shortNumber: 1,
  } as unknown as Order;
  await open('/grocery-delivery', null, [], [placed]);
  const line = await screen.findByRole('link', { name: /Waiting for the shop/ });
  expect(line.textContent).toMatch(/^Waiting for the shop +Arrives \d\d:\d\d–\d\d:\d\d Mama Thembi · #1$/);
});

it('tells the PIN at the door to whoever says it there, with the minutes left', async () => {
  const onWay = {
    ...parcel,
    status: 'picked_up',
    trip: { ...parcel.trip, eta: { seconds: 480, highSeconds: 660, meters: 3000 } },
  } as Order;
  const untold = { ...onWay, id: 42, parcel: { ...parcel.parcel, receiverTold: 'no_sender' } } as Order;
  const { press } = await open('/grocery-delivery', null, [], [onWay, untold]);
  await press.click(await screen.findByRole('button', { name: '1 more under way' }));
  const lines = within(screen.getByRole('dialog')).getAllByRole('link');
  expect(lines.map((line) => line.textContent)).toEqual([
    'On its way 8–11 minKT 48 LM GP Gogo Dlamini',
    'On its way 8–11 minKT 48 LM GP PIN 4821',
  ]);
});

it('asks for nothing on a screen that shows it by itself', async () => {
  const { server } = await open('/active-ride', coming);
  expect(server.requestsOf(ridePaths.passengerActiveRide)).toHaveLength(0);
});

it('stays away while nothing is under way', async () => {
  const { server } = await open('/profile', null);
  await expect.poll(() => server.requestsOf(orderPaths.listOrders)).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Under way' })).toBeNull();
});

it('tells a guardian of the child that is on board, with the plate, until it is handed over', async () => {
  const at = new Date(Date.now() - 60_000).toISOString();
  const seat: Seat = {
    id: 3,
    groupId: 1,
    schoolName: 'Hatfield Primary',
    route: '',
    studentId: 5,
    studentName: 'Lindiwe',
    status: 'member',
    stop: { location: 'Burnett Street', time: '06:40' },
    driverName: 'Zanele K.',
    driverVerified: true,
    driverPhoto: null,
    licensePlate: 'KT 48 LM GP',
    vehicle: null,
    driverPhone: null,
    scheduleType: 'both',
    monthlyPrice: '850.00',
    countryId: 'za',
    collectorName: 'Gogo',
    collectorPin: '1234',
    days: [0, 1, 2, 3, 4],
    daysOff: [],
    payment: 'cash',
    mayPayByWallet: true,
    walletFrom: null,
    keptUntil: null,
    month: null,
    today: [{ run: 'afternoon', state: 'on_board', at }],
  };
  const handed: Seat = { ...seat, id: 4, studentName: 'Sizwe', today: [{ run: 'afternoon', state: 'handed_over', at }] };
  await open('/profile', null, [seat, handed]);
  const line = await screen.findByRole('link', { name: /Lindiwe is on board/ });
  expect(line.textContent).toContain('KT 48 LM GP Hatfield Primary');
  expect(line.getAttribute('href')).toBe('/scholar-rides');
  expect(screen.queryByRole('button', { name: /more/ })).toBeNull();
});

it('tells a driver of the children who are on board, on every screen but that of the roll', async () => {
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const student = (seatId: number, state: 'on_board' | 'handed_over', minutes: number) => ({
    seatId,
    name: 'Lindiwe',
    collectorName: 'Gogo',
    payment: 'cash' as const,
    isUnpaid: false,
    today: [{ run: 'afternoon' as const, state, at: at(minutes) }],
  });
  const show = (path: string) =>
    openScreen(<LiveStrip />, {
      at: path,
      rooms: ['rides-trip', 'orders'],
      user: zanele,
      server: (server) => {
        server.replies(ridePaths.driverActiveRide, null);
        server.replies(scholarPaths.rollCall, [
          {
            groupId: 1,
            schoolName: 'Hatfield Primary',
            scheduleType: 'both',
            runs: ['morning', 'afternoon'],
            isDayOff: false,
            stops: [
              {
                location: 'Burnett Street',
                time: '06:55',
                students: [student(1, 'on_board', 5), student(2, 'on_board', 2), student(3, 'handed_over', 1)],
              },
            ],
          },
        ]);
      },
    });
  const { press, path } = await show('/profile');
  const line = await screen.findByRole('link', { name: /2 children are on board/ });
  expect(line.textContent).toContain('Hatfield Primary');
  await press.click(line);
  expect(path()).toBe('/scholar-rides');
  expect(screen.queryByRole('link', { name: /on board/ })).toBeNull();
});
