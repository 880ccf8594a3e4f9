import { expectAccessible } from './axe.ts';
import { expect, signInAs, test, toastOf } from './server.ts';
import { giveSecondFactor, signInAsStaff } from './staff.ts';
import { addColleague, colleague } from './colleagues.ts';

test('an emergency at night, with all consoles closed, is taken by the second on call', async ({ phone, product }) => {
  test.setTimeout(150_000);
  await addColleague(product);
  const { page: desk, context: deskContext } = await phone({ viewport: { width: 1280, height: 800 } });
  await signInAsStaff(desk);
  await expect(desk.getByRole('link', { name: /^Nobody is on call\./ })).toBeVisible();
  await desk.getByRole('link', { name: 'On call', exact: true }).click();
  await expect(desk.getByText('No roster yet')).toBeVisible();
  await expect(desk.getByText(/No SMS gateway is set up/)).toBeVisible();
  await expectAccessible(desk);
  const form = desk.getByRole('form', { name: 'Put somebody on call' });
  const put = async (who: RegExp, step: string) => {
    await form.getByLabel('City').selectOption('pretoria');
    await form.getByLabel('Who').selectOption({ label: (await form.getByRole('option', { name: who }).textContent()) ?? '' });
    await form.getByLabel('Called').selectOption({ label: step });
    await form.getByLabel('From').selectOption('00:00');
    await form.getByLabel('To', { exact: true }).selectOption('00:00');
    await form.getByRole('button', { name: 'Put somebody on call' }).click();
  };
  await put(/^Safiri|Staff/, 'First');
  await expect(toastOf(desk)).toContainText('Put on call');
  await put(new RegExp(colleague.name), 'First');
  await expect(desk.getByRole('alert').filter({ hasText: 'Somebody has these hours' })).toBeVisible();
  await put(new RegExp(colleague.name), 'Second');
  const pretoria = desk.getByRole('region', { name: 'Pretoria' });
  await expect(pretoria.getByText(colleague.name)).toBeVisible();
  // In a server without a gateway nobody's phone rings, and nothing says that it does.
  await expect(pretoria.getByText('Nobody now')).toBeVisible();
  await expectAccessible(desk);
  await deskContext.close();

  const { page: naledi } = await phone();
  await signInAs(naledi, 'Naledi');
  // It is long ago that somebody was at a screen; the desk's last word of it may still have been on its way.
  await expect(async () => {
    await product.execute(`update staff_presence set seen_at = now() - interval '1 hour'`);
    await naledi.goto('/safety');
    await expect(naledi.getByText(/^Nobody on our team is on call right now\. In an emergency dial 10111/)).toBeVisible({ timeout: 5000 });
  }).toPass();
  await naledi.getByRole('button', { name: 'EMERGENCY' }).first().click();
  await naledi.getByRole('button', { name: 'Trigger Now' }).click();
  await expect(naledi.getByRole('heading', { name: /Alert raised at/ })).toBeVisible();

  const textTo = (number: string) => product.outbox().findLast((message) => message.includes(`To: ${number}`));
  expect(textTo(colleague.phone)).toBeUndefined();
  // The first does not answer: his minute is over.
  await expect
    .poll(
      async () => {
        await product.execute(`update on_call_alarms set next_at = now() where exists (select from on_call_calls)`);
        return textTo(colleague.phone);
      },
      { timeout: 20_000 },
    )
    .toContain('EMERGENCY near Hatfield');
  const text = textTo(colleague.phone) ?? '';
  expect(text).not.toContain('Naledi');
  const link = /https?:\/\/\S+/.exec(text)?.[0] ?? '';

  const { page: mobile } = await phone();
  await mobile.goto(new URL(link).pathname);
  await mobile.getByLabel('Work email').fill(colleague.email);
  await mobile.getByLabel('Your password').fill('Safari-2026!');
  await mobile.getByRole('button', { name: 'Sign in' }).click();
  await giveSecondFactor(mobile);
  await expect(mobile.getByRole('heading', { name: 'Emergency: Naledi Mokoena' })).toBeVisible();
  await expect(mobile.getByText(`Called, being on call · ${colleague.name}`).first()).toBeVisible();
  await expectAccessible(mobile);
  await mobile.getByRole('button', { name: 'I am handling this' }).click();
  await expect(naledi.getByRole('heading', { name: 'Emergency Alert Activated' })).toBeVisible();
  await mobile.getByLabel('What was done').fill('Spoke to her on the phone');
  await mobile.getByRole('button', { name: 'Close emergency' }).click();
  await expect(mobile.getByText('Spoke to her on the phone')).toBeVisible();
});

test('on a phone the alarm stays in sight, and whatever is pressed is as high as a finger', async ({ phone }) => {
  const { page } = await phone();
  await signInAsStaff(page);
  await page.goto('/staff/on-call');
  const alarm = page.getByRole('link', { name: /^Nobody is on call\./ });
  await expect(page.getByRole('form', { name: 'Put somebody on call' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(alarm).toBeInViewport({ ratio: 1 });
  const low = await page
    .locator('.console :is(button, select):visible')
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML));
  expect(low).toEqual([]);
  // What is scrolled half under the alarm is not measured there.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
});

test('a test alarm is confirmed by a tap wherever in the console it is seen', async ({ phone, product }) => {
  const { page } = await phone();
  await signInAsStaff(page);
  await product.execute(
    `insert into on_call_tests (user_id, week, sent_at) select id, '2026-01-05', now() from users where email = 'staff@demo.safiri.africa'`,
  );
  await page.goto('/staff/audit');
  await expect(page.getByText(/^Test alarm of .*: did it reach you\?$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'It came' }).click();
  await expect(page.getByRole('button', { name: 'It came' })).toHaveCount(0);
});
