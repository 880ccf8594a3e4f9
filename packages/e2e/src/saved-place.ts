import type { Page } from '@playwright/test';
import { expect } from './server.ts';

/** Saves home or work on `/places`, by the first place of that name. `filled` is done before it is saved. */
export async function savePlace(page: Page, kind: 'Add home' | 'Add work', text: string, filled = async () => {}): Promise<void> {
  await page.getByRole('button', { name: kind }).click();
  const dialog = page.getByRole('dialog', { name: kind });
  await dialog.getByRole('combobox', { name: 'Where it is' }).fill(text);
  await dialog
    .getByRole('option', { name: new RegExp(`^${text}`, 'i') })
    .first()
    .click();
  await filled();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
}
