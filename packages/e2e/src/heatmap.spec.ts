import { expectAccessible } from './axe.ts';
import { expect, signInAs, test, withTiles } from './server.ts';

test.use(withTiles);

test('the city heat map: sample data is labelled, selectors work, the list says what the map shows', async ({ phone }) => {
  const { page } = await phone();
  await page.goto('/city-heat-map');
  await expect(page.getByRole('heading', { name: 'City Heat Map' })).toBeVisible();
  await expect(page.getByText('Sample data: too little is recorded here yet.')).toBeVisible();
  const plate = page.getByRole('group', { name: 'Heat Map View' });
  await expect(plate.getByRole('button')).toHaveCount(4);
  // Pretoria lies 47 km off: a map that reached so far would show neither city.
  const elsewhere = page.getByRole('region', { name: 'In another city' });
  await expect(elsewhere.getByRole('button')).toHaveText(/^1Pretoria CBDHigh · 47 km away192$/);
  await elsewhere.getByRole('button').click();
  await expect(page.getByRole('heading', { name: 'Pretoria CBD' })).toBeVisible();
  await expect(page.getByText('Coverage Areas').locator('..')).toContainText('5');
  await plate.getByRole('button', { name: /Soweto/ }).click();
  await expect(page.getByRole('heading', { name: 'Soweto' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Area Details' }).click();
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Sandton CBD');
  await page.getByRole('tab', { name: 'Analytics' }).click();
  await expect(page.getByText('08:00–10:00')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('City', { exact: true }).selectOption('Lagos');
  await expect(page.getByText('Services in Victoria Island')).toBeVisible();
  await page.getByLabel('City', { exact: true }).selectOption('Durban');
  await expect(page.getByText('No demand is recorded here yet.')).toBeVisible();
  const again = page.waitForResponse(/\/api\/heat-map/);
  await page.getByRole('button', { name: 'Refresh Data' }).click();
  expect((await again).status()).toBe(200);
});

test('busy areas on the home screens: the same data, and no tips drawn from a sample', async ({ phone }) => {
  const { page } = await phone();
  await signInAs(page, 'Sipho');
  // It comes when it is scrolled to.
  const busy = page.getByRole('region', { name: 'Busy areas' });
  await expect(page.locator('.home-busy')).toBeAttached();
  await expect(busy).toHaveCount(0);
  await page.locator('.home-busy').scrollIntoViewIfNeeded();
  await expect(busy.getByRole('group', { name: 'Busy areas' }).getByRole('button')).toHaveCount(6);
  await busy.getByRole('button', { name: /Hatfield/ }).click();
  await expect(busy.getByText('Average fare')).toBeVisible();
  await expect(busy.getByText('Tips')).toHaveCount(0);
  await expectAccessible(page);
  const { page: driver } = await phone();
  await signInAs(driver, 'Themba');
  const areas = driver.getByRole('region', { name: 'Busy areas' });
  await areas.getByRole('button', { name: 'Busy areas: see an example' }).click();
  await expect(areas.getByText('Sample data: too little is recorded here yet.')).toBeVisible();
  // Nobody is sent anywhere by numbers that nobody counted.
  await expect(areas.getByText('Tips')).toHaveCount(0);
  await expectAccessible(driver);
});
