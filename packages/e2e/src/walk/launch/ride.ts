import type { Page } from '@playwright/test';
import { lineOf } from '@safiri/rules/navigation/line.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { driveAt, wayOf } from '../../drive.ts';
import { expect, toastOf } from '../../server.ts';
import { PASSWORD } from './operator.ts';

interface Passenger {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

/** Somebody who never heard of it registers. @param textTo reads the code where texts go */
export async function register(page: Page, { name, phone, email }: Passenger): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Get started as passenger' }).click();
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Phone number').fill(phone);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByLabel('Gender').selectOption('female');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.waitForURL('**/passenger');
}

/** Looks a place up and asks for a ride to it. @returns the price on the button */
export async function askFor(page: Page, place: string, service: string): Promise<string> {
  await page.getByRole('link', { name: /Request Ride/ }).click();
  await page.getByRole('combobox', { name: 'Where to?' }).fill(place);
  await page
    .getByRole('option', { name: new RegExp(`^${place}`) })
    .first()
    .click();
  await page.getByRole('radio', { name: new RegExp(`^${service}`) }).check({ force: true });
  const button = page.getByRole('button', { name: /^Request .*\d/ });
  await expect(button).toBeEnabled();
  const said = (await button.textContent()) ?? '';
  await button.click();
  await page.waitForURL('**/active-ride');
  return said;
}

/** From the offer to the last cent: the driver comes, takes the PIN, drives the whole way over the streets, and takes the cash. */
export async function driveWhole({ driver, passenger }: { driver: Page; passenger: Page }, dropoff: Point): Promise<void> {
  await driver.getByRole('alertdialog', { name: 'New ride request' }).getByRole('button', { name: 'Accept' }).click();
  await driver.waitForURL('**/active-ride');
  await driver.getByRole('button', { name: 'I have arrived' }).click();
  await expect(passenger.getByRole('heading', { name: 'Your driver is outside' })).toBeVisible();
  const pin = (await passenger.locator('.pin').textContent()) ?? '';
  await driver.getByLabel('Ask for the passenger').fill(pin);
  await driver.getByRole('button', { name: 'Start Trip' }).click();
  await expect(passenger.getByRole('heading', { name: /On the way to/ })).toBeVisible();
  const from = await driver.evaluate(
    () =>
      new Promise<{ lat: number; lng: number }>((resolve, reject) =>
        navigator.geolocation.getCurrentPosition(({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }), reject),
      ),
  );
  const way = await wayOf(driver, from, dropoff);
  expect(way.onStreets).toBe(true);
  const line = lineOf(way.path);
  await driveAt(driver, line, 0, line.length);
  await driver.getByRole('button', { name: 'Complete Trip' }).click();
  await driver.getByRole('button', { name: 'Yes, we have arrived' }).click();
  // A trip that was plainly driven ends without a question.
  for (const page of [driver, passenger]) await expect(page.getByText('Trip completed!').first()).toBeVisible();
  await expect(toastOf(driver).first()).toBeVisible();
}
