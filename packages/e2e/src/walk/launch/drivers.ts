import type { Page } from '@playwright/test';
import { answerKey } from '@safiri/rules/training/answer-keys.ts';
import { photoOfPlate } from '../../photos.ts';
import { expect, toastOf } from '../../server.ts';
import { PASSWORD } from './operator.ts';

/** A line of the file of drivers. */
export interface Driver {
  readonly name: string;
  /** As it is dialled in the country, and with its code. */
  readonly national: string;
  readonly phone: string;
  readonly vehicle: string;
  readonly make: string;
  readonly model: string;
  readonly colour: string;
  readonly plate: string;
  readonly language: string;
}

const fileOf = (drivers: readonly Driver[]) =>
  [
    'name,phone,vehicle,make,model,colour,plate,language,year',
    ...drivers.map(({ name, national, vehicle, make, model, colour, plate, language }) =>
      [name, national, vehicle, make, model, colour, plate, language, '2022'].join(','),
    ),
  ].join('\n');

/** Brings a file of drivers in: chosen, checked, written. */
export async function importDrivers(page: Page, drivers: readonly Driver[]): Promise<void> {
  await page.goto('/staff/drivers/import');
  await page
    .getByLabel('Choose the file')
    .setInputFiles({ name: 'drivers.csv', mimeType: 'text/csv', buffer: Buffer.from(fileOf(drivers)) });
  await page.getByRole('button', { name: /^Make \d+ accounts?$/ }).click();
  await expect(page.getByRole('region', { name: 'Files so far' }).getByRole('listitem')).toHaveCount(1);
}

/** Sends the invitations by text message. */
export async function sendInvitations(page: Page, n: number): Promise<void> {
  await page.getByRole('button', { name: 'Send the invitations' }).click();
  await expect(toastOf(page).last()).toContainText(new RegExp(`${n} invitations? sent`));
}

/** Makes the slips with codes that are handed out where no texts go. @returns the code of each plate */
export async function makeSlips(page: Page): Promise<ReadonlyMap<string, string>> {
  await page.getByRole('button', { name: 'Codes to hand out' }).click();
  await page.getByRole('button', { name: 'For those who have none' }).click();
  const slips = page.locator('.code-slip');
  await expect(slips.first()).toBeVisible();
  const made = await slips.evaluateAll((all) =>
    all.map(
      (slip) => [slip.querySelector('.caption')?.textContent ?? '', slip.querySelector('.code-slip-digits')?.textContent ?? ''] as const,
    ),
  );
  await page.getByRole('button', { name: 'They are handed out or printed' }).click();
  return new Map(made.map(([who, code]) => [who.split(' · ')[0] ?? '', code]));
}

/** Signs a driver in by the link and the code of the messages, who says to be the one that the team means. */
export async function signInByText(
  page: Page,
  { name, national, phone }: Driver,
  textTo: (phone: string) => string | undefined,
): Promise<void> {
  const link = /http\S+/.exec(textTo(phone) ?? '')?.[0] ?? '';
  expect(link).not.toBe('');
  await page.goto(link);
  await page.getByLabel('Phone or email').fill(national);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  const codeOf = () => /(?<!\d)\d{6}(?!\d)/.exec(textTo(phone) ?? '')?.[0] ?? '';
  await expect.poll(codeOf).not.toBe('');
  await page.getByLabel('Code', { exact: true }).fill(codeOf());
  await expect(page.getByRole('heading', { name: `Are you ${name.split(' ')[0]}` })).toBeVisible();
  await page.getByRole('button', { name: 'Yes, that is me' }).click();
  await page.waitForURL('**/driver');
}

/** Signs a driver in by the code on the slip. */
export async function signInBySlip(page: Page, { national }: Driver, code: string): Promise<void> {
  await page.goto('/auth?code');
  await page.getByLabel('Phone number').fill(national);
  await page.getByLabel('Code on the slip').fill(code);
  await page.getByLabel('Choose a new password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/driver');
}

/** In two years. */
const LAST_DAY = new Date(Date.now() + 730 * 86_400_000).toISOString().slice(0, 10);

/** Sends every paper that is asked for, one after the other as the screen leads, and begins the checks. */
export async function sendPapers(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Verify now' }).click();
  const photo = await photoOfPlate(page);
  await page.getByRole('button', { name: /^Next: / }).click();
  const step = page.getByRole('dialog');
  const next = step.getByRole('button', { name: /^Next: / });
  const back = step.getByRole('button', { name: 'Back to the list' });
  for (;;) {
    await step.getByLabel('Photo or PDF').setInputFiles(photo);
    const lastDay = step.getByLabel('Expiry date');
    if ((await lastDay.count()) > 0) await lastDay.fill(LAST_DAY);
    await step.getByRole('button', { name: 'Upload' }).click();
    await expect(back).toBeVisible();
    if ((await next.count()) === 0) break;
    await next.click();
    await expect(back).toHaveCount(0);
  }
  await back.click();
  const starts = page.getByRole('button', { name: /^Start check: / });
  for (let left = await starts.count(); left > 0; left -= 1) {
    await starts.first().click();
    await expect(starts).toHaveCount(left - 1);
  }
}

/** The second member of the team looks at every paper and check of a driver and lets them drive. */
export async function approveDriver(page: Page, { name }: Driver): Promise<void> {
  await page.goto('/staff/drivers');
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  for (const verb of ['Approve', 'Passed']) {
    const open = page.getByRole('button', { name: new RegExp(`^${verb}: `) });
    for (let left = await open.count(); left > 0; left -= 1) {
      await open.first().click();
      await expect(open).toHaveCount(left - 1);
    }
  }
  await page.getByRole('button', { name: 'Approve driver' }).click();
  await expect(page.getByRole('region', { name: 'Status', exact: true })).toContainText('Approved');
}

async function takeLesson(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(Start|Continue): / })
    .first()
    .click();
  await page.waitForURL(/module=\d/);
  const moduleId = Number(new URL(page.url()).searchParams.get('module'));
  const watched = page.getByRole('button', { name: 'Mark as watched' });
  while ((await watched.count()) === 0) {
    const place = await page.getByText(/^Part \d of \d$/).textContent();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(place ?? '', { exact: true })).toHaveCount(0);
  }
  await watched.click();
  await expect(page.getByRole('button', { name: 'Watched', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  const key = answerKey(moduleId);
  for (const [n, right] of key.entries()) {
    await expect(page.getByRole('heading', { name: `Question ${n + 1} of ${key.length}` })).toBeVisible();
    await page.getByRole('radio').nth(right).check({ force: true });
    await page.getByRole('button', { name: n === key.length - 1 ? 'Submit' : 'Next' }).click();
  }
  await expect(page.getByRole('heading', { name: 'You scored 100%' })).toBeVisible();
  await page.getByRole('button', { name: 'All modules' }).last().click();
}

/** Reads every lesson that is asked for and answers its questions; lessons may be read as fast as one can. */
export async function takeLessons(page: Page): Promise<void> {
  await page.goto('/driver-training');
  const state = page.getByText(/^\d of \d required modules completed$/);
  for (;;) {
    const [done, all] = ((await state.textContent()) ?? '').match(/\d/g) ?? [];
    if (done === all) return;
    await takeLesson(page);
    await expect(state).not.toHaveText(`${done} of ${all} required modules completed`);
  }
}

export async function goOnline(page: Page): Promise<void> {
  await page.goto('/driver');
  await page.getByRole('switch', { name: 'Driver Status' }).click();
  await expect(page.getByText('You are online and ready to receive ride requests')).toBeVisible();
}
