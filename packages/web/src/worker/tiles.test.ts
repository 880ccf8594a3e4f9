import { expect, it, vi } from 'vitest';
import type { Disk } from './files.ts';

// The worker's own files are listed where it is built.
vi.stubGlobal('SAFIRI_FILES', { version: 'two', shell: [], trip: [], languages: { en: [], sw: [], st: [] } });
const { answerTile, isTile, TILES_AT_MOST } = await import('./tiles.ts');
const { planOf } = await import('./answer.ts');

const urlOf = (n: number, edition = 'aaa', city = 'pretoria') => `https://safiri.test/map/${city}/${edition}/14/${n}/9.mvt`;

/** A phone that counts what it asks the network for. */
function phone(kind: 'good' | 'full' | 'forbidden' = 'good') {
  const stored = new Map<string, Response>();
  const asked: string[] = [];
  const cache = {
    match: async (url: string) => stored.get(url)?.clone(),
    put: async (url: string, response: Response) => {
      if (kind === 'full') throw new DOMException('full', 'QuotaExceededError');
      stored.set(url, response);
    },
    keys: async () => [...stored.keys()].map((url) => ({ url })),
    delete: async ({ url }: { url: string }) => stored.delete(url),
  } as unknown as Cache;
  const disk: Disk = {
    caches: {
      open: async () => {
        if (kind === 'forbidden') throw new DOMException('no', 'SecurityError');
        return cache;
      },
      keys: async () => [],
      delete: async () => false,
    },
    fetch: async (request) => {
      const { url } = request as Request;
      asked.push(url);
      return new Response(url.includes('/404/') ? null : 'tile', { status: url.includes('/404/') ? 404 : 200 });
    },
  };
  const ask = async (url: string) => {
    const answer = await answerTile(disk, new Request(url));
    // The copy is made beside the answer.
    await new Promise((resolve) => setTimeout(resolve));
    return answer.status;
  };
  return { stored, asked, ask };
}

it('keeps tiles of a map and nothing else of it', () => {
  const plan = (path: string) => planOf({ method: 'GET', url: `https://safiri.test${path}`, mode: 'cors' }, 'https://safiri.test');
  expect(plan('/map/pretoria/2879dc858ee1/14/9468/9428.mvt')).toBe('tile');
  expect(plan('/map/pretoria/2879dc858ee1.pmtiles')).toBe('leave');
  expect(isTile('/map/pretoria/../api/account.mvt')).toBe(false);
});

it('asks for each tile once', async () => {
  const { asked, ask } = phone();
  for (const n of [1, 2, 1, 2, 1]) await ask(urlOf(n));
  expect(asked).toEqual([urlOf(1), urlOf(2)]);
});

it.each(['full', 'forbidden'] as const)('gives tiles although storage is %s', async (kind) => {
  const { ask } = phone(kind);
  expect(await ask(urlOf(1))).toBe(200);
});

it('stores no failed answer', async () => {
  const { stored, ask } = phone();
  expect(await ask(urlOf(404).replace('/14/', '/404/'))).toBe(404);
  expect(stored.size).toBe(0);
});

it('stays within its budget, and lets the oldest go', async () => {
  const { stored, ask } = phone();
  for (let n = 0; n <= TILES_AT_MOST; n += 1) await ask(urlOf(n));
  expect(stored.size).toBeLessThanOrEqual(TILES_AT_MOST);
  expect(stored.has(urlOf(0))).toBe(false);
  expect(stored.has(urlOf(TILES_AT_MOST))).toBe(true);
});

it('drops the tiles of a city’s map before the last import, and those of no other city', async () => {
  const { stored, ask } = phone();
  await ask(urlOf(1, 'aaa'));
  await ask(urlOf(1, 'ccc', 'kisumu'));
  await ask(urlOf(2, 'bbb'));
  expect([...stored.keys()]).toEqual([urlOf(1, 'ccc', 'kisumu'), urlOf(2, 'bbb')]);
});
