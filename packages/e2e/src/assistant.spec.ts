import { expectAccessible } from './axe.ts';
import { expect, signInAs, test, toastOf } from './server.ts';

const tab = 'tab';

test('a spoken or typed order is understood, put into the cart and adds up there', async ({ phone }) => {
  const { page, context } = await phone();
  await page.goto('/ai-features');
  await page.waitForURL(/\/auth\?return=%2Fai-features/);
  await signInAs(page, 'Naledi');
  await page.getByRole('link', { name: 'AI features' }).click();
  await expect(page.getByText('Order by voice, plan the week')).toBeVisible();
  await expect(page.getByText('Say items like: 2 kg bananas, 1 liter milk, white bread')).toBeVisible();

  // Chromium refuses the microphone of a page that nobody allowed it.
  await page.getByRole('button', { name: 'Tap to start' }).click();
  await expect(toastOf(page)).toContainText('Recording Error');
  await expect(toastOf(page)).toContainText('Unable to access microphone. Please check permissions.');
  await expect(page.getByRole('button', { name: 'Tap to start' })).toBeVisible();

  await context.grantPermissions(['geolocation', 'microphone']);
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(new MediaStream());
    const none = { SpeechRecognition: undefined, webkitSpeechRecognition: undefined };
    Object.assign(window, none);
  });
  await page.reload();
  await page.getByRole('button', { name: 'Tap to start' }).click();
  await expect(toastOf(page)).toContainText('Speak your grocery order clearly...');
  await page.getByRole('button', { name: 'Listening...' }).click();
  const box = page.getByLabel('What you need');
  await expect(box).toHaveValue('2 kg bananas, 1 liter milk, white bread');
  await expect(page.getByText('Sample', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Store').selectOption('Hatfield Fresh Market');
  await box.fill('milk and a unicorn');
  await expect(page.getByText('Sample', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Find items' }).click();
  await expect(toastOf(page)).toContainText('Clarification Needed');
  await expect(toastOf(page)).toContainText('We found no “unicorn” in this store.');
  const heard = page.getByRole('region', { name: 'What we understood' });
  await expect(heard).toContainText('Which milk? We have Milk, full cream (2 l)');
  await expectAccessible(page);

  const sent = page.waitForRequest('**/api/ai/voice-order');
  await box.fill('ndizi kilo mbili, white bread, a dozen eggs');
  await page.getByRole('button', { name: 'Find items' }).click();
  expect(Object.keys((await sent).postDataJSON() as object)).toEqual(['audioTranscript', 'userContext']);
  await expect(toastOf(page)).toContainText('Order Processed');
  await expect(toastOf(page)).toContainText('Found 3 items. Estimated total: R117.95');
  await expect(heard).toContainText(/\d+% sure/);
  await heard.getByRole('button', { name: 'Add to cart' }).click();
  const cart = page.getByRole('dialog', { name: 'Your cart' });
  // 2 kg at R24.99, R17.99, two packs of six at R24.99; R30 to the door, R15 for the shopping.
  await expect(cart).toContainText('R117.95');
  await expect(cart).toContainText('R162.95');
  await cart.getByRole('button', { name: 'One Bananas less' }).click();
  await expect(cart).toContainText('R137.96');

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back to Stores' }).click();
  // A list is made for the shop that one comes from.
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Menlyn Grocer' })
    .getByRole('button', { name: /Shop Now|Look around/ })
    .click();
  await page.getByRole('link', { name: 'Weekly shopping list' }).click();
  await expect(page.getByRole('combobox', { name: 'Store' }).locator('option:checked')).toHaveText('Menlyn Grocer');
  await page.goto('/grocery-delivery');
  await page.getByRole('link', { name: 'Say what you need' }).click();
  await page.route('**/api/ai/voice-order', (route) => route.fulfill({ status: 500, body: '' }));
  await box.fill('milk');
  await page.getByRole('button', { name: 'Find items' }).click();
  await expect(toastOf(page)).toContainText('Processing Error');
  await expect(toastOf(page)).toContainText('Failed to process voice order. Please try again.');
  await expect(page.getByRole('button', { name: 'Tap to start' })).toBeEnabled();
});

test('speech becomes words, is sent when it ends, and only as text', async ({ phone }) => {
  const { page } = await phone();
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(new MediaStream());
    class Recognition {
      onresult: ((event: unknown) => void) | undefined;
      onend: (() => void) | undefined;
      start() {
        setTimeout(() => this.onresult?.({ results: [[{ transcript: 'two kg bananas' }]] }), 50);
      }
      stop() {
        setTimeout(() => this.onend?.(), 50);
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition });
  });
  await signInAs(page, 'Sipho');
  await page.goto('/ai-features');
  await page.getByRole('button', { name: 'Tap to start' }).click();
  await expect(page.getByLabel('What you need')).toHaveValue('two kg bananas');
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/ai/voice-order', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Listening...' }).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  answer();
  await expect(toastOf(page)).toContainText('Found 1 item. Estimated total: R49.98');
  await expect(page.getByRole('button', { name: 'Tap to start' })).toBeVisible();
});

test('smart lists, rates and the vehicle check say what is specified', async ({ phone }) => {
  const { page } = await phone();
  await signInAs(page, 'Naledi');
  await page.goto('/ai-features?tab=shopping');
  await expect(page.getByLabel('Household size')).toHaveValue('2');
  await expect(page.getByLabel('Weekly budget')).toHaveValue('800');
  await expect(page.getByRole('checkbox')).toHaveCount(9);
  await page.getByLabel('Household size').fill('11');
  await page.getByLabel('Weekly budget').fill('50');
  await page.getByLabel('Vegan').check();
  await expect(page.getByLabel('Household size')).toHaveValue('10');
  await expect(page.getByLabel('Weekly budget')).toHaveValue('100');
  await page.getByLabel('Household size').fill('3');
  await page.getByLabel('Weekly budget').fill('600');
  await page.getByRole('button', { name: 'Generate Weekly Shopping List' }).click();
  await expect(toastOf(page)).toContainText('Smart List Generated');
  await expect(toastOf(page)).toContainText(/Created \d+ items with nutrition score \d+\/10/);
  const week = page.getByRole('region', { name: 'Your week' });
  await expect(week).toContainText('Vegetables for every day');
  await expect(week).not.toContainText(/Milk|Beef|Chicken|Eggs/);
  await expect(week).toContainText('of your budget of R600.00');
  await expectAccessible(page);
  await week.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Your cart' }).getByText('Red lentils')).toBeVisible();
  await page.goto('/ai-features?tab=shopping');
  await page.route('**/api/ai/smart-shopping-list', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Generate Weekly Shopping List' }).click();
  await expect(toastOf(page)).toContainText('Unable to generate smart shopping list. Please try again.');

  await page.getByRole(tab, { name: 'Competitive Pricing' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ride, per km' })).toContainText('R8.55');
  await expect(page.getByText(/Price Promise|You save/)).toHaveCount(0);
  await expect(page.getByText(/Last updated \d\d:\d\d/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole(tab, { name: 'Vehicle Verification' }).click();
  const year = new Date().getFullYear();
  const years = page.getByLabel('Year of make');
  await expect(years).toHaveValue(String(year - 5));
  await expect(years.getByRole('option')).toHaveCount(16);
  await expect(page.getByLabel('Vehicle type').getByRole('option')).toHaveText(['Car', 'Scooter', 'Motorcycle', 'Bakkie']);
  await page.getByRole('button', { name: 'Verify Vehicle Eligibility' }).click();
  await expect(toastOf(page)).toContainText('Vehicle Eligible');
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toContainText('Eligible');
  await expect(result).toContainText('Carries passengers');
  await years.selectOption(String(year - 15));
  await page.getByRole('button', { name: 'Verify Vehicle Eligibility' }).click();
  await expect(toastOf(page)).toContainText('Vehicle Too Old');
  await expect(result).toContainText('Not Eligible');
  await expect(page.getByRole('region', { name: 'Vehicle policy' })).toContainText('A safety inspection that was passed');
  await expectAccessible(page);
  await page.getByRole(tab, { name: 'Multi-Service Training' }).click();
  await expect(page.getByText('Drivers learn here')).toBeVisible();
  await expect(page.getByRole('button', { name: /Start Training/ })).toHaveCount(0);

  await page.clock.install();
  await page.goto('/ai-features?tab=pricing');
  await expect(page.getByText('R8.55')).toBeVisible();
  const again = page.waitForRequest('**/api/pricing/competitive');
  await page.clock.fastForward(300_000);
  await again;
});

test('a driver chooses services to learn, and begins the lesson', async ({ phone }) => {
  const { page } = await phone();
  await signInAs(page, 'Zanele');
  await page.goto('/ai-features?tab=training');
  const progress = page.getByRole('progressbar', { name: 'Progress of your selection' });
  await expect(progress).toHaveAttribute('aria-valuenow', '0');
  await page.getByRole('button', { name: 'Select: Carrying passengers' }).click();
  await expect(progress).toHaveAttribute('aria-valuenow', '100');
  await page.getByRole('button', { name: 'Select: Delivering food' }).click();
  await expect(progress).toHaveAttribute('aria-valuenow', '50');
  await page.reload();
  await expect(progress).toHaveAttribute('aria-valuenow', '50');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start Training: Delivering food' }).click();
  await expect(page).toHaveURL(/\/driver-training\?module=5/);
  await expect(page.getByText('Part 1 of 6')).toBeVisible();
});
