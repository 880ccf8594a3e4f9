import { STRANGERS_CODES } from '@safiri/rules/auth/shared-code.ts';
import { authPaths } from '@safiri/contract/auth/paths.ts';
import { expectAccessible } from './axe.ts';
import { openGateways, type Gateways } from './gateways.ts';
import { expect, test as plain } from './server.ts';

/** The product of an operator who has gateways for texts and calls. */
const test = plain.extend<object, { gateways: Gateways }>({
  gateways: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const gateways = await openGateways();
      await use(gateways);
      await gateways.close();
    },
    { scope: 'worker' },
  ],
  settings: async ({ gateways }, use) => use(gateways.settings),
});

test('a code that did not come by text is said in a call', async ({ page, product, gateways }) => {
  await page.clock.install();
  await page.goto('/auth');
  await page.getByLabel('Phone or email').fill('082 555 7741');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByText('We sent six digits to +27 82 555 7741')).toBeVisible();
  await expect.poll(() => gateways.textTo('+27825557741')).toContain('is your Safiri code');
  await expect(page.getByRole('button', { name: 'Call me with the code' })).toHaveCount(0);
  // The first pause, on the server and on the phone.
  await product.execute(`update phone_codes set created_at = created_at - interval '31 seconds' where phone = '+27825557741'`);
  await page.clock.fastForward(31_000);
  await expect(page.getByRole('button', { name: 'Send a new code' })).toBeVisible();
  // No WhatsApp where none is set.
  await expect(page.getByRole('button', { name: /WhatsApp/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Call me with the code' }).click();
  await expect(page.getByText('We are calling +27 82 555 7741 and say six digits, twice.')).toBeVisible();
  let said = '';
  await expect.poll(async () => (said = (await gateways.answer('+27825557741', product.address)) ?? '')).toContain('Your Safiri code: ');
  const digits = /code: ([\d. ]+)\.</.exec(said)?.[1]?.replaceAll(/\D/g, '') ?? '';
  await page.getByLabel('Code', { exact: true }).fill(digits);
  await page.getByRole('button', { name: /Passenger/ }).click();
  await expect(page.getByText('Confirmed by a code')).toBeVisible();
});

test('a number that strangers plague is proven by the code that all wait for', async ({ page, playwright, product, gateways }) => {
  const phone = '+27825557742';
  for (let i = 0; i < STRANGERS_CODES; i += 1) {
    const stranger = await playwright.request.newContext({ baseURL: product.address });
    const path = authPaths.askCode.slice(authPaths.askCode.indexOf('/'));
    expect((await stranger.post(path, { data: { for: 'sign_in', phone } })).status()).toBe(200);
    await stranger.dispose();
  }
  await page.goto('/auth');
  await page.getByLabel('Phone or email').fill('082 555 7742');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByText('Many codes were asked for +27 82 555 7742. To protect it, this one has twelve digits.')).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => gateways.textTo(phone)).toMatch(/^\d{4} \d{4} \d{4} is your Safiri code/);
  await page.getByLabel('Code', { exact: true }).fill(/#(\d{12})$/.exec(gateways.textTo(phone) ?? '')?.[1] ?? '');
  await page.getByRole('button', { name: /Passenger/ }).click();
  await expect(page.getByText('Confirmed by a code')).toBeVisible();
});
