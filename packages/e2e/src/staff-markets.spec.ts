import { expectAccessible } from './axe.ts';
import { expect, signInAs, test } from './server.ts';
import { giveSecondFactor, signInAsStaff } from './staff.ts';

test('the team gives a driver a city, and a role that is limited to another finds nothing of hers', async ({ phone }) => {
  test.setTimeout(150_000);
  const { page: owner } = await phone({ viewport: { width: 1280, height: 800 } });
  await signInAsStaff(owner);
  await owner.goto('/staff/drivers');
  await owner.getByRole('searchbox').fill('Zanele');
  await owner.getByRole('link', { name: /Zanele Khumalo/ }).click();
  const cities = owner.getByRole('region', { name: 'Cities' });
  await expect(cities.getByText('None was given: drives in all of the account’s country.')).toBeVisible();
  await cities.getByLabel('Add a city').selectOption('Pretoria');
  await cities.getByLabel('Why, as the driver reads it').fill('She lives in Hatfield');
  await cities.getByRole('button', { name: 'Add a city' }).click();
  await expect(cities.getByRole('listitem', { name: 'Pretoria' })).toContainText('Works here now');
  await expectAccessible(owner);
  const hers = new URL(owner.url()).pathname;

  await owner.getByRole('link', { name: 'Team' }).click();
  const invite = owner.getByRole('region', { name: 'Invite somebody' });
  await invite.getByLabel('Name').fill('Sizwe Dube');
  await invite.getByLabel('Work email').fill('sizwe@example.org');
  await invite.getByLabel('Work phone, with its country').fill('+27 82 555 0142');
  await invite.getByRole('checkbox', { name: /^Operations/ }).check();
  await invite.getByRole('combobox', { name: 'Where, as Operations' }).selectOption('Only in some cities');
  await expect(invite.getByText('Choose a city for each role that is limited.')).toBeVisible();
  await invite.getByRole('checkbox', { name: 'Johannesburg' }).check();
  // Nothing lies half under the band that stays above.
  await owner.evaluate(() => scrollTo(0, 0));
  await expectAccessible(owner);
  await invite.getByRole('button', { name: 'Send the invitation' }).click();
  const link = new URL(await invite.getByLabel('Invitation link for Sizwe Dube').inputValue());
  await expect(owner.getByText('Operations · Johannesburg')).toBeVisible();

  const { page: zanele } = await phone();
  await signInAs(zanele, 'Zanele');
  await zanele.goto('/why-no-trips');
  await expect(zanele.getByRole('region', { name: 'Where you drive' })).toContainText('You work in Pretoria now');
  await expectAccessible(zanele);

  const { page: sizwe } = await phone({ viewport: { width: 1280, height: 800 } });
  const token = link.searchParams.get('invitation');
  const password = 'a Quite-long one 7';
  expect((await sizwe.request.post('/api/staff/invitation/accept', { data: { token, password } })).status()).toBe(200);
  await sizwe.goto('/staff');
  await sizwe.getByLabel('Work email').fill('sizwe@example.org');
  await sizwe.getByLabel('Your password').fill(password);
  await sizwe.getByRole('button', { name: 'Sign in' }).click();
  await giveSecondFactor(sizwe);
  await sizwe.getByRole('button', { name: 'I have them' }).click();
  const menu = sizwe.getByRole('navigation', { name: 'Staff menu' });
  await expect(menu.getByRole('link', { name: 'Drivers' })).toBeVisible();
  // What is of no city is none of theirs.
  await expect(menu.getByRole('link', { name: 'Team' })).toHaveCount(0);
  await sizwe.goto('/staff/drivers');
  await sizwe.getByRole('searchbox').fill('Zanele');
  await expect(sizwe.getByRole('link', { name: /Zanele Khumalo/ })).toHaveCount(0);
  await sizwe.goto(hers);
  await expect(sizwe.getByText('We could not load this page.')).toBeVisible();
  await expect(sizwe.getByText('Zanele Khumalo')).toHaveCount(0);
});
