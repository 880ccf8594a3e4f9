import type { Page } from '@playwright/test';
import { expect, signInAs, test, toastOf } from '../server.ts';
import { signInAsStaff } from '../staff.ts';
import { both, startTrip } from '../trips.ts';
import { take } from './take.ts';

/** A ride that the team asked for and cancelled: its number is known from then on. */
async function rideBefore(page: Page, who: { name: string; phone: string }): Promise<void> {
  const [pickupLocation, dropoffLocation] = [
    { lat: -25.7487, lng: 28.238, address: 'Hatfield Plaza' },
    { lat: -25.7338, lng: 28.2006, address: 'Steve Biko Hospital' },
  ];
  const asked = { ...who, pickupLocation, dropoffLocation, rideType: 'standard', fare: '420.00' };
  const { rideId } = (await (await page.request.post('/api/staff/rides', { data: asked })).json()) as { rideId: number };
  const { version } = (await (await page.request.get(`/api/staff/trips/${rideId}`)).json()) as { version: number };
  await page.request.post(`/api/staff/trips/${rideId}/step`, { data: { step: 'cancel', reason: 'She called again', version } });
}

test('the search of the console and what it leads to', async ({ phone, product }) => {
  test.setTimeout(600_000);
  await startTrip(await both(phone));
  const { page } = await phone({ viewport: { width: 1280, height: 800 } });
  await signInAsStaff(page);
  await page.goto('/staff/search');
  await page.getByRole('searchbox').fill('naledi');
  await expect(page.getByRole('region', { name: 'People' }).getByRole('link')).toHaveCount(1);
  await take(page, 'staff-search');
  await rideBefore(page, { name: 'Thandi Mokoena', phone: '+27735550199' });
  await page.goto('/staff/book');
  await page.getByRole('textbox', { name: 'Caller’s number' }).fill('073 555 0199');
  await page.getByRole('group', { name: 'Last places of this number' }).getByRole('button').first().click();
  await page.getByRole('combobox', { name: 'Where to' }).fill('menlyn');
  await page
    .getByRole('option', { name: /Menlyn/ })
    .first()
    .click();
  await expect(page.getByText(/^R\d/).first()).toBeVisible();
  await take(page, 'staff-book');
  await page.goto('/staff/search');
  await page.getByRole('searchbox').fill('zanele@demo.safiri.africa');
  await page.getByRole('region', { name: 'People' }).getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Under way' })).toBeVisible();
  await page.getByRole('button', { name: 'Show the phone' }).click();
  await page.getByLabel('Why do you need it?').fill('Somebody left a bag in the car');
  await page.getByRole('dialog').getByRole('button', { name: 'Show the phone' }).click();
  await expect(page.getByRole('region', { name: 'What staff did' }).getByText('Somebody left a bag')).toBeVisible();
  await take(page, 'staff-person');
  await page.getByRole('region', { name: 'Under way' }).getByRole('link').click();
  await expect(page.getByRole('region', { name: 'What happened in order' })).toContainText('A driver accepted');
  await take(page, 'staff-trip');
  await page.goto('/staff/search');
  await page.getByRole('searchbox').fill('sipho@demo.safiri.africa');
  await page.getByRole('region', { name: 'People' }).getByRole('link').click();
  const standing = page.getByRole('region', { name: 'Suspension' });
  await standing.getByRole('button', { name: 'Suspend', exact: true }).click();
  await page.getByLabel('Words to the person').fill('A driver says that you did not wear a seat belt when asked.');
  await page.getByRole('button', { name: 'Suspend now' }).click();
  await expect(standing.getByText('A driver says that you did not wear a seat belt when asked.')).toBeVisible();
  await expect(toastOf(page)).toContainText('Saved');
  await expect(toastOf(page)).toHaveCount(0, { timeout: 15_000 });
  await take(page, 'staff-suspended');
  const { page: sipho } = await phone();
  await signInAs(sipho, 'Sipho');
  await sipho.goto('/standing');
  await expect(sipho.getByRole('region', { name: 'Suspended as a passenger' })).toBeVisible();
  await take(sipho, 'standing');
  await page.getByLabel('Words to the person').fill('Both are paid now.');
  await page.getByRole('button', { name: 'Lift suspension' }).click();
  await expect(standing.getByText('Both are paid now.')).toBeVisible();
  // A car that has not moved for nine minutes.
  await product.execute(
    `update rides set requested_at = now() - interval '12 minutes', accepted_at = now() - interval '9 minutes' where status = 'accepted'`,
  );
  await product.execute(`insert into trip_trails (ride_id, driver_id, leg, first_at, last_at, standing_since)
    select id, driver_id, 'pickup', now() + interval '1 hour', now() + interval '1 hour', now() - interval '9 minutes' from rides where status = 'accepted'`);
  await page.goto('/staff/stuck');
  await expect(page.getByRole('link', { name: /does not move/ })).toBeVisible();
  await take(page, 'staff-stuck');
});
