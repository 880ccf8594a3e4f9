// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { POSITION_SILENT_SECONDS } from '@safiri/rules/drivers/location-fixes.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { afterEach, expect, it } from 'vitest';
import { markReachable, markUnreachable } from '../platform/connection.ts';
import { noteServerTime } from '../platform/server-clock.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi, trip, zanele } from '../testing/people.ts';
import { PositionNotice } from './position-notice.tsx';

const HOUR = 3_600_000;
const serverSays = (at: number) => noteServerTime(new Response(null, { headers: { date: new Date(at).toUTCString() } }));

/** A trip whose driver was seen so many seconds ago, by the server's clock. */
const seen = (seconds: number, ahead = 0, changes: Partial<Ride> = {}): Ride => ({
  ...trip,
  status: 'in_progress',
  completedAt: null,
  driverPosition: { lat: -25.75, lng: 28.24, heading: null, at: new Date(Date.now() + ahead - seconds * 1000).toISOString() },
  ...changes,
});
const open = (ride: Ride, isDriver = false) =>
  openScreen(<PositionNotice ride={ride} isDriver={isDriver} />, {
    at: '/active-ride',
    rooms: ['rides-trip'],
    user: isDriver ? zanele : naledi,
  });
const words = () => screen.queryByRole('status')?.textContent ?? '';

afterEach(() => {
  serverSays(Date.now());
  markReachable();
});

it.each([
  ['a passenger', false, /^Position from 4\d s agoThe driver’s phone sends no position right now\. Your trip goes on\.$/],
  ['the driver', true, /^Position from 4\d s agoWe get no position from you.*The trip goes on.*What else helps$/],
])('tells %s how old the position is, and that the trip goes on', async (_who, isDriver, said) => {
  await open(seen(40), isDriver);
  expect(words()).toMatch(said);
});

it('counts minutes when there are many seconds', async () => {
  await open(seen(185));
  expect(words()).toMatch(/^Position from 3 min ago/);
});

it.each<[string, Ride]>([
  ['while positions come', seen(POSITION_SILENT_SECONDS - 5)],
  ['before anything was seen', seen(0, 0, { driverPosition: null })],
  ['while a driver is looked for', seen(90, 0, { status: 'requested' })],
  ['while the car stands at the pickup', seen(90, 0, { status: 'arrived' })],
])('says nothing %s', async (_when, ride) => {
  await open(ride);
  expect(words()).toBe('');
});

it.each([2 * HOUR, -2 * HOUR])('goes by the server’s clock where the phone’s is off by %i ms', async (ahead) => {
  serverSays(Date.now() + ahead);
  await open(seen(5, ahead));
  expect(words()).toBe('');
});

it('goes by the server’s clock for what is old, too', async () => {
  serverSays(Date.now() - 2 * HOUR);
  await open(seen(50, -2 * HOUR));
  expect(words()).toMatch(/^Position from \d\d s ago/);
});

it('leaves it to the banner when this phone has no network', async () => {
  markUnreachable();
  const opened = open(seen(90));
  markUnreachable();
  await opened;
  markUnreachable();
  await expect.poll(words).toBe('');
});
