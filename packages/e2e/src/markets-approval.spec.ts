import { addColleague } from './colleagues.ts';
import { expectAccessible } from './axe.ts';
import { expect, test, toastOf } from './server.ts';
import { signInAsColleague, signInAsStaff } from './staff.ts';

test('a price that changes by over a fifth waits for a second person, who sees what it changes and publishes it', async ({
  phone,
  product,
}) => {
  test.setTimeout(120_000);
  await addColleague(product);
  const { page: author } = await phone({ viewport: { width: 1280, height: 800 } });
  await signInAsStaff(author);
  await author.goto('/staff/cities/pretoria');
  await author.getByRole('navigation', { name: 'Settings of the city' }).getByRole('link', { name: 'Services' }).click();
  const standard = author.getByRole('listitem', { name: 'standard', exact: true });
  await standard.getByText('What it costs').click();
  const perKm = standard.getByLabel(/^Each kilometre/);
  const before = await perKm.inputValue();
  await perKm.fill('99');
  await author.getByRole('button', { name: 'Show what changes' }).click();
  await expect(author.getByRole('status').filter({ hasText: 'until somebody else publishes it' })).toBeVisible();
  await author.getByLabel(/^Why\?/).fill('Fuel costs more');
  await author.getByRole('button', { name: 'Save, to wait for a second person' }).click();
  await expect(toastOf(author)).toContainText('waits for a second person');
  const waiting = author.getByRole('region', { name: 'Waits for a second person' });
  await expect(waiting).toContainText('Fuel costs more');
  // The one who wrote it cannot.
  await expect(waiting.getByRole('button', { name: 'Publish it' })).toBeDisabled();
  await expect(waiting.getByText('Somebody else publishes what you wrote.')).toBeVisible();
  // Nothing lies half under the band that stays above.
  await author.evaluate(() => scrollTo(0, 0));
  await expectAccessible(author);

  const { page: other } = await phone({ viewport: { width: 1280, height: 800 } });
  await signInAsColleague(other);
  await expect(other.getByRole('navigation', { name: 'Staff menu' })).toBeVisible();
  await other.goto('/staff/cities/pretoria');
  const asked = other.getByRole('region', { name: 'Waits for a second person' });
  await expect(asked).toContainText(`services.standard.tariff.perKm ${before} → 99`);
  await expectAccessible(other);
  await asked.getByRole('button', { name: 'Publish it' }).click();
  await expect(toastOf(other)).toContainText('is published');
  await expect(asked).toHaveCount(0);
  await other.goto('/staff/audit');
  await expect(other.getByRole('row').filter({ hasText: 'Lindiwe Radebe' }).first()).toContainText(/publish/i);
  // Whoever comes too late is told.
  await waiting.getByRole('button', { name: 'Take it back' }).click();
  await expect(toastOf(author)).toContainText('This version waits no more.');
});
