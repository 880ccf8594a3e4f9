// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { invoiceStaffPaths } from '@safiri/contract/invoices/paths.ts';
import type { ListedInvoice } from '@safiri/contract/invoices/shapes.ts';
import { expect, it } from 'vitest';
import { InvoicesScreen } from '../staff/invoices-screen.tsx';
import { openScreen } from '../testing/open-screen.tsx';
import { asStaff } from './as-staff.tsx';

const invoice: ListedInvoice = {
  id: 9,
  kind: 'invoice',
  number: 'KE-2026-000009',
  countryId: 'ke',
  subject: 'ride',
  subjectId: 31,
  page: '/invoice/abc',
  customer: { userId: 5, name: 'Wanjiru Kamau' },
  seller: 'Kabelo Molefe',
  total: '116.00',
  tax: '16.00',
  currency: 'KES',
  issuedAt: '2026-11-20T08:00:00.000Z',
  timeZone: 'Africa/Nairobi',
  creditedBy: null,
  authority: null,
};

it('lists what was issued, and takes one back with a reason', async () => {
  const { server, press } = await openScreen(asStaff(<InvoicesScreen />), {
    at: '/staff/invoices',
    rooms: ['staff', 'landing-pages'],
    server: (fake) => fake.replies(invoiceStaffPaths.list, [invoice]),
  });
  const all = within(await screen.findByRole('region', { name: 'All invoices' }));
  const row = within(all.getByRole('listitem', { name: 'KE-2026-000009' }));
  expect(row.getByRole('link', { name: 'Wanjiru Kamau' }).getAttribute('href')).toBe('/staff/people/5');
  expect(row.getByText(/Kabelo Molefe/)).toBeTruthy();
  server.replies(invoiceStaffPaths.credit, { ...invoice, id: 10, kind: 'credit_note', number: 'KE-CN-2026-000001' });
  await press.click(row.getByRole('button', { name: 'Issue credit note' }));
  const dialog = within(screen.getByRole('dialog'));
  await press.type(dialog.getByRole('textbox'), 'Charged twice');
  await press.click(dialog.getAllByRole('button').at(-1) as HTMLElement);
  await expect.poll(() => server.requestsOf(invoiceStaffPaths.credit).map(({ body }) => body)).toEqual([{ reason: 'Charged twice' }]);
});

it('shows what a tax authority refused, in its words, and has it told again', async () => {
  const refused = {
    ...invoice,
    authority: { id: 'etims' as const, state: 'refused' as const, controlNumber: null, refusal: '913 Code value' },
  };
  const { server, press } = await openScreen(asStaff(<InvoicesScreen />), {
    at: '/staff/invoices',
    rooms: ['staff', 'landing-pages'],
    server: (fake) => fake.replies(invoiceStaffPaths.list, [refused]),
  });
  const tasks = within(await screen.findByRole('region', { name: 'Refused by the tax authority' }));
  expect(tasks.getByText('eTIMS refused it: 913 Code value')).toBeTruthy();
  server.replies(invoiceStaffPaths.sendAgain, invoice);
  await press.click(tasks.getByRole('button', { name: 'Tell it again' }));
  await expect.poll(() => server.requestsOf(invoiceStaffPaths.sendAgain)).toHaveLength(1);
});
