import { expectAccessible } from './axe.ts';
import { acceptPapers, finishTraining, sendPapers } from './papers.ts';
import { expect, signInAs, test, toastOf } from './server.ts';
import { signInAsStaff } from './staff.ts';

const PASSWORD = 'a rather long one 5';
const bike = { make: 'Honda', model: 'Ace 125', licensePlate: 'MB 12 XY GP', color: 'Red', year: new Date().getFullYear() - 2 };

test('a driver registers with a motorcycle, is accepted, and brings the first parcel', async ({ phone }) => {
  test.setTimeout(180_000);
  const { page: driver } = await phone();
  await driver.goto('/auth?as=driver');
  await driver.getByLabel('Full name').fill('Musa Cele');
  await driver.getByLabel('Phone number').fill('082 555 9911');
  await driver.getByLabel('Gender').selectOption('male');
  await expect(driver.getByText('For people, food and groceries, parcels up to 20 kg')).toBeVisible();
  await driver.getByLabel('What do you drive?').selectOption('motorcycle');
  await expect(driver.getByText('For food and groceries, parcels up to 5 kg')).toBeVisible();
  // A plate that somebody registered is refused at its field, however it is written.
  await driver.getByLabel('Vehicle registration').fill('kt48-lm gp');
  await driver.getByLabel('Vehicle model').fill(bike.model);
  await driver.getByLabel(/^Email/).fill('musa@example.org');
  await driver.getByLabel(/^Password/).fill(PASSWORD);
  await expectAccessible(driver);
  await driver.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(driver.getByLabel('Vehicle registration')).toHaveAccessibleDescription(/registered already/);
  await driver.getByLabel('Vehicle registration').fill(bike.licensePlate);
  await driver.getByRole('button', { name: 'Register', exact: true }).click();
  await driver.waitForURL('**/driver');

  await sendPapers(driver, bike);
  const { page: staff } = await phone({ viewport: { width: 1280, height: 800 } });
  await signInAsStaff(staff);
  await acceptPapers(driver, staff.request);
  await finishTraining(driver);

  // The profile leads to what the driver may drive, each with its papers.
  await driver.goto('/profile');
  await driver.getByRole('link', { name: 'Vehicles' }).click();
  const own = driver.getByRole('region', { name: bike.licensePlate });
  await expect(own.getByText(/^Motorcycle/)).toBeVisible();
  await expect(own.getByText('Approved')).toBeVisible();
  await expectAccessible(driver);
  await driver.goto('/driver');
  await driver.getByRole('switch', { name: 'Driver Status' }).click();
  await expect(driver.getByText('You are online and ready to receive ride requests')).toBeVisible();

  const { page: naledi } = await phone();
  await signInAs(naledi, 'Naledi');
  await naledi.getByRole('link', { name: 'Parcel Delivery' }).click();
  const receiver = naledi.getByRole('region', { name: 'Receiver Information' });
  await receiver.getByLabel('Name *').fill('Gogo Dlamini');
  await receiver.getByLabel('Phone *').fill('083 555 0143');
  await receiver.getByRole('combobox', { name: 'Delivery address *' }).fill('menlyn');
  await naledi
    .getByRole('option', { name: /Menlyn/ })
    .first()
    .click();
  const next = naledi.getByRole('button', { name: 'Continue' });
  await next.click();
  await naledi.getByText('Small package').click();
  await naledi.getByLabel('Weight (kg) *').fill('2');
  await next.click();
  await expect(naledi.getByRole('radio', { name: /Motorcycle/ })).toBeChecked();
  await naledi.getByRole('button', { name: /^Request Parcel Delivery/ }).click();
  await expect(toastOf(naledi).last()).toContainText('Delivery Requested');

  await driver.getByRole('alertdialog', { name: 'New ride request' }).getByRole('button', { name: 'Accept' }).click();
  await driver.waitForURL('**/active-ride');
  await expect(naledi.getByText(bike.licensePlate).first()).toBeVisible();
  await driver.getByRole('button', { name: 'I am at the pickup' }).click();
  await driver.getByRole('button', { name: 'I have it: start the delivery' }).click();
  await expect(naledi.getByRole('heading', { name: 'On its way' })).toBeVisible();
  const pin = (await naledi.locator('.order-pin').textContent()) ?? '';
  await driver.getByLabel('Ask for the four-digit PIN').fill(pin);
  await driver.getByRole('button', { name: 'Handed over' }).click();
  await expect(naledi.getByRole('heading', { name: 'Delivered' })).toBeVisible();

  // A second vehicle, which staff look at by itself.
  await driver.goto('/vehicles');
  await driver.getByRole('button', { name: 'Add a vehicle' }).click();
  const form = driver.getByRole('dialog', { name: 'Add a vehicle' });
  await form.getByLabel('What do you drive?').selectOption('sedan');
  for (const [label, text] of Object.entries({ Make: 'BMW', Model: '320', 'Licence plate': 'BM 77 WW GP', Colour: 'Black' })) {
    await form.getByLabel(label).fill(text);
  }
  await form.getByLabel('Year').selectOption(String(new Date().getFullYear() - 3));
  await expectAccessible(driver);
  await form.getByRole('button', { name: 'Add a vehicle' }).click();
  const second = driver.getByRole('region', { name: 'BM 77 WW GP' });
  await expect(second.getByText('Send its papers')).toBeVisible();
  await staff.goto('/staff/drivers');
  await staff.getByRole('link', { name: /Musa Cele/ }).click();
  const review = staff.getByRole('region', { name: 'BM 77 WW GP' });
  await review.getByLabel('Class').selectOption('premium');
  await review.getByRole('button', { name: /^Save vehicle/ }).click();
  await expect(toastOf(staff)).toContainText('Saved');
  await expectAccessible(staff);
  await expect(review.getByRole('button', { name: /^Approve vehicle/ })).toBeDisabled();
  await driver.reload();
  await expect(second.getByText(/^Premium car/)).toBeVisible();
});
