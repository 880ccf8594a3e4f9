import { expect, test } from '../server.ts';
import { goOnline } from '../trips.ts';
import { take } from './take.ts';

test('around driving', async ({ phone }) => {
  const { page } = await phone();
  await goOnline(page);
  const at = async (path: string, station: Parameters<typeof take>[1]) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await take(page, station);
  };
  await at('/driving', 'driving-view');
  await at('/keep-sending', 'keep-sending');
  await at('/why-no-trips', 'why-no-trips');
  await at('/driver-verification', 'verification');
  await at('/driver-training', 'training');
  await page
    .getByRole('main')
    .getByRole('button', { name: /Start|Continue/ })
    .first()
    .click();
  await expect(page).toHaveURL(/module=\d+/);
  await take(page, 'training-lesson');
  await at('/profile', 'driver-profile');
  await at('/scholar-rides', 'driver-school-runs');
});
