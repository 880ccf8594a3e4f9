import { Secret, TOTP } from 'otpauth';
import type { Page } from '@playwright/test';
import { expect } from './server.ts';

const PERIOD_MS = 30_000;

/** The second factor as it was enrolled on the product at an address: the next file of journeys has another. */
let enrolled: { readonly origin: string; readonly totp: TOTP } | undefined;
let lastStep = 0;

/** A code that was not given yet: each works once, and the one of the next half minute counts already. */
export function nextCode(): string {
  lastStep = Math.max(lastStep + 1, Math.floor(Date.now() / PERIOD_MS));
  return enrolled?.totp.generate({ timestamp: lastStep * PERIOD_MS }) ?? '';
}

/** Gives the second factor, enrolling it when this product's staff account has none yet. */
export async function giveSecondFactor(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  if (enrolled?.origin !== origin) {
    await expect(page.getByRole('img', { name: 'Code for the authenticator app' })).toBeVisible();
    const secret = /key: (\w+)/.exec((await page.getByText('Or type this key').textContent()) ?? '')?.[1] ?? '';
    enrolled = { origin, totp: new TOTP({ secret: Secret.fromBase32(secret) }) };
    lastStep = 0;
  }
  await page.getByLabel('Six-digit code').fill(nextCode());
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('navigation', { name: 'Staff menu' })).toBeVisible();
}

/** Signs in to the console as the demo's staff member. */
export async function signInAsStaff(page: Page): Promise<void> {
  await page.goto('/staff');
  await page.getByLabel('Work email').fill('staff@demo.safiri.africa');
  await page.getByLabel('Your password').fill('Safari-2026!');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await giveSecondFactor(page);
}
