import type { Locator, Page } from '@playwright/test';
import { expect, signInAs, toastOf, type OpenPhone } from './server.ts';

export async function goOnline(page: Page, who: 'Zanele' | 'Themba' = 'Zanele'): Promise<void> {
  await signInAs(page, who);
  const toggle = page.getByRole('switch', { name: 'Driver Status' });
  if ((await toggle.getAttribute('aria-checked')) === 'false') {
    // The screen says so at once; a page that is loaded anew before the server knows takes it back.
    await Promise.all([page.waitForResponse((answer) => answer.url().endsWith('/status')), toggle.click()]);
  }
  await expect(page.getByText('You are online and ready to receive ride requests')).toBeVisible();
}

/** Chooses Menlyn as the destination, from where the phone stands. */
export async function chooseTrip(page: Page): Promise<void> {
  await page.getByRole('link', { name: /Request Ride/ }).click();
  await page.getByRole('combobox', { name: 'Where to?' }).fill('menlyn');
  // The suburb: what comes first while more is still being looked for may be a shop in it.
  await page
    .getByRole('option', { name: /^Menlyn Suburb/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /Request Safiri R/ })).toBeEnabled();
}

export async function requestRide(page: Page): Promise<void> {
  await chooseTrip(page);
  await page.getByRole('button', { name: /Request Safiri R/ }).click();
  await expect(toastOf(page)).toContainText('Ride requested!');
  await expect(toastOf(page)).toContainText('Looking for nearby drivers...');
  await page.waitForURL('**/active-ride');
}

/** Naledi and Zanele, each with a phone, Zanele online. */
export async function both(phone: OpenPhone): Promise<{ naledi: Page; zanele: Page }> {
  const { page: zanele } = await phone();
  await goOnline(zanele);
  const { page: naledi } = await phone();
  await signInAs(naledi, 'Naledi');
  return { naledi, zanele };
}

/** The heading of a trip that a driver has accepted, whose car may stand at the pickup already. */
export const driverComing = /^Driver (on the way|is arriving)$/;

/** Naledi asks for a ride, Zanele takes it. */
export async function startTrip({ naledi, zanele }: { naledi: Page; zanele: Page }): Promise<void> {
  await requestRide(naledi);
  await zanele.getByRole('alertdialog', { name: 'New ride request' }).getByRole('button', { name: 'Accept' }).click();
  await zanele.waitForURL('**/active-ride');
  await expect(naledi.getByRole('heading', { name: driverComing })).toBeVisible();
}

/** Naledi sits in Zanele's car, on the way to Menlyn. */
export async function onBoard({ naledi, zanele }: { naledi: Page; zanele: Page }): Promise<void> {
  await startTrip({ naledi, zanele });
  await zanele.getByRole('button', { name: 'I have arrived' }).click();
  await naledi.getByRole('button', { name: 'I am in: start without the PIN' }).click();
  await zanele.getByRole('button', { name: 'Start Trip' }).click();
  await expect(naledi.getByRole('heading', { name: /On the way to Menlyn/ })).toBeVisible();
}

/** From the pickup to the end, the passenger confirming in the app, and home again. */
export async function driveToTheEnd({ naledi, zanele }: { naledi: Page; zanele: Page }): Promise<void> {
  await zanele.getByRole('button', { name: 'I have arrived' }).click();
  await naledi.getByRole('button', { name: 'I am in: start without the PIN' }).click();
  await zanele.getByRole('button', { name: 'Start Trip' }).click();
  await zanele.getByRole('button', { name: 'Complete Trip' }).click();
  await endHere(zanele);
  await expect(naledi.getByText('Thank you for riding with Safiri').first()).toBeVisible();
  await naledi.waitForURL('**/passenger');
  await zanele.waitForURL('**/driver');
}

/** The driver ends the trip where it began: these phones do not drive, and are asked why. */
export async function endHere(zanele: Page): Promise<void> {
  await zanele.getByRole('button', { name: 'Yes, we have arrived' }).click();
  await zanele.getByRole('button', { name: 'The passenger asked to end here' }).click();
}

/** Counts taps on a page from here on, for as long as it is not loaded anew; gives the way to read them. */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as Window & { taps?: number };
    counted.taps = 0;
    addEventListener('click', ({ isTrusted }) => isTrusted && (counted.taps = (counted.taps ?? 0) + 1), true);
  });
  return () => page.evaluate(() => (window as Window & { taps?: number }).taps ?? Number.NaN);
}

/** Chooses Brooklyn in the dialog of a changed way, up to its price. @returns the dialog */
export async function chooseBrooklyn(dialog: Locator): Promise<Locator> {
  await dialog.getByRole('combobox', { name: /^Where do you want to (go now|stop)\?$/ }).fill('brooklyn');
  await dialog
    .getByRole('option', { name: /^Brooklyn Suburb/ })
    .first()
    .click();
  await expect(dialog.getByText(/^instead of R[\d.]+$/)).toBeVisible();
  return dialog;
}
