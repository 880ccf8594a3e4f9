import { expectAccessible } from './axe.ts';
import { expect, test } from './server.ts';
import { giveSecondFactor, signInAsStaff } from './staff.ts';
import { both, driveToTheEnd, startTrip } from './trips.ts';

test('the team makes a fleet and invites its owner, who sees the trip made today and its money, and nothing of who rode', async ({
  phone,
}) => {
  test.setTimeout(180_000);
  const { page: owner } = await phone({ viewport: { width: 1280, height: 800 } });
  await signInAsStaff(owner);
  await owner.getByRole('link', { name: 'Fleets' }).click();
  const made = owner.getByRole('form', { name: 'New fleet' });
  await made.getByLabel('Name of the fleet').fill('Ubuntu Cars');
  await made.getByLabel('Phone of its owner or company').fill('082 555 0142');
  await made.getByLabel('Country of its vehicles').selectOption('za');
  await made.getByLabel('Reason (kept on record)').fill('They signed the contract');
  await expectAccessible(owner);
  await made.getByRole('button', { name: 'Make the fleet' }).click();
  await expect(owner.getByRole('heading', { name: 'Ubuntu Cars' })).toBeVisible();
  const putIn = owner.getByRole('form', { name: 'Add a vehicle' });
  const put = async (plate: string) => {
    await putIn.getByLabel('Plate').fill(plate);
    await putIn.getByLabel('Reason (kept on record)').fill('It is theirs');
    await putIn.getByRole('button', { name: 'Add a vehicle' }).click();
  };
  await put('OAE 1 GP');
  await expect(putIn.getByText(/^No vehicle with this plate is registered/)).toBeVisible();
  await put('kt48lmgp');
  await expect(owner.getByRole('listitem', { name: 'KT 48 LM GP' })).toBeVisible();
  await expectAccessible(owner);

  await owner.getByRole('link', { name: 'Team' }).click();
  const invite = owner.getByRole('region', { name: 'Invite somebody' });
  await invite.getByLabel('Name').fill('Sizwe Dube');
  await invite.getByLabel('Work email').fill('sizwe@example.org');
  await invite.getByLabel('Work phone, with its country').fill('+27 82 555 0142');
  await invite.getByRole('checkbox', { name: /^Fleet owner/ }).check();
  await invite.getByLabel('Fleet', { exact: true }).selectOption({ label: 'Ubuntu Cars' });
  await invite.getByRole('button', { name: 'Send the invitation' }).click();
  const link = new URL(await invite.getByLabel('Invitation link for Sizwe Dube').inputValue());
  await expect(owner.getByText('Fleet owner: Ubuntu Cars')).toBeVisible();

  const sides = await both(phone);
  await startTrip(sides);
  await driveToTheEnd(sides);
  await sides.zanele.goto('/vehicles');
  await expect(sides.zanele.getByText('Belongs to the fleet Ubuntu Cars')).toBeVisible();
  await expect(sides.zanele.getByText('Its owner sees:')).toBeVisible();
  await expectAccessible(sides.zanele);

  const { page: sizwe } = await phone();
  await sizwe.goto(link.pathname + link.search);
  await sizwe.getByLabel('Choose a password').fill('a Quite-long one 7');
  await sizwe.getByRole('button', { name: 'Join' }).click();
  await sizwe.getByLabel('Work email').fill('sizwe@example.org');
  await sizwe.getByLabel('Your password').fill('a Quite-long one 7');
  await sizwe.getByRole('button', { name: 'Sign in' }).click();
  await giveSecondFactor(sizwe);
  await sizwe.getByRole('button', { name: 'I have them' }).click();
  // With one fleet, its day is where the console opens.
  await expect(sizwe.getByRole('heading', { name: 'Today so far' })).toBeVisible();
  const car = sizwe.getByRole('link', { name: /KT 48 LM GP/ });
  await expect(car).toContainText('Zanele Khumalo');
  await expect(car).toContainText(/Around \w+/);
  await expect(car).toContainText(/1 trip · R\d+\.\d\d/);
  await expectAccessible(sizwe);
  await car.click();
  await sizwe.getByText(/^\w[\w ]* →\s\w[\w ]*$/).click();
  await expect(sizwe.getByText('in cash')).toBeVisible();
  await expect(sizwe.locator('#main')).not.toContainText('Naledi');
  await expectAccessible(sizwe);
  await sizwe.getByRole('link', { name: 'Zanele Khumalo' }).click();
  await expect(sizwe.getByText('Only trips with vehicles of this fleet.')).toBeVisible();
  await sizwe.goto('/staff/fleets');
  await sizwe.getByRole('tab', { name: 'Week and month' }).click();
  await expect(sizwe.getByRole('region', { name: 'All together' }).getByText('Trips', { exact: true })).toBeVisible();
  const download = sizwe.waitForEvent('download');
  await sizwe.getByRole('link', { name: 'Download as a table (CSV)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^fleet-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  await expectAccessible(sizwe);
  // No other section is open, and a list of the team is none of theirs.
  await sizwe.goto('/staff/search');
  await expect(sizwe.getByRole('heading', { name: 'Today so far' })).toBeVisible();
});
