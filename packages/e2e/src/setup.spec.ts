import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test, toastOf } from './server.ts';
import { giveSecondFactor } from './staff.ts';

test.use({ settings: { DEMO: '0' } });

const PASSWORD = 'a rather long one 5';

/** As far as a finger drags the corner in the north back to the south, in pixels: before an edge is crossed. */
const DRAGGED = 9;

/** Drags what a finger finds at the edge of what is to be as large as it. */
async function dragByFinger(page: Page, handle: Locator): Promise<void> {
  const { x, y, width, height } = (await handle.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  const finger = await page.context().newCDPSession(page);
  const at = (down: number) => [{ x: x + 4, y: y + height / 2 + down }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const part of [1, 2, 3]) await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at((DRAGGED * part) / 3) });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('an operator begins with one link, draws and opens a city under its own name, and a passenger sees both', async ({
  phone,
  product,
}) => {
  test.setTimeout(240_000);
  const { page } = await phone();
  // Whatever somebody opens leads to words that say what the operator does.
  await page.goto('/passenger');
  await page.waitForURL('**/setup');
  await expect(page.getByText('Nobody runs this instance yet')).toBeVisible();
  await expectAccessible(page);
  expect((await page.request.get('/api/settings')).status()).toBe(503);

  const link = () => /http\S+\/setup\?link=\S+/.exec(product.said())?.[0] ?? '';
  await expect.poll(link).not.toBe('');
  await page.goto(link());
  await page.getByLabel('Your name').fill('Achieng Otieno');
  await page.getByLabel('Work email').fill('achieng@example.org');
  await page.getByLabel('Phone at work').fill('0712');
  await page.getByLabel('Choose a password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Make the owner’s account' }).click();
  await expect(page.getByText('Write the number with its country')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Phone at work').fill('+254 712 345 678');
  await page.getByRole('button', { name: 'Make the owner’s account' }).click();
  await giveSecondFactor(page);
  await page.getByRole('button', { name: 'I have them' }).click();

  await page.waitForURL('**/staff/setup');
  await page.getByLabel('City or region').fill('Kisumu');
  await expect(page.getByLabel('Centre: latitude, longitude')).toHaveValue(/^-0\.1/);
  await page.getByRole('switch', { name: 'Motorcycle' }).click();
  for (const [name, value] of [
    ['Base (KES)', '50'],
    ['Each kilometre (KES)', '20'],
    ['At least (KES)', '50'],
    ['Your commission (percent)', '12'],
  ] as const)
    await page.getByLabel(name).fill(value);
  await expect(page.getByText('5 km cost KSh150.00')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save the city' }).click();
  await page.getByRole('region', { name: 'Cities' }).getByRole('link', { name: 'Kisumu' }).click();

  // The draft is changed by its forms, its area by hand, and seen before it is saved; then it opens.
  await page.waitForURL('**/staff/cities/kisumu');
  await page.getByRole('combobox', { name: 'Settings of the city' }).selectOption('Services');
  const boda = page.getByRole('listitem', { name: 'motorcycle' });
  await boda.getByText('What it costs').click();
  await boda.getByLabel('Each kilometre (KES)').fill('30');
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Settings of the city' }).selectOption('Area');
  const corner = page.getByRole('button', { name: 'Corner 1 of 48' });
  const degrees = page.getByLabel(/^Corner 1 of 48: latitude/);
  const drawn = await degrees.inputValue();
  await corner.focus();
  await page.keyboard.press('ArrowUp');
  await expect(degrees).not.toHaveValue(drawn);
  const moved = await degrees.inputValue();
  const box = (await corner.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + 8, { steps: 3 });
  await page.mouse.up();
  await expect(degrees).not.toHaveValue(moved);
  const byMouse = await degrees.inputValue();
  await dragByFinger(page, corner);
  await expect(degrees).not.toHaveValue(byMouse);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(degrees).toHaveValue(byMouse);
  await page.getByRole('button', { name: 'Remove this corner' }).click();
  await page.getByRole('button', { name: 'Corner 1 of 47' }).focus();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('button', { name: 'Corner 1 of 46' })).toBeFocused();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(degrees).toHaveValue(byMouse);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show what changes' }).click();
  const changes = page.getByRole('list', { name: 'What changes', exact: true });
  await expect(changes).toContainText('services.motorcycle.tariff.perKm 20 → 30');
  // What changes on the map is seen on it, not read by its corners.
  await expect(changes).not.toContainText('area.coordinates');
  await expect(page.getByRole('listitem', { name: 'The area of pickups' })).toContainText('Now, version 1');
  await expectAccessible(page);
  await page.getByLabel(/^Why\?/).fill('What fuel costs here');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(toastOf(page)).toContainText('Version 2 is published');
  await page.getByRole('button', { name: 'Open the city' }).click();
  const opening = page.getByRole('dialog', { name: 'Open the city' });
  await expect(opening).toContainText('Let text messages leave the server');
  await opening.getByLabel(/^Why\?/).fill('We begin');
  await expectAccessible(page);
  await opening.getByRole('button', { name: 'Open the city' }).click();
  await expect(page.getByRole('region', { name: 'Is it open?' })).toContainText('Open');
  await page.goto('/staff/setup');
  const list = page.getByRole('region', { name: 'What is still missing' });
  await expect(list.getByRole('listitem').filter({ hasText: 'Let text messages leave the server' })).toContainText('Set SMS_URL');
  await list.getByText(/^Done/).first().click();
  await expect(list.getByText('A city is open')).toBeVisible();
  await expectAccessible(page);
  // The link was for once.
  await page.goto(link());
  await expect(page.getByRole('alert')).toContainText('too old, was used already');

  // The name, the colours and the terms are the operator's own.
  await page.goto('/staff/brand');
  await page.getByLabel('Name', { exact: true }).fill('Kisumu Boda');
  await page.getByLabel('Our own colours').check();
  await page.getByRole('textbox', { name: 'Colour by day' }).fill('#ffee00');
  await expect(page.getByText(/has a contrast of 1\.\d\d by day/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Colour by day' }).fill('#0a5c37');
  await page.getByLabel('Phone, with its country').fill('+254700000001');
  await expect(page.getByRole('region', { name: 'What people see' })).toContainText('Kisumu Boda');
  await page.getByRole('button', { name: 'Save and publish', exact: true }).click();
  await expect(toastOf(page)).toContainText('The brand is saved');
  await page.getByLabel('Text in Markdown').fill('# Riding\n\nBe kind to *each other*.');
  await expect(page.getByRole('region', { name: 'What people read' }).getByRole('heading', { name: 'Riding' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save and publish the text' }).click();
  // Not the brand's own first version, which is named the same way above it.
  await expect(page.getByText('Version 1 is in force.', { exact: true })).toBeVisible();

  const { page: rider } = await phone({ geolocation: { latitude: -0.0985, longitude: 34.7615 } });
  await rider.goto('/');
  await expect(rider.getByText('Welcome to Kisumu Boda')).toBeVisible();
  await rider.getByRole('link', { name: 'Help and contact' }).click();
  await expect(rider.getByRole('link', { name: 'Call +254700000001' })).toBeVisible();
  await rider.getByRole('link', { name: 'Terms' }).click();
  await expect(rider.getByText('Be kind to each other.')).toBeVisible();
  await expect(rider).toHaveTitle('Terms · Kisumu Boda');
  await expectAccessible(rider);
  await rider.goto('/');
  await rider.getByRole('link', { name: 'Get started as passenger' }).click();
  await rider.getByLabel('Full name').fill('Atieno Odhiambo');
  await rider.getByLabel('Phone number').fill('+254712000009');
  await rider.getByLabel('Email').fill('atieno@example.org');
  await rider.getByLabel('Password').fill(PASSWORD);
  await rider.getByLabel('Gender').selectOption('female');
  await rider.getByRole('checkbox', { name: /agree to it/ }).check();
  await rider.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(toastOf(rider)).toContainText('Account created!');
  await rider.waitForURL('**/passenger');
  await rider.getByRole('link', { name: /Request Ride/ }).click();
  await rider.getByRole('combobox', { name: 'Where to?' }).fill('kibuye');
  await rider
    .getByRole('option', { name: /^Kibuye Market/ })
    .first()
    .click();
  // One service, at the prices of the form, in tens of shillings.
  await expect(rider.getByRole('radio')).toHaveCount(1);
  await expect(rider.locator('.ride-type', { hasText: 'Motorcycle' })).toContainText(/KSh\d+0(?![\d.])/);
});
