import type { Page } from '@playwright/test';
import { destination, type Point } from '@safiri/rules/places/geo.ts';
import { SECONDS_NEEDED } from '@safiri/rules/drivers/judge-fixes.ts';
import { expectAccessible } from './axe.ts';
import { drive } from './drive.ts';
import { expect, signInAs, test } from './server.ts';
import { both, driverComing, endHere, startTrip } from './trips.ts';

const menlyn: Point = { lat: -25.7826, lng: 28.2755 };

const STEP_MS = 1100;

/** The phone is near Menlyn from here on: seen there as often as one must be that was elsewhere. */
async function comeToMenlyn(page: Page): Promise<void> {
  for (let i = 0; i <= SECONDS_NEEDED + 1; i += 1) {
    await drive(page.context(), destination(menlyn, 90, 15 * i));
    await page.waitForTimeout(STEP_MS);
  }
}

/** Sipho asks for a ride from Menlyn to Hatfield. */
async function askAtMenlyn(sipho: Page): Promise<void> {
  await sipho.getByRole('link', { name: /Request Ride/ }).click();
  await sipho.getByRole('combobox', { name: 'Where to?' }).fill('hatfield');
  await sipho
    .getByRole('option', { name: /^Hatfield/ })
    .first()
    .click();
  await sipho.getByRole('button', { name: /Request Safiri R/ }).click();
  await sipho.waitForURL('**/active-ride');
}

/** On a small phone with text twice as large, the heading is not cut after its second line. */
async function expectWholeHeading(page: Page): Promise<void> {
  const before = page.viewportSize();
  const setText = (size: string) => page.evaluate((wanted) => (document.documentElement.style.fontSize = wanted), size);
  await page.setViewportSize({ width: 320, height: 640 });
  await setText('200%');
  const hidden = () => page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.scrollHeight - heading.clientHeight);
  await expect.poll(hidden).toBeLessThanOrEqual(1);
  await setText('');
  if (before !== null) await page.setViewportSize(before);
}

/** The answers to the offer, and the end of the trip that is driven: all in sight, for a thumb. */
async function expectBothInReach(zanele: Page): Promise<void> {
  for (const name of ['Decline', 'Accept', 'Complete Trip']) {
    const button = zanele.getByRole('button', { name });
    await expect(button, name).toBeInViewport({ ratio: 1 });
    const centre = await button.evaluate((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { height, isOnTop: one.contains(document.elementFromPoint(x + width / 2, y + height / 2)) };
    });
    expect(centre, name).toEqual({ height: expect.any(Number), isOnTop: true });
    expect(centre.height, name).toBeGreaterThanOrEqual(64);
  }
}

test('near the end of a trip its driver takes the next one, which begins by itself', async ({ phone }) => {
  const { naledi, zanele } = await both(phone);
  const { page: sipho } = await phone({ geolocation: { latitude: menlyn.lat, longitude: menlyn.lng } });
  await signInAs(sipho, 'Sipho');
  await startTrip({ naledi, zanele });
  await zanele.getByRole('button', { name: 'I have arrived' }).click();
  await naledi.getByRole('button', { name: 'I am in: start without the PIN' }).click();
  await zanele.getByRole('button', { name: 'Start Trip' }).click();
  await expect(naledi.getByRole('heading', { name: /On the way to Menlyn/ })).toBeVisible();
  await comeToMenlyn(zanele);

  await askAtMenlyn(sipho);
  const offer = zanele.getByRole('alertdialog', { name: 'New ride request' });
  await expect(offer.getByText(/Next trip: it begins when the one you are on ends/)).toBeVisible();
  await expect(offer.getByRole('button', { name: 'Accept' })).toBeEnabled();
  await expectBothInReach(zanele);
  await expectAccessible(zanele);
  await offer.getByRole('button', { name: 'Accept' }).click();

  const next = zanele.getByRole('region', { name: 'Your next trip' });
  await expect(next.getByText(/It begins by itself when this one ends\. Expected there at \d\d:\d\d\./)).toBeVisible();
  await expect(zanele.getByRole('heading', { name: /On the way to Menlyn/ })).toBeVisible();
  await expectAccessible(zanele);
  await expect(sipho.getByRole('heading', { name: 'A driver comes to you next' })).toBeVisible();
  await expect(sipho.getByText('Zanele comes to you next')).toBeVisible();
  await expect(sipho.getByText(/Finishing a trip nearby, and expected with you at \d\d:\d\d\./)).toBeVisible();
  await expectAccessible(sipho);
  await expectWholeHeading(sipho);

  await test.step('given back, it is searched for anew, and offered to whoever is there', async () => {
    await next.getByRole('button', { name: 'Give it back' }).click();
    await expect(next).toHaveCount(0);
    await expect(sipho.getByRole('heading', { name: 'Finding a driver' })).toBeVisible();
    await sipho.getByRole('button', { name: 'Cancel ride · free' }).click();
    await sipho.getByRole('button', { name: 'I changed my mind' }).click();
    await sipho.waitForURL('**/passenger');
    await zanele.setViewportSize({ width: 320, height: 640 });
    await askAtMenlyn(sipho);
    await expect(offer.getByRole('button', { name: 'Accept' })).toBeEnabled();
    await expectBothInReach(zanele);
    await offer.getByRole('button', { name: 'Accept' }).click();
    await expect(next).toBeVisible();
  });

  await zanele.getByRole('button', { name: 'Complete Trip' }).click();
  await endHere(zanele);
  // Cash is counted before anybody drives on.
  await zanele
    .getByRole('dialog', { name: /^Cash from Naledi/ })
    .getByRole('button', { name: 'Collected' })
    .click();
  await expect(sipho.getByRole('heading', { name: driverComing })).toBeVisible();
  await expect(sipho.getByText('KT 48 LM GP')).toBeVisible();
  await expect(zanele.getByRole('button', { name: 'I have arrived' })).toBeVisible();
});
