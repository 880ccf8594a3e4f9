import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Disk } from './files.ts';

vi.stubGlobal('SAFIRI_FILES', {
  version: 'two',
  shell: ['/shell.html', '/assets/index-2.js'],
  trip: ['/assets/trip-2.js'],
  languages: { en: ['/assets/en-2.js'], sw: ['/assets/sw-2.js'], st: [] },
});
const { answerFile, answerPage, planOf } = await import('./answer.ts');
const { fetchMissing: fill, filesOf, find, storeFile: put, readNote, sweep, writeNote, dropNote } = await import('./files.ts');

const quota = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
/** A phone's storage; a full one takes nothing, a forbidden one can't even be opened. */
function diskOf(kind: 'good' | 'full' | 'forbidden' = 'good') {
  const stored = new Map<string, Map<string, string>>();
  const open = async (name: string) => {
    const entries = stored.get(name) ?? stored.set(name, new Map()).get(name) ?? new Map<string, string>();
    return {
      match: async (url: string) => (entries.has(url) ? new Response(entries.get(url)) : undefined),
      put: async (url: string, response: Response) => (kind === 'full' ? quota() : void entries.set(url, await response.text())),
    } as unknown as Cache;
  };
  const forbidden = () => Promise.reject(new DOMException('no', 'SecurityError'));
  const fetched = vi.fn<Disk['fetch']>(async (request) => new Response(`network ${typeof request === 'string' ? request : request.url}`));
  const disk: Disk = {
    caches: {
      open: kind === 'forbidden' ? forbidden : open,
      keys: kind === 'forbidden' ? forbidden : async () => [...stored.keys()],
      delete: async (name) => stored.delete(name),
    },
    fetch: fetched,
  };
  return { disk, kept: stored, fetched };
}

const request = (path: string, mode = 'cors', method = 'GET') => ({ method, url: `https://safiri.test${path}`, mode });
const plan = (...parts: Parameters<typeof request>) => planOf(request(...parts), 'https://safiri.test');

describe('what the worker touches', () => {
  it.each(['/api/rides/7', '/api/stream', '/api/uploads/x.webp', '/api/account/export'])('never a call: %s', (path) => {
    expect(plan(path)).toBe('leave');
    expect(plan(path, 'navigate')).toBe('leave');
  });
  it('no picture of a shop, which the browser keeps within its own bounds', () => {
    expect(plan('/pictures/0123456789abcdef-7-320.webp', 'no-cors')).toBe('leave');
  });
  it('never a write, never another site', () => {
    expect(plan('/active-ride', 'navigate', 'POST')).toBe('leave');
    expect(planOf({ ...request('/assets/a.js'), url: 'https://tiles.test/assets/a.js' }, 'https://safiri.test')).toBe('leave');
  });
  it('pages, and files that never change', () => {
    expect(plan('/active-ride', 'navigate')).toBe('page');
    expect([plan('/assets/index-2.js'), plan('/fonts/a.woff2'), plan('/icon-192.png')]).toEqual(['file', 'file', 'file']);
    expect([plan('/manifest.webmanifest'), plan('/sw.js'), plan('/apidocs.js')]).toEqual(['leave', 'leave', 'leave']);
  });
});

describe('a page', () => {
  const page = new Request('https://safiri.test/active-ride');
  const shellOn = async () => {
    const made = diskOf();
    await put(made.disk, '/shell.html', new Response('shell'));
    return made;
  };
  it('comes from the network and is not copied', async () => {
    const { disk, kept: stored } = await shellOn();
    expect(await (await answerPage(disk, page)).text()).toBe('network https://safiri.test/active-ride');
    expect([...(stored.get('safiri-files-two')?.keys() ?? [])]).toEqual(['/shell.html']);
  });
  it.each<[string, Disk['fetch']]>([
    ['gone', offline],
    ['too slow', () => new Promise(() => {})],
    ['a gateway without a server', async () => new Response('bad gateway', { status: 502 })],
  ])('is the shell when the network is %s', async (_name, fetch) => {
    const { disk } = await shellOn();
    expect(await (await answerPage({ ...disk, fetch }, page, 5)).text()).toBe('shell');
  });
  it('keeps what the server says otherwise, a 404 or a failure of its own', async () => {
    const { disk } = await shellOn();
    for (const status of [404, 500]) {
      expect((await answerPage({ ...disk, fetch: async () => new Response('said', { status }) }, page)).status).toBe(status);
    }
  });
  it.each(['full', 'forbidden'] as const)('waits for the network where storage is %s', async (kind) => {
    const { disk } = diskOf(kind);
    const slow: Disk['fetch'] = () => new Promise((resolve) => setTimeout(() => resolve(new Response('late')), 20));
    expect(await (await answerPage({ ...disk, fetch: slow }, page, 5)).text()).toBe('late');
    await expect(answerPage({ ...disk, fetch: offline }, page, 5)).rejects.toThrow('Failed to fetch');
  });
});

describe('a file', () => {
  const file = new Request('https://safiri.test/assets/a.js');
  it('is fetched once', async () => {
    const { disk, fetched } = diskOf();
    const texts = [await (await answerFile(disk, file)).text(), await (await answerFile(disk, file)).text()];
    expect(texts[0]).toBe(texts[1]);
    expect(fetched).toHaveBeenCalledTimes(1);
  });
  it.each(['full', 'forbidden'] as const)('is given although storage is %s', async (kind) => {
    const { disk } = diskOf(kind);
    expect(await (await answerFile(disk, file)).text()).toBe('network https://safiri.test/assets/a.js');
  });
  it('that is missing is not copied', async () => {
    const { disk } = diskOf();
    await answerFile({ ...disk, fetch: async () => new Response('', { status: 404 }) }, file);
    expect(await find(disk, file.url)).toBeUndefined();
  });
});

describe('a version', () => {
  let made = diskOf();
  beforeEach(() => {
    made = diskOf();
  });
  it('is whole or not there at all', async () => {
    await expect(fill({ ...made.disk, fetch: offline }, ['/shell.html'])).rejects.toThrow('Failed to fetch');
    await expect(fill({ ...made.disk, fetch: async () => new Response('', { status: 404 }) }, ['/shell.html'])).rejects.toThrow('404');
    await fill(made.disk, ['/shell.html', '/assets/index-2.js']);
    await fill(made.disk, ['/shell.html', '/assets/index-2.js']);
    expect(made.fetched).toHaveBeenCalledTimes(2);
  });
  it.each(['full', 'forbidden'] as const)('installs without copies where storage is %s', async (kind) => {
    await expect(fill(diskOf(kind).disk, ['/shell.html'])).resolves.toBeUndefined();
  });
  it('removes the others and nothing else', async () => {
    for (const name of ['safiri-files-one', 'safiri-files-two', 'safiri-note', 'somebody-else']) await made.disk.caches.open(name);
    await sweep(made.disk);
    expect([...made.kept.keys()]).toEqual(['safiri-files-two', 'safiri-note', 'somebody-else']);
  });
  it('has ready what the one before was asked for, until the person leaves', async () => {
    await writeNote(made.disk, { language: 'sw', trip: true });
    const note = await readNote(made.disk);
    expect(note === undefined ? [] : filesOf(note)).toEqual(['/assets/trip-2.js', '/assets/sw-2.js']);
    expect(filesOf({ language: 'sw', trip: false })).toEqual([]);
    await dropNote(made.disk);
    expect(await readNote(made.disk)).toBeUndefined();
  });
});
