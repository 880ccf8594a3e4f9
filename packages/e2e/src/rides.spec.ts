import { expectAccessible } from './axe.ts';
import { expect, signInAs, test, toastOf, withTiles, withWorker } from './server.ts';
import { both, countTaps, driverComing, endHere, goOnline, requestRide } from './trips.ts';

test.use(withTiles);

// Cars glide here, as for whoever has not turned motion off.
test.use({ reducedMotion: 'no-preference' });

test('a ride from request to receipt, seen by both sides', async ({ phone }) => {
  const { naledi, zanele } = await both(phone);
  // The driver looks at other screens, in two tabs.
  await zanele.goto('/driver-earnings');
  const tab = await zanele.context().newPage();
  await tab.goto('/driver-training');
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  const shown = zanele.waitForResponse((answer) => /\/offers\/\d+\/shown$/.test(answer.url()) && answer.ok());
  const taps = await countTaps(naledi);
  await requestRide(naledi);
  // To a place that is looked for; a known one takes two (places.spec.ts).
  expect(await taps()).toBe(3);
  await expect(naledi.getByRole('heading', { name: 'Finding a driver' })).toBeVisible();
  const offer = zanele.getByRole('alertdialog', { name: 'New ride request' });
  await expect(offer).toBeVisible();
  await expect(tab.getByRole('alertdialog', { name: 'New ride request' })).toBeVisible();
  await expect(zanele).toHaveTitle(/^R[\d.]+ · New ride request$/);
  await shown;
  // A message never lies on the answer.
  await expect(zanele.locator('.toasts')).toHaveCSS('top', '12px');
  // It may be pressed a moment after it stands, and is then looked at in its own colours.
  await expect(offer.getByRole('button', { name: 'Accept' })).toBeEnabled();
  await expectAccessible(zanele);
  await offer.getByRole('button', { name: 'Accept' }).click();
  await zanele.waitForURL('**/active-ride');
  await expect(tab.getByRole('alertdialog')).toHaveCount(0);
  await tab.close();
  await expect(zanele.getByRole('heading', { name: /^Drive to / })).toBeVisible();
  await expect(naledi.getByRole('heading', { name: driverComing })).toBeVisible();
  await expect(naledi.getByText('KT 48 LM GP')).toBeVisible();
  await expectAccessible(naledi);
  await naledi.goto('/passenger');
  await naledi.waitForURL('**/active-ride');
  const pin = (await naledi.locator('.pin').textContent()) ?? '';
  expect(pin).toMatch(/^\d{4}$/);

  await zanele.getByRole('button', { name: 'I have arrived' }).click();
  await expect(naledi.getByRole('heading', { name: 'Your driver is outside' })).toBeVisible();
  await expectAccessible(zanele);
  await zanele.getByLabel('Ask for the passenger').fill(pin === '0000' ? '1111' : '0000');
  await zanele.getByRole('button', { name: 'Start Trip' }).click();
  await expect(zanele.getByRole('alert')).toHaveText('That is not the PIN on the passenger’s screen. 4 tries left.');
  await expect(zanele.getByLabel('Ask for the passenger')).toBeFocused();
  await expectAccessible(zanele);
  await zanele.getByLabel('Ask for the passenger').fill(pin);
  await zanele.getByRole('button', { name: 'Start Trip' }).click();
  await expect(naledi.getByRole('heading', { name: /On the way to Menlyn/ })).toBeVisible();
  await expect(naledi.getByText(/^Time so far \d\d:\d\d min$/)).toBeVisible();
  await expect(naledi.getByRole('button', { name: 'Cancel ride' })).toHaveCount(0);

  // The passenger's note is known to the driver before the end.
  await naledi.getByText('R200', { exact: true }).click();
  await expect(zanele.getByText(/^The passenger pays with R200\s*Give back R\d+\.\d\d$/)).toBeVisible();
  await zanele.getByRole('button', { name: 'Complete Trip' }).click();
  await zanele.getByRole('button', { name: 'Yes, we have arrived' }).click();
  await expect(zanele.getByRole('dialog', { name: /^You are \d\.\d km from Menlyn/ })).toBeVisible();
  await expectAccessible(zanele);
  await zanele.getByRole('button', { name: 'The passenger asked to end here' }).click();
  for (const page of [zanele, naledi]) await expect(page.getByText('Trip completed!').first()).toBeVisible();
  await expect(zanele.getByText('Thank you for driving with Safiri').first()).toBeVisible();
  await expect(naledi.getByText('Thank you for riding with Safiri').first()).toBeVisible();
  await zanele.waitForURL('**/driver');
  await naledi.waitForURL('**/passenger');
  // Earlier trips may be open too; the newest stands first.
  const stripsOf = (page: typeof naledi) => page.getByRole('region', { name: /^After your trip to Menlyn/ });
  const [driverStrip, passengerStrip] = [stripsOf(zanele).first(), stripsOf(naledi).first()];
  await expect(zanele.getByRole('dialog', { name: /^Cash from Naledi/ })).toContainText(/Take\s*R200\s*Give back\s*R\d+\.\d\d/);
  await naledi.reload();
  await expect(passengerStrip).toContainText(/Pay R\d+\.\d\d in cash/);
  await expect(passengerStrip).toContainText(/ended the trip \d\.\d km from Menlyn/);
  for (const page of [naledi, zanele]) await expectAccessible(page);
  await passengerStrip.getByRole('button', { name: 'Yes, that is right' }).click();
  // The driver's cash stands before the dashboard.
  await zanele
    .getByRole('dialog', { name: /^Cash from Naledi/ })
    .getByRole('button', { name: 'Collected' })
    .click();
  await expect(passengerStrip).not.toContainText('in cash');
  const [driverOpen, passengerOpen] = [await stripsOf(zanele).count(), await stripsOf(naledi).count()];
  await passengerStrip.getByRole('button', { name: 'Rate Zanele' }).click();
  await expect(naledi.getByRole('region', { name: 'Receipt' })).toContainText('Total');
  await expectAccessible(naledi);
  await naledi.getByText('5 stars').check({ force: true });
  await naledi.getByText('Drove safely').check({ force: true });
  await naledi.getByLabel('Anything else?').fill('Thank you');
  await expectAccessible(naledi);
  await naledi.getByRole('button', { name: 'Send rating' }).click();
  await expect(stripsOf(naledi)).toHaveCount(passengerOpen - 1);
  await driverStrip.getByRole('button', { name: 'Rate Naledi' }).click();
  await zanele.getByText('4 stars').check({ force: true });
  await zanele.getByRole('button', { name: 'Send rating' }).click();
  await expect(stripsOf(zanele)).toHaveCount(driverOpen - 1);
  await expect(zanele.getByText('Naledi M.').first()).toBeVisible();
  for (const page of [naledi, zanele]) {
    await page.goto('/ride-history');
    await expect(page.getByRole('button', { name: /Open the receipt of/ }).first()).toBeVisible();
    await expectAccessible(page);
  }
});

test('a cancel takes the offer back at once; a driver’s cancel searches again', async ({ phone }) => {
  const { naledi, zanele } = await both(phone);
  await requestRide(naledi);
  const offer = zanele.getByRole('alertdialog', { name: 'New ride request' });
  await expect(offer).toBeVisible();
  await naledi.getByRole('button', { name: 'Cancel ride' }).click();
  await naledi.getByRole('button', { name: 'I changed my mind' }).click();
  await expect(toastOf(naledi)).toContainText('The ride has been cancelled.');
  await expect(offer).toBeHidden();
  await naledi.waitForURL('**/passenger');

  await requestRide(naledi);
  await offer.getByRole('button', { name: 'Accept' }).click();
  await zanele.waitForURL('**/active-ride');
  await zanele.getByRole('button', { name: 'Cancel Trip' }).click();
  await zanele.getByRole('button', { name: 'A problem with the vehicle' }).click();
  await expect(toastOf(naledi)).toContainText('Your driver had to give the trip back');
  await zanele.waitForURL('**/driver');
  await expect(naledi.getByRole('heading', { name: 'Finding a driver' })).toBeVisible();
  await naledi.getByRole('button', { name: 'Cancel ride' }).click();
  await naledi.getByRole('button', { name: 'The wait is too long' }).click();
  await naledi.waitForURL('**/passenger');
});

test('a phone that was away for a minute in the middle of the trip is right within five seconds', async ({ phone }) => {
  const { page: zanele } = await phone();
  await goOnline(zanele);
  const { page: naledi, context } = await phone(withWorker);
  await naledi.clock.install();
  await signInAs(naledi, 'Naledi');
  await requestRide(naledi);
  await zanele.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click();
  await expect(naledi.getByRole('heading', { name: driverComing })).toBeVisible();
  await context.setOffline(true);
  await expect(naledi.getByText('You are offline.')).toBeVisible();
  await zanele.getByRole('button', { name: 'I have arrived' }).click();
  await expect(zanele.getByRole('heading', { name: 'At the pickup' })).toBeVisible();
  await naledi.clock.fastForward('01:00');
  await context.setOffline(false);
  await expect(naledi.getByRole('heading', { name: 'Your driver is outside' })).toBeVisible({ timeout: 5000 });
  await naledi.getByRole('button', { name: 'I am in: start without the PIN' }).click();
  await expect(zanele.getByText('The passenger has confirmed in the app.')).toBeVisible();
  await zanele.getByRole('button', { name: 'Start Trip' }).click();
  await zanele.getByRole('button', { name: 'Complete Trip' }).click();
  await endHere(zanele);
  await expect(naledi.getByText('Thank you for riding with Safiri').first()).toBeVisible();
});

test('ladies-only is refused to a man before anything is sent; without a destination there is nothing to ask', async ({ phone }) => {
  const { page } = await phone();
  await signInAs(page, 'Sipho');
  await page.goto('/ride-request');
  await expect(page.getByRole('button', { name: 'Request Safiri' })).toBeDisabled();
  await expect(page.getByRole('combobox', { name: 'Pickup' })).toHaveValue('Current Location');
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Where to?' }).fill('   ');
  await page.getByRole('combobox', { name: 'Where to?' }).press('Enter');
  await expect(toastOf(page)).toContainText('Please enter your destination');
  await page.getByRole('combobox', { name: 'Where to?' }).fill('menlyn');
  await page
    .getByRole('option', { name: /Menlyn/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /Request Safiri R/ })).toBeEnabled();
  // The way draws itself, and then lies there whole.
  const way = page.locator('.route-line');
  await expect(way).toBeVisible();
  await expect.poll(() => way.evaluate((line) => line.getAnimations().length)).toBe(0);
  await expect(way).toHaveCSS('stroke-dasharray', 'none');
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/rides') sent += 1;
  });
  await page.getByText('Verified female drivers', { exact: true }).click();
  await page.getByRole('button', { name: /Request Ladies Only/ }).click();
  await expect(toastOf(page)).toContainText('Ladies Only Ride');
  await expect(toastOf(page)).toContainText('This ride type is available only for verified female passengers');
  expect(sent).toBe(0);
});

test('a phone that does not tell where it is asks for the pickup, and a house that no list has is chosen by a pin', async ({ phone }) => {
  const { page } = await phone({ permissions: [] });
  await signInAs(page, 'Sipho');
  await page.goto('/ride-request');
  const pickup = page.getByRole('combobox', { name: 'Pickup' });
  await page.getByRole('combobox', { name: 'Where to?' }).fill('menlyn');
  await page
    .getByRole('option', { name: /Menlyn/ })
    .first()
    .click();
  await expect(pickup).toHaveValue('');
  // The message stands over the map, not over the request and the words that say what is missing.
  const bottomOf = async (box: typeof pickup) => box.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await bottomOf(toastOf(page))).toBeLessThan(await bottomOf(page.locator('.sheet .sheet-head')));
  await expect(page.getByRole('button', { name: 'Request Safiri' })).toBeDisabled();
  await expect(page.getByText('Choose where the driver should come.')).toBeVisible();
  await pickup.fill('12 Xhosa Yard');
  await expect(page.getByText('No place found for “12 Xhosa Yard”. Check the spelling, or:')).toBeVisible();
  await expectAccessible(page);
  await pickup.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose on the map' });
  await dialog.getByRole('button', { name: '100 m north' }).click();
  await expect(dialog.getByRole('status')).toContainText('12 Xhosa Yard');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Pick me up here' }).click();
  await expect(pickup).toHaveValue('12 Xhosa Yard');
  await expect(page.getByRole('button', { name: /Request Safiri R/ })).toBeEnabled();
  let quotesFail = true;
  await page.route('**/api/calculate-fare', (route) => (quotesFail ? route.fulfill({ status: 502, body: '' }) : route.continue()));
  await page.getByRole('combobox', { name: 'Where to?' }).fill('hatfield');
  await page
    .getByRole('option', { name: /Hatfield/ })
    .first()
    .click();
  await expect(page.getByText('We could not get the price. Trying again…').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request Safiri' })).toBeDisabled();
  quotesFail = false;
  await expect(page.getByRole('button', { name: /Request Safiri R/ })).toBeEnabled();
});
