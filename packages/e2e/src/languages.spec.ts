import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { languages } from '@safiri/rules/languages.ts';
import { expectAccessible } from './axe.ts';
import { expect, quickLogInAs, test, toastOf } from './server.ts';

const PASSWORD = 'a rather long one 5';

const folder = fileURLToPath(new URL('../../locales/src', import.meta.url));
const rooms = readdirSync(folder).filter((room) => existsSync(`${folder}/${room}/en.json`));
const texts = (language: string): Record<string, string> =>
  Object.assign({}, ...rooms.map((room) => JSON.parse(readFileSync(`${folder}/${room}/${language}.json`, 'utf8')) as object)) as Record<
    string,
    string
  >;

/** Languages are offered by the names they call themselves, whatever others call them. */
const ownNames: readonly string[] = Object.values(languages).map(({ name }) => name);

/** English texts that nobody who reads this language should meet. */
function englishOnly(language: string): string[] {
  const own = texts(language);
  const said = new Set(Object.values(own));
  return Object.entries(texts('en')).flatMap(([key, text]) => {
    const isAllowed = own[key] === text || said.has(text) || ownNames.includes(text) || text.includes('{');
    return isAllowed ? [] : [text];
  });
}

/** What people see, and what a reader speaks to them, of a list of texts; and whether the page is wider than the phone. */
const found = (page: Page, wanted: string[]) =>
  page.evaluate((list) => {
    const seen = new Set<string>();
    for (const element of document.querySelectorAll('body *')) {
      const own = [...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.textContent?.trim() ?? ''] : []));
      const spoken = ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? '');
      for (const text of [...own, ...spoken]) if (list.includes(text)) seen.add(text);
    }
    if (document.documentElement.scrollWidth > innerWidth) seen.add('wider than the phone');
    return [...seen];
  }, wanted);

const small = { viewport: { width: 360, height: 780 } };
const screens = [
  '/passenger',
  '/ride-request',
  '/food-delivery',
  '/grocery-delivery',
  '/parcel-delivery',
  '/safety',
  '/settings',
  '/profile',
  '/live-chat',
];

for (const [language, who, home, refused] of [
  ['sw', 'Wanjiru', 'Karibu, Wanjiru', 'Barua pepe au nenosiri si sahihi'],
  ['st', 'Dineo', 'Re a o amohela, Dineo', 'Imeile kapa phasewete ha e a nepahala'],
] as const) {
  test(`the app speaks ${language} on every screen, refusals and the account with it`, async ({ phone }) => {
    const { page, context } = await phone(small);
    await context.addInitScript((chosen) => {
      localStorage.setItem('safiri.language', chosen);
      localStorage.setItem('safiri.language-chosen', '1');
    }, language);
    const english = englishOnly(language);
    await page.goto('/auth');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.locator('input[autocomplete=username]').fill('nobody@example.org');
    await page.locator('input[type=password]').fill('Not-The-Word-1');
    await page.locator('form button[type=submit]').click();
    await expect(toastOf(page)).toContainText(refused);
    const person = {
      name: `${who} Tau`,
      email: `${who.toLowerCase()}@example.org`,
      phone: language === 'sw' ? '082 555 6701' : '082 555 6702',
    };
    const data = { ...person, password: PASSWORD, userType: 'passenger', gender: 'female' };
    expect((await page.request.post('/api/auth/register', { data })).status()).toBe(201);
    await quickLogInAs(page, who);
    // Mails and notifications follow the account, which was English until its person signed in here.
    const speaks = () => page.evaluate(async () => ((await (await fetch('/api/account')).json()) as { language: string }).language);
    await expect.poll(speaks).toBe(language);
    for (const path of screens) {
      await page.goto(path);
      if (path === '/passenger') await expect(page.getByRole('heading', { name: home })).toBeVisible();
      await expect(page.locator('main [aria-busy=true], main[aria-busy=true]')).toHaveCount(0);
      expect([path, await found(page, english)]).toEqual([path, []]);
    }
    await expectAccessible(page);
  });
}
