import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@safiri/rules/demo/accounts.ts';
import { expectAccessible } from './axe.ts';
import { addColleague, colleague } from './colleagues.ts';
import { signInAsColleague, signInAsStaff } from './staff.ts';
import { expect, signInAs, test, toastOf, type OpenPhone } from './server.ts';

const hatfield = { lat: -25.7487, lng: 28.238, address: 'Hatfield Plaza' };
const menlyn = { lat: -25.7826, lng: 28.2755, address: 'Menlyn Park' };

/** Zanele drives Naledi, who pays from the wallet; by the same calls that the screens make. Leaves Zanele offline. */
async function drive(naledi: Page, zanele: Page): Promise<void> {
  const session = (await (await zanele.request.get('/api/auth/session')).json()) as { user: { id: number; driver: { id: number } } };
  const { user } = session;
  await zanele.request.patch(`/api/users/${user.id}/status`, { data: { isOnline: true } });
  await zanele.request.post(`/api/drivers/${user.driver.id}/location`, {
    data: { ...hatfield, address: undefined, at: new Date().toISOString() },
  });
  const asked = await naledi.request.post('/api/rides', {
    data: { pickupLocation: hatfield, dropoffLocation: menlyn, fare: '420', rideType: 'standard', paymentMethod: 'safiri_wallet' },
  });
  const ride = (await asked.json()) as { id: number; pin: string };
  await expect(async () => {
    const moved = await zanele.request.patch(`/api/rides/${ride.id}`, { data: { status: 'accepted' } });
    expect(moved.status()).toBe(200);
  }).toPass();
  for (const data of [{ status: 'arrived' }, { status: 'in_progress', pin: ride.pin }, { status: 'completed', endReason: 'other' }]) {
    expect((await zanele.request.patch(`/api/rides/${ride.id}`, { data })).status()).toBe(200);
  }
  await zanele.request.patch(`/api/users/${user.id}/status`, { data: { isOnline: false } });
}

async function both(phone: OpenPhone): Promise<{ naledi: Page; zanele: Page }> {
  const { page: zanele } = await phone();
  await signInAs(zanele, 'Zanele');
  const { page: naledi } = await phone();
  await signInAs(naledi, 'Naledi');
  return { naledi, zanele };
}

test('a driver sees what trips brought, finds goals and bonus hours, and withdraws: two people sign it, and the provider pays', async ({
  phone,
  product,
}) => {
  test.setTimeout(120_000);
  const { naledi, zanele } = await both(phone);
  await zanele.getByRole('link', { name: 'View analytics' }).click();
  await zanele.waitForURL('**/driver-earnings');
  await expect(zanele.getByText('No trips yet in these 7 days.')).toBeVisible();
  await expect(zanele.getByText('Your payslip lines will show here after your first trip.')).toBeVisible();
  await expectAccessible(zanele);
  await drive(naledi, zanele);
  await zanele.reload();
  await expect(zanele.getByText('Total earned')).toBeVisible();
  const line = zanele.getByRole('region', { name: 'Latest trips' });
  await expect(line).toContainText('Menlyn Park');
  const net = (await line.locator('.pay-net dd').textContent()) ?? '';
  expect(net).toMatch(/^R\d+\.\d\d$/);
  await expect(zanele.locator('.earn .big')).toHaveText(net);
  // Nobody saw the trip driven to its end: what is paid on top waits, and the driver has a say.
  const waiting = zanele.getByRole('region', { name: 'Trips under review' });
  await expect(waiting.getByRole('listitem', { name: 'Menlyn Park' })).toContainText('In review');
  await waiting.getByText('Tell us what happened', { exact: true }).click();
  await waiting.getByLabel('Your answer').fill('The barrier was closed');
  await waiting.getByRole('button', { name: 'Send answer' }).click();
  await expect(waiting).toContainText('The barrier was closed');
  await expect(zanele.getByRole('img', { name: /Best day: .*R/ })).toBeVisible();
  await zanele.getByText('Show as table').click();
  await expect(zanele.getByRole('table').first()).toContainText(net);
  await expectAccessible(zanele);

  await zanele.getByRole('tab', { name: 'Overview' }).press('ArrowRight');
  await expect(zanele.getByRole('tab', { name: 'Incentives' })).toBeFocused();
  await expect(zanele.getByRole('region', { name: 'Bonus hours' })).toContainText('Morning peak +20%');
  await expectAccessible(zanele);
  await zanele.getByRole('tab', { name: 'Goals' }).click();
  await expect(zanele.getByRole('progressbar', { name: 'Weekly goal' })).toHaveAttribute('aria-valuenow', /^\d\d?$/);
  await expect(zanele.getByRole('region', { name: 'Monthly challenge' })).toContainText(/R[\d,.]+ more by (\d\d? \w+ 23:59|23:59 today)/);
  await expectAccessible(zanele);

  await zanele.getByRole('tab', { name: 'Overview' }).click();
  await zanele.getByRole('button', { name: 'Withdraw' }).click();
  const dialog = zanele.getByRole('dialog', { name: 'Withdraw' });
  // First whose account it is, then how much.
  await dialog.getByLabel('Bank', { exact: true }).selectOption('FNB');
  await dialog.getByLabel('Account number').fill('62 0000 1234 5');
  await dialog.getByRole('button', { name: 'Check the account' }).click();
  await expect(dialog).toContainText('FNB 62000012345');
  await expectAccessible(zanele);
  await dialog.getByLabel('Password').fill('wrong');
  await dialog.getByRole('button', { name: 'Yes, pay me there' }).click();
  await expect(dialog).toContainText('That is not your password');
  await dialog.getByLabel('Password').fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Yes, pay me there' }).click();
  await dialog.getByLabel('Amount in ZAR').fill('100000');
  await dialog.getByLabel('Password').fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Request payout' }).click();
  await expect(dialog.getByRole('alert')).toContainText('You can withdraw at most R');
  await expectAccessible(zanele);
  await dialog.getByLabel('Amount in ZAR').fill('10');
  await dialog.getByLabel('Password').fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Request payout' }).click();
  await expect(toastOf(zanele)).toContainText('R10.00 is set aside until it is paid out.');
  const own = zanele.getByRole('region', { name: 'Payouts' });
  await expect(own).toContainText('Waits to be signed');

  const { page: owner } = await phone({ viewport: { width: 1280, height: 800 } });
  await signInAsStaff(owner);
  await owner
    .getByRole('navigation', { name: 'Staff menu' })
    .getByRole('link', { name: /^Payouts/ })
    .click();
  await owner.getByRole('button', { name: 'Sign 1 payout, R10.00' }).click();
  await expect(toastOf(owner)).toContainText('It goes out once somebody else signs it too.');
  await expectAccessible(owner);
  await addColleague(product);
  await product.execute(
    `update staff_roles set role = 'finance' where user_id = (select id from users where email = '${colleague.email}')`,
  );
  const { page: lindiwe } = await phone({ viewport: { width: 1280, height: 800 } });
  await signInAsColleague(lindiwe);
  await lindiwe
    .getByRole('navigation', { name: 'Staff menu' })
    .getByRole('link', { name: /^Approvals/ })
    .click();
  await lindiwe.getByRole('link', { name: 'Read what is in it' }).click();
  await expect(lindiwe.getByRole('main')).toContainText('FNB 62000012345');
  await expectAccessible(lindiwe);
  await lindiwe.getByRole('link', { name: 'Sign or refuse it' }).click();
  await lindiwe.getByRole('button', { name: 'Agree' }).click();
  // The simulated provider pays by itself, and the driver's open screen hears of it.
  await expect(own).toContainText('Paid', { timeout: 20_000 });
  await lindiwe
    .getByRole('navigation', { name: 'Staff menu' })
    .getByRole('link', { name: /^Finance/ })
    .click();
  await expect(lindiwe.getByRole('table', { name: 'Money out' })).toContainText('Paid');
  await expectAccessible(lindiwe);
});

test('a driver refers another by phone', async ({ phone }) => {
  const { page } = await phone();
  await signInAs(page, 'Themba');
  await page.getByRole('link', { name: 'Earnings' }).click();
  await page.getByRole('tab', { name: 'Referrals' }).click();
  const send = page.getByRole('button', { name: 'Send referral' });
  await page.getByLabel('Their phone number').fill('082555014');
  await expect(send).toBeDisabled();
  await expect(send).toHaveAccessibleDescription('Enter the whole number first.');
  await page.getByLabel('Their phone number').fill('0825550149');
  await send.click();
  await expect(toastOf(page)).toContainText('Referral Sent!');
  await expect(toastOf(page)).toContainText("You'll earn R50 when they complete their first 5 rides.");
  await expect(page.locator('.figures').last().locator('div').first()).toContainText('1');
  await page.getByLabel('Their phone number').fill('0825550149');
  // By keyboard: the first message still stands over the button.
  await send.press('Enter');
  await expect(toastOf(page)).toContainText('Referral Failed');
  await expect(toastOf(page)).toContainText('Please check the phone number and try again.');
  await expect(page.getByText('You have referred this number already.')).toBeVisible();
  await expectAccessible(page);
});

test('why no trips says what keeps them away; passengers have neither screen', async ({ phone }) => {
  const { page } = await phone();
  await signInAs(page, 'Themba');
  await page.getByRole('link', { name: 'Why no trips?' }).click();
  await expect(page.getByText('You are offline. Requests reach you only while you are online.')).toBeVisible();
  await expect(page.getByText('There were no requests near you while you were online.')).toBeVisible();
  await expectAccessible(page);
  const { page: passenger } = await phone();
  await signInAs(passenger, 'Sipho');
  for (const path of ['/driver-earnings', '/why-no-trips']) {
    await passenger.goto(path);
    await passenger.waitForURL('**/passenger');
  }
});

test('earnings that can’t be loaded say so, and come with a second try', async ({ phone }) => {
  const { page, context } = await phone();
  await signInAs(page, 'Themba');
  // Refused, not cut off: after a lost connection the app tries again by itself.
  await context.route('**/api/driver/earnings/*', (route) => route.fulfill({ status: 500 }));
  await page.goto('/driver-earnings');
  await expect(page.getByRole('alert')).toContainText('We could not load your earnings.');
  await context.unroute('**/api/driver/earnings/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Total earned')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  await expect(page.getByText('Total earned')).toBeVisible();
});
