// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import type { LostOfRide } from '@safiri/contract/rides/lost-calls.ts';
import { expect, it } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi, trip, zanele } from '../testing/people.ts';
import { AfterRide } from './after-ride.tsx';

const item = {
  id: 4,
  what: 'A black umbrella',
  state: 'open',
  by: 'passenger',
  next: ['returned', 'closed'],
  createdAt: '2026-06-15T11:00:00Z',
} as const;
const none: LostOfRide = { mayReport: true, chatIsOpen: false, items: [] };
const reported: LostOfRide = { mayReport: false, chatIsOpen: true, items: [{ ...item, next: [...item.next] }] };

const open = (isDriver: boolean, lost: LostOfRide) =>
  openScreen(<AfterRide ride={trip} isDriver={isDriver} withLost />, {
    at: '/ride-history',
    rooms: ['rides-after'],
    user: isDriver ? zanele : naledi,
    server: ({ replies }) => replies(ridePaths.lostItems, lost),
  });

it('takes what a passenger left in the car in words, and then leads to the chat', async () => {
  const { server, press } = await open(false, none);
  await press.click(await screen.findByRole('button', { name: 'I left something in the car' }));
  const send = screen.getByRole('button', { name: 'Send the report' });
  expect(send.hasAttribute('disabled')).toBe(true);
  await press.type(screen.getByLabelText('What is it, and where did it lie?'), ' A black umbrella ');
  server.replies(ridePaths.reportLost, reported);
  await press.click(send);
  await screen.findByText('Zanele K. was told and looks for it.');
  expect(server.requestsOf(ridePaths.reportLost).map(({ body }) => body.what)).toEqual(['A black umbrella']);
  expect(screen.getByRole('link', { name: 'Write to Zanele K.' }).getAttribute('href')).toBe('/ride-history?ride=31');
  expect(screen.queryByRole('button', { name: 'Send the report' })).toBeNull();
  server.replies(ridePaths.answerLost, { ...none, items: [{ ...item, state: 'returned', next: [] }] });
  await press.click(screen.getByRole('button', { name: 'I have it back' }));
  await screen.findByText('It was given back.');
});

it('asks the driver whether it is in the car', async () => {
  const asked: LostOfRide = { mayReport: true, chatIsOpen: true, items: [{ ...item, next: ['found', 'closed'] }] };
  const { server, press } = await open(true, asked);
  await screen.findByText('Naledi M. misses this. Is it in the car?');
  expect(screen.getByRole('button', { name: 'Not in the car' })).toBeDefined();
  server.replies(ridePaths.answerLost, { ...asked, items: [{ ...item, state: 'found', next: ['returned'] }] });
  await press.click(screen.getByRole('button', { name: 'I have it' }));
  await screen.findByText('Agree with Naledi M. on how it comes back.');
  expect(screen.getByRole('button', { name: 'I gave it back' })).toBeDefined();
  expect(server.requestsOf(ridePaths.answerLost).map(({ body }) => body.state)).toEqual(['found']);
  expect(screen.getByRole('button', { name: 'Something was left in the car' })).toBeDefined();
});

it('keeps the words of a report that was refused, also where the receipt moves beside the list, until it is sent', async () => {
  const { server, press } = await open(false, none);
  await screen.findByRole('button', { name: 'I left something in the car' });
  server.refuses(ridePaths.reportLost, 'illegal_transition');
  await press.click(screen.getByRole('button', { name: 'I left something in the car' }));
  await press.type(screen.getByLabelText('What is it, and where did it lie?'), 'keys');
  await press.click(screen.getByRole('button', { name: 'Send the report' }));
  await screen.findByText('Not possible in this state');
  expect(screen.getByLabelText('What is it, and where did it lie?')).toHaveProperty('value', 'keys');
  cleanup();
  const { server: again, press: pressAgain } = await open(false, none);
  expect(await screen.findByLabelText('What is it, and where did it lie?')).toHaveProperty('value', 'keys');
  again.replies(ridePaths.reportLost, reported);
  await pressAgain.click(screen.getByRole('button', { name: 'Send the report' }));
  await screen.findByText('Zanele K. was told and looks for it.');
  cleanup();
  await open(false, none);
  await screen.findByRole('button', { name: 'I left something in the car' });
});
