import { giveCode, shownCode } from '../codes.ts';
import { authPaths } from '@safiri/contract/auth/paths.ts';
import { expect, test } from '../server.ts';
import { take } from './take.ts';

test('not signed in', async ({ phone }) => {
  const { page } = await phone({ permissions: [] });
  const at = async (path: string, station: Parameters<typeof take>[1]) => {
    await page.goto(path);
    await expect(page.locator('main').first()).toBeVisible();
    await take(page, station);
  };
  await at('/', 'landing');
  await at('/services', 'services');
  await at('/simple-welcome', 'simple-welcome');
  await at('/auth', 'auth-sign-in');
  await page.getByLabel('Phone or email').fill('082 555 7711');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
  await take(page, 'auth-code');
  await page.getByLabel('Code', { exact: true }).fill(await shownCode(page));
  await page.getByRole('button', { name: /Passenger/ }).click();
  await take(page, 'auth-register-by-phone');
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Register' }).click();
  await take(page, 'auth-register');
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await take(page, 'auth-recover');
  await page.getByLabel('Phone number').fill('082 555 0102');
  await giveCode(page);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await take(page, 'auth-recovered');
  await at('/quick-login', 'quick-login');
  await at('/city-heat-map', 'heat-map');
  await at('/food-delivery', 'food-gate');
  await at('/test', 'test-page');
  await at('/superadmin', 'superadmin');
  await at('/payment', 'payment');
  await at(`/track/${'x'.repeat(22)}`, 'track-dead-link');
  await at(`/invoice/${'x'.repeat(34)}`, 'invoice-dead-link');
  await at('/no-such-page', 'not-found');
});

test('a code at an operator’s with gateways', async ({ phone }) => {
  const { page } = await phone({ permissions: [] });
  const waits = async (reply: object, station: Parameters<typeof take>[1]) => {
    const sent = {
      to: '+•• •• ••• •711',
      seconds: 300,
      again: 0,
      demoCode: null,
      digits: 6,
      channel: 'sms',
      channels: ['sms'],
      sentAgo: 0,
    };
    await page.route(`**${authPaths.askCode.slice(authPaths.askCode.indexOf('/'))}`, (route) =>
      route.fulfill({ json: { ...sent, ...reply } }),
    );
    await page.goto('/auth');
    await page.getByLabel('Phone or email').fill('082 555 7711');
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
    await take(page, station);
  };
  await waits({ channels: ['sms', 'call', 'whatsapp'] }, 'auth-code-ways');
  await waits({ digits: 12, seconds: 1500, again: 1500, sentAgo: 2100 }, 'auth-code-shared');
});
