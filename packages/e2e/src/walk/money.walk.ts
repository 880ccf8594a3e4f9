import type { Page } from '@playwright/test';
import { oweToTheLimit } from '../driver-debt.ts';
import { expect, signInAs, test } from '../server.ts';
import { signInAsStaff } from '../staff.ts';
import { both, driveToTheEnd, goOnline, startTrip } from '../trips.ts';
import { take } from './take.ts';

test('the invoice of a ride', async ({ phone }) => {
  test.setTimeout(300_000);
  const sides = await both(phone);
  const { naledi } = sides;
  await startTrip(sides);
  await driveToTheEnd(sides);
  await naledi.goto('/ride-history');
  await naledi.getByRole('button', { name: 'Open the receipt of Zanele K.' }).first().click();
  const receipt = naledi.getByRole('dialog', { name: 'Receipt' });
  const invoice = receipt.getByRole('region', { name: /^Invoice ZA-20\d\d-\d{6}$/ });
  await expect(invoice.getByRole('img', { name: 'Code that leads to this invoice' })).toBeVisible();
  // Its name is said in the language of the moment.
  await take(naledi, 'receipt-invoice', naledi.locator('.invoice-sheet'));
  await naledi.evaluate(() => {
    Object.defineProperty(navigator, 'share', {
      value: ({ url }: ShareData) => Promise.resolve(void ((globalThis as { shared?: string }).shared = url ?? '')),
    });
  });
  await invoice.getByRole('button', { name: 'Share' }).click();
  const link = await naledi.evaluate(() => (globalThis as { shared?: string }).shared ?? '');
  const { page: stranger } = await phone();
  await stranger.goto(new URL(link).pathname);
  await expect(stranger.getByRole('region', { name: /^Invoice ZA-/ })).toContainText('Total');
  await take(stranger, 'invoice');

  const { page } = await phone({ viewport: { width: 1280, height: 800 } });
  await signInAsStaff(page);
  await page.goto('/staff/invoices');
  await expect(
    page
      .getByRole('main')
      .getByText(/ZA-20\d\d-\d{6}/)
      .first(),
  ).toBeVisible();
  await take(page, 'staff-invoices');
});

test('a driver at the limit of what may be owed', async ({ phone, product }, testInfo) => {
  test.setTimeout(300_000);
  await oweToTheLimit(product, testInfo.outputPath('pretoria.yaml'));
  const { page } = await phone();
  await goOnline(page);
  // Every server follows the market within five seconds.
  await expect(async () => {
    await page.goto('/driver-money');
    await expect(page.getByText(/^You are at the limit of R200\.00/)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await take(page, 'driver-owes');
});

/** Brings 200 rand in by the simulated provider. */
async function topUp(page: Page): Promise<void> {
  await page.goto('/wallet');
  await page.getByLabel('Amount in ZAR').fill('200');
  await page.getByRole('button', { name: 'Top up with Paystack' }).click();
  await page.getByRole('link', { name: 'Go to Paystack' }).click();
  await page.getByRole('button', { name: 'Yes, pay' }).click();
  await expect(page.getByText('R200.00 arrived in your wallet.')).toBeVisible();
}

test('a day of finance', async ({ phone }) => {
  test.setTimeout(300_000);
  const { page: sipho } = await phone();
  await signInAs(sipho, 'Sipho');
  await topUp(sipho);
  const { page } = await phone({ viewport: { width: 1280, height: 800 } });
  await signInAsStaff(page);
  const post = (path: string, data: object) =>
    page.request.post(`/api/staff/cash/${path}`, { data, headers: { 'idempotency-key': crypto.randomUUID() } });
  await post('drawers', { countryId: 'za', float: '500' });
  const found = (await (await page.request.get('/api/staff/cash/person?find=DR001')).json()) as { userId: number };
  const booked = await post('bookings', {
    kind: 'cash_in',
    userId: found.userId,
    amount: '120',
    reason: 'Brought to the counter in Hatfield',
  });
  expect(booked.status()).toBe(201);
  await post('bookings', {
    kind: 'correction',
    userId: found.userId,
    amount: '35.50',
    minus: true,
    reason: 'The toll of trip 1 was paid twice, once by the driver and once by the passenger',
  });
  await page.goto('/staff/cash');
  await expect(page.getByText('Brought to the counter in Hatfield')).toBeVisible();
  await take(page, 'staff-cash-booked');
  await page.goto('/staff/finance?list=in');
  await expect(page.getByRole('main').getByText('R200.00').first()).toBeVisible();
  await take(page, 'staff-finance-in');
  await page.goto('/staff/finance?list=balances');
  await expect(page.getByRole('main').getByRole('cell').first()).toBeVisible();
  await take(page, 'staff-finance-balances');
});
