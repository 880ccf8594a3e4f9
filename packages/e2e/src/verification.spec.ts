import { expectAccessible } from './axe.ts';
import { expect, quickLogInAs, test, toastOf } from './server.ts';

/** The smallest picture that is one. */
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

test('a driver sends documents, starts checks and describes the vehicle', async ({ phone }) => {
  const { page } = await phone();
  const newcomer = {
    name: 'Lindiwe Sithole',
    email: 'lindiwe@example.org',
    phone: '082 555 4433',
    password: 'a rather long one 5',
    userType: 'driver',
    gender: 'female',
    vehicleRegistration: 'LS 11 GP',
    vehicleModel: 'Almera',
  };
  expect((await page.request.post('/api/auth/register', { data: newcomer })).status()).toBe(201);
  await quickLogInAs(page, 'Lindiwe');
  await page.getByRole('link', { name: 'Verify now' }).click();
  await expect(page.getByRole('heading', { name: 'Driver verification' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Steps' })).toHaveAttribute('aria-valuenow', '0');
  await expect(page.getByText('Final review')).toBeVisible();
  await expectAccessible(page);

  const licence = page.getByRole('region', { name: "Driver's license" });
  await expect(licence.getByRole('button', { name: 'Upload' })).toBeDisabled();
  await expect(licence.getByText('Choose a file first.')).toBeVisible();
  await licence
    .getByLabel('Photo or PDF')
    .setInputFiles({ name: 'big.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) });
  await expect(toastOf(page)).toContainText('File too large');
  await expect(toastOf(page)).toContainText('Please select a file smaller than 10MB');
  await expect(licence.getByRole('button', { name: 'Upload' })).toBeDisabled();
  await licence.getByLabel('Photo or PDF').setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html>') });
  await licence.getByLabel('Expiry date').fill('2031-05-01');
  await licence.getByRole('button', { name: 'Upload' }).click();
  await expect(toastOf(page)).toContainText('Upload failed');
  await expect(toastOf(page)).toContainText('Only photos and PDF are accepted');
  await licence.getByLabel('Photo or PDF').setInputFiles({ name: 'licence.png', mimeType: 'image/png', buffer: PIXEL });
  await licence.getByLabel('Expiry date').fill('2031-05-01');
  await licence.getByRole('button', { name: 'Upload' }).click();
  // One tap signed in here: documents are sent by who knows the password.
  const asked = page.getByRole('dialog', { name: 'Your password, please' });
  await asked.getByLabel('Password').fill(newcomer.password);
  await asked.getByRole('button', { name: 'Go on' }).click();
  await expect(toastOf(page)).toContainText('Document uploaded successfully');
  await expect(licence.getByText('Your document is being reviewed. This takes 24-48 hours.')).toBeVisible();
  const address = await licence.getByRole('link', { name: 'View what you sent' }).getAttribute('href');
  expect((await page.request.get(address ?? '')).headers()['content-type']).toBe('image/jpeg');
  const opened = page.context().waitForEvent('page');
  await licence.getByRole('link', { name: 'View what you sent' }).click();
  const tab = await opened;
  expect(new URL(tab.url()).pathname).toBe(address);
  await tab.close();
  await expect(page.getByRole('region', { name: 'ID document' }).getByLabel('Expiry date')).toHaveCount(0);

  const checks = page.getByRole('region', { name: 'Background checks' });
  await checks.getByRole('button', { name: 'Start check: Identity' }).click();
  await expect(toastOf(page)).toContainText('Background check initiated');
  await expect(checks.getByRole('button', { name: 'Start check: Identity' })).toHaveCount(0);

  const vehicle = page.getByRole('region', { name: 'Your vehicle' });
  await vehicle.getByLabel('Make').fill('Toyota');
  await vehicle.getByLabel('Colour').fill('White');
  await vehicle.getByLabel('Year').selectOption(String(new Date().getFullYear() - 15));
  await vehicle.getByRole('button', { name: 'Save vehicle' }).click();
  await expect(toastOf(page)).toContainText('This vehicle is too old to drive for passengers');
  await vehicle.getByLabel('Year').selectOption(String(new Date().getFullYear() - 2));
  await vehicle.getByRole('button', { name: 'Save vehicle' }).click();
  await expect(toastOf(page)).toContainText('Vehicle saved');
  await expectAccessible(page);
});
