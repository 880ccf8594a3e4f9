// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { END_STRIP_MS } from '@safiri/rules/rides/completion.ts';
import { expect, it } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi, trip, zanele } from '../testing/people.ts';
import { useRide } from './api.ts';
import { MarkedPeople } from './marked-people.tsx';
import { TripEnd } from './trip-end.tsx';

const ended: Ride = {
  ...trip,
  ending: {
    until: new Date(Date.now() + END_STRIP_MS).toISOString(),
    reason: null,
    metersAway: 10,
    confirmation: 'plain',
    quoted: null,
    cash: { due: '91.20', paid: null },
    payment: null,
    operatorPay: null,
  },
};
const mark = ridePaths.markOther;

function End({ isDriver }: { isDriver: boolean }) {
  const ride = useRide(ended.id);
  return ride.data === undefined ? null : <TripEnd ride={ride.data} isDriver={isDriver} onLeave={() => {}} help={null} />;
}

const openEnd = (isDriver: boolean, ride: Ride = ended) =>
  openScreen(<End isDriver={isDriver} />, {
    at: '/active-ride',
    rooms: ['rides-trip', 'rides-after'],
    user: isDriver ? zanele : naledi,
    server: ({ replies }) => {
      replies(ridePaths.getRide, ride);
      replies(ridePaths.paymentWays, { ways: [], amount: '0.00', rest: '0.00', currency: 'ZAR', phone: null });
    },
  });

it('makes the driver a favourite by the heart at the end of a trip, and takes it back', async () => {
  const { server, press } = await openEnd(false);
  const heart = await screen.findByRole('button', { name: 'Favourite driver' });
  expect(heart.getAttribute('aria-pressed')).toBe('false');
  server.replies(mark, { ...ended, myMark: 'favourite' });
  await press.click(heart);
  await screen.findByText(/Asked first for your next rides .* Zanele K\. is not told\./);
  expect(screen.getByRole('button', { name: 'Favourite driver', pressed: true })).toBeDefined();
  server.replies(mark, ended);
  await press.click(screen.getByRole('button', { name: 'Favourite driver' }));
  await screen.findByRole('button', { name: 'Favourite driver', pressed: false });
  expect(server.requestsOf(mark).map(({ body }) => body.mark)).toEqual(['favourite', null]);
});

it('asks before two people are never matched again, tells a failure, and says it once it holds', async () => {
  const { server, press } = await openEnd(false);
  await press.click(await screen.findByRole('button', { name: "Don't match me with Zanele K. again" }));
  const dialog = screen.getByRole('dialog', { name: 'Never meet Zanele K. again?' });
  expect(dialog.textContent).toContain('Zanele K. is not told');
  server.isAway(mark);
  await press.click(within(dialog).getByRole('button', { name: "Don't match us again" }));
  await screen.findByText('No connection.');
  expect(screen.getByRole('dialog')).toBeDefined();
  server.replies(mark, { ...ended, myMark: 'never' });
  await press.click(within(dialog).getByRole('button', { name: "Don't match us again" }));
  await screen.findByText('You and Zanele K. are not matched any more.');
  expect(screen.queryByRole('button', { name: 'Favourite driver' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Take it back' })).toBeDefined();
  expect(server.requestsOf(mark).every(({ body }) => body.mark === 'never')).toBe(true);
});

it('leaves a driver the quiet way alone, and no heart', async () => {
  await openEnd(true);
  expect(await screen.findByRole('button', { name: "Don't match me with Naledi M. again" })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Favourite driver' })).toBeNull();
});

it('lists the people one chose, each to be taken back', async () => {
  const rows = [
    { rideId: 31, name: 'Zanele K.', was: 'driver', mark: 'favourite', at: '2026-06-15T10:20:00Z' },
    { rideId: 12, name: 'Thabo N.', was: 'driver', mark: 'never', at: '2026-06-14T10:20:00Z' },
  ] as const;
  const { server, press } = await openScreen(<MarkedPeople />, {
    at: '/safety',
    rooms: ['rides-after'],
    user: naledi,
    server: ({ replies }) => replies(ridePaths.listMarks, [...rows]),
  });
  const list = await screen.findByRole('region', { name: 'People you chose' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Zanele K.Favourite driverTake it back', 'Thabo N.Not matched with youTake it back']);
  server.replies(mark, { ...ended, id: 12 });
  server.replies(ridePaths.listMarks, [rows[0]]);
  await press.click(screen.getByRole('button', { name: 'Take it back for Thabo N.' }));
  await expect.poll(() => screen.queryByText('Thabo N.')).toBeNull();
  expect(server.requestsOf(mark)).toMatchObject([{ body: { mark: null } }]);
});
