import { expectAccessible } from './axe.ts';
import { expect, test } from './server.ts';
import { signInAsStaff } from './staff.ts';
import { goOnline } from './trips.ts';

test('a dispatcher books for somebody who calls, in five fields; the driver comes, and the next call knows the places', async ({
  phone,
}) => {
  const [{ page }, { page: zanele }] = [await phone(), await phone()];
  await goOnline(zanele);
  await signInAsStaff(page);
  await page.goto('/staff/book');
  const number = page.getByRole('textbox', { name: 'Caller’s number' });
  const name = page.getByRole('textbox', { name: 'Name' });
  await number.fill('073 555 0199');
  await expect(page.getByText('A new number.')).toBeVisible();
  await name.fill('Gogo Thandi');
  const choose = async (field: string, text: string, place: RegExp) => {
    await page.getByRole('combobox', { name: field }).fill(text);
    await page.getByRole('option', { name: place }).first().click();
  };
  await choose('Pickup', 'hatfield plaza', /Hatfield Plaza/);
  await choose('Where to', 'menlyn', /Menlyn/);
  const ask = page.getByRole('button', { name: /^Ask for the ride, R/ });
  await expect(ask).toBeEnabled();
  await expectAccessible(page);
  await ask.click();
  await page.waitForURL(/\/staff\/trip\/\d+$/);
  await zanele.getByRole('alertdialog', { name: 'New ride request' }).getByRole('button', { name: 'Accept' }).click();
  await expect(zanele.getByText('Gogo T.').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'What happened in order' })).toContainText('A driver accepted', { timeout: 20_000 });

  // They call again: the ride that is under way stands there instead of a second one.
  await page.goto('/staff/book');
  await number.fill('0735550199');
  await expect(name).toHaveValue('Gogo Thandi');
  await expect(page.getByRole('link', { name: 'Open the ride' })).toBeVisible();
  await page
    .getByRole('group', { name: 'Last places of this number' })
    .getByRole('button', { name: /Hatfield Plaza/ })
    .click();
  await expect(page.getByRole('combobox', { name: 'Pickup' })).toHaveValue(/Hatfield Plaza/);
  await expect(page.getByRole('button', { name: 'Ask for the ride' })).toBeDisabled();
  await expectAccessible(page);
});
