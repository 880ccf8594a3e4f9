// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { driverPaths } from '@safiri/contract/drivers/paths.ts';
import { queryClient } from '../platform/query.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { zanele } from '../testing/people.ts';
import { RankCard } from './rank-card.tsx';

const airport = { placeId: 'kisumu-airport', kind: 'airport' } as const;
const here = { ...airport, waiting: 6 };
const line = { ...airport, position: 7, of: 7, away: false };

const open = (standing: Parameters<Awaited<ReturnType<typeof openScreen>>['server']['replies']>[1]) =>
  openScreen(<RankCard driverId={3} />, {
    at: '/driver',
    rooms: ['drivers-rank', 'places-market'],
    user: zanele,
    server: (server) => server.replies(driverPaths.rankLine, standing as never),
  });

it('joins the line where the driver is, says the place in it, and leaves it', async () => {
  const { server, press } = await open({ here, line: null });
  expect(await screen.findByText('6 drivers wait in line')).toBeDefined();
  server.replies(driverPaths.joinLine, { here: { ...here, waiting: 7 }, line });
  await press.click(screen.getByRole('button', { name: 'Join the line' }));
  expect(await screen.findByText('Your place in line: 7 of 7')).toBeDefined();
  server.replies(driverPaths.leaveLine, { here, line: null });
  await press.click(screen.getByRole('button', { name: 'Leave the line' }));
  expect(await screen.findByText('6 drivers wait in line')).toBeDefined();
});

it('warns who is away from the rank, and is not there where there is no line', async () => {
  await open({ here: null, line: { ...line, position: 3, away: true } });
  expect(await screen.findByText(/Come back now/)).toBeDefined();
  expect(screen.getByText('Your place in line: 3 of 7')).toBeDefined();
});

it('shows nothing elsewhere, and says why the line could not be joined', async () => {
  const { server, press } = await open({ here, line: null });
  server.refuses(driverPaths.joinLine, 'illegal_transition');
  await press.click(await screen.findByRole('button', { name: 'Join the line' }));
  expect(await screen.findByText('6 drivers wait in line')).toBeDefined();
  expect(server.requestsOf(driverPaths.joinLine)).toHaveLength(1);
});

it('says that what it shows may be late while nobody answers', async () => {
  const { server } = await open({ here, line: { ...line, position: 3 } });
  expect(await screen.findByText('Your place in line: 3 of 7')).toBeDefined();
  expect(screen.queryByText(/can’t be reached/)).toBeNull();
  expect(screen.getByText(/Airport/)).toBeDefined();
  server.isAway(driverPaths.rankLine);
  await queryClient.refetchQueries();
  expect(await screen.findByText(/can’t be reached: the line may have moved/)).toBeDefined();
  expect(screen.getByText('Your place in line: 3 of 7')).toBeDefined();
});
