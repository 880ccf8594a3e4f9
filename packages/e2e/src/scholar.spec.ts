import { expectAccessible } from './axe.ts';
import { expect, signInAs, test, toastOf } from './server.ts';

test('a child gets a seat, rides, and is handed over by PIN while the guardian watches', async ({ phone, product }) => {
  // A roll opens an hour before its first stop, on the days of its group: here right after midnight of each day, whenever this runs.
  await product.execute(
    `update school_groups set days = '{0,1,2,3,4,5,6}', pickup_points = (select jsonb_agg(p || jsonb_build_object('time', '00:' || right(p ->> 'time', 2)) order by i) from jsonb_array_elements(pickup_points) with ordinality as s(p, i)) where school_name = 'Hatfield Primary'`,
  );
  const { page: sipho } = await phone();
  await signInAs(sipho, 'Sipho');
  await sipho.getByRole('link', { name: 'Scholar Rides' }).click();
  await sipho.getByLabel('Name of the child').fill('Lindiwe');
  await sipho.getByRole('region', { name: 'Your children' }).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(sipho.getByRole('button', { name: 'Remove Lindiwe' })).toBeVisible();
  await sipho.getByLabel('Area', { exact: true }).selectOption('Hatfield');
  await sipho.getByLabel('School, area or route').fill('primary');
  const card = sipho.getByRole('listitem', { name: /Hatfield Primary/ });
  await expect(card).toContainText('+2 more stops');
  await expectAccessible(sipho);
  await card.getByRole('button', { name: 'Join group' }).click();
  const dialog = sipho.getByRole('dialog', { name: 'Hatfield Primary' });
  await dialog.getByLabel('Stop', { exact: true }).selectOption('1');
  await dialog.getByLabel('Who meets the child after school?').fill('Gogo Dlamini');
  await dialog.getByRole('button', { name: 'Join for R850.00 a month' }).click();
  await expect(toastOf(sipho)).toContainText('Joined Scholar Group!');
  const seat = sipho.getByRole('region', { name: 'Your seats' });
  await expect(seat).toContainText('PIN for Gogo Dlamini');
  const pin = (await seat.locator('.scholar-pin').textContent()) ?? '';

  const { page: zanele } = await phone();
  await signInAs(zanele, 'Zanele');
  await zanele.getByRole('link', { name: 'Scholar Rides' }).click();
  await zanele.getByRole('button', { name: 'To school' }).click();
  const row = zanele.getByRole('listitem', { name: 'Lindiwe' });
  await row.getByRole('button', { name: 'Got on' }).click();
  await expect(seat).toContainText('To school: On board');
  await expectAccessible(zanele);
  await row.getByRole('button', { name: 'Hand over' }).click();
  await zanele.getByLabel('PIN of the collector').fill(pin === '0000' ? '1111' : '0000');
  await zanele.getByRole('dialog').getByRole('button', { name: 'Hand over' }).click();
  await expect(toastOf(zanele).last()).toContainText('That is not the collector’s PIN.');
  await zanele.getByLabel('PIN of the collector').fill(pin);
  await zanele.getByRole('dialog').getByRole('button', { name: 'Hand over' }).click();
  await expect(seat).toContainText('To school: Handed over');
  await seat.getByRole('button', { name: 'Give the seat up' }).click();
  await sipho.getByRole('dialog').getByRole('button', { name: 'Give the seat up' }).click();
  await expect(seat).toHaveCount(0);
});
