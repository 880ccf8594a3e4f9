import type { Page } from '@playwright/test';
import { expect, signInAs, test, toastOf } from '../server.ts';
import { signInAsStaff } from '../staff.ts';
import { both, startTrip } from '../trips.ts';
import { take } from './take.ts';

const SHOP = /Mama Thembi se Kombuis/;

/** Orders a meal at the shop whose board is looked at. */
async function order(page: Page): Promise<void> {
  await page.goto('/food-delivery');
  await page.getByRole('button', { name: SHOP }).click();
  await page.getByRole('button', { name: 'Add Chakalaka' }).click();
  await page.getByRole('button', { name: /^Cart · 1/ }).click();
  await page.getByRole('dialog', { name: 'Your cart' }).getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for the shop' })).toBeVisible();
}

/** Asks something, and then for a person of the team. */
async function askForHelp(page: Page): Promise<void> {
  await page.goto('/live-chat');
  await page.getByRole('button', { name: 'Start New Chat' }).click();
  await expect(toastOf(page)).toContainText('Chat Started');
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.fill('I was charged twice for my trip to Menlyn, and the second one was never driven');
  await field.press('Enter');
  await page.getByRole('button', { name: 'Talk to a person' }).click();
  await expect(page.getByText('A person of our team answers as soon as one is free.').first()).toBeVisible();
}

test('the console', async ({ phone }) => {
  test.setTimeout(600_000);
  const { naledi, zanele } = await both(phone);
  await startTrip({ naledi, zanele });
  const { page: sipho } = await phone();
  await signInAs(sipho, 'Sipho');
  const { page } = await phone({ viewport: { width: 1280, height: 800 } });
  await page.goto('/staff');
  await expect(page.getByLabel('Work email')).toBeVisible();
  await take(page, 'staff-sign-in');
  await signInAsStaff(page);
  const at = async (path: string, station: Parameters<typeof take>[1]) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await take(page, station);
  };
  await at('/staff/payouts', 'staff-payouts');
  await at('/staff/trips', 'staff-trips');
  await at('/staff/reviews', 'staff-reviews');

  await order(sipho);
  await page.goto('/staff/boards');
  await page.getByRole('link', { name: SHOP }).click();
  await page.getByLabel('Ready in').selectOption('10');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('for ', { exact: false }).first()).toBeVisible();
  await order(sipho);
  await expect(page.getByText('Waiting for an answer')).toBeVisible();
  await take(page, 'staff-board');
  await at('/staff/boards', 'staff-boards');
  await askForHelp(sipho);
  await at('/staff/chats', 'staff-chats');

  await naledi.goto('/safety');
  await naledi.getByRole('button', { name: 'EMERGENCY' }).first().click();
  await naledi.getByRole('button', { name: 'Trigger Now' }).click();
  await page.goto('/staff');
  await expect(page.getByRole('link', { name: 'Call Naledi' })).toBeVisible();
  await at('/staff', 'staff-now');
  await at('/staff/emergencies', 'staff-emergencies');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Naledi/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: /Naledi/ })).toBeVisible();
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
  await at('/staff/outbox', 'staff-messages');
  await at('/staff/audit', 'staff-audit');
  await page.goto('/staff/team');
  const invite = page.getByRole('region', { name: 'Invite somebody' });
  await invite.getByLabel('Name').fill('Dineo Mokoena');
  await invite.getByLabel('Work email').fill(`dineo.${Date.now()}@example.org`);
  await invite.getByLabel('Work phone, with its country').fill('+27 82 555 0142');
  await invite.getByRole('checkbox', { name: /^Support/ }).check();
  await invite.getByRole('button', { name: 'Send the invitation' }).click();
  const link = await invite.getByLabel('Invitation link for Dineo Mokoena').inputValue();
  expect(link).toContain('/staff?invitation=');
  await at('/staff/team', 'staff-team');
  await at('/staff/approvals', 'staff-approvals');
  await at('/staff/account', 'staff-account');
});
