// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import type { Batch, StaffDisbursement } from '@safiri/contract/payments/finance-calls.ts';
import { financePaths } from '@safiri/contract/payments/finance-paths.ts';
import { payoutPaths } from '@safiri/contract/earnings/staff-paths.ts';
import type { OpenPayout } from '@safiri/contract/earnings/staff-calls.ts';
import { budgetPaths } from '@safiri/contract/markets/budget-paths.ts';
import { settlementPaths } from '@safiri/contract/orders/settlement-paths.ts';
import { packageStaffPaths } from '@safiri/contract/subscriptions/paths.ts';
import { expect, it } from 'vitest';
import { FinanceScreens } from '../staff/finance-screens.tsx';
import { PayoutsScreen } from '../staff/payouts-screen.tsx';
import { openScreen } from '../testing/open-screen.tsx';
import { asStaff } from './as-staff.tsx';

const row: StaffDisbursement = {
  id: 9,
  purpose: 'driver_payout',
  subjectId: 4,
  owner: { kind: 'driver', id: 7, name: 'Thabo Ndlovu' },
  provider: 'paystack',
  countryId: 'za',
  currency: 'ZAR',
  amount: '200.00',
  fee: '0.00',
  account: '6200012345',
  bank: '250655',
  name: null,
  state: 'unknown',
  reason: null,
  isTask: true,
  batchId: 3,
  reference: 'd1',
  receipt: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  sentAt: '2026-11-20T08:01:00.000Z',
  settledAt: null,
};
const payout: OpenPayout = {
  id: 4,
  driverId: 7,
  driverName: 'Thabo Ndlovu',
  phone: '+27825550103',
  amount: '200.00',
  fee: '5.00',
  countryId: 'za',
  destination: 'FNB 6200012345',
  askedAt: '2026-11-20T08:00:00.000Z',
  consent: 'not_needed',
  progress: { disbursementId: 9, state: 'waiting', batchId: null, name: null },
};
const batch: Batch = {
  id: 3,
  countryId: 'za',
  state: 'waiting',
  createdBy: 'Refilwe',
  createdAt: '2026-11-20T08:00:00.000Z',
  decidedAt: null,
  alone: false,
  count: 1,
  amount: '195.00',
  paid: 0,
  failed: 0,
};

it('signs the payouts that are chosen, with what their payees get, once however often it is pressed', async () => {
  const other = { ...payout, id: 5, driverName: 'Zanele Maseko', progress: { ...payout.progress, disbursementId: 10 } } as OpenPayout;
  const byHand: OpenPayout = { ...payout, id: 6, driverName: 'Kabelo Molefe', progress: null };
  const { server, press } = await openScreen(asStaff(<PayoutsScreen />), {
    at: '/staff/payouts',
    rooms: ['staff'],
    server: (fake) => {
      fake.replies(payoutPaths.list, [payout, other, byHand]);
      fake.replies(budgetPaths.budgets, []);
      fake.replies(packageStaffPaths.figures, []);
      fake.replies(payoutPaths.ended, []);
      fake.replies(payoutPaths.trips, []);
    },
  });
  const ready = within(await screen.findByRole('region', { name: 'Ready to be signed' }));
  expect(ready.getByRole('button', { name: 'Sign 2 payouts, R390.00' })).toBeTruthy();
  expect(ready.queryByText('Kabelo Molefe')).toBeNull();
  await press.click(ready.getByRole('checkbox', { name: 'Sign the payout of Zanele Maseko' }));
  server.refuses(financePaths.makeBatch, 'illegal_transition');
  await press.click(ready.getByRole('button', { name: 'Sign 1 payout, R195.00' }));
  expect(await ready.findByRole('alert')).toBeTruthy();
  server.replies(financePaths.makeBatch, batch);
  await press.click(ready.getByRole('button', { name: 'Sign 1 payout, R195.00' }));
  expect(await screen.findByText('It goes out once somebody else signs it too.')).toBeTruthy();
  const sent = server.requestsOf(financePaths.makeBatch);
  expect(sent.map(({ body }) => body)).toEqual([{ ids: [9] }, { ids: [9] }]);
});

it('shows what is to be found out, and ends it with a reason alone', async () => {
  const { server, press, path } = await openScreen(asStaff(<FinanceScreens />), {
    at: '/staff/finance',
    rooms: ['staff', 'staff-finance'],
    server: (fake) => fake.replies(financePaths.disbursements, [row]),
  });
  expect(await screen.findByText('FNB 6200012345')).toBeTruthy();
  await press.click(screen.getByRole('button', { name: 'To look into' }));
  expect(path()).toBe('/staff/finance?state=tasks');
  await screen.findByLabelText('What you found out, and where');
  expect(screen.queryByRole('button', { name: /^It was paid/ })).toBeNull();
  server.replies(financePaths.decideDisbursement, { ...row, state: 'succeeded', isTask: false });
  await press.type(screen.getByLabelText('What you found out, and where'), 'On the statement');
  await press.click(screen.getByRole('button', { name: 'It was paid: Thabo Ndlovu, R200.00' }));
  await expect
    .poll(() => server.requestsOf(financePaths.decideDisbursement).map(({ body }) => body))
    .toEqual([{ outcome: 'paid', note: 'On the statement' }]);
  expect(screen.getByRole('link', { name: 'Download as a table (CSV)' }).getAttribute('href')).toBe(
    '/api/staff/finance/disbursements.csv?tasks=1',
  );
});

it('calls off what waits in no batch, with a reason alone', async () => {
  const waiting: StaffDisbursement = { ...row, state: 'waiting', isTask: false, batchId: null, sentAt: null };
  const { server, press } = await openScreen(asStaff(<FinanceScreens />), {
    at: '/staff/finance?state=waiting',
    rooms: ['staff', 'staff-finance'],
    server: (fake) => fake.replies(financePaths.disbursements, [waiting, { ...waiting, id: 10, reference: 'd2', batchId: 3 }]),
  });
  // What is in a batch is taken out of it first.
  expect(await screen.findAllByText('Call it off')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Call it off and give it back/ })).toBeNull();
  await press.click(screen.getByText('Call it off'));
  await press.type(screen.getByLabelText('Why it is not paid'), 'The account is closed');
  server.replies(financePaths.decideDisbursement, { ...waiting, state: 'failed', reason: 'not_approved' });
  await press.click(screen.getByRole('button', { name: /^Call it off and give it back/ }));
  await expect
    .poll(() => server.requestsOf(financePaths.decideDisbursement).map(({ body }) => body))
    .toEqual([{ outcome: 'call_off', note: 'The account is closed' }]);
});

it('signs the settlements that are chosen of all that are in no batch, page by page', async () => {
  const settlement = (id: number): StaffDisbursement => ({
    ...row,
    id,
    purpose: 'merchant_settlement',
    owner: { kind: 'merchant', id, name: `Shop ${id}` },
    state: 'waiting',
    isTask: false,
    batchId: null,
    amount: '10.00',
  });
  const { server, press } = await openScreen(asStaff(<FinanceScreens />), {
    at: '/staff/finance?list=batches',
    rooms: ['staff', 'staff-finance'],
    server: (fake) => {
      fake.replies(financePaths.batches, []);
      fake.replies(
        financePaths.disbursements,
        Array.from({ length: 50 }, (_, i) => settlement(150 - i)),
      );
    },
  });
  const ready = within(await screen.findByRole('region', { name: 'Settlements ready to be signed' }));
  expect(ready.getByRole('button', { name: 'Sign 50 settlements, R500.00' })).toBeTruthy();
  server.replies(financePaths.disbursements, [settlement(100)]);
  await press.click(ready.getByRole('button', { name: 'Show older ones' }));
  expect(await ready.findByRole('button', { name: 'Sign 51 settlements, R510.00' })).toBeTruthy();
  const asked = server.requestsOf(financePaths.disbursements).map(({ query }) => [query.get('unbatched'), query.get('before')]);
  expect(asked).toEqual([
    ['1', null],
    ['1', '101'],
  ]);
  await press.click(ready.getByRole('checkbox', { name: 'Sign the settlement of Shop 150' }));
  server.replies(financePaths.makeBatch, batch);
  await press.click(ready.getByRole('button', { name: 'Sign 50 settlements, R500.00' }));
  await screen.findByText('It goes out once somebody else signs it too.');
  const ids = server.requestsOf(financePaths.makeBatch)[0]?.body.ids ?? [];
  expect([ids.length, ids.includes(150), ids.includes(100)]).toEqual([50, false, true]);
});

it('asks for a shop’s bank, and proposes none', async () => {
  const { server, press } = await openScreen(asStaff(<FinanceScreens />), {
    at: '/staff/finance/shops/5',
    rooms: ['staff', 'staff-finance', 'payees'],
    server: (fake) =>
      fake.replies(settlementPaths.list, {
        merchantId: 5,
        name: 'Mama Thembi',
        countryId: 'za',
        currency: 'ZAR',
        balance: '12.50',
        account: null,
        ways: [{ provider: 'paystack', kind: 'bank', banks: [{ code: '250655', name: 'FNB' }] }],
        settlements: [],
      }),
  });
  await press.click(await screen.findByText('Say where it is paid'));
  await press.type(screen.getByLabelText('Account number'), '6200012345');
  await press.click(screen.getByRole('button', { name: 'Look up and keep' }));
  expect(await screen.findByText(/^Choose the bank/)).toBeTruthy();
  expect(server.requestsOf(settlementPaths.setAccount)).toEqual([]);
});

it('reads a batch, and leads to where it is signed', async () => {
  await openScreen(asStaff(<FinanceScreens />), {
    at: '/staff/finance/batches/3',
    rooms: ['staff', 'staff-finance'],
    server: (fake) => fake.replies(financePaths.batch, { batch, disbursements: [{ ...row, state: 'waiting', isTask: false }] }),
  });
  expect(await screen.findByText('Waits for the second signature')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign or refuse it' }).getAttribute('href')).toBe('/staff/approvals');
});

it('shows a shop its weeks: what was sold, what is kept of it, and what became of the payout', async () => {
  await openScreen(asStaff(<FinanceScreens />, 'merchant'), {
    at: '/staff/boards/5/settlements',
    rooms: ['staff', 'staff-finance'],
    server: (fake) =>
      fake.replies(settlementPaths.list, {
        merchantId: 5,
        name: 'Mama Thembi',
        countryId: 'za',
        currency: 'ZAR',
        balance: '12.50',
        account: { provider: 'paystack', account: '6200012345', bank: '250655', name: null },
        ways: [],
        settlements: [
          {
            id: 1,
            from: '2026-11-09',
            to: '2026-11-15',
            orders: 2,
            goods: '240.00',
            commission: '48.00',
            corrections: '0.00',
            carried: '3.00',
            net: '195.00',
            paid: '195.00',
            status: 'waiting',
            progress: 'unknown',
            isPaidAfterAll: false,
            receipt: null,
            endedAt: null,
          },
        ],
      }),
  });
  expect(await screen.findByText('Settlements of Mama Thembi')).toBeTruthy();
  for (const words of ['R240.00', 'R195.00', 'Outcome unknown', '2 orders', 'FNB 6200012345']) expect(screen.getByText(words)).toBeTruthy();
  // The shop's people read where it is paid; finance alone changes it.
  expect(screen.queryByText('Another account')).toBeNull();
});

it('says of an own account that more went out than came in, and leads to where it is booked', async () => {
  const held = { account: 'platform:outside', currency: 'ZAR', ownerId: null, name: null, amount: '-264.50' };
  await openScreen(asStaff(<FinanceScreens />), {
    at: '/staff/finance?list=balances',
    rooms: ['staff', 'staff-finance'],
    server: (fake) => fake.replies(financePaths.balances, [held, { ...held, account: 'platform:commission', amount: '80.00' }]),
  });
  expect((await screen.findByRole('link', { name: 'Booked by hand' })).getAttribute('href')).toBe('/staff/cash');
  expect(screen.getByText('-R264.50')).toBeTruthy();
  expect(screen.getAllByText('More went out than came in')).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'Commission' })).toBeNull();
  expect(screen.getByText(/^As at \d/)).toBeTruthy();
});
