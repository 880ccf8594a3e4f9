import type { Page } from '@playwright/test';

/** The code that the demo, which sends no messages, shows on the screen. */
export async function shownCode(page: Page): Promise<string> {
  const said = await page.getByText(/The code for .* is \d{6}/).innerText();
  return /is (\d{6})/.exec(said)?.[1] ?? '';
}

/** Asks for a code to a number where a form asks for one, and gives it. */
export async function giveCode(page: Page, ask = 'Send me a code'): Promise<void> {
  await page.getByRole('button', { name: ask }).click();
  await page.getByLabel('Code', { exact: true }).fill(await shownCode(page));
}
