import type { Locator, Page } from '@playwright/test';
import type { Rosters } from '@safiri/contract/safety/on-call-shapes.ts';
import { addColleague, colleague } from '../colleagues.ts';
import { photoOfPlate } from '../photos.ts';
import type { Product } from '../product.ts';
import { expect, signInAs, test, toastOf } from '../server.ts';
import { signInAsStaff } from '../staff.ts';
import { both, startTrip } from '../trips.ts';
import { take } from './take.ts';

const SHOP = /Mama Thembi se Kombuis/;

/** Orders a meal at the shop whose board is looked at. */
async function order(page: Page): Promise<void> {
  await page.goto('/food-delivery');
  await page.getByRole('button', { name: SHOP }).click();
  await page.getByRole('button', { name: 'Add Chakalaka' }).click();
  await page.getByRole('button', { name: /^Cart · 1/ }).click();
  await page.getByRole('dialog', { name: 'Your cart' }).getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for the shop' })).toBeVisible();
}

/** Asks something, and then for a person of the team. */
async function askForHelp(page: Page): Promise<void> {
  await page.goto('/live-chat');
  await page.getByRole('button', { name: 'Start New Chat' }).click();
  await expect(toastOf(page)).toContainText('Chat Started');
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.fill('I was charged twice for my trip to Menlyn, and the second one was never driven');
  await field.press('Enter');
  await page.getByRole('button', { name: 'Talk to a person' }).click();
  await expect(page.getByText('A person of our team answers as soon as one is free.').first()).toBeVisible();
}

/** Nights and days of a roster, with a gap, one who can be reached by notification, and a test alarm that was missed. */
async function fillRoster(page: Page, product: Pick<Product, 'execute'>): Promise<void> {
  await addColleague(product);
  await product.execute(`insert into push_subscriptions (user_id, session_id, endpoint_hash, endpoint, p256dh, auth)
    select u.id, (select max(id) from sessions where revoked_at is null), '\\x01', 'https://push.example.org/a', 'k', 'a'
    from users u where u.email = '${colleague.email}' on conflict do nothing`);
  await product.execute(`insert into on_call_tests (user_id, week, sent_at) select id, '2026-01-05', now() - interval '2 hours' from users
    where email = '${colleague.email}' on conflict do nothing`);
  const { people } = (await (await page.request.get('/api/staff/on-call')).json()) as Rosters;
  const other = people.find(({ name }) => name === colleague.name)?.id ?? 0;
  const own = people.find(({ id }) => id !== other)?.id ?? 0;
  const put = (userId: number, step: number, from: string, to: string, weekdays: number[]) =>
    page.request.post('/api/staff/on-call/shifts', { data: { cityId: 'pretoria', userId, step, date: null, weekdays, from, to } });
  await put(other, 1, '18:00', '06:00', [0, 1, 2, 3, 4, 5, 6]);
  await put(other, 1, '06:00', '18:00', [0, 1, 2, 3]);
  await put(own, 2, '18:00', '06:00', [4, 5, 6]);
}

/** Gives a dish and its shop a picture, on the shop's board. */
async function showPictures(page: Page): Promise<void> {
  const photo = await photoOfPlate(page);
  await page.getByRole('button', { name: 'Menu and stock' }).click();
  const dish = page.locator('.board-item').filter({ hasText: 'Pap and wors' });
  await dish.getByText('Change Pap and wors').click();
  const choose = async (input: Locator) => {
    await input.setInputFiles(photo);
    await expect(page.locator('.crop-photo img')).toBeVisible();
  };
  const use = async () => {
    await page.getByRole('button', { name: 'Use this part' }).click();
    await expect(page.locator('.crop-photo')).toHaveCount(0);
    // Said in the language of the moment, over what the picture is of.
    await page.locator('.toast').getByRole('button').first().click();
  };
  await choose(dish.getByLabel('Add a picture', { exact: true }));
  await take(page, 'staff-picture-crop');
  await use();
  await take(page, 'staff-picture', dish);
  await dish.getByText('Change Pap and wors').click();
  await page.getByText('Picture of the shop').click();
  const ofShop = page.locator('.card:has(.picture-field[data-shape="shop"])');
  await choose(ofShop.getByLabel('Add a picture', { exact: true }));
  await use();
  await take(page, 'staff-shop-picture', ofShop);
}

/** A large payout that a colleague asks for, and one that was agreed to. */
async function askForConsent({ execute }: Pick<Product, 'execute'>): Promise<void> {
  await execute(`insert into approvals (kind, subject_id, data, asked_by, outcome, decided_by, decided_at)
    select 'payout_paid', subject, jsonb_build_object('name', name, 'amount', amount, 'countryId', 'za', 'destination', destination, 'side', 'driver',
        'userId', (select id::text from users where users.name = asked.name)),
      (select id from users where email = '${colleague.email}'), outcome,
      case when outcome is null then null else (select id from users where email = 'staff@demo.safiri.africa') end,
      case when outcome is null then null else now() end
    from (values (900001, 'Zanele Khumalo', '6250.00', 'Capitec ••4471', null), (900002, 'Kabelo Molefe', '5400.00', 'FNB ••0932', 'approved'))
      as asked (subject, name, amount, destination, outcome)`);
}

test('the console', async ({ phone, product }) => {
  test.setTimeout(600_000);
  const { naledi, zanele } = await both(phone);
  await startTrip({ naledi, zanele });
  const { page: sipho } = await phone();
  await signInAs(sipho, 'Sipho');
  const { page } = await phone({ viewport: { width: 1280, height: 800 } });
  await page.goto('/staff');
  await expect(page.getByLabel('Work email')).toBeVisible();
  await take(page, 'staff-sign-in');
  await signInAsStaff(page);
  const at = async (path: string, station: Parameters<typeof take>[1]) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await take(page, station);
  };
  await at('/staff/payouts', 'staff-payouts');
  await at('/staff/cash', 'staff-cash');
  await at('/staff/finance?list=days', 'staff-finance');
  await at('/staff/trips', 'staff-trips');
  await at('/staff/reviews', 'staff-reviews');

  await order(sipho);
  await page.goto('/staff/boards');
  await page.getByRole('link', { name: SHOP }).click();
  await page.getByLabel('Ready in').selectOption('10');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('Ready by ').filter({ visible: true }).first()).toBeVisible();
  await order(sipho);
  await expect(page.getByRole('timer').first()).toBeVisible();
  await take(page, 'staff-board');
  await page.getByText('Opening hours').click();
  await take(page, 'staff-shop-hours', page.locator('.shop-hours'));
  await showPictures(page);
  await sipho.goto('/food-delivery');
  await sipho.getByRole('button', { name: SHOP }).click();
  await expect(sipho.locator('.shop-banner img')).toBeVisible();
  await take(sipho, 'menu-with-pictures');
  await at('/staff/boards', 'staff-boards');
  const [first] = (await (await sipho.request.get('/api/orders')).json()) as Array<{ id: number }>;
  await at(`/staff/order/${first?.id}`, 'staff-order');
  await askForHelp(sipho);
  await at('/staff/chats', 'staff-chats');

  await naledi.goto('/safety');
  await naledi.getByRole('button', { name: 'EMERGENCY' }).first().click();
  await naledi.getByRole('button', { name: 'Trigger Now' }).click();
  await page.goto('/staff');
  await expect(page.getByRole('link', { name: 'Call Naledi' })).toBeVisible();
  await at('/staff', 'staff-now');
  await at('/staff/emergencies', 'staff-emergencies');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Naledi/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: /Naledi/ })).toBeVisible();
  await take(page, 'staff-emergency');
  await fillRoster(page, product);
  await at('/staff/on-call', 'staff-on-call');
  await page.goto('/staff/drivers');
  await page.getByLabel('Name, phone, plate or DR number').fill('Kabelo');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Kabelo/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/staff\/drivers\/\d+$/);
  await expect(page.getByRole('heading', { name: /Kabelo/ }).first()).toBeVisible();
  await take(page, 'staff-review');
  await take(page, 'staff-vehicle', page.getByRole('region', { name: 'JM 19 VK GP' }));
  await at('/staff/outbox', 'staff-messages');
  await at('/staff/audit', 'staff-audit');
  await page.goto('/staff/setup');
  await expect(page.getByRole('region', { name: 'What is still missing' })).toBeVisible();
  await take(page, 'staff-setup');
  await at('/staff/brand', 'staff-brand');
  await at('/staff/cities', 'staff-cities');
  await page.goto('/staff/team');
  const invite = page.getByRole('region', { name: 'Invite somebody' });
  await invite.getByLabel('Name').fill('Dineo Mokoena');
  await invite.getByLabel('Work email').fill(`dineo.${Date.now()}@example.org`);
  await invite.getByLabel('Work phone, with its country').fill('+27 82 555 0142');
  await invite.getByRole('checkbox', { name: /^Support/ }).check();
  await invite.getByRole('button', { name: 'Send the invitation' }).click();
  const link = await invite.getByLabel('Invitation link for Dineo Mokoena').inputValue();
  expect(link).toContain('/staff?invitation=');
  await at('/staff/team', 'staff-team');
  const { page: invited } = await phone();
  await invited.goto(link);
  await expect(invited.getByText('Dineo Mokoena')).toBeVisible();
  await take(invited, 'staff-invitation');
  await askForConsent(product);
  await at('/staff/approvals', 'staff-approvals');
  await at('/staff/account', 'staff-account');
});
