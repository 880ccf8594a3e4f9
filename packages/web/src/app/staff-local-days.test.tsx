// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { invoiceStaffPaths } from '@safiri/contract/invoices/paths.ts';
import { financePaths } from '@safiri/contract/payments/finance-paths.ts';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { Days } from '../staff/days-list.tsx';
import { InvoicesScreen } from '../staff/invoices-screen.tsx';
import { proposedDay, ReviewDay } from '../staff/review-day.tsx';
import { openScreen } from '../testing/open-screen.tsx';
import { asStaff } from './as-staff.tsx';

/** In Nairobi the next day, of the next month, has begun; in Accra it has not. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T22:30:00Z') });
  onTestFinished(() => void vi.useRealTimers());
});

const account = { provider: 'paystack', isSandbox: false, hasList: true } as const;

it('proposes the day that is over where the account is', async () => {
  const { press } = await openScreen(asStaff(<Days />), {
    at: '/staff/finance/days',
    rooms: ['staff', 'staff-finance'],
    server: (fake) =>
      fake.replies(financePaths.days, {
        accounts: [
          { ...account, id: 1, countryId: 'ke' },
          { ...account, id: 2, countryId: 'gh' },
        ],
        days: [],
      }),
  });
  const day = () => screen.getByLabelText<HTMLInputElement>('Day').value;
  const accounts = await screen.findByLabelText('Account with');
  expect(day()).toBe('2026-11-30');
  await press.selectOptions(accounts, '2');
  expect(day()).toBe('2026-11-29');
});

it('counts the days to a second look by the calendar of whom it is about', async () => {
  const daysIn = async (countryId: 'ke' | 'gh') => {
    await openScreen(<ReviewDay countryId={countryId} value={proposedDay(countryId)} onChange={() => {}} />, {
      at: '/staff/people/1',
      rooms: ['staff'],
    });
    const options = within(screen.getByRole('combobox')).getAllByRole<HTMLOptionElement>('option');
    return [options[0]?.value, options.find(({ selected }) => selected)?.value];
  };
  expect(await daysIn('ke')).toEqual(['2026-12-02', '2026-12-08']);
});

it('begins the table of invoices with the month that runs in its country', async () => {
  await openScreen(asStaff(<InvoicesScreen />), {
    at: '/staff/invoices',
    rooms: ['staff', 'landing-pages'],
    server: (fake) =>
      fake.replies(invoiceStaffPaths.list, [
        {
          id: 9,
          kind: 'invoice',
          number: 'KE-2026-000009',
          countryId: 'ke',
          subject: 'ride',
          subjectId: 31,
          page: '/invoice/abc',
          total: '116.00',
          tax: '16.00',
          currency: 'KES',
          issuedAt: '2026-11-20T21:30:00.000Z',
          timeZone: 'Africa/Nairobi',
          creditedBy: null,
          authority: null,
          customer: null,
          seller: null,
        },
      ]),
  });
  const all = within(await screen.findByRole('region', { name: 'All invoices' }));
  // By the clocks of who sold, wherever it is read.
  expect(all.getByText(/21 Nov 2026 00:30/)).toBeTruthy();
  const table = within(screen.getByRole('region', { name: 'For spreadsheets' }));
  const from = table.getByLabelText<HTMLInputElement>('From').value;
  expect(from).toBe('2026-12-01');
});
