import { NEARBY_SECONDS } from '@safiri/rules/dispatch/nearby-cars.ts';
import { expect, signInAs, test, toastOf } from '../server.ts';
import { chooseTrip, goOnline } from '../trips.ts';
import { take } from './take.ts';

test('a ride for somebody else, from both sides', async ({ phone }) => {
  test.setTimeout(600_000);
  // Some streets away: a car that comes is seen on its way.
  const { page: zanele } = await phone({ geolocation: { latitude: -25.7555, longitude: 28.2445 } });
  await goOnline(zanele);
  // Those who look around are told for a while where she was before.
  await zanele.waitForTimeout(2 * NEARBY_SECONDS * 1000);
  const { page: naledi } = await phone();
  await signInAs(naledi, 'Naledi');
  const { page: sipho } = await phone();
  await chooseTrip(naledi);
  await naledi.getByRole('button', { name: 'Change who rides' }).click();
  const who = naledi.getByRole('dialog', { name: 'Who rides?' });
  await who.getByRole('textbox', { name: 'Their name' }).fill('Baba');
  await who.getByRole('textbox', { name: 'Their phone number' }).fill('082 555 0102');
  await take(naledi, 'rider-form');
  await who.getByRole('button', { name: 'Save this rider' }).click();
  await take(naledi, 'rider-chosen', naledi.locator('.ride-type[data-chosen="true"]'));
  await naledi.getByRole('button', { name: /Request Safiri for Baba R/ }).click();
  await naledi.waitForURL(/active-ride\?ride=/);
  await zanele.getByRole('alertdialog', { name: 'New ride request' }).getByRole('button', { name: 'Accept' }).click();
  await expect(naledi.getByText('Baba rides')).toBeVisible();
  await expect(toastOf(naledi)).toHaveCount(0, { timeout: 15_000 });
  await take(naledi, 'booker-trip');
  await signInAs(sipho, 'Sipho');
  await sipho.waitForURL('**/active-ride');
  await expect(sipho.getByText('Naledi M. asked for this ride for you')).toBeVisible();
  await take(sipho, 'rider-trip');
  await naledi.goto('/passenger');
  await expect(naledi.getByRole('region', { name: 'For others' }).getByRole('link')).toContainText('Baba');
  await take(naledi, 'booker-home', naledi.getByRole('region', { name: 'For others' }));
  await sipho.getByRole('button', { name: 'Cancel ride' }).click();
  await sipho.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  await expect(sipho.getByRole('dialog')).toHaveCount(0);
  await naledi.goto('/ride-history');
  await expect(naledi.getByRole('heading', { level: 1 })).toBeVisible();
  await take(naledi, 'booker-history');
});
