import { expect, signInAs, test } from '../server.ts';
import { signInAsStaff } from '../staff.ts';
import { take } from './take.ts';

test('the console', async ({ phone }) => {
  test.setTimeout(600_000);
  const { page: sipho } = await phone();
  await signInAs(sipho, 'Sipho');
  await sipho.goto('/safety');
  const { page } = await phone({ viewport: { width: 1280, height: 800 } });
  await page.goto('/staff');
  await expect(page.getByLabel('Work email')).toBeVisible();
  await take(page, 'staff-sign-in');
  await signInAsStaff(page);
  await sipho.getByRole('button', { name: 'EMERGENCY' }).first().click();
  await sipho.getByRole('button', { name: 'Trigger Now' }).click();
  await expect(page.getByRole('link', { name: 'Call Sipho' })).toBeVisible();
  const at = async (path: string, station: Parameters<typeof take>[1]) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await take(page, station);
  };
  await at('/staff', 'staff-now');
  await at('/staff/reviews', 'staff-reviews');
  await at('/staff/emergencies', 'staff-emergencies');
  await page.getByRole('main').getByRole('link', { name: /Sipho/ }).first().click();
  await expect(page.getByRole('heading', { name: /Sipho/ })).toBeVisible();
  await take(page, 'staff-emergency');
  await page.goto('/staff/drivers');
  await page.getByLabel('Name, phone, plate or DR number').fill('Kabelo');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Kabelo/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/staff\/drivers\/\d+$/);
  await expect(page.getByRole('heading', { name: /Kabelo/ }).first()).toBeVisible();
  await take(page, 'staff-review');
  await at('/staff/boards', 'staff-boards');
  await page.getByRole('link', { name: /Mama Thembi/ }).click();
  await take(page, 'staff-board');
  await at('/staff/trips', 'staff-trips');
  await at('/staff/payouts', 'staff-payouts');
  await at('/staff/chats', 'staff-chats');
  await at('/staff/outbox', 'staff-messages');
  await at('/staff/audit', 'staff-audit');
});
