import type { Page } from '@playwright/test';
import { answerKey } from '@safiri/rules/training/answer-keys.ts';
import { trainingModuleById } from '@safiri/rules/training/modules.ts';
import { expectAccessible } from './axe.ts';
import { expect, signInAs, test, toastOf } from './server.ts';

const parts = trainingModuleById(1)?.parts ?? 0;

async function openTraining(page: Page): Promise<void> {
  await signInAs(page, 'Kabelo');
  await page.getByRole('link', { name: 'Training' }).click();
  await expect(page.getByRole('heading', { name: 'Driver Training' })).toBeVisible();
}

/** Opens a module by the name of its card and reads it to the end. */
async function readLesson(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(title) }).click();
  await expect(toastOf(page)).toContainText('Training Started');
  for (let part = 1; part < parts; part += 1) {
    await expect(page.getByText(`Part ${part} of ${parts}`)).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await page.getByRole('button', { name: 'Mark as watched' }).click();
  // Exactly: "Mark as watched" is disabled too while it is being recorded.
  await expect(page.getByRole('button', { name: 'Watched', exact: true })).toBeDisabled();
}

/** Answers the quiz up to its end, the first `wrong` questions wrong, by keyboard. */
async function answerQuiz(page: Page, moduleId: number, wrong: number): Promise<void> {
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  const key = answerKey(moduleId);
  for (const [n, right] of key.entries()) {
    await expect(page.getByRole('heading', { name: `Question ${n + 1} of ${key.length}` })).toBeFocused();
    await expect(page.getByRole('group')).toHaveCount(1);
    const forward = page.getByRole('button', { name: n === key.length - 1 ? 'Submit' : 'Next' });
    await expect(forward).toBeDisabled();
    await page
      .getByRole('radio')
      .nth(n < wrong ? (right + 1) % 4 : right)
      .press('Space');
    if (n === 0) await expectAccessible(page);
    if (n < key.length - 1) await forward.press('Enter');
  }
}

test('a driver reads a module, passes its quiz and can’t open it again', async ({ phone }) => {
  const { page, context } = await phone();
  await openTraining(page);
  await expect(page.getByRole('progressbar', { name: 'Overall progress' })).toHaveAttribute('aria-valuenow', '0');
  await expect(page.getByText('0 of 4 required modules completed')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Not started' })).toHaveCount(6);
  await expectAccessible(page);

  await page.getByRole('button', { name: /Safety on every trip/ }).click();
  await page.waitForURL('**/driver-training?module=1');
  for (let part = 1; part < parts; part += 1) {
    await expect(page.getByText(`Part ${part} of ${parts}`)).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await expect(toastOf(page)).toContainText('Watch the Video First');
  await expect(toastOf(page)).toContainText('You must watch the complete training video before taking the quiz');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'All modules' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'In progress' })).toHaveCount(1);

  await page.getByRole('button', { name: 'Continue: Safety on every trip' }).click();
  await page.getByRole('button', { name: 'Mark as watched' }).click();
  await expect(page.getByRole('button', { name: 'Watched', exact: true })).toBeDisabled();
  await answerQuiz(page, 1, 1);
  await context.route('**/api/training/complete', (route) => route.abort());
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to complete training');
  await expect(page.getByRole('alert')).toContainText('Your answers are kept.');
  await context.unroute('**/api/training/complete');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(toastOf(page)).toContainText('Training Completed!');
  await expect(page.getByRole('heading', { name: 'You scored 87%' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'All modules' }).last().click();
  await expect(page.getByRole('progressbar', { name: 'Overall progress' })).toHaveAttribute('aria-valuenow', '25');
  await expect(page.getByRole('article').filter({ hasText: 'Completed' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /Safety on every trip/ })).toHaveCount(0);
  await page.goto('/driver-training?module=1');
  await expect(page.getByRole('heading', { name: 'Driver Training' })).toBeVisible();
});

test('a failed quiz says what to look at again and from when it can be tried', async ({ phone }) => {
  const { page } = await phone();
  await openTraining(page);
  await readLesson(page, 'Start: Road rules in South Africa');
  await answerQuiz(page, 2, 2);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(toastOf(page)).toContainText('Training Failed');
  await expect(toastOf(page)).toContainText('You need at least 80% to pass. Please try again.');
  await expect(page.getByRole('heading', { name: 'You scored 75%' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText(/You can take the quiz again from \d\d:\d\d\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take the quiz again' })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Read the lesson again' }).click();
  await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeDisabled();
  await page.getByRole('button', { name: 'All modules' }).click();
  const card = page.getByRole('article').filter({ hasText: 'Road rules' });
  await expect(card).toContainText('Failed');
  await expect(card.getByRole('button', { name: /Try again/ })).toBeEnabled();
});

test('training that can’t be started or loaded says so', async ({ phone }) => {
  const { page, context } = await phone();
  await context.route('**/api/training/modules?*', (route) => route.fulfill({ status: 500, body: '' }));
  await signInAs(page, 'Kabelo');
  await page.goto('/driver-training');
  await expect(page.getByRole('alert')).toContainText('The training could not be loaded.');
  await context.unroute('**/api/training/modules?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await context.route('**/api/training/start', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: /Working with the Safiri app/ }).click();
  await expect(toastOf(page)).toContainText('Failed to start training module');
  await expect(page.getByRole('heading', { name: 'Driver Training' })).toBeVisible();
});

test('the dashboard leads to training when it keeps a driver offline; passengers have none', async ({ phone }) => {
  const { page, context } = await phone();
  await context.route('**/api/users/*/status', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: '', title: 'Training not finished', status: 409, detail: 'Finish it', code: 'training_unfinished' }),
    }),
  );
  await signInAs(page, 'Themba');
  await page.getByRole('switch', { name: 'Driver Status' }).click();
  await expect(page.getByText('Your training is not complete yet.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Open training' }).click();
  await expect(page.getByText('4 of 4 required modules completed')).toBeVisible();
  const { page: passenger } = await phone();
  await signInAs(passenger, 'Sipho');
  await passenger.goto('/driver-training');
  await passenger.waitForURL('**/passenger');
});
