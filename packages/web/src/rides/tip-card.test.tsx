// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { walletPaths } from '@safiri/contract/wallet/paths.ts';
import { expect, it } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi, trip } from '../testing/people.ts';
import { TipCard } from './tip-card.tsx';

const justNow = { ...trip, completedAt: new Date(Date.now() - 60_000).toISOString() };

/** @param spendable what the wallet has to spend */
const open = (spendable: string, changes: Partial<Ride> = {}) =>
  openScreen(<TipCard ride={{ ...justNow, ...changes }} />, {
    at: '/ride-history',
    rooms: ['rides-after'],
    user: naledi,
    server: (fake) =>
      fake.replies(walletPaths.getWallet, {
        number: '•••• 0101',
        balance: spendable,
        spendable,
        currency: 'ZAR',
        countryId: 'za',
        topUp: false,
      }),
  });

it('proposes what the wallet has, takes another sum, and gives it once', async () => {
  const { server, press } = await open('15.00');
  expect(await screen.findByText(/which has R15\.00 to spend\. The driver gets all of the tip\./)).toBeTruthy();
  const sums = screen.getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent);
  expect(sums).toEqual(['R5.00', 'R10.00', 'Another amount']);
  expect(screen.queryByRole('button')).toBeNull();
  await press.click(screen.getByLabelText('Another amount'));
  await press.type(screen.getByLabelText('Amount in ZAR'), '12,50');
  server.refuses(ridePaths.tipDriver, 'invalid_request', { errors: [{ path: 'amount', message: 'Your wallet holds less than that' }] });
  await press.click(screen.getByRole('button', { name: 'Give Zanele K. R12.50' }));
  expect(await screen.findByText('Your wallet holds less than that')).toBeTruthy();
  await press.click(screen.getByLabelText('R10.00'));
  server.replies(ridePaths.tipDriver, { ...justNow, tip: '10.00' });
  await press.click(screen.getByRole('button', { name: 'Give Zanele K. R10.00' }));
  await expect.poll(() => server.requestsOf(ridePaths.tipDriver).map(({ body }) => body.amount)).toEqual(['12.50', '10.00']);
});

it('says what was given', async () => {
  await open('15.00', { tip: '10.00' });
  expect(await screen.findByText('You gave Zanele K. R10.00. All of it is the driver’s.')).toBeTruthy();
});

it('is not there with less in the wallet than the smallest sum', async () => {
  const { server } = await open('4.99');
  await expect.poll(() => server.requestsOf(walletPaths.getWallet).length).toBe(1);
  expect(screen.queryByRole('radio')).toBeNull();
});

it.each([
  ['100.00', { completedAt: new Date(Date.now() - 8 * 24 * 3_600_000).toISOString() }],
  ['100.00', { fast: true }],
  ['100.00', { side: 'rider' }],
] as ReadonlyArray<readonly [string, Partial<Ride>]>)(
  'is not there with %s to spend on %o, and asks for no wallet',
  async (spendable, changes) => {
    const { server } = await open(spendable, changes);
    expect([screen.queryByRole('radio'), server.requestsOf(walletPaths.getWallet).length]).toEqual([null, 0]);
  },
);
