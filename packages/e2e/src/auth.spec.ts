import { createHash } from 'node:crypto';
import { expectAccessible } from './axe.ts';
import { giveCode } from './codes.ts';
import { isSolution, PROOF_BITS, PROOF_PARTS } from '@safiri/rules/auth/proof-of-work.ts';
import { DEMO_PASSWORD } from '@safiri/rules/demo/accounts.ts';
import { expect, signInAs, test, toastOf } from './server.ts';
import { requestRide } from './trips.ts';

const PASSWORD = 'a rather long one 5';

test('a passenger registers, signs out, is guarded, signs in and comes back', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Get started as passenger' }).click();
  await expect(page.getByText('+27')).toBeVisible();
  await page.getByLabel('Full name').fill('Palesa Mokoena');
  await page.getByLabel('Phone number').fill('082 555 7788');
  await page.getByLabel('Email').fill('palesa@example.org');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByLabel('Gender').selectOption('female');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(toastOf(page)).toContainText('Account created!');
  await expect(toastOf(page)).toContainText('Welcome to Safiri!');
  await page.waitForURL('**/passenger');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await page.evaluate(() => localStorage.getItem('safiri.user'))).toBeNull();
  await page.goto('/ride-history');
  await page.waitForURL('**/auth?return=**');
  await page.getByLabel('Email').fill('palesa@example.org');
  const password = page.getByLabel('Password');
  await password.fill('wrong');
  await page.getByRole('button', { name: 'Show what you typed' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide what you typed' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(toastOf(page)).toContainText('Login failed');
  await expect(page.getByRole('main').getByRole('alert').getByText('Invalid email or password')).toBeVisible();
  await page.getByLabel('Phone or email').fill('082 555 7788');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/ride-history');
  await expect(page.getByText('Your rides, orders and parcels will show here.')).toBeVisible();
});

test('by the phone alone: register, ride, lose the phone, and be back on another', async ({ phone }) => {
  test.setTimeout(120_000);
  const { page } = await phone();
  await page.goto('/auth');
  await page.getByLabel('Phone or email').fill('082 555 7733');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  // A step of its own: the number is named, the choice between login and register is gone, and there is a way back.
  await expect(page.getByText('+27 82 555 7733')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('tab')).toHaveCount(2);
  await page.getByLabel('Phone or email').fill('082 555 7734');
  await giveCode(page);
  await page.getByRole('button', { name: /Passenger/ }).click();
  await expect(page.getByText('Confirmed by a code')).toBeVisible();
  await page.getByLabel('Full name').fill('Dineo Mokoena');
  await page.getByLabel('Gender').selectOption('female');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.waitForURL('**/passenger');
  await requestRide(page);

  const { page: found } = await phone();
  await found.goto('/auth');
  await found.getByRole('button', { name: 'Forgot your password?' }).click();
  await expectAccessible(found);
  await found.getByLabel('Phone number').fill('082 555 7734');
  await giveCode(found);
  await expect(found.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await found.getByRole('button', { name: 'Not now' }).click();
  // The trip goes on here, and the lost phone is signed out.
  await found.waitForURL('**/active-ride');
  await page.goto('/ride-history');
  await page.waitForURL('**/auth?return=**');
});

test('a driver registers and waits for verification; a passenger does not see the driver’s home', async ({ page, phone }) => {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByRole('button', { name: /Driver/ }).click();
  await page.getByLabel('Full name').fill('Vusi Radebe');
  await page.getByLabel('Phone number').fill('083 555 1199');
  await page.getByLabel('Email').fill('vusi@example.org');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByLabel('Gender').selectOption('male');
  await page.getByPlaceholder('KXX XXXF').fill('VR 83 RD GP');
  await page.getByLabel('Vehicle model').fill('Toyota Corolla');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.waitForURL('**/driver');
  await expect(page.getByText('Your verification is not approved yet.')).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);
  const { page: other } = await phone();
  await signInAs(other, 'Sipho');
  await other.goto('/driver');
  await other.waitForURL('**/passenger');
});

test('a forgotten password is set anew by the link of the mail, once', async ({ page, product }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill('themba@demo.safiri.africa');
  await page.getByRole('button', { name: 'Send link' }).click();
  // This server has no mail service, and says so.
  await expect(toastOf(page)).toContainText('No email can be sent');
  await expect.poll(() => product.outbox().at(-1) ?? '').toContain('themba@demo.safiri.africa');
  const token = /reset=([\w-]+)/.exec(product.outbox().at(-1) ?? '')?.[1];
  await page.goto(`/auth?reset=${token}`);
  // The one that he had, so that the journeys after this one find him as they know him.
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(toastOf(page)).toContainText('Password changed');
  await page.goto(`/auth?reset=${token}`);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('alert')).toContainText('This link was used or is too old.');
});

test('a stored user that can’t be read is removed', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('safiri.user', '{bad'));
  await page.goto('/passenger');
  await page.waitForURL('**/auth?return=**');
  expect(await page.evaluate(() => localStorage.getItem('safiri.user'))).toBeNull();
});

test('quick login is one tap, asks for the password before contacts change, and can be forgotten', async ({ page }) => {
  await page.goto('/quick-login');
  await page.getByRole('button', { name: /Sipho/ }).click();
  await expect(toastOf(page)).toContainText('Logged in as Sipho Dlamini');
  await page.goto('/safety');
  await page.getByRole('button', { name: 'Add contact' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Neo');
  await page.getByLabel('Phone number').fill('082 555 0161');
  await page.getByRole('button', { name: 'Save' }).click();
  const asked = page.getByRole('dialog', { name: 'Your password, please' });
  await asked.getByLabel('Password').fill('not it');
  await asked.getByRole('button', { name: 'Save the contact' }).click();
  await expect(asked.getByText('That is not your password')).toBeVisible();
  await expectAccessible(page);
  await asked.getByLabel('Password').fill(DEMO_PASSWORD);
  await asked.getByRole('button', { name: 'Save the contact' }).click();
  await expect(toastOf(page)).toContainText('Contact Added');

  await page.goto('/quick-login');
  await page.getByRole('button', { name: 'Forget this device' }).click();
  await page.getByRole('button', { name: 'Forget', exact: true }).click();
  await expect(toastOf(page)).toContainText('Forgotten on this device');
  await expect(toastOf(page)).toContainText('The demo’s accounts stay listed');
});

test('a copied cookie lists nobody, and once its owner went on it ends quick login on both', async ({ phone }) => {
  const owner = await phone();
  const signed: Array<string | undefined> = [];
  owner.page.on('request', (request) => {
    if (request.url().includes('/api/auth/quick-login')) signed.push(request.headers()['x-device-proof']);
  });
  await owner.page.goto('/');
  await owner.page.getByRole('link', { name: 'Get started as passenger' }).click();
  await owner.page.getByLabel('Full name').fill('Refilwe Copied');
  await owner.page.getByLabel('Phone number').fill('082 555 7799');
  await owner.page.getByLabel('Email').fill('refilwe@example.org');
  await owner.page.getByLabel('Password').fill(PASSWORD);
  await owner.page.getByLabel('Gender').selectOption('female');
  await owner.page.getByRole('button', { name: 'Register', exact: true }).click();
  await owner.page.waitForURL('**/passenger');
  const own = (page: typeof owner.page) => page.getByRole('button', { name: /Refilwe Copied/ });
  const others = (page: typeof owner.page) => page.getByRole('button', { name: /Sipho/ });
  const { page: copy } = await phone();
  const cookies = await owner.page.context().cookies();
  await copy.context().addCookies(cookies.filter(({ name }) => name.endsWith('safiri_device')));
  await copy.goto('/quick-login');
  await expect(others(copy)).toBeVisible();
  await expect(own(copy)).toHaveCount(0);
  // The owner goes on as ever, in two tabs.
  await owner.page.goto('/quick-login');
  await own(owner.page).click();
  await owner.page.waitForURL('**/passenger');
  const tab = await owner.page.context().newPage();
  await tab.goto('/quick-login');
  await own(tab).click();
  await tab.waitForURL('**/passenger');
  expect(signed[0]).toMatch(/^[\w-]{87}\.\d+\.[\w-]{86}$/);
  await copy.reload();
  await expect(others(copy)).toBeVisible();
  await expect(own(copy)).toHaveCount(0);
  await owner.page.goto('/quick-login');
  await expect(others(owner.page)).toBeVisible();
  await expect(own(owner.page)).toHaveCount(0);
});

test('a sign-in from a busy network works for a moment, beside the page', async ({ page }) => {
  const puzzle = { challenge: `${Date.now() + 60_000}.made-for-this-journey`, parts: PROOF_PARTS, bits: PROOF_BITS };
  const proofs: Array<string | undefined> = [];
  await page.route('**/api/auth/login', async (route) => {
    const proof = route.request().headers()['x-proof-of-work'];
    proofs.push(proof);
    if (proof !== undefined) return route.continue();
    const problem = {
      type: '/problems/proof_needed',
      title: 'A moment of work first',
      status: 428,
      detail: '',
      code: 'proof_needed',
      proof: puzzle,
    };
    return route.fulfill({ status: 428, contentType: 'application/problem+json', body: JSON.stringify(problem) });
  });
  await page.goto('/auth');
  await page.getByLabel('Phone or email').fill('sipho@demo.safiri.africa');
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/passenger');
  expect(proofs[0]).toBeUndefined();
  const [challenge, solution = ''] = (proofs[1] ?? '').split('~');
  expect(challenge).toBe(puzzle.challenge);
  expect(isSolution(puzzle, solution, (text) => createHash('sha256').update(text).digest())).toBe(true);
});
