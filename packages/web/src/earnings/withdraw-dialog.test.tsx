// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { earningsPaths } from '@safiri/contract/earnings/paths.ts';
import { heldPayPaths } from '@safiri/contract/integrity/paths.ts';
import type { HeldPay } from '@safiri/contract/integrity/shapes.ts';
import type { PayoutTerms } from '@safiri/contract/earnings/payout-shapes.ts';
import type { Earnings, Payout } from '@safiri/contract/earnings/shapes.ts';
import { expect, it, vi } from 'vitest';
import { session } from '../platform/session.ts';
import { earnings } from '../testing/earnings.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { zanele } from '../testing/people.ts';
import { payoutTerms } from '../testing/payout-terms.ts';
import { BalanceCard } from './balance-card.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

const payout: Payout = {
  id: 5,
  amount: '500.50',
  currency: 'ZAR',
  destination: 'Capitec 1234567890',
  status: 'requested',
  progress: null,
  isPaidAfterAll: false,
  fee: '0.00',
  receipt: null,
  note: null,
  createdAt: '2026-06-15T10:00:00Z',
  handledAt: null,
};

/** The operator has an account that pays out. */
const byProvider: PayoutTerms = {
  ...payoutTerms,
  payable: '412.40',
  settling: '100.00',
  nextAt: '2026-06-17T10:00:00Z',
  settlementHours: 48,
  fee: '5.00',
  every: 'monday',
  ways: [
    {
      provider: 'paystack',
      kind: 'bank',
      banks: [
        { code: '250655', name: 'FNB' },
        { code: '470010', name: 'Capitec' },
      ],
    },
  ],
};
const capitec = { provider: 'paystack', account: '1234567890', bank: '470010', name: 'ZANELE M' } as const;

async function open(shown: Earnings = earnings, asked: PayoutTerms = payoutTerms, held: HeldPay[] = []) {
  const onClose = vi.fn<() => void>();
  const opened = await openScreen(<WithdrawDialog earnings={shown} open onClose={onClose} />, {
    at: '/driver-earnings',
    rooms: ['earnings', 'auth-password', 'payees', 'integrity'],
    user: zanele,
    server: (fake) => {
      fake.replies(earningsPaths.payoutTerms, asked);
      fake.replies(heldPayPaths.own, held);
    },
  });
  return { ...opened, onClose };
}

async function fill(press: Awaited<ReturnType<typeof open>>['press'], amount: string) {
  const field = await screen.findByLabelText(/^Amount/);
  await press.clear(field);
  await press.type(field, amount);
  await press.type(screen.getByLabelText(/^Bank account/), payout.destination);
  await press.type(screen.getByLabelText('Password'), 'a Quite-long one 7');
  await press.click(screen.getByRole('button', { name: 'Request payout' }));
}

it('says what of the own pay waits for a person, where there is nothing to withdraw', async () => {
  const held: HeldPay = {
    rideId: 5,
    dropoffAddress: 'Menlyn',
    completedAt: '2026-06-15T10:00:00Z',
    countryId: 'za',
    pay: 'held',
    bonus: '21.00',
    packageFare: null,
    findings: [],
    answer: null,
    answeredAt: null,
    note: null,
    decidedAt: null,
  };
  await open({ ...earnings, balance: '0.00', payable: '0.00' }, { ...payoutTerms, balance: '0.00', payable: '0.00' }, [held]);
  expect((await screen.findByText('From us, in review')).parentElement?.textContent).toBe('From us, in reviewR21.00');
});

it('shows at one glance what is there, what settles and until when, what is set aside, the next payout and its fee', async () => {
  const shown = { ...earnings, payable: '412.40', payouts: [payout] };
  await openScreen(<BalanceCard earnings={shown} onWithdraw={() => {}} />, {
    at: '/driver-earnings',
    rooms: ['earnings', 'integrity'],
    user: zanele,
    server: (fake) => {
      fake.replies(earningsPaths.payoutTerms, { ...byProvider, destination: capitec });
      fake.replies(heldPayPaths.own, []);
    },
  });
  const facts = within(await screen.findByRole('region', { name: 'Available to withdraw' }));
  expect(await facts.findByText(/^Paid out by itself every Monday/)).toBeTruthy();
  const said = (name: string) => facts.getByText(name, { selector: 'dt' }).parentElement?.textContent;
  expect(said('Settles still')).toMatch(/R100\.00.*can be withdrawn on 17 Jun/);
  expect(said('Set aside for a payout')).toContain('R500.50');
  expect(said('Fee for each payout')).toContain('R5.00');
  expect(said('Paid out to')).toMatch(/7890/);
});

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
  await open({ ...earnings, payouts: [{ ...payout, progress: 'waiting' }] });
  expect(await screen.findByText(/^A payout is under way/)).toBeTruthy();
  for (const words of ['R500.50', 'Waits to be signed', /^Capitec 1234567890 · /, /Two people sign it/])
    expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Request payout' })).toBeNull();
});

it.each([
  // How the driver stands, what is said, and where it leads.
  [{ balance: '-80.00', payable: '0.00' }, /^You owe R80\.00\./, '/driver-money'],
  [{ balance: '0.00', payable: '0.00' }, /^What passengers pay you in cash is already yours\./, '/driver-money'],
  [{ balance: '90.00', payable: '0.00', settling: '90.00' }, /^All of it settles still/, '/driver-money'],
  [{ balance: '90.00', payable: '90.00', least: '200.00' }, /^Payouts begin at R200\.00\. R110\.00 more/, '/driver-money'],
  [{ destination: capitec, restsUntil: '2026-06-16T10:30:00Z' }, /^You changed the account .* until .*16 Jun.*:30\.$/, '/live-chat'],
  // Of five rand by a provider the fee leaves nothing.
  [{ balance: '5.90', payable: '5.90', destination: capitec }, /^Payouts begin at R6\.00\. R1\.00 more/, '/driver-money'],
])('asks for nothing that would be refused, and says why and what to do: %o', async (changes, words, leads) => {
  await open(earnings, { ...byProvider, settling: '0.00', nextAt: null, ...changes });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Request payout|Check the account/ })).toBeNull();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.join(' ')).toBe(leads);
});

it('closes for who is online already, and leads whoever is not to where one goes online', async () => {
  const nothing = { ...byProvider, balance: '0.00', payable: '0.00', settling: '0.00', nextAt: null };
  const { press, onClose } = await open(earnings, nothing);
  await press.click(await screen.findByRole('button', { name: 'Got it' }));
  expect(onClose).toHaveBeenCalledOnce();
  act(() => session.set({ ...zanele, isOnline: false }));
  expect(screen.getByRole('link', { name: /online/i }).getAttribute('href')).toBe('/driver');
});

it('asks for the bank, and proposes none', async () => {
  const { server, press } = await open(earnings, byProvider);
  const bank = await screen.findByLabelText<HTMLSelectElement>('Bank');
  expect(bank.value).toBe('');
  await press.type(screen.getByLabelText('Account number'), '1234567890');
  await press.click(screen.getByRole('button', { name: 'Check the account' }));
  expect(await screen.findByText(/^Choose the bank: money that goes to a wrong one/)).toBeTruthy();
  expect([bank.getAttribute('aria-invalid'), server.requestsOf(earningsPaths.payoutName).length]).toEqual(['true', 0]);
  server.replies(earningsPaths.payoutName, capitec);
  await press.selectOptions(bank, 'Capitec');
  expect(screen.queryByText(/^Choose the bank/)).toBeNull();
  await press.click(screen.getByRole('button', { name: 'Check the account' }));
  expect(await screen.findByText('ZANELE M')).toBeTruthy();
});

it('looks up whose an account is before payouts go there, then asks for one without typing it again', async () => {
  const { server, press, onClose } = await open(earnings, byProvider);
  await press.selectOptions(await screen.findByLabelText('Bank'), 'Capitec');
  await press.type(screen.getByLabelText('Account number'), '1234567890');
  server.replies(earningsPaths.payoutName, capitec);
  await press.click(screen.getByRole('button', { name: 'Check the account' }));
  expect(await screen.findByText('ZANELE M')).toBeTruthy();
  expect(screen.getByText('Capitec 1234567890')).toBeTruthy();
  server.replies(earningsPaths.payoutDestination, { ...byProvider, destination: capitec });
  await press.type(screen.getByLabelText('Password'), 'a Quite-long one 7');
  await press.click(screen.getByRole('button', { name: 'Yes, pay me there' }));
  expect(server.requestsOf(earningsPaths.payoutDestination).map(({ body }) => body)).toEqual([
    { provider: 'paystack', account: '1234567890', bank: '470010', password: 'a Quite-long one 7' },
  ]);
  // What has settled, in whole units, with what settles still and the fee.
  const field = await screen.findByLabelText(/^Amount/);
  expect(field).toMatchObject({ value: '412.00' });
  for (const words of [/Settles within 48 hours/, /every Monday/, /is the fee/]) expect(screen.getByText(words)).toBeTruthy();
  server.replies(earningsPaths.requestPayout, { ...payout, progress: 'waiting' });
  await press.type(screen.getByLabelText('Password'), 'a Quite-long one 7');
  await press.click(screen.getByRole('button', { name: 'Request payout' }));
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(server.requestsOf(earningsPaths.requestPayout).map(({ body }) => body)).toEqual([
    { amount: '412.00', password: 'a Quite-long one 7' },
  ]);
});

it('says that nobody knows whose an account is, and takes another one', async () => {
  const { server, press } = await open(earnings, byProvider);
  await press.selectOptions(await screen.findByLabelText('Bank'), 'FNB');
  await press.type(screen.getByLabelText('Account number'), '1234567890');
  server.replies(earningsPaths.payoutName, { ...capitec, name: null });
  await press.click(screen.getByRole('button', { name: 'Check the account' }));
  expect(await screen.findByText('Paystack does not say whose account this is')).toBeTruthy();
  await press.click(screen.getByRole('button', { name: 'Another account' }));
  expect(await screen.findByLabelText('Account number')).toBeTruthy();
});
