import { portraitFrom } from '../portrait.ts';
import { expect, signInAs, test, toastOf } from '../server.ts';
import { signInAsStaff } from '../staff.ts';
import { take } from './take.ts';

test('a passenger who shows who they are', async ({ phone }) => {
  test.setTimeout(300_000);
  const { page: sipho } = await phone();
  await signInAs(sipho, 'Sipho');
  await sipho.goto('/profile');
  const card = sipho.getByRole('region', { name: 'Verify who you are' });
  await card.getByRole('button', { name: 'Take a selfie' }).click();
  const form = sipho.getByRole('dialog', { name: 'Selfie' });
  await form.getByLabel('Photo or PDF').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await portraitFrom(sipho) });
  await expect(form.getByRole('img', { name: 'Your picture' })).toBeVisible();
  await take(sipho, 'identity-form');
  await form.getByRole('button', { name: 'Send for the check' }).click();
  await expect(card).toContainText('Our team looks at it.');
  await expect(toastOf(sipho)).toHaveCount(0, { timeout: 20_000 });
  await take(sipho, 'identity-waits');

  const { page: staff } = await phone({ viewport: { width: 1280, height: 800 } });
  await signInAsStaff(staff);
  await staff.goto('/staff/identity');
  const row = staff.getByRole('region', { name: 'Waiting' }).getByRole('link', { name: /Sipho/ });
  await expect(row).toBeVisible();
  await take(staff, 'staff-identity');
  await row.click();
  await expect(staff.getByRole('img', { name: 'Selfie' })).toBeVisible();
  await take(staff, 'staff-identity-check');
  await staff.getByRole('button', { name: 'Accept' }).click();
  await expect(card).toContainText('Drivers read it on your requests and trips.');
  await take(sipho, 'identity-accepted');
});
