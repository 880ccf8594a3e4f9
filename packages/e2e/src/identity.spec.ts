import { expectAccessible } from './axe.ts';
import { portraitFrom } from './portrait.ts';
import { expect, quickLogInAs, signInAs, test, toastOf } from './server.ts';
import { signInAsStaff } from './staff.ts';
import { goOnline, requestRide } from './trips.ts';

test('a passenger shows a selfie, staff accept it, a driver reads so on offer and trip, and the passenger takes it back', async ({
  phone,
}) => {
  test.setTimeout(120_000);
  const { page: naledi } = await phone();
  await quickLogInAs(naledi, 'Naledi');
  await naledi.goto('/profile');
  const card = naledi.getByRole('region', { name: 'Verify who you are' });
  await expect(card).toContainText('Drivers see “Selfie checked” or “ID checked”, never the picture.');
  await card.getByRole('button', { name: 'Take a selfie' }).click();
  const form = naledi.getByRole('dialog', { name: 'Selfie' });
  await form.getByLabel('Photo or PDF').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await portraitFrom(naledi) });
  await expect(form.getByRole('img', { name: 'Your picture' })).toBeVisible();
  await expectAccessible(naledi);
  await form.getByRole('button', { name: 'Send for the check' }).click();
  // One tap is not enough for this.
  const password = naledi.getByRole('dialog', { name: 'Your password, please' });
  await password.getByLabel('Password', { exact: true }).fill('Safari-2026!');
  await password.getByRole('button', { name: 'Send for the check' }).click();
  await expect(toastOf(naledi)).toContainText('Our team looks at it.');
  await expect(card).toContainText('This takes 24-48 hours.');
  await expectAccessible(naledi);

  const { page: staff } = await phone({ viewport: { width: 1280, height: 800 } });
  await signInAsStaff(staff);
  await staff.getByRole('navigation', { name: 'Staff menu' }).getByRole('link', { name: 'Selfies and IDs 1' }).click();
  await staff
    .getByRole('region', { name: 'Waiting' })
    .getByRole('link', { name: /Naledi/ })
    .click();
  await expect(staff.getByRole('img', { name: 'Selfie' })).toBeVisible();
  await expectAccessible(staff);
  await expect(staff.getByLabel(/^Why not\?/)).toHaveCount(0);
  await staff.getByRole('button', { name: 'Refuse' }).click();
  await expect(staff.getByLabel(/^Why not\?/)).toBeFocused();
  await staff.getByRole('button', { name: 'Refuse' }).click();
  await expect(staff.getByText('Write the note first.')).toBeVisible();
  await staff.getByRole('button', { name: 'Accept' }).click();
  await expect(staff.getByRole('button', { name: 'Take the acceptance back' })).toBeVisible();
  await expectAccessible(staff);
  await expect(card).toContainText('Drivers read it on your requests and trips.');

  const { page: zanele } = await phone();
  await goOnline(zanele);
  await signInAs(naledi, 'Naledi');
  await requestRide(naledi);
  const offer = zanele.getByRole('alertdialog', { name: 'New ride request' });
  await expect(offer).toContainText('Selfie checked');
  await offer.getByRole('button', { name: 'Accept' }).click();
  await zanele.waitForURL('**/active-ride');
  await expect(zanele.getByText('Selfie checked')).toBeVisible();
  await expectAccessible(zanele);

  await naledi.goto('/profile');
  await card.getByRole('button', { name: 'Take it back' }).click();
  await naledi.getByRole('dialog', { name: 'Take it back' }).getByRole('button', { name: 'Take it back' }).click();
  await expect(card.getByRole('button', { name: 'Take a selfie' })).toBeVisible();
  await expect(zanele.getByText('Selfie checked')).toBeHidden();
});
