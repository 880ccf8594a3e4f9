// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CommissionInvoice } from '@safiri/contract/earnings/commission-invoice.ts';
import { earningsPaths } from '@safiri/contract/earnings/paths.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { zanele } from '../testing/people.ts';
import { CommissionInvoices } from './commission-invoices.tsx';

const october: CommissionInvoice = {
  id: 40,
  kind: 'invoice',
  number: 'ZA-2026-000123',
  countryId: 'za',
  month: '2026-10',
  total: '225.01',
  tax: '29.35',
  currency: 'ZAR',
  issuedAt: '2026-11-01T04:00:00.000Z',
  page: '/invoice/own',
  pdf: '/api/invoices/shared/own/pdf',
};
const open = (list: CommissionInvoice[], failing = false) =>
  openScreen(<CommissionInvoices />, {
    at: '/driver-earnings',
    rooms: ['earnings'],
    user: zanele,
    server: (fake) =>
      failing ? fake.refuses(earningsPaths.commissionInvoices, 'not_found') : fake.replies(earningsPaths.commissionInvoices, list),
  });

it('lists each month with its sum, its page and its PDF, and what was taken back with a minus', async () => {
  await open([{ ...october, id: 41, kind: 'credit_note', number: 'ZA-CN-2026-000001' }, october]);
  const row = within(await screen.findByRole('listitem', { name: 'ZA-2026-000123' }));
  expect(row.getByRole('link', { name: 'Month of October 2026' }).getAttribute('href')).toBe('/invoice/own');
  expect(row.getByText('R225.01')).toBeTruthy();
  expect(row.getByText('ZA-2026-000123 · R29.35 tax in it')).toBeTruthy();
  expect(row.getByRole('link', { name: 'ZA-2026-000123 as a PDF' }).getAttribute('href')).toBe('/api/invoices/shared/own/pdf?language=en');
  const back = within(screen.getByRole('listitem', { name: 'ZA-CN-2026-000001' }));
  expect(back.getByText('−R225.01')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show earlier ones' })).toBeNull();
});

it('fetches earlier ones from where the last page ended', async () => {
  const year = Array.from({ length: 12 }, (_, index) => ({ ...october, id: 40 - index, number: `ZA-2026-${index}` }));
  const { server, press } = await open(year);
  await press.click(await screen.findByRole('button', { name: 'Show earlier ones' }));
  expect(server.requestsOf(earningsPaths.commissionInvoices).map(({ query }) => query.get('before'))).toEqual([null, '29']);
});

it('says when the first one comes, and when the list could not be loaded', async () => {
  await open([]);
  expect(await screen.findByText('The first one comes when a month with trips is over.')).toBeTruthy();
  await open([], true);
  expect(await screen.findByText('We could not load your invoices.')).toBeTruthy();
});
