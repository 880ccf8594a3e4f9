import type { BrowserContext, Response } from '@playwright/test';

const CALLS_SHOWN = 60;

/** A call and its answer in a line: whose phone, when, what, how it ended. */
export function callLine(phone: number, answer: Response): string {
  const { pathname } = new URL(answer.url());
  return `${new Date().toISOString().slice(11, 23)} phone ${phone}: ${answer.request().method()} ${pathname} ${answer.status()}`;
}

/** Prints what stood on every phone when a journey failed, and the calls before it. */
export async function writeWhatEachSaw(contexts: readonly BrowserContext[], calls: readonly string[]): Promise<void> {
  for (const [i, context] of contexts.entries()) {
    for (const page of context.pages()) {
      const seen = await page
        .locator('body')
        .ariaSnapshot({ timeout: 5000 })
        .catch((error: unknown) => String(error));
      console.log(`--- phone ${i + 1}, ${page.url()}\n${seen}`);
    }
  }
  console.log(`--- the last calls\n${calls.slice(-CALLS_SHOWN).join('\n')}`);
}
