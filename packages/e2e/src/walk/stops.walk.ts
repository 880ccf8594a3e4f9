import type { Page } from '@playwright/test';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { lineOf } from '@safiri/rules/navigation/line.ts';
import { driveAt, wayOf } from '../drive.ts';
import { expect, signInAs, test, toastOf } from '../server.ts';
import { chooseTrip, endHere, goOnline } from '../trips.ts';
import { take } from './take.ts';

/** So much in the wallet that it pays a part of a ride, and the rest is paid in cash. */
const IN_WALLET = '45';
/** And so much more once the ride is over, for a tip: another sum than the ride took. */
const FOR_TIP = '60';

/** Brings money into the wallet by the simulated provider. */
async function topUp(page: Page, amount = IN_WALLET): Promise<void> {
  await page.goto('/wallet');
  await page.getByLabel('Amount in ZAR').fill(amount);
  await page.getByRole('button', { name: 'Top up with Paystack' }).click();
  await page.getByRole('link', { name: 'Go to Paystack' }).click();
  await page.getByRole('button', { name: 'Yes, pay' }).click();
  await expect(page.getByText(/arrived in your wallet/)).toBeVisible();
}

async function addStop(page: Page, number: number, text: string): Promise<void> {
  await page.getByRole('combobox', { name: `Stop ${number}` }).fill(text);
  await page
    .getByRole('option', { name: new RegExp(`^${text}`, 'i') })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /Request Safiri R/ })).toBeEnabled();
}

test('a ride by two stops, paid from the wallet and in cash', async ({ phone }) => {
  test.setTimeout(600_000);
  const { page: zanele } = await phone();
  await goOnline(zanele);
  const { page: sipho } = await phone();
  await signInAs(sipho, 'Sipho');
  await topUp(sipho);
  await sipho.goto('/passenger');
  await chooseTrip(sipho);
  await sipho.getByRole('button', { name: /^Add a stop/ }).click();
  await addStop(sipho, 1, 'brooklyn');
  await sipho.getByRole('button', { name: /^Add a stop/ }).click();
  await addStop(sipho, 2, 'hatfield');
  await take(sipho, 'request-stops');
  await sipho.getByRole('button', { name: 'Change', exact: true }).click();
  await take(sipho, 'request-pay');
  await sipho
    .getByRole('dialog')
    .getByRole('button', { name: /^Wallet R/ })
    .click();
  await expect(sipho.getByText(/^Wallet R[\d.]+ \+ cash R/)).toBeVisible();
  await take(sipho, 'request-split');
  const requested = sipho.waitForResponse((answer) => answer.url().endsWith('/api/rides') && answer.request().method() === 'POST');
  await sipho.getByRole('button', { name: /Request Safiri R/ }).click();
  const { pickupLocation, stops } = (await (await requested).json()) as Ride;
  const offer = zanele.getByRole('alertdialog', { name: 'New ride request' });
  await expect(offer.getByRole('button', { name: 'Accept' })).toBeEnabled({ timeout: 60_000 });
  await zanele.clock.install();
  await zanele.clock.pauseAt(new Date(Date.now() + 1000));
  await take(zanele, 'offer-stops');
  await zanele.clock.resume();
  await offer.getByRole('button', { name: 'Accept' }).click({ timeout: 60_000 });
  await zanele.getByRole('button', { name: 'I have arrived' }).click();
  await sipho.getByRole('button', { name: 'I am in: start without the PIN' }).click();
  await zanele.getByRole('button', { name: 'Start Trip' }).click();
  await expect(sipho.getByRole('heading', { name: /On the way to Brooklyn/ })).toBeVisible();
  const first = stops[0] ?? pickupLocation;
  const way = lineOf((await wayOf(zanele, pickupLocation, first)).path);
  await driveAt(zanele, way, 0, way.length);
  await zanele.getByRole('button', { name: 'Arrived at stop 1' }).click();
  await expect(sipho.getByText('At stop 1')).toBeVisible();
  await take(zanele, 'driver-at-stop');
  await take(sipho, 'at-a-stop');
  await zanele.getByRole('button', { name: /^Drive to / }).click();
  await zanele.getByRole('button', { name: 'Arrived at stop 2' }).click();
  await zanele.getByRole('button', { name: /^Drive to / }).click();
  await zanele.getByRole('button', { name: 'Complete Trip' }).click();
  await endHere(zanele);
  await sipho.waitForURL('**/passenger');
  const openReceipt = async () => {
    await sipho.goto('/ride-history');
    await sipho.getByRole('button', { name: 'Open the receipt of Zanele K.' }).first().click();
    await expect(sipho.getByRole('dialog').getByText('2 stops made')).toBeVisible();
  };
  await openReceipt();
  await take(sipho, 'receipt-stops');
  await topUp(sipho, FOR_TIP);
  await openReceipt();
  const tip = sipho.locator('form:has(input[name="tip"])');
  await tip.getByText('R20.00', { exact: true }).click();
  await take(sipho, 'tip', tip);
  await expect(toastOf(sipho)).toHaveCount(0, { timeout: 20_000 });
});
