import { expectAccessible } from './axe.ts';
import { fakeCamera } from './fake-camera.ts';
import { expect, signInAs, test, toastOf } from './server.ts';
import { signInAsStaff } from './staff.ts';

test.use({ ...fakeCamera, settings: { DUTY_SELFIE: 'daily' } });

test('a driver takes the selfie of the day and is on duty; staff see it beside the checked photo, and take who is another off the road', async ({
  phone,
  product,
}) => {
  test.setTimeout(120_000);
  await product.execute('update drivers set is_online = false');
  const { page: zanele } = await phone({ permissions: ['geolocation', 'camera'] });
  await signInAs(zanele, 'Zanele');
  const duty = zanele.getByRole('switch', { name: 'Driver Status' });
  await duty.click();
  const step = zanele.getByRole('dialog', { name: 'A picture of you first' });
  await expect(step).toContainText('It is deleted after 30 days, and with your account.');
  await expect(step.getByText('Fit your face into the frame.')).toBeVisible();
  await expectAccessible(zanele);
  await step.getByRole('button', { name: 'Not now' }).click();
  await expect(step).toHaveCount(0);
  await expect(duty).toHaveAttribute('aria-checked', 'false');

  await duty.click();
  await expect(step.getByRole('button', { name: 'Take the picture' })).toBeFocused();
  await zanele.keyboard.press('Enter');
  await expect(step.getByRole('img', { name: 'Your picture' })).toBeVisible();
  await expectAccessible(zanele);
  await step.getByRole('button', { name: 'Send and go on duty' }).click();
  await expect(step).toHaveCount(0);
  await expect(zanele.getByText('You are online and ready to receive ride requests')).toBeVisible();
  // Once a day.
  await duty.click();
  await expect(duty).toHaveAttribute('aria-checked', 'false');
  await duty.click();
  await expect(zanele.getByText('You are online and ready to receive ride requests')).toBeVisible();

  const { page: staff } = await phone({ viewport: { width: 1280, height: 800 } });
  await signInAsStaff(staff);
  await staff.goto('/staff/reviews');
  const queue = staff.getByRole('region', { name: 'Selfies to compare' });
  await expectAccessible(staff);
  await queue.getByRole('link', { name: /Zanele/ }).click();
  const card = staff.getByRole('region', { name: /^Selfie check/ });
  await expect(card.getByRole('img', { name: 'Selfie', exact: true })).toHaveJSProperty('complete', true);
  await expectAccessible(staff);
  await card.getByRole('button', { name: 'Not the same person' }).click();
  const form = staff.getByRole('dialog', { name: 'Not the same person' });
  await form.getByLabel('Words to the person').fill('Somebody else drives with your account.');
  await expectAccessible(staff);
  await form.getByRole('button', { name: 'Suspend now' }).click();
  await expect(toastOf(staff)).toContainText('Saved');
  await expect(card.getByText('Not the same person')).toBeVisible();
  await expect(staff.getByRole('region', { name: 'Status' })).toContainText('Somebody else drives with your account.');

  await zanele.goto('/standing');
  const mine = zanele.getByRole('region', { name: /^Suspended as a driver/ });
  await expect(mine).toContainText('Somebody else drives with your account.');
  // The checked photo of the demo's driver is made within a minute of the start.
  await expect(mine).toContainText(/beside the (checked photo|ID document)/);
});

test('a phone without a camera for the page takes the picture in its own way, and what is no picture is said', async ({
  phone,
  product,
}) => {
  await product.execute(`update drivers set is_online = false;
    update suspensions set ended_at = now(), ended_by = suspended_by, outcome = 'lifted', looked_at = now(), looked_by = suspended_by, looked_words = 'x' where ended_at is null;
    delete from duty_selfies`);
  const { page } = await phone();
  await page.addInitScript(() => Object.defineProperty(navigator, 'mediaDevices', { value: undefined }));
  await signInAs(page, 'Zanele');
  await page.getByRole('switch', { name: 'Driver Status' }).click();
  const step = page.getByRole('dialog', { name: 'A picture of you first' });
  await expect(step.getByText('We found no camera.')).toBeVisible();
  await expectAccessible(page);
  const file = step.getByLabel('Take or choose a picture').and(step.locator('input'));
  await file.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>') });
  await step.getByRole('button', { name: 'Send and go on duty' }).click();
  await expect(step.getByRole('alert')).toContainText('Take a new one');
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') });
  await step.getByRole('button', { name: 'Send and go on duty' }).click();
  await expect(page.getByText('You are online and ready to receive ride requests')).toBeVisible();
});
