import type { Page } from '@playwright/test';
import { lineOf, pointAlong } from '@safiri/rules/navigation/line.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { drive, wayOf } from '../../drive.ts';
import { expect } from '../../server.ts';
import { PASSWORD } from './operator.ts';

/** 45 km/h, as cars go in a town: what is driven faster than is usual there waits until somebody has looked at it. */
const STEP_METERS = 50;
const STEP_MS = 4000;

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

/** From the offer to the end: a driver comes, takes the PIN and drives the whole way over the streets. @returns the driver's phone */
export async function driveWhole(
  { cars, passenger }: { cars: readonly Page[]; passenger: Page },
  from: Point,
  dropoff: Point,
): Promise<Page> {
  // Whoever is offered it first takes it.
  const offerTo = (car: Page) => car.getByRole('alertdialog', { name: 'New ride request' });
  const driver = await Promise.any(
    cars.map(async (car) =>
      offerTo(car)
        .waitFor({ timeout: 60_000 })
        .then(() => car),
    ),
  );
  await offerTo(driver).getByRole('button', { name: 'Accept' }).click();
  await driver.waitForURL('**/active-ride');
  await driver.getByRole('button', { name: 'I have arrived' }).click();
  await expect(passenger.getByRole('heading', { name: 'Your driver is outside' })).toBeVisible();
  const pin = (await passenger.locator('.pin').textContent()) ?? '';
  await driver.getByLabel('Ask for the passenger').fill(pin);
  await driver.getByRole('button', { name: 'Start Trip' }).click();
  await expect(passenger.getByRole('heading', { name: /On the way to/ })).toBeVisible();
  const way = await wayOf(driver, from, dropoff);
  expect(way.onStreets).toBe(true);
  const line = lineOf(way.path);
  for (let meters = 0; meters < line.length;) {
    meters = Math.min(line.length, meters + STEP_METERS);
    await drive(driver.context(), pointAlong(line, meters));
    await driver.waitForTimeout(STEP_MS);
  }
  await driver.getByRole('button', { name: 'Complete Trip' }).click();
  await driver.getByRole('button', { name: 'Yes, we have arrived' }).click();
  // A trip that was plainly driven ends without a question.
  for (const page of [driver, passenger]) await expect(page.getByText('Trip completed!').first()).toBeVisible();
  return driver;
}

interface Reckoned {
  readonly fare: string;
  readonly lines: readonly string[];
  readonly owes: string;
}

/** The cash is taken; the receipt and what is left to the driver say what was reckoned by hand. */
export async function payCash({ car, passenger }: { car: Page; passenger: Page }, { fare, lines, owes }: Reckoned): Promise<void> {
  await car.waitForURL('**/driver');
  await car
    .getByRole('dialog', { name: /^Cash from / })
    .getByRole('button', { name: 'Collected' })
    .click();
  await passenger.goto('/ride-history');
  await passenger
    .getByRole('button', { name: /Open the receipt of/ })
    .first()
    .click();
  const receipt = passenger.getByRole('region', { name: 'Receipt' });
  await expect(receipt.locator('.total')).toContainText(fare);
  const said = (await receipt.locator('dl.receipt-lines .row').allTextContents()).map((line) => line.replaceAll('\u00a0', ' '));
  expect(said).toEqual(lines);
  await car.goto('/driver-earnings');
  await expect(car.locator('.earn-balance')).toContainText(`You owe${owes}`);
}
