import { expect, signInAs, test, toastOf } from './server.ts';

test('a new passenger is invited to a first ride, and pays by what their country has', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Get started as passenger' }).click();
  await page.getByLabel('Full name').fill('Amina Otieno');
  await page.getByLabel('Phone number').fill('082 555 3311');
  await page.getByLabel('Email').fill('amina@example.org');
  await page.getByLabel('Password').fill('a rather long one 5');
  await page.getByLabel('Gender').selectOption('female');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.waitForURL('**/passenger');
  await expect(page.getByText('Your trips will show here.')).toBeVisible();
  // A new screen is announced: its heading is the title and has the focus.
  await expect(page).toHaveTitle('Welcome, Amina · Safiri');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Safiri Wallet')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('safiri.country', 'ke'));
  await page.reload();
  await expect(page.getByText('Pay after ride').first()).toBeVisible();
  await expect(page.getByText('Safiri Wallet')).toHaveCount(0);
});

test('who looks at a still screen asks the server for nothing but the bell and what is under way', async ({ phone }) => {
  const { page } = await phone();
  await page.clock.install();
  await signInAs(page, 'Sipho');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('domcontentloaded');
  await page.clock.runFor(5000);
  // What is under way is asked for once the screen is at rest, in the time of the network, not of the page.
  await page.waitForTimeout(3000);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  await page.clock.runFor(61_000);
  // The page's clock leapt, so its stream came back: what it may have missed is looked at once for each time, and nothing else is.
  const streams = asked.filter((path) => path === '/api/stream').length;
  const mayLookAgain = /^\/api\/(notifications|stream$|orders$|auth\/session$|rides\/passenger\/\d+\/active$)/;
  expect(asked.filter((path) => !mayLookAgain.test(path))).toEqual([]);
  for (const path of new Set(asked)) expect(asked.filter((one) => one === path).length, path).toBeLessThanOrEqual(Math.max(1, streams));
});

test('a driver’s status that is not taken goes back, and says why', async ({ phone }) => {
  const { page } = await phone();
  await signInAs(page, 'Themba');
  const toggle = page.getByRole('switch', { name: 'Driver Status' });
  const before = await toggle.getAttribute('aria-checked');
  await page.route('**/api/users/*/status', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'about:blank',
        title: 'Busy',
        status: 503,
        detail: 'Too busy right now. Please try again shortly.',
        code: 'overloaded',
      }),
    }),
  );
  await toggle.click();
  await expect(toastOf(page)).toContainText('Too busy right now');
  await expect(toggle).toHaveAttribute('aria-checked', before ?? 'false');
});
