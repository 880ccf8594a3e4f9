import { expectAccessible } from './axe.ts';
import { sendPapers } from './papers.ts';
import { expect, signInAs, test, toastOf } from './server.ts';
import { giveSecondFactor, signInAsStaff } from './staff.ts';

const almera = { make: 'Nissan', model: 'Almera', licensePlate: 'JM 19 VK GP', color: 'Grey', year: new Date().getFullYear() - 3 };

test('staff sign in with a second factor, review a driver, and the driver learns it at once', async ({ phone }) => {
  test.setTimeout(120_000);
  const { page: driver } = await phone();
  await signInAs(driver, 'Kabelo');
  await sendPapers(driver, almera);
  await driver.goto('/driver-verification');
  await expect(driver.getByText('All is sent. We are reviewing it')).toBeVisible();

  const { page: staff } = await phone({ viewport: { width: 1280, height: 800 } });
  await staff.goto('/staff/reviews');
  await staff.getByLabel('Work email').fill('staff@demo.safiri.africa');
  await expect(staff.getByRole('link', { name: 'Forgot it? Get a link to your work email' })).toHaveAttribute('href', '/auth?forgot=staff');
  await staff.getByLabel('Your password').fill('wrong');
  await staff.getByRole('button', { name: 'Sign in' }).click();
  await expect(staff.getByRole('alert')).toContainText('Invalid email or password');
  await staff.getByLabel('Your password').fill('Safari-2026!');
  await staff.getByRole('button', { name: 'Sign in' }).click();
  await expect(staff.getByLabel('Six-digit code')).toBeVisible();
  await expectAccessible(staff);
  await giveSecondFactor(staff);
  await expect(staff.getByRole('navigation', { name: 'Staff menu' })).toBeVisible();
  await expectAccessible(staff);
  // On a phone the console keeps to the screen.
  await staff.setViewportSize({ width: 390, height: 844 });
  expect(await staff.locator('#main').evaluate((main) => main.getBoundingClientRect().right)).toBeLessThanOrEqual(390);
  await staff.setViewportSize({ width: 1280, height: 800 });
  await staff
    .getByRole('region', { name: 'Documents to review' })
    .getByRole('link', { name: /Kabelo/ })
    .first()
    .click();
  await expect(staff.getByRole('heading', { name: 'Kabelo Molefe' })).toBeVisible();
  await expect(staff.getByRole('img', { name: 'ID document' })).toBeVisible();
  await expectAccessible(staff);
  await expect(staff.getByRole('button', { name: 'Approve driver' })).toBeDisabled();
  await staff.getByRole('region', { name: "Driver's license" }).getByLabel('Note (needed to reject)').fill('Too dark to read');
  await staff.getByRole('button', { name: "Reject: Driver's license" }).click();
  await expect(driver.getByText('Reviewer: Too dark to read')).toBeVisible();
  await sendPapers(driver, almera);
  await staff.reload();
  for (const name of [
    'ID document',
    "Driver's license",
    'Vehicle registration',
    'Vehicle insurance',
    'Professional driving permit (PDP)',
  ]) {
    await staff.getByRole('button', { name: `Approve: ${name}` }).click();
    await expect(staff.getByRole('region', { name }).getByText('Approved')).toBeVisible();
  }
  for (const name of ['Criminal record', 'Driving record', 'Identity']) {
    await staff.getByRole('button', { name: `Passed: ${name}` }).click();
    await expect(staff.locator('.check-row .chip', { hasText: 'Passed' })).toHaveCount(
      ['Criminal record', 'Driving record', 'Identity'].indexOf(name) + 1,
    );
  }
  await staff.getByRole('combobox', { name: 'Gender' }).selectOption('male');
  await staff.getByRole('button', { name: 'Confirm gender' }).click();
  await expect(staff.getByText('Confirmed from a document')).toBeVisible();
  await staff.getByRole('button', { name: 'Approve driver' }).click();
  await expect(driver.getByText('You are verified. Do the lessons, and you can go online.')).toBeVisible();
  await driver.getByRole('link', { name: 'Open the lessons' }).click();
  await expect(driver.getByRole('heading', { name: 'Driver Training' })).toBeVisible();
  await driver.goto('/driver');
  await expect(driver.getByRole('link', { name: /^Open the lessons: 4 of 4 left/ })).toBeVisible();

  const review = staff.url();
  await staff.goto('/staff/search');
  await staff.getByRole('searchbox').fill('kabelo@demo.safiri.africa');
  await staff.getByRole('region', { name: 'People' }).getByRole('link').click();
  const standing = staff.getByRole('region', { name: 'Suspension' });
  await standing.getByRole('button', { name: 'Suspend', exact: true }).click();
  await staff.getByLabel('Words to the person').fill('A passenger reported speeding');
  await staff.getByRole('button', { name: 'Suspend now' }).click();
  await driver.getByRole('link', { name: 'See why and answer' }).click();
  await expect(driver.getByText('A passenger reported speeding')).toBeVisible();
  await driver.getByLabel('Your answer').fill('I was at home that day.');
  await driver.getByRole('button', { name: 'Send answer' }).click();
  await expect(toastOf(driver)).toContainText('Your answer was sent');
  await expectAccessible(driver);
  await staff.reload();
  await expect(standing.getByText('I was at home that day.')).toBeVisible();
  await standing.getByLabel('Words to the person').fill('It was another car.');
  await standing.getByRole('button', { name: 'Lift suspension' }).click();
  await expect(standing.getByText('It was another car.')).toBeVisible();
  await driver.goto('/driver-verification');
  await expect(driver.getByText('You are verified. Do the lessons, and you can go online.')).toBeVisible();
  await staff.goto(review);
  await staff.getByRole('button', { name: 'Decide again: Criminal record' }).click();
  await staff.getByLabel('Reason to open it again (the driver reads it): Criminal record').fill('The court answered late.');
  await staff.getByRole('button', { name: 'Decide again: Criminal record' }).click();
  await expect(driver.getByText('The court answered late.')).toBeVisible();
  await expect(driver.getByRole('link', { name: 'Talk with support' })).toHaveAttribute('href', '/live-chat');
  await staff.getByRole('link', { name: 'Audit log' }).click();
  await expect(staff.getByRole('cell', { name: 'looked again and lifted a suspension' })).toBeVisible();
  await expectAccessible(staff);
});

test('an owner invites somebody, who joins, sees what the role opens, and is refused at once when shut out', async ({ phone }) => {
  test.setTimeout(120_000);
  const { page: owner } = await phone({ viewport: { width: 1280, height: 800 } });
  await signInAsStaff(owner);
  await owner.getByRole('link', { name: 'Team' }).click();
  const invite = owner.getByRole('region', { name: 'Invite somebody' });
  await invite.getByLabel('Name').fill('Dineo Mokoena');
  await invite.getByLabel('Work email').fill('dineo@example.org');
  await invite.getByLabel('Work phone, with its country').fill('+27 82 555 0142');
  await invite.getByRole('checkbox', { name: /^Support/ }).check();
  await invite.getByRole('button', { name: 'Send the invitation' }).click();
  const link = new URL(await invite.getByLabel('Invitation link for Dineo Mokoena').inputValue());
  // Nothing lies half under the band that stays above.
  await owner.evaluate(() => scrollTo(0, 0));
  await expectAccessible(owner);

  const { page: dineo } = await phone();
  await dineo.goto(link.pathname + link.search);
  await dineo.getByLabel('Choose a password').fill('a Quite-long one 7');
  await expectAccessible(dineo);
  await dineo.getByRole('button', { name: 'Join' }).click();
  await dineo.getByLabel('Work email').fill('dineo@example.org');
  await dineo.getByLabel('Your password').fill('a Quite-long one 7');
  await dineo.getByRole('button', { name: 'Sign in' }).click();
  await giveSecondFactor(dineo);
  await expect(dineo.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await expectAccessible(dineo);
  await dineo.getByRole('button', { name: 'I have them' }).click();
  await dineo.getByRole('button', { name: 'Staff menu' }).click();
  await expect(dineo.getByRole('link', { name: 'Chats' })).toBeVisible();
  await expect(dineo.getByRole('link', { name: 'Payouts' })).toHaveCount(0);
  await dineo.getByRole('link', { name: 'Chats' }).click();

  await owner.reload();
  const card = owner.getByRole('listitem', { name: 'Dineo Mokoena' });
  await card.getByText('Change Dineo Mokoena').click();
  await expectAccessible(owner);
  await card.getByRole('button', { name: 'Shut out' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Shut out' }).click();
  await expect(card.getByText('Shut out', { exact: true }).first()).toBeVisible();
  await dineo.goto('/staff/chats');
  await expect(dineo.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();

  // The link was used.
  const { page: other } = await phone();
  await other.goto(link.pathname + link.search);
  await expect(other.getByRole('alert')).toContainText('This invitation was used');
});
