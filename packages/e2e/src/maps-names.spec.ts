import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, signInAs, test, withTiles } from './server.ts';

test.use(withTiles);

const command = fileURLToPath(new URL('../../server/src/map-command.ts', import.meta.url));
const hatfield = { lat: -25.7487, lng: 28.238 };
/** Seen as a circle on each map. */
const names = ['<img src=x onerror=alert(1)>', 'W'.repeat(300), '\u202Eمستشفى الملك\u202C', '"><script>alert(2)</script>', 'Kliniek'];

/** A crossing and some hospitals, as the Overpass API answers. */
function extract(): object {
  const { lat, lng } = hatfield;
  const ends = [
    [0, -0.03],
    [0, 0.03],
    [0.03, 0],
    [-0.03, 0],
    [0, 0],
  ].map(([north = 0, east = 0], i) => ({ type: 'node', id: 1 + i, lat: lat + north, lon: lng + east }));
  // Some so near that they are seen close by, the last two so far off that the pickup's pin leaves them room on the map of a whole quarter.
  const places = names.map((name, i) => ({
    type: 'node',
    id: 100 + i,
    lat: lat + (i < 3 ? 0.002 * (i - 2) : 0.012 * (i - 3.5)),
    lon: lng + (i < 3 ? 0.006 : 0.018) * (i % 2 === 0 ? 1 : -1),
    tags: { amenity: 'hospital', name },
  }));
  const street = (id: number, nodes: number[], name = '') => ({ type: 'way', id, nodes, tags: { highway: 'primary', name } });
  return { elements: [...ends, ...places, street(1, [1, 5, 2], names[0]), street(2, [3, 5, 4], names[2])] };
}

test('names of a map are drawn as they stand: markup, without end, from right to left', async ({ phone, product, request }) => {
  const file = join(product.dataDir, 'strange.json');
  writeFileSync(file, JSON.stringify(extract()));
  const { lat, lng } = hatfield;
  const bounds = `--bounds=${lat - 0.04},${lng - 0.04},${lat + 0.04},${lng + 0.04}`;
  const options = ['--city', 'strange', '--name', names[0] ?? '', '--out', join(product.dataDir, 'maps'), bounds];
  await promisify(execFile)(process.execPath, [command, 'import', file, ...options]);
  // An edition that it does not know makes a server look for new ones.
  await expect
    .poll(async () => {
      await request.get('/map/strange/000000000000/14/1/1.mvt');
      return (await request.get('/api/settings')).text();
    })
    .toContain('"city":"strange"');
  const { page } = await phone();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await signInAs(page, 'Naledi');
  const tile = page.waitForResponse((answer) => /\/map\/strange\/.*\.mvt$/.test(answer.url()) && answer.status() === 200);
  await page.goto('/ride-request');
  await tile;
  const map = page.locator('.leaflet-container');
  await expect(map.locator('canvas.leaflet-tile-loaded').first()).toBeVisible();
  // What is drawn differs from bare ground: streets stand there, and names on a canvas of their own.
  const coloursOf = (canvases: Element[]) => {
    const seen = new Set<number>();
    for (const canvas of canvases as HTMLCanvasElement[]) {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
      for (let i = 0; i < data.length; i += 4) seen.add(((data[i] ?? 0) << 16) | ((data[i + 1] ?? 0) << 8) | (data[i + 2] ?? 0));
    }
    return seen.size;
  };
  await expect(page.locator('.live-map')).toHaveAttribute('aria-busy', 'false');
  // A pin or a line that arrives late makes the map draw again after it was ready once.
  for (const canvas of ['canvas.leaflet-tile-loaded', 'canvas.map-names'])
    await expect.poll(() => map.locator(canvas).evaluateAll(coloursOf)).toBeGreaterThan(10);
  // No name is seen larger than it is written: the old ones go before the map zooms, and new ones come with the new streets.
  await map.evaluate((box) => {
    const seen = globalThis as { scaled?: number[] } as { scaled: number[] };
    seen.scaled = [];
    const names = box.querySelector('canvas.map-names') as HTMLCanvasElement;
    const watch = () => {
      if (names.style.display !== 'none')
        seen.scaled.push(Math.round((1000 * names.getBoundingClientRect().width) / names.offsetWidth) / 1000);
      requestAnimationFrame(watch);
    };
    watch();
  });
  await page.mouse.move(195, 250);
  await page.mouse.wheel(0, -200);
  await expect(page.locator('.live-map')).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('.live-map')).toHaveAttribute('aria-busy', 'false');
  expect(new Set(await page.evaluate(() => (globalThis as unknown as { scaled: number[] }).scaled))).toEqual(new Set([1]));
  await expect(map.locator('canvas.map-names')).toBeVisible();
  await page.getByRole('combobox', { name: 'Where to?' }).fill('img');
  await expect(page.getByRole('option', { name: '<img src=x onerror=alert(1)>' }).first()).toBeVisible();
  expect(
    await page.locator('img[src="x"], script:not([src])').evaluateAll((found) => found.filter((one) => /alert/.test(one.outerHTML))),
  ).toEqual([]);
  expect(dialogs).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
