// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { CHANGES_AT_MOST } from '@safiri/rules/rides/destination-change.ts';
import { expect, it } from 'vitest';
import { aStop, changed, findsBrooklyn, pageOf, quoteOf, rooms, soon, under } from '../testing/changed-way.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi, zanele } from '../testing/people.ts';
import { DestinationPart, DestinationSaid } from './destination-part.tsx';
import { moved } from './api.ts';
import { EtaBox } from './eta-box.tsx';
import { NewDestination } from './new-destination.tsx';
import { TripSummary } from './trip-facts.tsx';

const asPassenger = (ride: Ride) =>
  openScreen(
    <>
      <DestinationSaid ride={ride} />
      <DestinationPart ride={ride} />
    </>,
    pageOf(naledi),
  );
const asDriver = (ride: Ride) => openScreen(<NewDestination ride={ride} />, pageOf(zanele));

it('is looked for, priced and confirmed, in that order', async () => {
  const { server, press } = await asPassenger(under);
  findsBrooklyn(server);
  server.replies(ridePaths.quoteDestination, quoteOf());
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

it('stays open for another place while the driver answers', async () => {
  function Trip() {
    const [ride, setRide] = useState<Ride>(changed());
    return (
      <>
        <DestinationSaid ride={ride} />
        <DestinationPart ride={ride} />
        <p data-testid="no" onClick={() => setRide(changed({ state: 'declined' }))} />
      </>
    );
  }
  const { server, press } = await openScreen(<Trip />, pageOf(naledi));
  findsBrooklyn(server);
  await press.click(screen.getByRole('button', { name: 'Ask for another place instead' }));
  await press.type(await screen.findByRole('combobox'), 'bro');
  fireEvent.click(screen.getByTestId('no'));
  expect(screen.getByText("Zanele K. can't drive to Brooklyn")).toBeTruthy();
  expect((screen.getByRole('combobox') as HTMLInputElement).value).toBe('bro');
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
  server.replies(ridePaths.quoteDestination, quoteOf());
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
