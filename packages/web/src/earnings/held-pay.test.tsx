// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { heldPayPaths } from '@safiri/contract/integrity/paths.ts';
import type { HeldPay as HeldPayTrip } from '@safiri/contract/integrity/shapes.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { zanele } from '../testing/people.ts';
import { HeldPay, HeldPayNote } from './held-pay.tsx';

const trip: HeldPayTrip = {
  rideId: 7,
  dropoffAddress: 'Menlyn Park',
  completedAt: '2026-06-14T10:00:00.000Z',
  countryId: 'za',
  pay: 'held',
  bonus: '50.00',
  packageFare: null,
  findings: [
    { rule: 'not_driven', facts: { driven: 400, straight: 5300 } },
    { rule: 'closed_circle', facts: { drivers: 1, passengers: 3, trips: 14 } },
  ],
  answer: null,
  answeredAt: null,
  note: null,
  decidedAt: null,
};
const answered = { ...trip, answer: 'The road was closed', answeredAt: '2026-06-14T11:00:00.000Z' };

const open = (list: HeldPayTrip[]) =>
  openScreen(<HeldPay />, {
    at: '/driver-earnings',
    rooms: ['earnings', 'integrity'],
    user: zanele,
    server: (fake) => fake.replies(heldPayPaths.own, list),
  });

it('says in words what waits and why, and takes one answer, the same however often it is tried', async () => {
  const { server, press } = await open([trip]);
  const item = within(await screen.findByRole('listitem', { name: 'Menlyn Park' }));
  item.getByText('The phone shows 0.4 km driven, where 5.3 km lie between the two ends.');
  item.getByText('3 passengers with new accounts and one driver made 14 trips with each other alone.');
  item.getByText(/Bonus R50\.00/);
  const field = item.getByLabelText('Your answer');
  await press.type(field, ' The road was closed ');
  server.isAway(heldPayPaths.answer);
  await press.click(item.getByRole('button', { name: 'Send answer' }));
  await screen.findByText('Your answer was not sent');
  server.replies(heldPayPaths.answer, [answered]);
  await press.click(item.getByRole('button', { name: 'Send answer' }));
  await screen.findByText(/You answered on/);
  screen.getByText('The road was closed');
  expect(screen.queryByLabelText('Your answer')).toBeNull();
  const keys = server.requestsOf(heldPayPaths.answer).map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size).toBe(1);
  expect(server.requestsOf(heldPayPaths.answer).at(-1)?.body).toEqual({ answer: 'The road was closed' });
});

it('shows what the team decided, and of a trip that nobody saw driven says that', async () => {
  await open([
    { ...answered, pay: 'refused', note: 'Two accounts of one person', decidedAt: '2026-06-15T10:00:00.000Z' },
    { ...trip, rideId: 8, dropoffAddress: 'Hatfield Plaza', findings: [], bonus: null, packageFare: '131.63' },
  ]);
  const refused = within(await screen.findByRole('listitem', { name: 'Menlyn Park' }));
  refused.getByText('Refused');
  refused.getByText('Two accounts of one person');
  expect(refused.queryByLabelText('Your answer')).toBeNull();
  const unseen = within(screen.getByRole('listitem', { name: 'Hatfield Plaza' }));
  unseen.getByText('We could not see that this trip was driven to its end.');
  unseen.getByText(/Package pay R131\.63/);
});

it('has what waits in view, and since when', async () => {
  await open([trip, { ...trip, rideId: 8, bonus: '34.00' }, { ...answered, rideId: 9, pay: 'refused' }]);
  await screen.findByRole('heading', { name: 'R84.00 from us in review' });
  expect(screen.getAllByText(/^In review since 14 Jun 2026/)).toHaveLength(2);
});

it('says of trips that only do not count yet that no money waits', async () => {
  await open([{ ...trip, bonus: null }]);
  await screen.findByRole('heading', { name: 'Trips under review' });
  expect(screen.getByText(/^You keep this money, cash too\./)).toBeTruthy();
});

it('is not there where nothing waits', async () => {
  const { server } = await open([]);
  await expect.poll(() => server.requestsOf(heldPayPaths.own).length).toBe(1);
  expect(screen.queryByText('Trips under review')).toBeNull();
});

const openNote = async (list: HeldPayTrip[]) => {
  let opened = 0;
  const screenOf = await openScreen(<HeldPayNote onOpen={() => (opened += 1)} />, {
    at: '/driver-earnings',
    rooms: ['earnings', 'integrity'],
    user: zanele,
    server: (fake) => fake.replies(heldPayPaths.own, list),
  });
  return { ...screenOf, opened: () => opened };
};

it('says beside the goals in one line how much is under review, and leads there', async () => {
  const { press, opened } = await openNote([trip, { ...trip, rideId: 8 }]);
  await press.click(
    await screen.findByRole('button', { name: 'R100.00 from us in review 2 trips are under review and do not count for bonuses yet.' }),
  );
  expect(opened()).toBe(1);
});

it('says nothing beside the goals once it is decided', async () => {
  const { server } = await openNote([{ ...answered, pay: 'released' }]);
  await expect.poll(() => server.requestsOf(heldPayPaths.own).length).toBeGreaterThan(0);
  expect(screen.queryByText(/under review/)).toBeNull();
});
