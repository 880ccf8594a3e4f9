import { expectAccessible } from './axe.ts';
import { expect, signInAs, test, toastOf } from './server.ts';
import { both, driveToTheEnd, startTrip } from './trips.ts';

test('the bell counts, lists, opens screens and is read at once', async ({ phone }) => {
  const { naledi, zanele } = await both(phone);
  await naledi.request.post('/api/notifications/mark-all-read', { data: {} });
  await startTrip({ naledi, zanele });
  await driveToTheEnd({ naledi, zanele });
  await naledi.goto('/passenger');
  const bell = naledi.getByRole('button', { name: 'Notifications, 4 unread' });
  await expect(bell).toBeVisible();
  await bell.click();
  const panel = naledi.getByRole('region', { name: 'Notifications' });
  await expect(panel.getByText('Driver on the way').first()).toBeVisible();
  await expect(panel.getByText('Just now').first()).toBeVisible();
  await expectAccessible(naledi);
  await panel
    .getByRole('button', { name: /Payment of/ })
    .first()
    .click();
  await naledi.waitForURL('**/ride-history');
  await naledi.getByRole('button', { name: 'Notifications, 3 unread' }).click();
  await naledi.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(toastOf(naledi)).toContainText('Notifications marked as read');
  await expect(naledi.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await naledi.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('settings: quiet hours are kept, push says what this browser can do', async ({ phone }) => {
  const { page } = await phone();
  await signInAs(page, 'Sipho');
  await page.goto('/settings');
  const card = page.getByRole('region', { name: 'When the app is closed' });
  await expect(card.getByRole('button', { name: 'Turn on' }).or(card.getByText(/blocks notifications|can’t show/))).toBeVisible();
  await card.getByRole('switch', { name: 'Quiet hours' }).click();
  await expect(card.getByLabel('From')).toHaveValue('22:00');
  // Half past seven in minutes.
  const saved = page.waitForResponse((answer) => answer.request().postData()?.includes('450') === true);
  await card.getByLabel('To').fill('07:30');
  await saved;
  await page.reload();
  await expect(card.getByLabel('To')).toHaveValue('07:30');
  await expectAccessible(page);
  await card.getByRole('switch', { name: 'Quiet hours' }).click();
  await expect(card.getByLabel('From')).toHaveCount(0);
});
