import type { Page } from '@playwright/test';
import { expect, signInAs, test, toastOf } from '../server.ts';
import { signInAsStaff } from '../staff.ts';
import { both, driveToTheEnd, startTrip } from '../trips.ts';
import { take } from './take.ts';

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tabpanel')).toBeVisible();
}

test('pay that waits, and what else stands with the earnings', async ({ phone, product }) => {
  test.setTimeout(600_000);
  const sides = await both(phone);
  const { zanele } = sides;
  for (let trip = 0; trip < 2; trip += 1) {
    if (trip > 0) await sides.naledi.goto('/passenger');
    await startTrip(sides);
    await driveToTheEnd(sides);
  }
  // Rules found something about both; of one somebody has decided.
  const lastTwo = `(select id from rides where status = 'completed' order by id desc limit 2)`;
  await product.execute(`update rides set operator_pay = 'held' where operator_pay <> 'held' and id in ${lastTwo}`);
  // A trip of the walk is over in seconds: those under review took as long as one that a driver hurries through.
  await product.execute(`update rides set driven_meters = 350, duration_seconds = 48, requested_at = requested_at - interval '45 s', accepted_at = accepted_at - interval '45 s',
    arrived_at = arrived_at - interval '45 s', started_at = started_at - interval '45 s' where id in ${lastTwo}`);
  await product.execute(
    `update integrity_findings set facts = '{"seconds": 48, "meters": 350}' where rule = 'too_fast' and ride_id in ${lastTwo}`,
  );
  await product.execute(`insert into integrity_findings (ride_id, rule, points, facts, found_at)
    select id, 'shared_phone', 100, '{"phones": 1}', completed_at from rides where status = 'completed' order by id desc limit 2
    on conflict do nothing`);
  await product.execute(`insert into pay_reviews (ride_id, answer, answered_at)
    select min(id), 'I lent her my phone once, when hers was broken.', now()
    from (select id from rides where status = 'completed' order by id desc limit 2) as last on conflict do nothing`);
  await zanele.goto('/driver-earnings');
  await expect(zanele.getByRole('region', { name: 'Trips under review' })).toBeVisible();
  await take(zanele, 'driver-held-pay', zanele.locator('.held-trip').first());
  for (const [tab, station] of [
    ['Incentives', 'driver-incentives'],
    ['Referrals', 'driver-referrals'],
    ['Goals', 'driver-goals'],
  ] as const) {
    await openTab(zanele, tab);
    await take(zanele, station);
  }
  await openTab(zanele, 'Overview');
  await zanele.getByRole('button', { name: 'Withdraw' }).click();
  await expect(zanele.getByRole('dialog')).toBeVisible();
  await take(zanele, 'withdraw');
  const { page: staff } = await phone({ viewport: { width: 1280, height: 800 } });
  await signInAsStaff(staff);
  await staff.goto('/staff/trips');
  await expect(staff.getByText('I lent her my phone')).toBeVisible();
  await take(staff, 'staff-held-trips');

  const { page: sipho } = await phone();
  await signInAs(sipho, 'Sipho');
  await sipho.goto('/wallet');
  await sipho.getByLabel('Amount in ZAR').fill('200');
  await sipho.getByRole('button', { name: 'Top up with Paystack' }).click();
  await sipho.getByRole('link', { name: 'Go to Paystack' }).click();
  await sipho.getByRole('button', { name: 'Yes, pay' }).click();
  await expect(sipho.getByText('R200.00 arrived in your wallet.')).toBeVisible();
  await staff.goto('/staff/finance?list=in');
  await staff.getByText('Give back').first().click();
  await staff.getByLabel('Amount', { exact: true }).fill('80');
  await staff.getByLabel('Reason (kept on record)').fill('Topped up twice');
  await take(staff, 'staff-refund', staff.getByLabel('Reason (kept on record)'));
  await staff.getByRole('button', { name: /^Give R80\.00 back$/ }).click();
  await expect(toastOf(staff)).toBeVisible();
  for (const [path, station] of [
    ['drivers', 'staff-drivers'],
    ['suspensions', 'staff-suspensions'],
    ['waiting-list', 'staff-waiting-list'],
    ['drivers/import', 'staff-onboarding'],
  ] as const) {
    await staff.goto(`/staff/${path}`);
    await expect(staff.getByRole('heading', { level: 1 })).toBeVisible();
    await take(staff, station);
  }
});
