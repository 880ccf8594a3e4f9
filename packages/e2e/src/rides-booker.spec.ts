import { expectAccessible } from './axe.ts';
import { expect, signInAs, test } from './server.ts';
import { chooseTrip, goOnline } from './trips.ts';

test('a ride for somebody else stands in their app with its PIN, leaves the booker free for an own one, and is called off by either', async ({
  phone,
}) => {
  const [{ page: naledi }, { page: sipho }, { page: zanele }] = [await phone(), await phone(), await phone()];
  await goOnline(zanele);
  await signInAs(naledi, 'Naledi');
  await chooseTrip(naledi);
  await naledi.getByRole('button', { name: 'Change who rides' }).click();
  const who = naledi.getByRole('dialog', { name: 'Who rides?' });
  await who.getByRole('textbox', { name: 'Their name' }).fill('Baba');
  await who.getByRole('textbox', { name: 'Their phone number' }).fill('082 555 0102');
  await who.getByRole('button', { name: 'Save this rider' }).click();
  await naledi.getByRole('button', { name: /Request Safiri for Baba R/ }).click();
  await naledi.waitForURL(/active-ride\?ride=/);
  await zanele.getByRole('alertdialog', { name: 'New ride request' }).getByRole('button', { name: 'Accept' }).click();
  await expect(zanele.getByText('Baba').first()).toBeVisible();
  await expect(naledi.getByText('Baba rides')).toBeVisible();
  await expect(naledi.getByRole('button', { name: 'EMERGENCY' })).toBeVisible();
  await expect(naledi.getByRole('button', { name: 'Share my ride' })).toBeVisible();
  await expectAccessible(naledi);

  await signInAs(sipho, 'Sipho');
  await sipho.waitForURL('**/active-ride');
  await expect(sipho.getByText('Naledi M. asked for this ride for you')).toBeVisible();
  await expect(sipho.getByText(/^You pay the driver R[\d.]+ in cash\.$/)).toBeVisible();
  await expect(sipho.getByText('Your PIN').or(sipho.locator('.pin')).first()).toBeVisible();
  await expectAccessible(sipho);

  // Home is home, with the ride for somebody else on it.
  await naledi.goto('/passenger');
  const others = naledi.getByRole('region', { name: 'For others' });
  await expect(others.getByRole('link')).toContainText('Baba');
  await expectAccessible(naledi);
  await others.getByRole('link').click();
  await naledi.waitForURL(/active-ride\?ride=/);
  await sipho.getByRole('button', { name: 'Cancel ride' }).click();
  await sipho.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  await expect(naledi.getByText('Trip cancelled').first()).toBeVisible();
});
