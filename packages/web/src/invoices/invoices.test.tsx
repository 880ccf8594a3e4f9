// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { invoicePaths } from '@safiri/contract/invoices/paths.ts';
import type { OwnInvoice } from '@safiri/contract/invoices/shapes.ts';
import { expect, it } from 'vitest';
import { Route } from 'wouter';
import { TaxIdentityForm } from '../common/tax-identity-form.tsx';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi, zanele } from '../testing/people.ts';
import { InvoicePart } from './invoice-part.tsx';
import { InvoiceScreen } from './invoice-screen.tsx';
import { OwnTaxIdentity } from './own-tax-identity.tsx';

const invoice: OwnInvoice = {
  id: 4,
  kind: 'invoice',
  number: 'ZA-2026-000012',
  rows: [
    { kind: 'title', text: 'Invoice ZA-2026-000012', amount: null },
    { kind: 'text', text: 'Issued by Safiri', amount: null },
    { kind: 'total', text: 'Total', amount: 'R100.00' },
  ],
  qr: 'https://example.org/invoice/abc',
  pdf: '/api/invoices/shared/abc/pdf',
  until: '2026-09-15T10:00:00Z',
  share: 'https://example.org/invoice/abc',
};
const page = <InvoicePart subject="ride" id={31} />;

it('shows number, issuer and sums, and leads to the PDF in the language of the screens', async () => {
  const { server } = await openScreen(page, {
    at: '/ride-history',
    rooms: ['invoices'],
    user: naledi,
    server: (fake) => fake.replies(invoicePaths.ofSale, [invoice]),
  });
  const sheet = within(await screen.findByRole('region', { name: 'Invoice ZA-2026-000012' }));
  expect(sheet.getByText('Issued by Safiri')).toBeTruthy();
  expect(sheet.getByText('R100.00')).toBeTruthy();
  expect(sheet.getByRole('link', { name: 'Download PDF' }).getAttribute('href')).toBe('/api/invoices/shared/abc/pdf?language=en');
  expect(server.requestsOf(invoicePaths.ofSale).map(({ query }) => query.toString())).toEqual(['subject=ride&id=31&language=en']);
});

it('shows nothing of what has none, and asks again after a failure', async () => {
  const { server, press } = await openScreen(page, {
    at: '/ride-history',
    rooms: ['invoices'],
    user: naledi,
    server: (fake) => fake.refuses(invoicePaths.ofSale, 'internal'),
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.replies(invoicePaths.ofSale, []);
  await press.click(again);
  await expect.poll(() => screen.queryByText('The invoice could not be loaded.')).toBeNull();
  expect(screen.queryByRole('region', { name: /Invoice/ })).toBeNull();
});

it('says of a link that has ended that it no longer works', async () => {
  await openScreen(<Route path="/invoice/:token" component={InvoiceScreen} />, {
    at: '/invoice/abc',
    rooms: ['invoices'],
    server: (fake) => fake.refuses(invoicePaths.shared, 'not_found'),
  });
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy();
});

it('keeps what a driver typed when the tax number is refused, and shows what was saved', async () => {
  const { server, press } = await openScreen(<OwnTaxIdentity />, {
    at: '/profile',
    rooms: ['invoices'],
    user: zanele,
    server: (fake) => fake.replies(invoicePaths.ownIdentity, null),
  });
  await press.click(await screen.findByRole('button', { name: 'Add tax details' }));
  await press.type(screen.getByLabelText('Registered name'), 'Zanele Transport');
  await press.type(screen.getByLabelText('Registered address'), '1 Church Street');
  await press.type(screen.getByLabelText('Tax number'), '4012345678');
  server.refuses(invoicePaths.setOwnIdentity, 'invalid_request', {
    errors: [{ path: 'taxNumber', message: 'Not a tax number of this country' }],
  });
  await press.click(screen.getByRole('button', { name: 'Continue' }));
  // What will be printed and who reads it is said before anything is saved; where a driver lives is not printed.
  const check = within(screen.getByRole('dialog', { name: 'What invoices will say' }));
  expect(check.getByText('Zanele Transport · tax number 4012345678')).toBeTruthy();
  expect(check.getByText(/Passengers, and whoever they send the link to, read it/)).toBeTruthy();
  expect(server.requestsOf(invoicePaths.setOwnIdentity)).toEqual([]);
  await press.click(check.getByRole('button', { name: 'Save tax details' }));
  expect(await screen.findByText('This is no tax number of your country.')).toBeTruthy();
  expect((screen.getByLabelText('Registered name') as HTMLInputElement).value).toBe('Zanele Transport');
  server.replies(invoicePaths.setOwnIdentity, {
    name: 'Zanele Transport',
    address: '1 Church Street',
    taxNumber: '4012345678',
    updatedAt: '2026-06-15T10:00:00Z',
  });
  await press.click(screen.getByRole('button', { name: 'Continue' }));
  await press.click(screen.getByRole('button', { name: 'Save tax details' }));
  expect(await screen.findByText(/Zanele Transport/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Change tax details' })).toBeTruthy();
});

it('says of a shop that its address is printed, too, and saves nothing when it is changed instead', async () => {
  const saved: unknown[] = [];
  const { press } = await openScreen(<TaxIdentityForm of="shop" identity={null} save={async (fields) => void saved.push(fields)} />, {
    at: '/staff/boards/1',
    rooms: ['invoices'],
  });
  await press.click(screen.getByRole('button', { name: 'Add tax details' }));
  await press.type(screen.getByLabelText('Registered name'), 'Mama Njeri');
  await press.type(screen.getByLabelText('Registered address'), '9 Market Street');
  await press.type(screen.getByLabelText('Tax number'), 'p051234567x');
  await press.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText('Mama Njeri · 9 Market Street · tax number P051234567X')).toBeTruthy();
  await press.click(screen.getByRole('button', { name: 'Change it' }));
  expect((screen.getByLabelText('Registered name') as HTMLInputElement).value).toBe('Mama Njeri');
  expect(saved).toEqual([]);
  await press.click(screen.getByRole('button', { name: 'Continue' }));
  await press.click(screen.getByRole('button', { name: 'Save tax details' }));
  await expect.poll(() => saved).toEqual([{ name: 'Mama Njeri', address: '9 Market Street', taxNumber: 'p051234567x' }]);
});
