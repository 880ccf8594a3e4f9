// @vitest-environment happy-dom
import { hashKey } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import { product } from '@safiri/rules/product.ts';
import { expect, it } from 'vitest';
import { queryClient } from '../platform/query.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi, trip } from '../testing/people.ts';
import { ACTIVE_POLL_MS, cacheRide, useActiveRide } from './api.ts';

const accepted = { ...trip, status: 'accepted', version: 2 } as const;
const arrived = { ...trip, status: 'arrived', version: 3 } as const;

const Status = () => <p>{useActiveRide(ACTIVE_POLL_MS).data?.status ?? 'none'}</p>;
const path = ridePaths.passengerActiveRide;

it.each([
  ['an older state', accepted],
  ['no trip at all', null],
])('shows what the stream told, whatever a look that began before it answers: %s', async (_, late) => {
  const { server } = await openScreen(<Status />, { at: '/', rooms: [], user: naledi, server: ({ replies }) => replies(path, accepted) });
  await screen.findByText('accepted');
  const answer = server.holds(path);
  void queryClient.refetchQueries({ queryKey: ['active-ride'] });
  await expect.poll(() => server.requestsOf(path)).toHaveLength(2);
  server.replies(path, arrived);
  cacheRide(arrived);
  await screen.findByText('arrived');
  answer(late);
  await expect.poll(() => server.requestsOf(path)).toHaveLength(3);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(screen.getByText('arrived')).toBeDefined();
});

it('opens a trip that an older version of the app kept, which knew of no stops', async () => {
  const { stops: _stops, market: _market, ...kept } = accepted;
  const entries = { [hashKey(['active-ride', naledi.id])]: { at: Date.now(), data: kept } };
  const key = `${product.key}.me.last-seen`;
  localStorage.setItem(key, JSON.stringify({ userId: naledi.id, entries }));
  window.dispatchEvent(new StorageEvent('storage', { key }));
  const Stops = () => <p>{`${useActiveRide(ACTIVE_POLL_MS).data?.stops.length} stops`}</p>;
  await openScreen(<Stops />, { at: '/', rooms: [], user: naledi, server: ({ isAway }) => isAway(path) });
  expect(await screen.findByText('0 stops')).toBeTruthy();
});
