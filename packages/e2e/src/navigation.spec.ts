import type { Page } from '@playwright/test';
import { destination, type Point } from '@safiri/rules/places/geo.ts';
import { type Line, lineOf, pointAlong } from '@safiri/rules/navigation/line.ts';
import { expectAccessible } from './axe.ts';
import { drive, wayOf } from './drive.ts';
import { expect, signInAs, test } from './server.ts';
import { goOnline, startTrip } from './trips.ts';

/** Duxbury Road, some minutes from the pickup in Park Street. */
const start: Point = { lat: -25.757, lng: 28.2412 };
const pickup: Point = { lat: -25.7487, lng: 28.238 };

/** Drives along a line in steps that a car could make, each seen on the screen before the next. */
async function driveAlong(page: Page, line: Line, from: number, to: number): Promise<void> {
  const rest = page.locator('.turn-rest');
  for (let meters = from; meters < to;) {
    meters = Math.min(to, meters + 140);
    const before = await rest.textContent();
    await drive(page.context(), pointAlong(line, meters));
    await expect(rest).not.toHaveText(before ?? '');
  }
}

test('a driver is led along real streets, anew after leaving the way, and to the pickup', async ({ phone }) => {
  const { page: zanele, context: car } = await phone({ geolocation: { latitude: start.lat, longitude: start.lng } });
  await goOnline(zanele);
  const { page: naledi } = await phone();
  await signInAs(naledi, 'Naledi');
  let asked = 0;
  zanele.on('request', (request) => (asked += request.url().includes('/api/places/route') ? 1 : 0));
  await startTrip({ naledi, zanele });

  const way = await wayOf(zanele, start, pickup);
  expect(way.onStreets).toBe(true);
  const line = lineOf(way.path);
  const turns = way.steps.filter(({ kind }) => kind !== 'depart' && kind !== 'onward');
  const turn = turns.find(({ at }) => (line.along[at] ?? 0) > 250);
  const turnsAt = line.along[turn?.at ?? 0] ?? 0;
  const directions = zanele.getByRole('region', { name: 'Directions' });
  await expect(directions).toContainText(turns[0]?.street ?? 'no street');
  await expect(directions).toContainText(/Arrival \d\d:\d\d · \d+ min · [\d.]+ k?m/);
  await expect(zanele.getByRole('button', { name: 'Navigate with another app' })).toBeVisible();
  await expectAccessible(zanele);

  await test.step('the turn comes nearer', async () => {
    await driveAlong(zanele, line, 0, turnsAt - 100);
    await expect(directions).toContainText('100 m');
    await expect(directions).toContainText(turn?.street ?? 'no street');
    // The dark view tells the same.
    const words = await directions.locator('.turn-words').textContent();
    await zanele.getByRole('link', { name: 'Dark driving view' }).click();
    await expect(directions.locator('.turn-words')).toHaveText(words ?? '');
    await expectAccessible(zanele);
    await zanele.getByRole('link', { name: 'Show everything' }).click();
    await expect(directions.locator('.turn-words')).toHaveText(words ?? '');
  });

  await test.step('who leaves the way is led anew', async () => {
    const before = asked;
    const aside = destination(pointAlong(line, turnsAt - 100), 180, 130);
    let meters = 0;
    await expect
      .poll(
        async () => {
          meters += 4;
          await drive(car, destination(aside, 180, meters));
          return asked;
        },
        { intervals: [1000], timeout: 30_000 },
      )
      .toBeGreaterThan(before);
    await expect(directions.locator('.turn-words')).toBeVisible();
  });

  await test.step('and arrives', async () => {
    await drive(car, pointAlong(line, turnsAt - 60));
    await expect(directions).toContainText(turn?.street ?? 'no street');
    // Within thirty metres the driver has arrived, and no rest is told.
    await driveAlong(zanele, line, turnsAt - 60, line.length - 40);
    await drive(car, pickup);
    await expect(directions).toContainText('You have arrived');
    await zanele.getByRole('button', { name: 'I have arrived' }).click();
    await expect(directions).toBeHidden();
  });
});
