import { fakeCamera } from '../fake-camera.ts';
import { expect, signInAs, test } from '../server.ts';
import { signInAsStaff } from '../staff.ts';
import { take } from './take.ts';

test.use({ ...fakeCamera, settings: { DUTY_SELFIE: 'daily' } });

test('a selfie at going online', async ({ phone, product }) => {
  await product.execute('update drivers set is_online = false');
  const { page: driver } = await phone({ permissions: ['geolocation', 'camera'] });
  await signInAs(driver, 'Zanele');
  await driver.getByRole('switch', { name: 'Driver Status' }).click();
  const step = driver.getByRole('dialog', { name: 'A picture of you first' });
  const shutter = step.getByRole('button', { name: 'Take the picture' });
  await expect(shutter).toBeEnabled();
  await take(driver, 'duty-selfie');
  await shutter.click();
  await expect(step.getByRole('img', { name: 'Your picture' })).toBeVisible();
  await take(driver, 'duty-selfie-taken');
  await step.getByRole('button', { name: 'Send and go on duty' }).click();
  await expect(step).toHaveCount(0);

  const { page } = await phone({ viewport: { width: 1280, height: 800 } });
  await signInAsStaff(page);
  await page.goto('/staff/reviews');
  await page
    .getByRole('region', { name: 'Selfies to compare' })
    .getByRole('link', { name: /Zanele/ })
    .click();
  const card = page.getByRole('region', { name: /^Selfie check/ });
  await expect(card.getByRole('button', { name: 'Same person', exact: true })).toBeVisible();
  await take(page, 'staff-selfie', page.locator('section:has(> .two-faces)'));
});
