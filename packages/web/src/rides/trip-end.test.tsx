// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { END_STRIP_MS, ENDED_ON_BOARD } from '@safiri/rules/rides/completion.ts';
import { expect, it } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi, trip, zanele } from '../testing/people.ts';
import { AfterTripCard } from './after-trip-card.tsx';
import { closedEnds } from './closed-ends.ts';
import { justEnded } from './just-ended.ts';
import { TripEnd } from './trip-end.tsx';

const ending: NonNullable<Ride['ending']> = {
  until: new Date(Date.now() + END_STRIP_MS).toISOString(),
  reason: 'passenger_ended_here',
  metersAway: 5400,
  confirmation: 'asked',
  quoted: '80.60',
  cash: { due: '42.00', paid: null },
  payment: null,
  operatorPay: null,
};
const early: Ride = {
  ...trip,
  fare: '42.00',
  distance: 0,
  changeFor: '200.00',
  myRating: 5,
  ending,
};
const taken: Ride = { ...early, version: early.version + 1, ending: { ...ending, cash: { due: '42.00', paid: '42.00' } } };
const open = (isDriver: boolean, element = <TripEnd ride={early} isDriver={isDriver} onLeave={() => {}} help={null} />) =>
  openScreen(element, { at: '/active-ride', rooms: ['rides-trip', 'rides-after'], user: isDriver ? zanele : naledi });
const end = { ride: early, cash: '42.00', question: false, rating: false };

it('says in one place what is paid and why, where it ended, and how far was driven', async () => {
  await open(false);
  const band = screen.getByRole('heading', { name: 'Trip completed!' }).closest('section')?.textContent ?? '';
  expect(band).toContain('Pay R42.00 in cash');
  expect(band).toContain('R42.00, the lowest fare, for the way driven. R80.60 was agreed for the whole trip.');
  const route = screen.getByRole('region', { name: 'Trip summary' }).textContent ?? '';
  expect(route).toContain('DestinationEnded 5.4 km before Menlyn Park');
  expect(route).toContain('Less than 100 m · 19 min');
  expect(band).toContain('Give R200, get R158.00 back');
});

it('says what coins make of an amount that none can pay, the same to both, and what comes back of a note', async () => {
  const odd: Ride = { ...early, fare: '45.15', ending: { ...ending, cash: { due: '45.15', paid: null } } };
  await open(false, <TripEnd ride={odd} isDriver={false} onLeave={() => {}} help={null} />);
  const band = screen.getByRole('heading', { name: 'Trip completed!' }).closest('section')?.textContent ?? '';
  expect(band).toContain('Pay R45.20 in cashRounded from R45.15: R0.10 is the smallest coin in use');
  expect(band).toContain('Give R200, get R154.80 back');
  cleanup();
  await open(true, <TripEnd ride={odd} isDriver onLeave={() => {}} help={null} />);
  expect(screen.getAllByRole('term').map(({ textContent, nextSibling }) => `${textContent} ${nextSibling?.textContent}`)).toEqual(
    expect.arrayContaining(['Give back R154.80', 'You keep R45.20']),
  );
  expect(screen.getByText('Rounded from R45.15: R0.10 is the smallest coin in use')).toBeDefined();
});

it('asks its driver for the cash at once, and over the home screen where it was not answered', async () => {
  await open(true);
  expect(screen.getByRole('button', { name: 'Collected' })).toBeDefined();
  expect(screen.queryByText(/^Thank you for riding/)).toBeNull();
  cleanup();
  const { server, press } = await open(true, <AfterTripCard end={end} isDriver />);
  const step = within(screen.getByRole('dialog', { name: 'Cash from Naledi M.' }));
  expect(step.getAllByRole('term').map(({ textContent, nextSibling }) => `${textContent} ${nextSibling?.textContent}`)).toEqual([
    'Take R200',
    'Give back R158.00',
    'You keep R42.00',
  ]);
  server.replies(ridePaths.answerCash, taken);
  await press.click(step.getByRole('button', { name: 'Collected' }));
  await expect.poll(() => server.requestsOf(ridePaths.answerCash).map(({ body }) => body)).toEqual([{ paid: '42.00' }]);
});

it('tells the driver what comes on top of the cash', async () => {
  const pay = { commission: '0.00', bonus: { id: 'weekend', percent: 50, amount: '21.00' }, promotion: null, net: '63.00' } as const;
  const shown = async (operatorPay: 'held' | 'released' | 'refused') => {
    await open(true, <AfterTripCard end={{ ...end, ride: { ...early, pay, ending: { ...ending, operatorPay } } }} isDriver />);
    const said = screen.queryAllByText(/^\+R21\.00 from us/)[0]?.textContent;
    cleanup();
    return said;
  };
  expect(await shown('released')).toBe('+R21.00 from us: Weekend +50%');
  expect(await shown('held')).toBe('+R21.00 from us once the trip is confirmed: Weekend +50%');
  expect(await shown('refused')).toBeUndefined();
});

it('reminds a passenger of open cash in one row, which is hidden from behind it', async () => {
  const { server, press } = await open(false, <AfterTripCard end={end} isDriver={false} />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  // What else stands behind it comes later.
  for (const call of [ridePaths.getReceipt, ridePaths.paymentWays, ridePaths.lostItems] as const) server.holds(call);
  await press.click(screen.getByRole('button', { name: /Pay R42\.00 in cash/ }));
  await press.click(screen.getByRole('button', { name: 'Hide this reminder' }));
  expect(closedEnds.get()).toContain(early.id);
});

it('leaves the cash on its card once the step was closed, and that of trips which ended elsewhere', async () => {
  justEnded.set(early.id);
  const { press } = await open(true, <AfterTripCard end={end} isDriver />);
  // A message that still stands has a button of this name too.
  const [close] = within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' });
  if (close !== undefined) await press.click(close);
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  await open(true, <AfterTripCard end={end} isDriver />);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Collected' })).toBeDefined();
});

it('tells somebody left on the road beside each way to help what it does, the strongest first', async () => {
  const left: Ride = { ...early, ending: { ...ending, reason: ENDED_ON_BOARD, metersAway: null } };
  await open(false, <TripEnd ride={left} isDriver={false} onLeave={() => {}} help={<button type="button">EMERGENCY</button>} />);
  const card = screen.getByRole('region', { name: 'Are you safe?' });
  expect([...card.querySelectorAll('.title, button, a, .caption')].map(({ textContent }) => textContent)).toEqual([
    'Zanele K. could not go on driving. Are you safe?',
    'EMERGENCY',
    'In danger: your contacts and our team learn at once where you are.',
    'I need help',
    'Not in danger: our team is told of this trip, and you see numbers to call.',
    'I am safe',
    'Report Issue',
    'Something else about this trip? Write to our team.',
  ]);
});
