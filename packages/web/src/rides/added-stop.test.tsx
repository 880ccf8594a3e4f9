// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { expect, it } from 'vitest';
import { aStop, changed, findsBrooklyn, pageOf, quoteOf, terms, under } from '../testing/changed-way.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi, zanele } from '../testing/people.ts';
import { DestinationPart, DestinationSaid } from './destination-part.tsx';
import { NewDestination } from './new-destination.tsx';

const asPassenger = (ride: Ride) =>
  openScreen(
    <>
      <DestinationSaid ride={ride} />
      <DestinationPart ride={ride} />
    </>,
    pageOf(naledi),
  );
const asDriver = (ride: Ride) => openScreen(<NewDestination ride={ride} />, pageOf(zanele));
const stopQuote = quoteOf({ fare: '101.20', distance: 9, duration: 21, minutes: 21, minutesHigh: 35 });

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

it('says before a stop is asked for how much longer the trip takes than the screen says of it now, and that waiting is free where it is', async () => {
  const eta = { seconds: 1800, highSeconds: 2400, meters: 6200 };
  const { server, press } = await asPassenger({ ...under, eta, feeTerms: { ...terms, waiting: null } });
  findsBrooklyn(server);
  server.replies(ridePaths.quoteDestination, { ...stopQuote, duration: under.duration + 9 });
  await press.click(screen.getByRole('button', { name: 'Add a stop' }));
  expect(screen.getByText('The trip goes to Menlyn Park for R91.20 now.')).toBeTruthy();
  await press.click(await screen.findByRole('option', { name: /Brooklyn/ }));
  // The traffic that the car met so far holds up both.
  expect(await screen.findByText('About 39 min to Menlyn Park, 9 min longer than now')).toBeTruthy();
  expect(screen.getByText('A stop is for about 3 minutes. Waiting there adds nothing to the fare.')).toBeTruthy();
});

it('says what was quoted where the server of before tells no more, or another stop comes first', async () => {
  const eta = { seconds: 1800, highSeconds: 2400, meters: 6200 };
  for (const [quote, stops] of [
    [{ ...stopQuote, duration: undefined }, []],
    [{ ...stopQuote, duration: under.duration + 9 }, [{ ...aStop, address: 'A shop' }]],
  ] as const) {
    const { server, press } = await asPassenger({ ...under, eta, feeTerms: terms, stops: [...stops] });
    findsBrooklyn(server);
    server.replies(ridePaths.quoteDestination, quote);
    await press.click(screen.getByRole('button', { name: 'Add a stop' }));
    await press.click(await screen.findByRole('option', { name: /Brooklyn/ }));
    expect(await screen.findByText(/^About 21 min to Menlyn Park, (with the stop|9 min longer than now)$/)).toBeTruthy();
    cleanup();
  }
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
  cleanup();
  // Where a trip of the demo runs fast, so do its minutes.
  const asked = changed({ kind: 'stop', distanceBefore: distance - 1, durationBefore: duration - 12 });
  await asDriver({ ...asked, stops: ride.stops, fast: true });
  expect(screen.getByText('1.0 km and 2 min longer')).toBeTruthy();
});
