import { expectAccessible } from './axe.ts';
import { expect, signInAs, test, toastOf } from './server.ts';
import { chooseTrip } from './trips.ts';

test('a ride is booked for tomorrow, stands at home, and is called back free of charge', async ({ phone }) => {
  const { page } = await phone();
  await signInAs(page, 'Sipho');
  await chooseTrip(page);
  await page.getByRole('button', { name: 'Schedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule' });
  await dialog.getByText('Tomorrow', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Morning' }).click();
  await dialog.getByText('07:15', { exact: true }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Schedule for tomorrow, 07:15/ }).click();
  await expect(page.getByText('The fare is fixed now, without surge')).toBeVisible();
  await page.getByRole('button', { name: /^Book Safiri/ }).click();
  await expect(toastOf(page).last()).toContainText('Your ride is booked');
  const booked = page.getByRole('region', { name: 'Booked ahead' });
  await expect(booked).toContainText('07:15');
  await expect(booked).toContainText('We look for a driver from 07:03');
  await expectAccessible(page);
  await booked.getByRole('button', { name: 'Cancel ride' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel ride' }).click();
  await expect(booked).toHaveCount(0);
});
