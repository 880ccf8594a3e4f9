import { expectAccessible } from './axe.ts';
import { expect, test } from './server.ts';
import { both, driveToTheEnd, startTrip } from './trips.ts';

test('the two of a trip write to each other, the driver reports an issue, the passenger after it', async ({ phone }) => {
  const { naledi, zanele } = await both(phone);
  await startTrip({ naledi, zanele });
  await naledi.getByRole('button', { name: 'About your driver' }).click();
  const about = naledi.getByRole('dialog', { name: 'About your driver' });
  await expect(about.getByText('Approved by our team')).toBeVisible();
  await expectAccessible(naledi);
  // A message, which may still stand in the dialog, has a button of this name too.
  await about.getByRole('button', { name: 'Close' }).first().click();
  await expect(naledi.getByRole('link', { name: 'Report Issue' })).toHaveCount(0);
  await naledi.getByRole('button', { name: /^Message Zanele/ }).click();
  await naledi.getByRole('button', { name: 'I am at the entrance' }).click();
  await zanele.getByRole('button', { name: /^Message Naledi/ }).click();
  await expect(zanele.getByRole('log')).toContainText('I am at the entrance');
  await zanele.getByRole('textbox', { name: 'Message' }).fill('Two minutes');
  await zanele.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(naledi.getByRole('log')).toContainText('Two minutes');
  await expectAccessible(naledi);
  await naledi.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await zanele.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(zanele.getByRole('link', { name: 'Report Issue' })).toHaveAttribute('href', /^\/live-chat\?ride=\d+$/);
  await driveToTheEnd({ naledi, zanele });
  // The end leads home; what is wrong is said from the receipt.
  await naledi.goto('/ride-history');
  await naledi
    .getByRole('button', { name: /Open the receipt of Zanele/ })
    .first()
    .click();
  await naledi.getByRole('dialog').getByRole('link', { name: 'Report Issue' }).click();
  await naledi.getByText('Choose a subject and how pressing it is').click();
  await expect(naledi.getByRole('group', { name: 'What is it about?' }).getByRole('radio', { name: 'A trip' })).toBeChecked();
  await expect(naledi.getByText(/About your trip number \d+/).first()).toBeVisible();
  await naledi.getByRole('button', { name: 'Start New Chat' }).click();
  await expect(naledi.getByRole('log')).toContainText('Our team has been told');
});
