import { Secret, TOTP } from 'otpauth';
import { colleague } from './colleagues.ts';
import type { Page } from '@playwright/test';
import { expect } from './server.ts';

/** Sets an authenticator up and gives its first code. The demo's account, which all share, sets one up at each sign-in. */
export async function giveSecondFactor(page: Page): Promise<void> {
  await expect(page.getByRole('img', { name: 'Code for the authenticator app' })).toBeVisible();
  const secret = /key: (\w+)/.exec((await page.getByText('Or type this key').textContent()) ?? '')?.[1] ?? '';
  await page.getByLabel('Six-digit code').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.getByRole('button', { name: 'Confirm' }).click();
}

/** Signs in to the console as the demo's staff member. */
export async function signInAsStaff(page: Page): Promise<void> {
  await page.goto('/staff');
  await page.getByLabel('Work email').fill('staff@demo.safiri.africa');
  await page.getByLabel('Your password').fill('Safari-2026!');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await giveSecondFactor(page);
  await expect(page.getByRole('navigation', { name: 'Staff menu' })).toBeVisible();
}

/** Signs the second member of the team in, who must be there (`colleagues.ts`). */
export async function signInAsColleague(page: Page): Promise<void> {
  await page.goto('/staff');
  await page.getByLabel('Work email').fill(colleague.email);
  await page.getByLabel('Your password').fill('Safari-2026!');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await giveSecondFactor(page);
}
