import { expectAccessible } from './axe.ts';
import { expect, signInAs, test } from './server.ts';
import { signInAsStaff } from './staff.ts';
import { both, requestRide, startTrip } from './trips.ts';

test('staff find a passenger by phone with the keyboard alone, say why they need the number, and it stands in the log', async ({
  phone,
}) => {
  const { page } = await phone();
  await page.goto('/staff');
  await signInAsStaff(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('naledi@demo.safiri.africa');
  const people = page.getByRole('region', { name: 'People' });
  await expect(people.getByRole('link', { name: /Naledi/ })).toBeVisible();
  await expect(people).toContainText('•');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Naledi/ })).toBeAttached();
  await page.getByRole('button', { name: 'Show the phone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Show the phone' });
  await dialog.getByLabel('Why do you need it?').fill('She left a bag in the car');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Show the phone' }).click();
  await expect(page.locator('a[href^="tel:"]')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What staff did' })).toContainText('She left a bag in the car');
  await page.goBack();
  await expect(people.getByRole('link', { name: /Naledi/ })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/staff/audit');
  const done = page.getByRole('main').getByText('She left a bag in the car');
  await expect(done).toBeVisible();
  await page.getByLabel('What', { exact: true }).selectOption('Chats');
  await expect(done).toHaveCount(0);
  await page.getByLabel('What', { exact: true }).selectOption('People');
  await expect(done).toBeVisible();
  await expectAccessible(page);
});

test('staff open a trip that does not move, and cancel it with a reason; its passenger is told that it was the team', async ({ phone }) => {
  const { naledi, zanele } = await both(phone);
  await startTrip({ naledi, zanele });
  const { page } = await phone();
  await signInAsStaff(page);
  await page.goto('/staff/search');
  await page.getByRole('searchbox').fill('zanele@demo.safiri.africa');
  await page.getByRole('region', { name: 'People' }).getByRole('link').click();
  await page.getByRole('region', { name: 'Under way' }).getByRole('link').click();
  await expect(page.getByRole('region', { name: 'What happened in order' })).toContainText('A driver accepted');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel the trip' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel the trip' });
  await dialog.getByLabel('Why?').fill('The car has stood for ten minutes');
  await dialog.getByRole('button', { name: 'Cancel the trip' }).click();
  await expect(page.getByRole('region', { name: 'What staff did' })).toContainText('The car has stood for ten minutes');
  await expect(page.getByRole('button', { name: 'Cancel the trip' })).toHaveCount(0);
  await expect(naledi.getByText('Our team cancelled this trip.', { exact: false })).toBeVisible();
});

test('a search that finds nobody stands where the console opens, with a clock, and leads to its trip', async ({ phone, product }) => {
  const { page: naledi } = await phone();
  await signInAs(naledi, 'Naledi');
  await requestRide(naledi);
  const { page } = await phone();
  await signInAsStaff(page);
  const stuck = page.getByRole('region', { name: 'Stuck trips' });
  await expect(stuck).toContainText('No trip is stuck');
  await product.execute(`update rides set requested_at = now() - interval '3 minutes' where status = 'requested'`);
  await page.goto('/staff/stuck');
  const row = page.getByRole('main').getByRole('link', { name: /No driver yet/ });
  await expect(row.getByRole('timer')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Staff menu' }).click();
  await expect(page.getByRole('link', { name: 'Stuck trips 1' })).toBeVisible();
  await page.getByRole('link', { name: 'Now', exact: true }).click();
  await stuck.getByRole('link', { name: /No driver yet/ }).click();
  await page.getByRole('button', { name: 'Cancel the trip' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel the trip' });
  await dialog.getByLabel('Why?').fill('Nobody is near');
  await dialog.getByRole('button', { name: 'Cancel the trip' }).click();
  await expect(page.getByRole('region', { name: 'What staff did' })).toContainText('Nobody is near');
  await page.goto('/staff/stuck');
  await expect(page.getByText('No trip is stuck')).toBeVisible();
});

test('an order is found by its number, and its page says what was ordered, from whom and for whom', async ({ phone }) => {
  const [{ page: naledi }, { page }] = [await phone(), await phone()];
  await signInAs(naledi, 'Naledi');
  await naledi.goto('/food-delivery');
  await naledi.getByRole('button', { name: /Mama Thembi se Kombuis/ }).click();
  await naledi.getByRole('button', { name: 'Add Chakalaka' }).click();
  await naledi.getByRole('button', { name: /^Cart · 1/ }).click();
  await naledi.getByRole('dialog', { name: 'Your cart' }).getByRole('button', { name: 'Place Order' }).click();
  await expect(naledi.getByRole('heading', { name: 'Waiting for the shop' })).toBeVisible();
  const [order] = (await (await naledi.request.get('/api/orders')).json()) as Array<{ number: string }>;
  await signInAsStaff(page);
  await page.goto('/staff/search');
  await page.getByRole('searchbox').fill(order?.number ?? '');
  await page.getByRole('region', { name: 'Orders' }).getByRole('link').click();
  await expect(page.getByRole('region', { name: 'What was ordered' })).toContainText('Chakalaka');
  await expect(page.getByRole('region', { name: 'What happened in order' })).toContainText('answer until');
  await expectAccessible(page);
  const toDo = page.getByRole('region', { name: 'What to do' });
  await expect(toDo.getByRole('timer')).toBeVisible();
  await toDo.getByRole('link', { name: 'Open its board' }).click();
  await expect(page.getByRole('timer').first()).toBeVisible();
});
