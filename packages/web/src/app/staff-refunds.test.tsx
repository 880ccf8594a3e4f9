// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import type { StaffPayment } from '@safiri/contract/payments/finance-calls.ts';
import { financePaths } from '@safiri/contract/payments/finance-paths.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { FinanceScreens } from '../staff/finance-screens.tsx';
import { openScreen } from '../testing/open-screen.tsx';
import { asStaff } from './as-staff.tsx';

const payment: StaffPayment = {
  id: 12,
  purpose: 'top_up',
  amount: '500.00',
  currency: 'ZAR',
  givenBack: '0.00',
  subjectId: null,
  spent: '0.00',
  countryId: 'za',
  provider: 'paystack',
  state: 'succeeded',
  reason: null,
  phone: null,
  page: null,
  receipt: '3000001',
  reference: 'T1',
  isSandbox: false,
  createdAt: '2026-11-20T08:00:00.000Z',
  settledAt: '2026-11-20T08:01:00.000Z',
  userId: 3,
  person: 'Naledi Khumalo',
  isTask: false,
  refundable: { most: '500.00', isPartial: true },
  notRefundable: null,
  refunds: [],
};
const refund: StaffPayment['refunds'][number] = {
  id: 1,
  amount: '200.00',
  state: 'waiting',
  reason: null,
  why: 'Paid twice',
  by: 'Refilwe',
  at: '2026-11-20T09:00:00.000Z',
};
const openMoneyIn = (shown: StaffPayment) =>
  openScreen(asStaff(<FinanceScreens />), {
    at: '/staff/finance?list=in',
    rooms: ['staff', 'staff-finance'],
    server: (fake) => fake.replies(financePaths.payments, [shown]),
  });

it('gives a payment back in part with a reason, once, and says when somebody else has to agree', async () => {
  const { server, press } = await openMoneyIn(payment);
  await press.click(await screen.findByText('Give back'));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Give R500.00 back' }).disabled).toBe(true);
  expect(screen.getByText('Of this payment: R500.00 → R0.00 left')).toBeTruthy();
  await press.clear(screen.getByLabelText('Amount'));
  await press.type(screen.getByLabelText('Amount'), '200,00');
  await press.type(screen.getByLabelText('Reason (kept on record)'), 'Paid twice');
  expect(screen.getByText('Of this payment: R500.00 → R300.00 left')).toBeTruthy();
  server.replies(financePaths.refund, {
    ...payment,
    givenBack: '200.00',
    refundable: { most: '300.00', isPartial: true },
    refunds: [refund],
  });
  await press.click(screen.getByRole('button', { name: 'Give R200.00 back' }));
  expect(await screen.findByText('Somebody else has to agree')).toBeTruthy();
  expect(server.requestsOf(financePaths.refund).map(({ body }) => body)).toEqual([{ amount: '200.00', reason: 'Paid twice' }]);
});

it('says why nothing of a payment can be given back, instead of asking how much', async () => {
  await openMoneyIn({ ...payment, refundable: null, notRefundable: 'keys_missing' });
  expect(await screen.findByText('Nothing can be given back: the account with Paystack lacks the keys for it.')).toBeTruthy();
  expect(screen.queryByText('Give back')).toBeNull();
});

it('looks again while a refund is on its way, and no longer', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { server } = await openMoneyIn({ ...payment, refunds: [{ ...refund, state: 'pending' }] });
  const chip = () => screen.queryByText('On its way', { selector: '.chip' });
  await expect.poll(chip).toBeTruthy();
  const looks = () => server.requestsOf(financePaths.payments).length;
  const before = looks();
  server.replies(financePaths.payments, [{ ...payment, refunds: [{ ...refund, state: 'succeeded' }] }]);
  await vi.advanceTimersByTimeAsync(5000);
  await expect.poll(chip).toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks()).toBe(before + 1);
});
