import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { shownCode } from './codes.ts';
import { expect, quickLogInAs, test, toastOf } from './server.ts';

const PASSWORD = 'a rather long one 5';
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

async function signUp(page: Page, name: string, email: string, phone: string): Promise<void> {
  const data = { name, email, phone, password: PASSWORD, userType: 'passenger', gender: 'female' };
  expect((await page.request.post('/api/auth/register', { data })).status()).toBe(201);
  await quickLogInAs(page, name);
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** @param act what waits, as the button says it */
async function givePassword(page: Page, act: string): Promise<void> {
  const asked = page.getByRole('dialog', { name: 'Your password, please' });
  await asked.getByLabel('Password').fill(PASSWORD);
  await asked.getByRole('button', { name: act }).click();
}

test('a profile is read, changed and given a face', async ({ phone }) => {
  const { page } = await phone();
  await signUp(page, 'Ayanda Zulu', 'ayanda@example.org', '082 555 6601');
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Ayanda Zulu' })).toBeVisible();
  await expect(page.getByText('ayanda@example.org')).toBeVisible();
  await expect(page.getByText('Ladies-only rides open once our team has confirmed')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('Photo').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PIXEL });
  await expect(page.getByRole('button', { name: 'Remove photo' })).toBeVisible();
  await page.getByLabel('Full name').fill('Ayanda N. Zulu');
  await page.getByLabel('Gender as registered').selectOption('prefer_not_to_say');
  await page.getByRole('button', { name: 'Save' }).click();
  await givePassword(page, 'Save my details');
  await expect(page.getByRole('heading', { name: 'Ayanda N. Zulu' })).toBeVisible();
  await expect(page.getByText('prefer not to say')).toBeVisible();
});

test('settings change language, password, devices; the data goes along; the account goes', async ({ phone }) => {
  const { page } = await phone();
  await signUp(page, 'Nomsa Dube', 'nomsa@example.org', '082 555 6602');
  const { page: other } = await phone();
  await logIn(other, 'nomsa@example.org', PASSWORD);
  await other.waitForURL('**/passenger');

  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Kiswahili' }).check({ force: true });
  await expect(page.getByRole('heading', { name: 'Mipangilio' })).toBeVisible();
  await page.getByRole('radio', { name: 'English' }).check({ force: true });
  await page.getByRole('switch', { name: 'Offers and news' }).click();
  await expect(page.getByRole('switch', { name: 'Offers and news' })).toHaveAttribute('aria-checked', 'false');

  await expect(page.getByRole('region', { name: 'Signed-in devices' }).getByRole('listitem')).toHaveCount(2);
  // One tap signed in here: what matters goes only to who gives the password.
  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await givePassword(page, 'Sign out the devices');
  await expect(page.getByRole('region', { name: 'Signed-in devices' }).getByRole('listitem')).toHaveCount(1);
  await other.goto('/ride-history');
  await other.waitForURL('**/auth?return=**');

  const form = page.getByRole('region', { name: 'Sign-in' }).locator('details').first();
  await form.getByText('Change password').first().click();
  await form.getByLabel('Current password').fill('wrong');
  await form.getByLabel('New password').fill('quite another 77');
  await expect(form.getByText('At least 8 characters')).toBeVisible();
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(toastOf(page)).toContainText('That is not your password');
  await form.getByLabel('Current password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(toastOf(page)).toContainText('Password changed.');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download a copy of your data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('safiri-data.zip');

  await page.getByRole('button', { name: 'Delete account' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByLabel('Current password').fill('quite another 77');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await logIn(page, 'nomsa@example.org', 'quite another 77');
  await expect(toastOf(page)).toContainText('Login failed');
});

test('a number is confirmed and changed by codes, which then stand for the password', async ({ phone }) => {
  const { page } = await phone();
  await signUp(page, 'Thuli Ncube', 'thuli@example.org', '082 555 6604');
  await page.goto('/settings');
  const card = page.getByRole('region', { name: 'Sign-in' });
  await expect(card.getByText('Not confirmed yet')).toBeVisible();
  await card.getByRole('button', { name: 'Confirm number' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your phone number' });
  await expect(dialog.getByLabel('Phone number')).toHaveValue('+27825556604');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send me a code' }).click();
  await givePassword(page, 'Confirm my number');
  await dialog.getByLabel('Code', { exact: true }).fill(await shownCode(page));
  await expect(card.getByText('Confirmed', { exact: true })).toBeVisible();
});
