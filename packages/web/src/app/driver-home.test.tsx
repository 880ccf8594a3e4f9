// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { driverPaths } from '@safiri/contract/drivers/paths.ts';
import { earningsPaths } from '@safiri/contract/earnings/paths.ts';
import { heatmapPaths } from '@safiri/contract/heatmap/paths.ts';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { safetyPaths } from '@safiri/contract/safety/paths.ts';
import { trainingPaths } from '@safiri/contract/training/paths.ts';
import { END_STRIP_MS } from '@safiri/rules/rides/completion.ts';
import { expect, it, vi } from 'vitest';
import { setLocationTrouble } from '../drivers/location-trouble.ts';
import type { fakeServer } from '../testing/fake-server.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { lessonsDone, trip, zanele } from '../testing/people.ts';
import { setPhoneAhead } from '../testing/wrong-clock.ts';
import { DriverScreen } from './driver-route.tsx';

vi.mock('../ui/live-map.tsx', () => ({ LiveMap: () => null }));

const today = {
  countryId: 'za',
  earnings: '106.00',
  net: '121.90',
  parts: { fares: '106.00', bonuses: '15.90', goals: '0.00', referrals: '0.00', dayCommission: '0.00', tips: '0.00' },
  trips: 4,
  hoursOnline: 5.2,
  rating: null,
} as const;
const trips: Ride[] = [1, 2, 3, 4].map((id) => ({ ...trip, id, fare: `${id}0.00` }));
const open = (user = zanele, prepare: (server: ReturnType<typeof fakeServer>) => void = () => {}) =>
  openScreen(<DriverScreen />, {
    at: '/driver',
    rooms: ['drivers', 'safety', 'heatmap', 'rides-trip'],
    user,
    server: (server) => {
      server.replies(ridePaths.driverActiveRide, null);
      server.replies(ridePaths.driverRides, trips);
      server.isAway(safetyPaths.kit);
      server.replies(heatmapPaths.heatMap, {
        city: 'pretoria',
        cityName: 'Pretoria',
        countryId: 'za',
        window: '1h',
        sample: true,
        areas: [],
        peakHours: [],
        updatedAt: '2026-06-15T10:00:00Z',
      });
      server.replies(trainingPaths.listProgress, lessonsDone);
      server.replies(driverPaths.getToday, today);
      server.replies(earningsPaths.getDriverMoney, { since: '2026-06-14T22:00:00Z', sums: [] });
      server.replies(driverPaths.rankLine, { here: null, line: null });
      prepare(server);
    },
  });
const words = () => document.body.textContent?.replaceAll(/\s+/g, ' ') ?? '';

it('says who drives, whether online, and what the day brought', async () => {
  await open();
  expect(await screen.findByText('R106')).toBeTruthy();
  expect(words()).toContain('DR003 Online');
  expect(screen.getByText('You are online and ready to receive ride requests')).toBeTruthy();
  expect(words()).toMatch(
    /Fares today, roundedR106Trips4Hours online5\.2RatingNewFares after commissionR106\.00Trip bonuses\+R15\.90Earned today R121\.90/,
  );
});

it('says no sum twice where the fares are all that the day brought', async () => {
  const parts = { ...today.parts, bonuses: '0.00' };
  await open(zanele, (server) => server.replies(driverPaths.getToday, { ...today, net: '106.00', parts }));
  expect(await screen.findByText('R106')).toBeTruthy();
  expect(words()).not.toContain('Fares after commission');
});

it('says that one is off duty', async () => {
  await open({ ...zanele, isOnline: false });
  expect(await screen.findByText('R106')).toBeTruthy();
  expect(words()).toContain('DR003 Offline');
  expect(screen.getByText('You are offline and will not receive ride requests')).toBeTruthy();
});

it('shows its ways only when it is known which cards of ended trips stand above them, so that none moves under a finger', async () => {
  let answer: (rides: Ride[]) => void = () => {};
  await open(zanele, (server) => (answer = server.holds(ridePaths.driverRides)));
  await screen.findByText('R106');
  expect(screen.queryByRole('link', { name: 'Training' })).toBeNull();
  answer(trips);
  expect(await screen.findByRole('link', { name: 'Training' })).toBeTruthy();
});

it('leads to what the specification names, and further', async () => {
  await open();
  const ways = await screen.findByRole('navigation', { name: 'Driver' });
  const leadsTo = Object.fromEntries(
    within(ways)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  );
  expect(leadsTo).toMatchObject({
    Training: '/driver-training',
    Support: '/live-chat',
    'View analytics': '/driver-earnings',
    Withdraw: '/driver-earnings?withdraw=1',
    'Why no trips?': '/why-no-trips',
  });
  expect(within(ways).getByRole('button', { name: 'Guided tour' })).toBeTruthy();
  // In sight whatever is scrolled; people, numbers and practice stand among the ways.
  expect(within(screen.getByRole('banner')).getByRole('button', { name: 'EMERGENCY' }).textContent).toBe('SOS');
  expect(
    within(ways)
      .getByRole('link', { name: /^Your safety/ })
      .getAttribute('href'),
  ).toBe('/safety');
});

it('shows the three newest trips with passenger, addresses, times, fare, distance and minutes', async () => {
  await open();
  const recent = await screen.findByRole('region', { name: 'Recent trips' });
  expect(await within(recent).findAllByText(/\d\d:\d\d–\d\d:\d\d/)).toHaveLength(3);
  expect(recent.textContent).toMatch(/Hatfield PlazaMenlyn Park\d\d:\d\d–\d\d:\d\dNaledi M\./);
  expect(recent.textContent).toMatch(/R30\.008\.1 km · 19 min$/);
});

it('says of a recent trip what its driver gets before what the passenger paid, and one sum once', async () => {
  const pay = { promotion: null, commission: '0.00', bonus: { id: 'evening_peak' as const, percent: 25, amount: '11.29' }, net: '56.44' };
  await open(zanele, (server) =>
    server.replies(ridePaths.driverRides, [
      { ...trip, id: 1, fare: '45.15', pay },
      { ...trip, id: 2, fare: '50.00', pay: { promotion: null, commission: '0.00', bonus: null, net: '50.00' } },
    ]),
  );
  const recent = within(await screen.findByRole('region', { name: 'Recent trips' }));
  const [peak, plain] = await recent.findAllByRole('listitem');
  expect(peak?.textContent).toMatch(/You get R56\.448\.1 km · \d+ minTrip fareR45\.15Evening peak \+25%\+R11\.29$/);
  expect(plain?.textContent).toMatch(/You get R50\.008\.1 km · \d+ min$/);
});

it('names no area from a sample, and opens it as an example to whoever asks', async () => {
  const { press } = await open();
  const line = await screen.findByRole('button', { name: 'Busy areas: see an example' });
  expect(line.getAttribute('aria-expanded')).toBe('false');
  const areas = screen.getByRole('region', { name: 'Busy areas' });
  expect(within(areas).queryByText('Busiest now')).toBeNull();
  expect(within(areas).queryByRole('button', { name: /Menlyn Park/ })).toBeNull();
  await press.click(line);
  expect(within(areas).getByText('Sample data: too little is recorded here yet.')).toBeTruthy();
  expect(within(areas).getByText('Busiest now')).toBeTruthy();
  // Nobody is sent anywhere by numbers that nobody counted.
  expect(within(areas).queryByText('Tips')).toBeNull();
});

it('gathers what keeps offers away in one line, and says aloud only that the phone has no position', async () => {
  const { press } = await open();
  const line = await screen.findByText('Before you drive');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(line.parentElement?.textContent).toContain('No sound');
  await press.click(line);
  expect(screen.getByText('This browser plays no sound. Keep the screen in sight.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'How to keep sending' }).getAttribute('href')).toBe('/keep-sending');
  setLocationTrouble('notAllowed');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Your phone does not let us see where you are/);
  setLocationTrouble(null);
});

it('puts cash that is still to be collected before the day’s sums and checks', async () => {
  const ending: NonNullable<Ride['ending']> = {
    until: new Date(Date.now() + END_STRIP_MS).toISOString(),
    reason: null,
    metersAway: null,
    confirmation: 'plain',
    quoted: null,
    cash: { due: '45.15', paid: null },
    payment: null,
    operatorPay: null,
  };
  await open(zanele, (server) => server.replies(ridePaths.driverRides, [{ ...trip, ending }]));
  const card = await screen.findByRole('region', { name: /Menlyn Park/ });
  const checks = await screen.findByText('Before you drive');
  expect(card.textContent).toContain('R45.15');
  expect(card.compareDocumentPosition(checks) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('asks for the cash also on a phone whose clock is hours off', async () => {
  const serverNow = setPhoneAhead();
  const ending: NonNullable<Ride['ending']> = {
    until: new Date(serverNow() + END_STRIP_MS).toISOString(),
    reason: null,
    metersAway: null,
    confirmation: 'plain',
    quoted: null,
    cash: { due: '45.15', paid: null },
    payment: null,
    operatorPay: null,
  };
  await open(zanele, (server) => server.replies(ridePaths.driverRides, [{ ...trip, ending }]));
  expect((await screen.findByRole('region', { name: /Menlyn Park/ })).textContent).toContain('R45.15');
});
