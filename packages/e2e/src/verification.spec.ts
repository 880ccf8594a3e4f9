import { expectAccessible } from './axe.ts';
import { fakeCamera } from './fake-camera.ts';
import { expect, quickLogInAs, test, toastOf } from './server.ts';

test.use(fakeCamera);

test('a driver sends documents, starts checks and describes the vehicle', async ({ phone }) => {
  const { page } = await phone({ permissions: ['geolocation', 'camera'] });
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
  const step = page.getByRole('dialog', { name: "Driver's license" });
  await expect(licence.getByText('Not sent yet')).toBeVisible();
  await licence.getByRole('button', { name: /^Add/ }).click();
  await expect(step.getByText('2 of 7')).toBeVisible();
  await expect(step.getByRole('button', { name: 'Upload' })).toBeDisabled();
  await expect(step.getByText('Choose a file first.')).toBeVisible();
  await expectAccessible(page);
  const file = step.getByLabel('Photo or PDF');
  await file.setInputFiles({ name: 'big.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) });
  await expect(toastOf(page)).toContainText('File too large');
  await expect(toastOf(page)).toContainText('Please select a file smaller than 10MB');
  await expect(step.getByRole('button', { name: 'Upload' })).toBeDisabled();
  await file.setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html>') });
  await step.getByLabel('Expiry date').fill('2031-05-01');
  await step.getByRole('button', { name: 'Upload' }).click();
  await expect(toastOf(page)).toContainText('Upload failed');
  await expect(toastOf(page)).toContainText('Only photos and PDF are accepted');

  // By keyboard alone: the camera, its button, the picture shown back, and used.
  await step.getByRole('button', { name: 'Take again' }).press('Enter');
  await expect(step.getByText('Fit the whole card into the frame.')).toBeVisible();
  await expect(step.getByRole('button', { name: 'Take the picture' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(step.getByRole('img', { name: 'Your picture' })).toBeVisible();
  await expect(step.getByRole('button', { name: 'Use this' })).toBeFocused();
  await expectAccessible(page);
  const cameraIsOff = await page.evaluate(() => document.querySelector('video') === null);
  expect(cameraIsOff).toBe(true);
  await page.keyboard.press('Enter');
  await expect(step.getByLabel('Expiry date')).toHaveValue('2031-05-01');
  await step.getByRole('button', { name: 'Upload' }).click();
  // One tap signed in here: documents are sent by who knows the password.
  const asked = page.getByRole('dialog', { name: 'Your password, please' });
  await asked.getByLabel('Password').fill(newcomer.password);
  await asked.getByRole('button', { name: 'Send the document' }).click();
  await expect(toastOf(page)).toContainText('Document uploaded successfully');
  await expect(step.getByText('Your document is being reviewed. This takes 24-48 hours.')).toBeVisible();
  await step.getByRole('button', { name: 'Back to the list' }).click();
  await expect(licence.getByText('Your document is being reviewed. This takes 24-48 hours.')).toBeVisible();
  await expect(page.getByText('1 of 5 required sent')).toBeVisible();
  const address = await licence.getByRole('link', { name: 'View what you sent' }).getAttribute('href');
  expect((await page.request.get(address ?? '')).headers()['content-type']).toBe('image/jpeg');
  const opened = page.context().waitForEvent('page');
  await licence.getByRole('link', { name: 'View what you sent' }).click();
  const tab = await opened;
  expect(new URL(tab.url()).pathname).toBe(address);
  await tab.close();

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
