// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import type { CashDesk, CashPerson } from '@safiri/contract/cash/calls.ts';
import { cashPaths } from '@safiri/contract/cash/paths.ts';
import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { CashScreen } from '../staff/cash-screen.tsx';
import { openScreen } from '../testing/open-screen.tsx';
import { asStaff } from './as-staff.tsx';

const open: CashDesk['drawers'][number] = {
  id: 4,
  countryId: 'za',
  currency: 'ZAR',
  day: '2026-06-15',
  openedAt: '2026-06-15T06:00:00Z',
  closedAt: null,
  float: '50.00',
  expected: '150.00',
  counted: null,
  reason: null,
};
const booking: CashDesk['bookings'][number] = {
  id: 9,
  kind: 'cash_in',
  party: 'driver',
  userId: 3,
  name: 'Zanele Dlamini',
  amount: '100.00',
  countryId: 'za',
  reason: 'Debt',
  author: 'Thandi',
  state: 'booked',
  receipt: '4-001',
  createdAt: '2026-06-15T07:00:00Z',
};
const desk = (changes: Partial<CashDesk> = {}): CashDesk => ({ countries: [], drawers: [open], bookings: [booking], ...changes });
const zanele: CashPerson = {
  userId: 3,
  party: 'driver',
  name: 'Zanele Dlamini',
  driverId: 3,
  countryId: 'za',
  currency: 'ZAR',
  balance: '-100.00',
  payable: '0.00',
  others: [],
  topUp: true,
};

const at = (shown: CashDesk, person: CashPerson = zanele) =>
  openScreen(asStaff(<CashScreen />), {
    at: '/staff/cash',
    rooms: ['staff', 'staff-cash', 'landing-pages'],
    server: (fake) => {
      fake.replies(cashPaths.desk, shown);
      fake.replies(cashPaths.person, person);
      fake.replies(cashPaths.book, desk());
      fake.replies(cashPaths.openDrawer, desk());
      fake.replies(
        cashPaths.closeDrawer,
        desk({ drawers: [{ ...open, closedAt: '2026-06-15T15:00:00Z', counted: '145.00', reason: 'Torn' }] }),
      );
    },
  });

it('finds who stands there, books cash with a reason, and gives the receipt’s number', async () => {
  const { server, press } = await at(desk({ bookings: [] }));
  expect(await screen.findByText('Nothing was booked yet.')).toBeTruthy();
  await press.type(screen.getByLabelText('Phone or driver number (like DR007)'), 'DR003');
  await press.click(screen.getByRole('button', { name: 'Find who has this number' }));
  expect(await screen.findByText('Owes R100.00')).toBeTruthy();
  const form = within(screen.getByRole('form', { name: 'Take or pay out cash' }));
  // All that is owed stands there, and more is not taken.
  const amount = form.getByLabelText<HTMLInputElement>('Amount in ZAR');
  expect(amount.value).toBe('100.00');
  await press.clear(amount);
  await press.type(amount, '100');
  await press.type(form.getByLabelText('Reason'), 'Debt');
  await press.click(form.getByRole('button', { name: 'Book' }));
  const last = within(await screen.findByRole('region', { name: 'Latest' }));
  expect(await last.findByText(/receipt 4-001/)).toBeTruthy();
  expect(server.requestsOf(cashPaths.book).map(({ body }) => body)).toEqual([
    { kind: 'cash_in', userId: 3, countryId: 'za', amount: '100', reason: 'Debt' },
  ]);
});

it('counts the drawer, and says what was too little', async () => {
  const { server, press } = await at(desk());
  const count = within(await screen.findByRole('form', { name: 'Count the drawer' }));
  await press.type(count.getByLabelText('What you count'), '145');
  await press.type(count.getByLabelText('Why it differs'), 'Torn');
  await press.click(count.getByRole('button', { name: 'Close with this count' }));
  expect(await screen.findByText('-R5.00')).toBeTruthy();
  expect(server.requestsOf(cashPaths.closeDrawer).map(({ body }) => body)).toEqual([{ counted: '145', reason: 'Torn' }]);
});

it('proposes what has settled of a balance, and lets nobody pay out more', async () => {
  const { server, press } = await at(desk(), { ...zanele, balance: '500.00', payable: '320.00' });
  await press.type(await screen.findByLabelText('Phone or driver number (like DR007)'), 'DR003');
  await press.click(screen.getByRole('button', { name: 'Find who has this number' }));
  expect(await screen.findByText('Has R500.00')).toBeTruthy();
  expect(screen.getByText('R320.00 of it can be handed over now')).toBeTruthy();
  const form = within(screen.getByRole('form', { name: 'Take or pay out cash' }));
  await press.selectOptions(form.getByLabelText('What is booked'), 'cash_out');
  const amount = form.getByLabelText<HTMLInputElement>('Amount in ZAR');
  expect(amount.value).toBe('320.00');
  await press.type(form.getByLabelText('Reason'), 'Asked for it');
  await press.clear(amount);
  await press.type(amount, '320.01');
  expect(amount.getAttribute('aria-invalid')).toBe('true');
  expect(form.getByRole('button', { name: 'Book' }).hasAttribute('disabled')).toBe(true);
  await press.clear(amount);
  await press.type(amount, '320');
  await press.click(form.getByRole('button', { name: 'Book' }));
  await expect.poll(() => server.requestsOf(cashPaths.book).map(({ body }) => body.amount)).toEqual(['320']);
});

it('books what is owed in another currency, from a drawer of that', async () => {
  const shillings = { ...open, id: 5, countryId: 'ke', currency: 'KES' } as const;
  const person: CashPerson = {
    ...zanele,
    balance: '0.00',
    others: [{ countryId: 'ke', currency: 'KES', balance: '-700.00', payable: '0.00' }],
  };
  const { server, press } = await at(desk({ drawers: [open, shillings] }), person);
  await press.type(await screen.findByLabelText('Phone or driver number (like DR007)'), 'DR003');
  await press.click(screen.getByRole('button', { name: 'Find who has this number' }));
  expect(await screen.findByText('Owes KSh700.00')).toBeTruthy();
  await press.selectOptions(screen.getByLabelText('In which money'), 'KES');
  const form = within(screen.getByRole('form', { name: 'Take or pay out cash' }));
  await press.type(form.getByLabelText('Reason'), 'Debt');
  await press.click(form.getByRole('button', { name: 'Book' }));
  await expect
    .poll(() => server.requestsOf(cashPaths.book).map(({ body }) => body))
    .toEqual([{ kind: 'cash_in', userId: 3, countryId: 'ke', amount: '700.00', reason: 'Debt' }]);
});

it('has what is done all day and what was booked last above the open drawer, on a phone too', async () => {
  vi.stubGlobal('innerWidth', 390);
  const style = document.createElement('style');
  style.textContent = readFileSync(`${import.meta.dirname}/../staff/cash.css`, 'utf8');
  document.head.append(style);
  await at(desk());
  const book = await screen.findByRole('heading', { level: 2, name: 'Take or pay out cash' });
  const parts = [...(book.closest('.cash-desk')?.children ?? [])].map((part) => ({
    part,
    order: Number(getComputedStyle(part).order) || 0,
  }));
  const seen = parts.toSorted((a, b) => a.order - b.order).map(({ part }) => part.querySelector('h2')?.textContent);
  style.remove();
  expect(seen).toEqual(['Take or pay out cash', 'Latest', 'Your cash drawer']);
});

it('offers no second drawer of a day that was counted', async () => {
  await at(desk({ countries: [], drawers: [{ ...open, closedAt: '2026-06-15T15:00:00Z', counted: '150.00' }] }));
  expect(await screen.findByText(/^Today’s drawer was counted\./)).toBeTruthy();
  expect(screen.queryByRole('form', { name: 'Open today’s drawer' })).toBeNull();
});

it('takes no cash before a drawer is open, and opens it', async () => {
  const { server, press } = await at(desk({ countries: ['za'], drawers: [], bookings: [{ ...booking, state: 'waiting', receipt: null }] }));
  expect(await screen.findByText('Waits for a second person')).toBeTruthy();
  // It comes first, and its button alone is strong.
  expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Your cash drawer');
  expect([...document.querySelectorAll('.button.primary')].map(({ textContent }) => textContent)).toEqual(['Open the drawer']);
  await press.clear(screen.getByLabelText('Put in from the safe'));
  await press.type(screen.getByLabelText('Put in from the safe'), '50');
  await press.click(screen.getByRole('button', { name: 'Open the drawer' }));
  expect(await screen.findByRole('form', { name: 'Count the drawer' })).toBeTruthy();
  expect(server.requestsOf(cashPaths.openDrawer).map(({ body }) => body)).toEqual([{ countryId: 'za', float: '50' }]);
});
