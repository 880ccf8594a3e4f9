import type { Locator, Page } from '@playwright/test';
import { expect, signInAs, test } from './server.ts';
import { driverComing } from './trips.ts';

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent.trim().slice(0, 40));

/** Goes on with Tab until the part has the focus; more than `atMost` are too many. */
async function tabTo(page: Page, part: Locator, atMost: number): Promise<void> {
  await expect(part).toBeVisible();
  const passed: Array<string | undefined> = [];
  while (!(await part.evaluate((one) => one === document.activeElement))) {
    if (passed.length === atMost) throw new Error(`Not reached with ${atMost} Tabs: ${passed.join(' → ')}`);
    await page.keyboard.press('Tab');
    passed.push(await focused(page));
  }
}

async function press(page: Page, part: Locator, atMost: number, key = 'Enter'): Promise<void> {
  await tabTo(page, part, atMost);
  await page.keyboard.press(key);
}

/** Each screen is read from what matters most now to what is left of it; the order is that of the accessibility tree. */
test('a ride, its driver and an order by the keyboard alone, read in the order of what matters', async ({ phone }) => {
  const { page: zanele } = await phone();
  await signInAs(zanele, 'Zanele');
  const { page: naledi } = await phone();
  await signInAs(naledi, 'Naledi');
  await press(zanele, zanele.getByRole('switch', { name: 'Driver Status' }), 5, 'Space');
  await expect(zanele.getByText('You are online and ready to receive ride requests')).toBeVisible();

  await test.step('the request', async () => {
    // While the screen is still on its way, the place that was skipped to may be taken from under the focus.
    await expect(naledi.getByRole('navigation', { name: 'Saved places' }).getByRole('link').first()).toBeVisible();
    await press(naledi, naledi.getByRole('link', { name: 'Skip to content' }), 1);
    await press(naledi, naledi.getByRole('link', { name: /Request Ride/ }), 1);
    await expect(naledi.getByRole('combobox', { name: 'Where to?' })).toBeFocused();
    await naledi.keyboard.type('menlyn');
    await expect(naledi.getByRole('option', { name: /^Menlyn Suburb/ }).first()).toBeVisible();
    await naledi.keyboard.press('ArrowDown');
    await naledi.keyboard.press('Enter');
    // What was chosen closes the search; the screen is read from its heading on.
    await expect(naledi.getByRole('heading', { name: 'Choose a ride' })).toBeFocused();
    const request = naledi.getByRole('button', { name: /Request Safiri R/ });
    await expect(request).toBeEnabled();
    await expect(naledi.locator('body')).toMatchAriaSnapshot(`
      - region "Where to?":
        - combobox "Pickup"
        - combobox "Where to?"
      - main:
        - heading "Choose a ride" [level=1]
        - group "Choose a ride":
          - radio /Safiri Everyday car, up to 4 R/ [checked]
          - radio /Share/
        - button "Schedule"
        - button "Change"
        - button /Request Safiri R/
    `);
    await press(naledi, request, 8);
  });

  await test.step('the offer', async () => {
    const offer = zanele.getByRole('alertdialog', { name: 'New ride request' });
    await expect(offer.getByRole('button', { name: 'Accept' })).toBeEnabled();
    await expect(offer).toMatchAriaSnapshot(`
      - alertdialog "New ride request":
        - region "New ride request":
          - text: /R[\\d.]+/
          - text: /to pickup.* trip/
          - button "Decline"
          - button "Accept"
    `);
    await press(zanele, offer.getByRole('button', { name: 'Accept' }), 2);
    await zanele.waitForURL('**/active-ride');
  });

  await test.step('the trip', async () => {
    await expect(naledi.getByRole('heading', { name: driverComing })).toBeVisible();
    await expect(naledi.locator('body')).toMatchAriaSnapshot(`
      - button "EMERGENCY"
      - main:
        - heading /Driver (on the way|is arriving)/ [level=1]
        - text: KT 48 LM GP
        - region "Your PIN"
        - region "Driver":
          - link "Call Zanele K."
          - button "Message Zanele K."
        - region "Trip status"
        - button "Cancel ride"
    `);
    const pin = (await naledi.locator('.pin').textContent()) ?? '';
    await press(zanele, zanele.getByRole('button', { name: 'I have arrived' }), 10);
    await tabTo(zanele, zanele.getByLabel('Ask for the passenger'), 9);
    await zanele.keyboard.type(pin);
    await press(zanele, zanele.getByRole('button', { name: 'Start Trip' }), 1);
    await press(zanele, zanele.getByRole('button', { name: 'Complete Trip' }), 9);
    await press(zanele, zanele.getByRole('button', { name: 'Yes, we have arrived' }), 3);
    await press(zanele, zanele.getByRole('button', { name: 'The passenger asked to end here' }), 3);
    await press(naledi, naledi.getByRole('button', { name: 'Done' }), 6);
    await naledi.waitForURL('**/passenger');
  });

  await test.step('the order', async () => {
    await tabTo(naledi, naledi.getByRole('link', { name: 'Food Delivery' }), 14);
    await naledi.keyboard.press('Enter');
    await press(naledi, naledi.getByRole('button', { name: /Mama Thembi se Kombuis/ }), 14);
    await press(naledi, naledi.getByRole('button', { name: 'Add Chakalaka' }), 14);
    await press(naledi, naledi.getByRole('button', { name: /View cart/ }), 14);
    const cart = naledi.getByRole('dialog', { name: 'Your cart' });
    await expect(cart).toMatchAriaSnapshot(`
      - dialog "Your cart":
        - heading "Your cart"
        - list:
          - listitem:
            - text: /Chakalaka/
            - button "One Chakalaka less"
            - button "One Chakalaka more"
        - text: /Delivery address/
        - text: /Arrives/
        - paragraph: /Total/
        - button /Place Order/
    `);
    await press(naledi, cart.getByRole('button', { name: 'Place Order' }), 8);
    await expect(naledi.getByRole('heading', { name: 'Waiting for the shop' })).toBeVisible();
  });
});
