import { readFile } from 'node:fs/promises';
import { expectAccessible } from './axe.ts';
import { expect, test } from './server.ts';
import { both, driveToTheEnd, startTrip } from './trips.ts';

test('a ride that is over has an invoice: its PDF is kept, and its link opens for who is not signed in', async ({ phone }) => {
  const sides = await both(phone);
  const { naledi } = sides;
  await startTrip(sides);
  await driveToTheEnd(sides);
  await naledi.goto('/ride-history');
  await naledi.getByRole('button', { name: 'Open the receipt of Zanele K.' }).first().click();
  const invoice = naledi.getByRole('dialog', { name: 'Receipt' }).getByRole('region', { name: /^Invoice ZA-20\d\d-\d{6}$/ });
  await expect(invoice).toContainText('Issued by Safiri');
  await expect(invoice.getByRole('img', { name: 'Code that leads to this invoice' })).toBeVisible();
  await expectAccessible(naledi);

  const download = naledi.waitForEvent('download');
  await invoice.getByRole('link', { name: 'Download PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^ZA-20\d\d-\d{6}\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

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
  await expect(stranger.getByText(/Naledi/)).toHaveCount(0);
  await expectAccessible(stranger);
  // One that has ended, or was never made, is answered alike.
  await stranger.goto(`${new URL(link).pathname}x`);
  await expect(stranger.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});
