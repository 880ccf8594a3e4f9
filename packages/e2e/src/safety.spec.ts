import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, signInAs, test, toastOf } from './server.ts';
import { faultsOfLayout } from './layout-faults.ts';
import { signInAsStaff } from './staff.ts';
import { both, driveToTheEnd, startTrip } from './trips.ts';

test('a trip is shared in two taps; the link shows it live without signing in and ends with it', async ({ phone }) => {
  const { naledi, zanele } = await both(phone);
  await startTrip({ naledi, zanele });
  await naledi.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const panel = naledi.getByRole('dialog', { name: 'Share my ride' });
  await naledi.getByRole('button', { name: 'Share my ride' }).click();
  await panel.getByRole('button', { name: 'Copy link' }).click();
  await expect(toastOf(naledi)).toContainText('Trip Shared Successfully');
  await expect(toastOf(naledi)).toContainText('Link Copied');
  const url = await naledi.evaluate(() => navigator.clipboard.readText());
  expect(url).toMatch(/\/track\/[\w-]{22}$/);

  const { page: mother } = await phone({ permissions: [] });
  await mother.goto(new URL(url).pathname);
  await expect(mother.getByRole('heading', { name: 'Naledi shares this trip with you' })).toBeVisible();
  await expect(mother.getByText('The driver is on the way to the pickup')).toBeVisible();
  await expect(mother.getByText('KT 48 LM GP')).toBeVisible();
  await expect(mother.getByText('Mokoena')).toHaveCount(0);
  await expect(mother.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(mother);

  await panel.getByRole('button', { name: 'Add contact' }).click();
  await naledi.getByRole('button', { name: 'Save' }).click();
  await expect(toastOf(naledi)).toContainText('Missing Information');
  await expect(toastOf(naledi)).toContainText('Please provide at least name and phone number.');
  await naledi.getByLabel('Name', { exact: true }).fill('<b>Thandi</b>');
  await naledi.getByLabel('Phone number').fill('082 555 0199');
  await naledi.getByRole('button', { name: 'Save' }).click();
  await expect(toastOf(naledi)).toContainText('Contact Added');
  await expect(panel.getByText('<b>Thandi</b>')).toBeVisible();
  const toggle = panel.getByRole('switch', { name: 'Share with <b>Thandi</b>' });
  await toggle.click();
  await expect(toastOf(naledi)).toContainText('Nothing was sent');
  await expect(panel.getByRole('listitem').getByText(/written down only/)).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Text <b>Thandi</b> from this phone' })).toHaveAttribute(
    'href',
    /^sms:\+27825550199\?body=/,
  );
  await expectAccessible(naledi);
  await toggle.click();
  await expect(toastOf(naledi)).toContainText('Sharing Stopped');
  await naledi.keyboard.press('Escape');

  await driveToTheEnd({ naledi, zanele });
  await expect(mother.getByText('This trip has ended.')).toBeVisible();
  await mother.goto(`/track/${'x'.repeat(22)}`);
  await expect(mother.getByText('There is no trip to follow here.')).toBeVisible();
  await expect(mother.getByRole('link', { name: 'Call the police (10111)' })).toHaveAttribute('href', 'tel:10111');
});

/** Naledi's contact, whose name is as hostile as names may be; there already when an earlier test added her. */
async function addThandi(page: Page): Promise<void> {
  await page.request.post('/api/emergency-contacts', { data: { name: '<b>Thandi</b>', phone: '0825550199' } });
}

test('an emergency is counted down, cancelled, raised, taken in hand by staff and closed', async ({ phone }) => {
  test.setTimeout(150_000);
  const { naledi, zanele } = await both(phone);
  await addThandi(naledi);
  await startTrip({ naledi, zanele });
  const calls: string[] = [];
  naledi.on('request', (request) => {
    if (request.url().endsWith('/api/emergency/trigger')) calls.push(request.method());
  });
  await naledi.getByRole('button', { name: 'EMERGENCY' }).click();
  await expect(naledi.getByRole('button', { name: 'Trigger Now' })).toBeVisible();
  const told = naledi.getByRole('list', { name: 'Who is told' });
  await expect(told).toContainText("We can't text your contacts.");
  await expect(told).toContainText('The police do not get this alert.');
  await naledi.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(naledi.getByRole('button', { name: 'EMERGENCY' })).toBeEnabled();
  expect(calls).toEqual([]);

  const { page: staff } = await phone({ viewport: { width: 1280, height: 800 } });
  await signInAsStaff(staff);
  await naledi.getByRole('button', { name: 'EMERGENCY' }).click();
  await expect(naledi.getByRole('button', { name: 'Trigger Now' })).toBeVisible();
  // Here the five seconds may pass while it looks: what follows waits for the alert.
  await expectAccessible(naledi);
  await expect(naledi.getByRole('heading', { name: /Alert raised at/ })).toBeVisible({ timeout: 15_000 });
  expect(calls).toEqual(['POST']);
  await expect(naledi.getByText('Waiting for our team to answer.')).toBeVisible();
  await expect(naledi.getByText(/Text to <b>Thandi<\/b>: written down only/)).toBeVisible();
  await expect(naledi.getByText('Your emergency contacts and authorities have been notified.')).toHaveCount(0);
  await expect(naledi.getByRole('link', { name: /Police/ })).toHaveAttribute('href', 'tel:10111');
  const facts = naledi.getByRole('region', { name: 'Tell the police' });
  for (const fact of ['KT 48 LM GP', 'Zanele', '-25.74870, 28.23800']) await expect(facts.getByText(fact)).toBeVisible();
  await expectAccessible(naledi);
  await naledi.getByRole('button', { name: 'Close' }).click();
  // The bar lies over the button: pressing where EMERGENCY was opens the alert.
  await naledi.getByRole('button', { name: /Your emergency alert is active/ }).click();
  await expect(naledi.getByRole('heading', { name: /Alert raised at/ })).toBeVisible();

  await staff.getByRole('link', { name: 'Chats' }).first().click();
  await staff.getByRole('link', { name: /^New emergency: Naledi Mokoena/ }).click();
  await expect(staff.getByRole('heading', { name: 'Emergency: Naledi Mokoena' })).toBeVisible();
  await expect(staff.getByText('KT 48 LM GP')).toBeVisible();
  await expectAccessible(staff);
  await staff.getByRole('button', { name: 'I am handling this' }).click();
  await expect(naledi.getByRole('heading', { name: 'Emergency Alert Activated' })).toBeVisible();
  await expect(naledi.getByText('Your emergency contacts and authorities have been notified.').first()).toBeVisible();

  await naledi.reload();
  await expect(naledi.getByRole('heading', { name: 'Emergency Alert Activated' })).toBeVisible();
  await naledi.getByRole('button', { name: 'Cancel Emergency Alert' }).click();
  await naledi.getByRole('button', { name: 'I am safe now' }).click();
  await expect(naledi.getByRole('button', { name: 'EMERGENCY' })).toBeEnabled();
  await expect(staff.getByText('Said: I am safe').first()).toBeVisible();
  await staff.getByLabel('What was done').fill('Spoke to her on the phone');
  await staff.getByRole('button', { name: 'Close emergency' }).click();
  await expect(staff.getByText('Spoke to her on the phone')).toBeVisible();
  await staff.getByRole('link', { name: 'Emergencies' }).first().click();
  await expect(staff.getByText('No emergency is open.')).toBeVisible();
  await staff.getByRole('link', { name: 'Messages' }).click();
  await expect(staff.getByText(/EMERGENCY: Naledi Mokoena pressed/).first()).toBeVisible();
  await expectAccessible(staff);
  await driveToTheEnd({ naledi, zanele });
});

test('without a network the alert waits, the phone’s own ways are offered at once, and it goes out on return', async ({ phone }) => {
  test.setTimeout(120_000);
  const { naledi, zanele } = await both(phone);
  await addThandi(naledi);
  await startTrip({ naledi, zanele });
  await naledi.context().setOffline(true);
  await naledi.getByRole('button', { name: 'EMERGENCY' }).click();
  await naledi.getByRole('button', { name: 'Trigger Now' }).click();
  await expect(naledi.getByRole('heading', { name: 'Alert not sent yet' })).toBeVisible();
  await expect(naledi.getByRole('region', { name: 'Tell the police' }).getByText('KT 48 LM GP')).toBeVisible();
  for (const number of ['10111', '10177', '10176']) await expect(naledi.locator(`a[href="tel:${number}"]`)).toBeVisible();
  const sms = decodeURIComponent((await naledi.getByRole('link', { name: 'Text my contacts' }).getAttribute('href')) ?? '');
  expect(sms).toMatch(/^sms:(?:\+\d+,)*\+27825550199\?body=I need help\..*KT 48 LM GP.*-25\.74870,28\.23800.*\/track\/[\w-]{22}$/);
  await expect(naledi.getByText('Your emergency contacts and authorities have been notified.')).toHaveCount(0);
  await naledi.context().setOffline(false);
  await expect(naledi.getByRole('heading', { name: /Alert raised at/ })).toBeVisible({ timeout: 20_000 });
  await naledi.getByRole('button', { name: 'Cancel Emergency Alert' }).click();
  await naledi.getByRole('button', { name: 'I pressed it by mistake' }).click();
  await driveToTheEnd({ naledi, zanele });
});

test('the safety screen: contacts, numbers, and a practice alert that tells nobody, for drivers too', async ({ phone }) => {
  const { page } = await phone();
  await signInAs(page, 'Themba');
  await page.goto('/safety');
  await expect(page.getByRole('heading', { name: 'Safety', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /Ambulance/ })).toHaveAttribute('href', 'tel:10177');
  // The button moves when the list has come.
  await expect(page.getByText('No contacts yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add contact' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Lindiwe');
  await page.getByLabel('Phone number').fill('abc');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter a phone number with its area code').first()).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Lindiwe');
  await page.getByLabel('Phone number').fill('0825550177');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Lindiwe', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Text my contacts' })).toHaveAttribute('href', /^sms:\+27825550177\?body=/);
  await expect(page.getByText('You have raised no alert.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove Lindiwe' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(toastOf(page)).toContainText('Contact removed');
  await page.getByRole('button', { name: 'Practise the alert' }).click();
  // On the narrowest screen with letters twice as large nothing of the countdown is cut. It covers the screen below, as it should.
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expect(page.getByRole('button', { name: 'Trigger Now' })).toBeVisible();
  expect((await faultsOfLayout(page)).filter((fault) => !fault.includes('lies under'))).toEqual([]);
  await page.getByRole('button', { name: 'Trigger Now' }).click();
  await expect(page.getByText('It was a practice: nobody was.')).toBeVisible();
  await page.getByRole('button', { name: 'End practice' }).click();
  await expect(page.getByRole('button', { name: 'EMERGENCY' })).toBeEnabled();
});
