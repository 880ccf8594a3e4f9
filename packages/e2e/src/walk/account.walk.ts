import { expect, quickLogInAs, signInAs, toastOf, test } from '../server.ts';
import { take } from './take.ts';

test('account, safety, school and help', async ({ phone }) => {
  test.setTimeout(600_000);
  const { page } = await phone();
  await signInAs(page, 'Sipho');
  const at = async (path: string, station: Parameters<typeof take>[1]) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await take(page, station);
  };
  await at('/profile', 'profile');
  await at('/settings', 'settings');
  // One tap asks for more before the number changes.
  await quickLogInAs(page, 'Sipho');
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Change number' }).click();
  const number = page.getByRole('dialog', { name: 'Your phone number' });
  await number.getByLabel('Phone number').fill('082 555 7722');
  await take(page, 'settings-phone');
  await number.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByRole('dialog', { name: 'Your password, please' })).toBeVisible();
  await take(page, 'settings-confirm');
  await signInAs(page, 'Sipho');
  // She has money in the wallet.
  const { page: naledi } = await phone();
  await signInAs(naledi, 'Naledi');
  await naledi.goto('/subscription-packages');
  await expect(naledi.getByRole('button', { name: /Buy from wallet/ }).first()).toBeVisible();
  await take(naledi, 'packages');
  // Play money from the simulated provider.
  await page.goto('/wallet');
  await page.getByLabel('Amount in ZAR').fill('200');
  await take(page, 'wallet');
  await page.getByRole('button', { name: 'Top up with Paystack' }).click();
  const leads = page.getByRole('link', { name: 'Go to Paystack' });
  await expect(leads).toBeVisible();
  await take(page, 'wallet-page');
  await leads.click();
  await page.getByRole('button', { name: 'Yes, pay' }).click();
  await page.waitForURL(/\/wallet\?/);
  await expect(page.getByText('R200.00 arrived in your wallet.')).toBeVisible();
  await take(page, 'wallet-arrived');
  await at('/ai-features', 'ai-features');
  await at('/live-chat', 'support');
  await page.getByRole('button', { name: 'Start New Chat' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('I left my phone in the car');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('press "I left something in the car"');
  await expect(toastOf(page)).toHaveCount(0, { timeout: 20_000 });
  await take(page, 'support-chat');

  await page.goto('/scholar-rides');
  await page.getByLabel('Name of the child').fill('Lindiwe');
  await page.getByRole('region', { name: 'Your children' }).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Remove Lindiwe' })).toBeVisible();
  await take(page, 'scholar-rides');
  await page.getByLabel('Area', { exact: true }).selectOption('Hatfield');
  await page
    .getByRole('listitem', { name: /Hatfield Primary/ })
    .getByRole('button', { name: 'Join group' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Hatfield Primary' });
  await dialog.getByLabel('Stop', { exact: true }).selectOption('1');
  await dialog.getByLabel('Who meets the child after school?').fill('Gogo Dlamini');
  await take(page, 'scholar-join');
  await dialog.getByRole('button', { name: 'Join for R850.00 a month' }).click();
  await expect(page.getByRole('region', { name: 'Your seats' })).toContainText('PIN for Gogo Dlamini');
  await expect(toastOf(page)).toHaveCount(0, { timeout: 20_000 });
  await take(page, 'scholar-seat');

  await page.goto('/passenger');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await take(page, 'notifications');
  await page.keyboard.press('Escape');

  await at('/safety', 'safety');
  await page.getByRole('button', { name: 'EMERGENCY' }).first().click();
  await expect(page.getByRole('button', { name: 'Trigger Now' })).toBeVisible();
  // The countdown is stopped where it is, so that every picture shows it.
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 500));
  await take(page, 'sos-countdown');
  await page.clock.resume();
  await expect(page.getByRole('heading', { name: /Alert raised at/ })).toBeVisible({ timeout: 20_000 });
  await take(page, 'sos-alert');
});
