import type { Page } from '@playwright/test';
import { expect, toastOf } from '../../server.ts';
import type { Product } from '../../product.ts';
import { giveSecondFactor } from '../../staff.ts';

/** Of everybody here. */
export const PASSWORD = 'a rather long one 5';

/** What the form of the first city asks about a service, by the names of its fields. */
export interface PricedVehicle {
  readonly vehicle: string;
  readonly base: string;
  readonly perKm: string;
  readonly minimum: string;
  readonly commission: string;
}

export interface Owner {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** By the link that the empty server printed: the owner's account and its second factor. */
export async function becomeOwner(page: Page, product: Product, { name, email, phone }: Owner): Promise<void> {
  const link = () => /http\S+\/setup\?link=\S+/.exec(product.said())?.[0] ?? '';
  await expect.poll(link).not.toBe('');
  await page.goto(link());
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Work email').fill(email);
  await page.getByLabel('Phone at work').fill(phone);
  await page.getByLabel('Choose a password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Make the owner’s account' }).click();
  await giveSecondFactor(page);
  await page.getByRole('button', { name: 'I have them' }).click();
  await page.waitForURL('**/staff/setup');
}

/** Name, colour and phone of the operator. */
export async function giveBrand(page: Page, { name, colour, phone }: { name: string; colour: string; phone: string }): Promise<void> {
  await page.goto('/staff/brand');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Our own colours').check();
  await page.getByRole('textbox', { name: 'Colour by day' }).fill(colour);
  await page.getByLabel('Phone, with its country').fill(phone);
  await page.getByRole('button', { name: 'Save and publish', exact: true }).click();
  await expect(toastOf(page)).toContainText('The brand is saved');
}

/** The first city by the form of its country, as a draft. */
export async function draftCity(
  page: Page,
  { country, city, services }: { country: string; city: string; services: readonly PricedVehicle[] },
): Promise<void> {
  await page.goto('/staff/setup');
  await page.getByLabel('Country').selectOption({ label: country });
  await page.getByLabel('City or region').fill(city);
  for (const { vehicle } of services) await page.getByRole('switch', { name: vehicle }).click();
  for (const { vehicle, base, perKm, minimum, commission } of services) {
    const one = page.getByRole('listitem', { name: vehicle });
    await one.getByLabel(/^Base/).fill(base);
    await one.getByLabel(/^Each kilometre/).fill(perKm);
    await one.getByLabel(/^At least/).fill(minimum);
    await one.getByLabel(/^Your commission/).fill(commission);
  }
  await page.getByRole('button', { name: 'Save the city' }).click();
  await page.getByRole('region', { name: 'Cities' }).getByRole('link', { name: city }).click();
  await page.waitForURL('**/staff/cities/*');
}

/** Saves what the city's forms say now. */
export async function publish(page: Page, why: string): Promise<void> {
  await page.getByRole('button', { name: 'Show what changes' }).click();
  await page.getByLabel(/^Why\?/).fill(why);
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(toastOf(page)).toContainText('is published');
}

export async function openCity(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the city' }).click();
  const opening = page.getByRole('dialog', { name: 'Open the city' });
  await opening.getByLabel(/^Why\?/).fill('We begin');
  await opening.getByRole('button', { name: 'Open the city' }).click();
  await expect(page.getByRole('region', { name: 'Is it open?' })).toContainText('Open');
}

/** The owner asks somebody in who looks at drivers' papers: the link. */
export async function inviteReviewer(page: Page, { name, email, phone }: Owner): Promise<string> {
  await page.goto('/staff/team');
  const invite = page.getByRole('region', { name: 'Invite somebody' });
  await invite.getByLabel('Name').fill(name);
  await invite.getByLabel('Work email').fill(email);
  await invite.getByLabel('Work phone, with its country').fill(phone);
  await invite.getByRole('checkbox', { name: /^Reviewer/ }).check();
  await invite.getByRole('button', { name: 'Send the invitation' }).click();
  return invite.getByLabel(`Invitation link for ${name}`).inputValue();
}

/** Whom the link was sent to chooses a password and signs in to the console. */
export async function joinTeam(page: Page, link: string, email: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Choose a password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByLabel('Work email').fill(email);
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await giveSecondFactor(page);
  await page.getByRole('button', { name: 'I have them' }).click();
  await expect(page.getByRole('navigation', { name: 'Staff menu' })).toBeVisible();
}
