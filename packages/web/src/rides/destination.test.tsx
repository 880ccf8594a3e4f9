// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { placePaths } from '@safiri/contract/places/paths.ts';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { settingsPaths } from '@safiri/contract/settings/paths.ts';
import { CHANGES_AT_MOST } from '@safiri/rules/rides/destination-change.ts';
import { expect, it } from 'vitest';
import type { fakeServer } from '../testing/fake-server.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi, trip, zanele } from '../testing/people.ts';
import { DestinationPart, DestinationSaid } from './destination-part.tsx';
import { moved } from './api.ts';
import { EtaBox } from './eta-box.tsx';
import { NewDestination } from './new-destination.tsx';
import { TripSummary } from './trip-facts.tsx';

const soon = () => new Date(Date.now() + 60_000).toISOString();
const under: Ride = { ...trip, status: 'in_progress', completedAt: null, ending: null };
const changed = (changes: Partial<NonNullable<Ride['destinationChange']>> = {}): Ride => ({
  ...under,
  fare: '45.15',
  destinationChange: {
    state: 'told',
    count: 1,
    until: soon(),
    wanted: 'Brooklyn, Pretoria',
    before: 'Menlyn Park',
    fareBefore: '91.20',
    ...changes,
  },
});
const aStop = { lat: -25.76, lng: 28.25, arrivedAt: null, waitingSince: null, leftAt: null };
const terms = {
  waiting: { freeMinutes: 5, perMinute: '2.00', mostMinutes: 15 },
  cancellation: null,
  stop: { fee: '10.00', freeMinutes: 3 },
  waitingSince: null,
  waitingUntil: null,
  unrounded: '91.20',
  roundTo: '0.10',
  charged: null,
};
const route = { meters: 2400, seconds: 600, highSeconds: 900, path: [], onStreets: true, steps: [] };
const brooklyn = {
  id: 'brooklyn',
  name: 'Brooklyn',
  kind: 'suburb',
  area: 'Pretoria',
  lat: -25.77,
  lng: 28.24,
  distanceMeters: 2400,
} as const;
/** What a search and the map of what it found ask for. */
function findsBrooklyn(server: ReturnType<typeof fakeServer>): void {
  server.replies(placePaths.listSavedPlaces, []);
  server.replies(placePaths.searchPlaces, { places: [brooklyn] });
  server.replies(placePaths.findRoute, route);
  server.replies(settingsPaths.getSettings, { tilesUrl: null, maps: [], demo: false, canText: true, aiModel: null });
}
const rooms = ['rides-trip', 'rides-way', 'rides', 'places'] as const;
const asPassenger = (ride: Ride) =>
  openScreen(
    <>
      <DestinationSaid ride={ride} />
      <DestinationPart ride={ride} />
    </>,
    { at: '/active-ride', rooms: [...rooms], user: naledi, server: (server) => server.replies(placePaths.findRoute, route) },
  );
const asDriver = (ride: Ride) =>
  openScreen(<NewDestination ride={ride} />, {
    at: '/active-ride',
    rooms: [...rooms],
    user: zanele,
    server: (server) => server.replies(placePaths.findRoute, route),
  });

it('is looked for, priced and confirmed, in that order', async () => {
  const { server, press } = await asPassenger(under);
  findsBrooklyn(server);
  server.replies(ridePaths.quoteDestination, {
    quote: 'sealed.text',
    fare: '45.15',
    before: '91.20',
    distance: 2.4,
    minutes: 11,
    minutesHigh: 25,
    until: soon(),
  });
  server.replies(ridePaths.changeDestination, changed());
  await press.click(screen.getByRole('button', { name: 'Change destination' }));
  await press.click(await screen.findByRole('option', { name: /Brooklyn/ }));
  expect(await screen.findByText('instead of R91.20')).toBeTruthy();
  expect(screen.getByText('About 11 min from here')).toBeTruthy();
  expect(server.requestsOf(ridePaths.changeDestination)).toEqual([]);
  await press.click(screen.getByRole('button', { name: 'Ask for Brooklyn' }));
  await expect.poll(() => server.requestsOf(ridePaths.changeDestination).map(({ body }) => body)).toEqual([{ quote: 'sealed.text' }]);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['of a ride that is shared', { ...under, rideType: 'share' }],
  ['when it was changed as often as it can be', changed({ count: CHANGES_AT_MOST })],
  ['by who rides on another’s word', { ...under, side: 'rider', bookedBy: { name: 'Naledi M.' } }],
] as const)('is not offered %s', async (_when, ride) => {
  await asPassenger(ride);
  expect(screen.queryByRole('button', { name: 'Change destination' })).toBeNull();
});

it('is followed by what the driver says of it', async () => {
  await asPassenger(changed());
  expect(screen.getByText('Zanele K. has not answered yet')).toBeTruthy();
  expect(screen.getByText('Without an answer you go to Brooklyn for R45.20.')).toBeTruthy();
  expect(screen.getByText('If the answer is no, the trip ends at Menlyn Park for R91.20, as agreed.')).toBeTruthy();
  expect(screen.getByText(/^0[01]:\d\d$/).parentElement?.getAttribute('aria-hidden'), 'nobody hears each second').toBe('true');
});

it('is taken back in one tap while the driver has not answered', async () => {
  const { server, press } = await asPassenger(changed());
  server.replies(ridePaths.withdrawDestination, changed({ state: 'withdrawn' }));
  await press.click(screen.getByRole('button', { name: 'Stay with Menlyn Park' }));
  await expect.poll(() => server.requestsOf(ridePaths.withdrawDestination)).toHaveLength(1);
  cleanup();
  await asPassenger(changed({ state: 'withdrawn' }));
  expect(screen.queryByText(/has not answered/)).toBeNull();
});

it('that the driver declined is said with where the trip ends', async () => {
  await asPassenger(changed({ state: 'declined' }));
  expect(screen.getByText("Zanele K. can't drive to Brooklyn")).toBeTruthy();
  expect(screen.getByText('The trip ends at Menlyn Park for R45.20, as agreed.')).toBeTruthy();
  expect(screen.getByText('To get out sooner, tell Zanele K. where: you pay for the way driven, never more than R45.20.')).toBeTruthy();
  // Beside the answer, and not twice.
  expect(screen.getByRole('button', { name: 'Ask for another place instead' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change destination' })).toBeNull();
  cleanup();
  await asPassenger(changed({ state: 'declined', count: CHANGES_AT_MOST }));
  expect(screen.queryByRole('button')).toBeNull();
});

it('is taken or declined by the driver in one tap, as long as that counts', async () => {
  const { server, press } = await asDriver(changed());
  server.replies(ridePaths.answerDestination, changed({ state: 'accepted' }));
  expect(screen.getByText('instead of R91.20')).toBeTruthy();
  await press.click(screen.getByRole('button', { name: 'Drive to Brooklyn' }));
  await press.click(screen.getByRole('button', { name: 'No: end at Menlyn Park' }));
  await expect
    .poll(() => server.requestsOf(ridePaths.answerDestination).map(({ body }) => body))
    .toEqual([{ accepts: true }, { accepts: false }]);
});

it('is not asked of the driver any more after that', async () => {
  await asDriver(changed({ until: new Date(Date.now() - 1000).toISOString() }));
  expect(screen.queryByRole('button')).toBeNull();
});

const stopQuote = {
  quote: 'sealed.text',
  fare: '101.20',
  before: '91.20',
  distance: 9,
  minutes: 21,
  minutesHigh: 35,
  until: soon(),
};

it('is one stop more where the tariff prices one and there is room, at a price that says what it and its waiting cost', async () => {
  const { server, press } = await asPassenger({ ...under, feeTerms: terms });
  findsBrooklyn(server);
  server.replies(ridePaths.quoteDestination, stopQuote);
  server.replies(ridePaths.changeDestination, { ...under, feeTerms: terms });
  await press.click(screen.getByRole('button', { name: 'Add a stop' }));
  await press.click(await screen.findByRole('option', { name: /Brooklyn/ }));
  expect(await screen.findByText('R10.00 of it is for the stop.')).toBeTruthy();
  expect(screen.getByText('There 3 minutes are free, then R2.00 a minute.')).toBeTruthy();
  expect(server.requestsOf(ridePaths.quoteDestination).map(({ body }) => body)).toMatchObject([
    { stop: { address: 'Brooklyn, Pretoria' } },
  ]);
  await press.click(screen.getByRole('button', { name: 'Ask to stop at Brooklyn' }));
  await expect.poll(() => server.requestsOf(ridePaths.changeDestination)).toHaveLength(1);
});

it('says before a stop is asked for how much longer the trip takes, and that waiting is free where it is', async () => {
  const eta = { seconds: 720, highSeconds: 900, meters: 6200 };
  const { server, press } = await asPassenger({ ...under, eta, feeTerms: { ...terms, waiting: null } });
  findsBrooklyn(server);
  server.replies(ridePaths.quoteDestination, stopQuote);
  await press.click(screen.getByRole('button', { name: 'Add a stop' }));
  expect(screen.getByText('The trip goes to Menlyn Park for R91.20 now.')).toBeTruthy();
  await press.click(await screen.findByRole('option', { name: /Brooklyn/ }));
  expect(await screen.findByText('About 21 min to Menlyn Park, 9 min longer than now')).toBeTruthy();
  expect(screen.getByText('A stop is for about 3 minutes. Waiting there adds nothing to the fare.')).toBeTruthy();
});

it.each([
  ['whose tariff prices none', under],
  ['that has two', { ...under, feeTerms: terms, stops: [1, 2].map((n) => ({ ...aStop, address: `Stop ${n}` })) }],
  ['whose driver has not answered', { ...changed(), feeTerms: terms }],
] as const)('is no stop of a trip %s', async (_when, ride) => {
  await asPassenger(ride);
  expect(screen.queryByRole('button', { name: 'Add a stop' })).toBeNull();
});

it('is asked of the driver in the words of a stop, and told so to the passenger', async () => {
  const eta = { seconds: 720, highSeconds: 900, meters: 6200 };
  const ride = { ...changed({ kind: 'stop' }), eta, stops: [{ ...aStop, address: 'Brooklyn, Pretoria' }] };
  await asDriver(ride);
  expect(screen.getByRole('region', { name: 'Your passenger wants to stop on the way' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Stop at Brooklyn' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'No: go on to Menlyn Park' })).toBeTruthy();
  expect(screen.getByText(/^about 12 min · 6\.2 km to the stop$/)).toBeTruthy();
  expect(await screen.findByText(/^[\d.]+ km in all, Menlyn Park about \d\d:\d\d$/)).toBeTruthy();
  cleanup();
  await asPassenger(ride);
  expect(screen.getByText('Without an answer you stop at Brooklyn, for R45.20 in all.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Leave out the stop' })).toBeTruthy();
  cleanup();
  await asPassenger({ ...ride, ...changed({ kind: 'stop', state: 'declined' }) });
  expect(screen.getByText("Zanele K. can't stop at Brooklyn")).toBeTruthy();
  cleanup();
  // What the driver decides by.
  const { distance, duration } = ride;
  await asDriver({ ...ride, ...changed({ kind: 'stop', distanceBefore: distance - 1, durationBefore: duration - 9 }) });
  expect(screen.getByText('1.0 km and 9 min longer')).toBeTruthy();
});

it('has the minutes of no other stop that lies before it', async () => {
  const eta = { seconds: 720, highSeconds: 900, meters: 6200 };
  const far = {
    ...changed({ kind: 'stop' }),
    eta,
    stops: [
      { ...aStop, address: 'A shop' },
      { ...aStop, address: 'Brooklyn, Pretoria' },
    ],
  };
  for (const ride of [far, { ...changed(), eta, stops: [{ ...aStop, address: 'A shop' }] }]) {
    await asDriver(ride);
    expect(screen.getByText('instead of R91.20')).toBeTruthy();
    expect(screen.queryByText(/6\.2 km/)).toBeNull();
    cleanup();
  }
});

it('is asked for also where it is called as the place that the trip goes to already: two pins of one street', async () => {
  const { server, press } = await asPassenger({ ...under, dropoffLocation: { lat: -25.8, lng: 28.3, address: 'Brooklyn, Pretoria' } });
  findsBrooklyn(server);
  server.replies(ridePaths.quoteDestination, {
    quote: 'sealed.text',
    fare: '45.15',
    before: '91.20',
    distance: 2.4,
    minutes: 11,
    minutesHigh: 25,
    until: soon(),
  });
  await press.click(screen.getByRole('button', { name: 'Change destination' }));
  await press.click(await screen.findByRole('option', { name: /Brooklyn/ }));
  expect(await screen.findByRole('button', { name: 'Ask for Brooklyn' })).toBeTruthy();
});

it('is told as not agreed yet beside the minutes and the fare, once no stop lies before it', async () => {
  const asked = { ...changed(), dropoffLocation: { ...under.dropoffLocation, address: 'Brooklyn, Pretoria' } };
  const shop = { ...aStop, address: 'A shop' };
  const show = (ride: Ride) =>
    openScreen(
      <>
        <EtaBox ride={ride} isDriver={false} />
        <TripSummary ride={ride} />
      </>,
      { at: '/active-ride', rooms: [...rooms], user: naledi },
    );
  await show(asked);
  expect(screen.getByText('To Brooklyn, not agreed yet')).toBeTruthy();
  expect(screen.getByText('Trip fare, not agreed yet')).toBeTruthy();
  cleanup();
  await show({ ...asked, stops: [shop] });
  expect(screen.getByText('to A shop')).toBeTruthy();
  cleanup();
  await show({ ...asked, destinationChange: changed({ state: 'accepted' }).destinationChange });
  expect(screen.getByText('to Brooklyn')).toBeTruthy();
  expect(screen.getByText('Trip fare')).toBeTruthy();
});

it('leaves the time to the old destination out, which a position from before the change still says', () => {
  const told = {
    rideId: under.id,
    position: { lat: 1, lng: 2, heading: null, at: soon() },
    eta: { seconds: 1140, highSeconds: 1500, meters: 6500 },
  };
  const now = { ...under, version: 5, eta: { seconds: 660, highSeconds: 900, meters: 2400 } };
  expect(moved(now, { ...told, version: 4 })).toMatchObject({ eta: now.eta, driverPosition: told.position });
  expect(moved(now, { ...told, version: 5 }).eta).toEqual(told.eta);
  // An older server says none.
  expect(moved(now, told).eta).toEqual(told.eta);
});
