// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { driverPaths } from '@safiri/contract/drivers/paths.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { markReachable, markUnreachable } from '../platform/connection.ts';
import { language } from '../platform/preferences.ts';
import { speak } from '../platform/text.ts';
import type { fakeServer } from '../testing/fake-server.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { zanele } from '../testing/people.ts';
import { TrackerScreen } from './tracker-screen.tsx';
import type { Tracker } from './tracker-api.ts';

const now = Date.now();
const at = (seconds: number) => new Date(now + seconds * 1000).toISOString();
const waiting: Tracker = { pairedAt: at(0), useBy: at(600), heardAt: null, positionAt: null };
const paired: Tracker = { pairedAt: at(-3600), useBy: null, heardAt: at(-5), positionAt: at(-7) };
const address = 'https://safiri.example/positions/AAAAAAAAAAAAAAAAAAAAAA';
const made = { tracker: waiting, address, code: `${address}?interval=5`, appLink: 'org.traccar.client://config?url=x' };

const open = (tracker: Tracker | null, isOnline = true, prepare: (server: ReturnType<typeof fakeServer>) => void = () => {}) =>
  openScreen(<TrackerScreen />, {
    at: '/keep-sending',
    rooms: ['drivers-tracker'],
    user: { ...zanele, isOnline },
    server: (server) => {
      server.replies(driverPaths.getTracker, { tracker });
      prepare(server);
    },
  });
const button = (name: RegExp | string) => screen.findByRole<HTMLButtonElement>('button', { name });

afterEach(async () => {
  markReachable();
  language.set('en');
  await speak('en');
});

it('pairs: the code, the address and the link, until the first position has come', async () => {
  const { server, press } = await open(null);
  expect(await screen.findByText('No app is paired.')).toBeTruthy();
  server.replies(driverPaths.pairTracker, made);
  server.replies(driverPaths.getTracker, { tracker: waiting });
  await press.click(await button('Pair Traccar Client'));
  const link = await screen.findByRole('link', { name: 'Open in Traccar Client' });
  expect(link.getAttribute('href')).toBe(made.appLink);
  expect(screen.getByText(address)).toBeTruthy();
  const code = await screen.findByAltText('Code to scan with Traccar Client');
  expect(code.getAttribute('src')).toContain('data:image/svg+xml');
  expect(screen.getByText(/^Good until \d\d:\d\d/)).toBeTruthy();
  server.replies(driverPaths.getTracker, { tracker: paired });
  expect(await screen.findByText('Paired.', {}, { timeout: 5000 })).toBeTruthy();
  expect(screen.queryByText(address)).toBeNull();
});

it('copies the address, and says where the browser does not let it', async () => {
  const { server, press } = await open(null);
  server.replies(driverPaths.pairTracker, made);
  server.replies(driverPaths.getTracker, { tracker: waiting });
  await press.click(await button('Pair Traccar Client'));
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  await press.click(await button('Copy the address'));
  expect(writeText).toHaveBeenCalledWith(address);
  expect(await screen.findByText('Address copied')).toBeTruthy();
  writeText.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  await press.click(await button('Copy the address'));
  expect(await screen.findByText(/^This browser does not let us copy/)).toBeTruthy();
});

it('says when the last position came, and ends a pairing', async () => {
  const { server, press } = await open(paired);
  expect(await screen.findByText(/^Last position at \d\d:\d\d\.$/)).toBeTruthy();
  expect(screen.queryByText(/do not count/)).toBeNull();
  server.replies(driverPaths.unpairTracker, { ok: true });
  server.replies(driverPaths.getTracker, { tracker: null });
  await press.click(await button('Unpair'));
  expect(await screen.findByText('No app is paired.')).toBeTruthy();
  expect(server.requestsOf(driverPaths.unpairTracker)).toHaveLength(1);
});

it.each<[string, Tracker, boolean, RegExp]>([
  ['a code that was shown before', waiting, true, /^A code waits to be used until \d\d:\d\d/],
  ['no position yet', { ...paired, positionAt: null, pairedAt: at(-10) }, true, /^No position has counted yet/],
  ['positions that do not count', { ...paired, positionAt: at(-600) }, true, /its positions do not count/],
  ['being off duty', paired, false, /^You are offline: what Traccar Client sends is not used/],
])('tells of %s', async (_what, tracker, isOnline, words) => {
  await open(tracker, isOnline);
  expect(await screen.findByText(words)).toBeTruthy();
});

it('says what was refused, and offers to try again what was not loaded', async () => {
  const { server, press } = await open(null, true, (one) => one.refuses(driverPaths.getTracker, 'internal'));
  expect(await screen.findByText('We could not load your pairing.', {}, { timeout: 5000 })).toBeTruthy();
  server.replies(driverPaths.getTracker, { tracker: null });
  await press.click(await button('Try again'));
  server.refuses(driverPaths.pairTracker, 'https_needed');
  await press.click(await button('Pair Traccar Client'));
  expect(await screen.findByText('Only over an encrypted connection')).toBeTruthy();
});

it('says in words why nothing can be paired without a connection', async () => {
  await open(null);
  const pair = await button('Pair Traccar Client');
  markUnreachable();
  await waitFor(() => expect(pair.disabled).toBe(true));
  expect(screen.getByText('You need a connection for this.')).toBeTruthy();
});

it.each([
  ['sw', 'Hakuna programu iliyounganishwa.'],
  ['st', 'Ha ho app e hokahantsweng.'],
] as const)('speaks %s', async (chosen, words) => {
  language.set(chosen);
  await speak(chosen);
  await open(null);
  expect(await screen.findByText(words)).toBeTruthy();
});
