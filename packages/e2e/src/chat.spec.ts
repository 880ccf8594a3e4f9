import { expectAccessible } from './axe.ts';
import { expect, signInAs, test, toastOf, withWorker } from './server.ts';
import { signInAsStaff } from './staff.ts';

test('support: the helper answers, a person takes over, both close, the help is rated', async ({ phone }) => {
  const { page } = await phone();
  await signInAs(page, 'Sipho');
  await page.getByRole('link', { name: 'Support' }).first().click();
  await expect(page.getByRole('heading', { name: 'Common Questions' })).toBeVisible();
  await page.getByText('Choose a subject and how pressing it is').click();
  await expect(page.getByRole('radio', { name: 'General' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Normal' })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start New Chat' }).click();
  await expect(toastOf(page)).toContainText('Chat Started');
  const talk = page.getByRole('log');
  await expect(talk).toContainText('Automatic helper');
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.fill('   ');
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  await field.fill('I left my phone in the car');
  await field.press('Enter');
  await expect(talk).toContainText('press "I left something in the car"');
  await expect(talk.getByRole('link', { name: 'Open your trips' })).toHaveAttribute('href', '/ride-history');
  await page.getByRole('button', { name: 'Talk to a person' }).click();
  await expect(page.getByText('A person of our team answers as soon as one is free.').first()).toBeVisible();
  await expectAccessible(page);

  const { page: staff } = await phone();
  await signInAsStaff(staff);
  await staff.getByRole('button', { name: 'Staff menu' }).click();
  await staff.getByRole('navigation', { name: 'Staff menu' }).getByRole('link', { name: 'Chats' }).click();
  await staff.getByRole('region', { name: 'Waiting for a person' }).getByRole('link', { name: /Sipho/ }).first().click();
  await expect(staff.getByRole('log')).toContainText('I left my phone in the car');
  await staff.getByRole('button', { name: 'Take this chat' }).click();
  await staff.getByRole('textbox', { name: 'Message' }).fill('We found it. <b>Call</b> us.');
  await staff.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(talk).toContainText('We found it. <b>Call</b> us.');
  await expectAccessible(staff);
  await staff.getByRole('button', { name: 'Close chat' }).click();
  await expect(page.getByText('This chat is closed. Start a new one when you need us.')).toBeVisible();
  await expect(field).toHaveCount(0);
  await page.getByRole('button', { name: '4 stars' }).click();
  await expect(page.getByText('Thank you for telling us.')).toBeVisible();
});

test('what is typed offline goes out once on return, in order, also after closing the app', async ({ phone }) => {
  const { page } = await phone(withWorker);
  await signInAs(page, 'Sipho');
  await page.goto('/live-chat');
  await page.getByRole('button', { name: 'Safety' }).click();
  const talk = page.getByRole('log');
  await expect(talk).toContainText('In danger press EMERGENCY');
  await page.context().setOffline(true);
  const field = page.getByRole('textbox', { name: 'Message' });
  for (const text of ['first of the dead zone', 'second of the dead zone']) {
    await field.fill(text);
    await field.press('Enter');
  }
  await expect(page.getByText('Goes out when you are online again')).toHaveCount(2);
  await page.context().setOffline(false);
  await expect(page.getByText('Goes out when you are online again')).toHaveCount(0);
  await page.reload();
  await expect(talk.getByText(/of the dead zone/)).toHaveText(['first of the dead zone', 'second of the dead zone']);
});

test('a refusal of the server is said, and the text stays', async ({ phone }) => {
  const { page } = await phone();
  await signInAs(page, 'Sipho');
  await page.goto('/live-chat');
  await page.route('**/api/chat/session', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Start New Chat' }).click();
  await expect(toastOf(page).last()).toContainText('Failed to start chat session');
  await page.unroute('**/api/chat/session');
  await page.getByRole('button', { name: 'Start New Chat' }).click();
  await page.route('**/api/chat/message', (route) => route.fulfill({ status: 500, body: '' }));
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.fill('do not lose me');
  await field.press('Enter');
  await expect(toastOf(page).last()).toContainText('Failed to send message');
  await expect(field).toHaveValue('do not lose me');
});
