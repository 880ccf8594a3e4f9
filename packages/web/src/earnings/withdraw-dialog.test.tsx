// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { earningsPaths } from '@safiri/contract/earnings/paths.ts';
import type { Earnings, Payout } from '@safiri/contract/earnings/shapes.ts';
import { expect, it, vi } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { zanele } from '../testing/people.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

const nothing = { fares: '0.00', bonuses: '0.00', goals: '0.00', referrals: '0.00', dayCommission: '0.00' };
const earnings: Earnings = {
  totalEarnings: 640,
  weeklyEarnings: 640,
  monthlyEarnings: 640,
  rideCount: 8,
  avgRating: 4.8,
  bonuses: 0,
  referralEarnings: 0,
  currency: 'ZAR',
  countryId: 'za',
  week: nothing,
  month: nothing,
  total: nothing,
  days: [],
  lines: [],
  goals: [],
  bonusWindows: [],
  balance: '512.40',
  cashCollected: '0.00',
  payouts: [],
  referrals: { referred: 0, joined: 0, rewarded: 0, earned: '0.00', reward: '0.00', afterTrips: null },
};
const payout: Payout = {
  id: 5,
  amount: '500.50',
  currency: 'ZAR',
  destination: 'Capitec 1234567890',
  status: 'requested',
  note: null,
  createdAt: '2026-06-15T10:00:00Z',
  handledAt: null,
};

async function open(shown: Earnings = earnings) {
  const onClose = vi.fn<() => void>();
  const opened = await openScreen(<WithdrawDialog earnings={shown} open onClose={onClose} />, {
    at: '/driver-earnings',
    rooms: ['earnings', 'auth-password'],
    user: zanele,
  });
  return { ...opened, onClose };
}

async function fill(press: Awaited<ReturnType<typeof open>>['press'], amount: string) {
  const field = screen.getByLabelText(/^Amount/);
  await press.clear(field);
  await press.type(field, amount);
  await press.type(screen.getByLabelText(/^Bank account/), payout.destination);
  await press.type(screen.getByLabelText('Password'), 'a Quite-long one 7');
  await press.click(screen.getByRole('button', { name: 'Request payout' }));
}

it('asks for what was written, with a comma as with a point, and closes when it is taken', async () => {
  const { server, press, onClose } = await open();
  server.replies(earningsPaths.requestPayout, payout);
  await fill(press, '500,50');
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(server.requestsOf(earningsPaths.requestPayout).map(({ body }) => body)).toEqual([
    { amount: '500.50', destination: payout.destination, password: 'a Quite-long one 7' },
  ]);
  expect(await screen.findByText(/R ?500[.,]50/)).toBeTruthy();
});

it('says what is refused beside its field, and keeps what was written', async () => {
  const { server, press, onClose } = await open();
  server.refuses(earningsPaths.requestPayout, 'invalid_request', {
    errors: [{ path: 'amount', message: 'There is not as much to withdraw' }],
  });
  await fill(press, '900');
  const field = screen.getByLabelText(/^Amount/);
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  expect([field, onClose.mock.calls.length]).toMatchObject([{ value: '900' }, 0]);
});

it('asks for nothing while a payout is under way, and says why', async () => {
  await open({ ...earnings, payouts: [payout] });
  expect(screen.getByText(/^A payout is under way/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Request payout' })).toBeNull();
});
