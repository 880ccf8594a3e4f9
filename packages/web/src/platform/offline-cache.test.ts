import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const offline = () => Promise.reject(new TypeError('Failed to fetch'));
/** An app that has just been opened on a phone with this storage. */
async function openApp(storage: Map<string, string>) {
  vi.resetModules();
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => void storage.set(key, text),
    removeItem: (key: string) => void storage.delete(key),
  });
  const [{ startOfflineCache: keepAnswers, cachedQuery: keptQuery }, { queryClient }, { ApiError }, { session }] = await Promise.all([
    import('./offline-cache.ts'),
    import('./query.ts'),
    import('./api-client.ts'),
    import('./session.ts'),
  ]);
  keepAnswers();
  const ask = async (answer: () => Promise<unknown>, key = 'trip', whole?: (kept: unknown) => unknown) => {
    const observer = new QueryObserver(queryClient, keptQuery([key], answer, whole));
    const stop = observer.subscribe(() => {});
    const { data, error } = await observer.refetch();
    stop();
    return { data, error };
  };
  return { ask, ApiError, session };
}

describe('the last good answer', () => {
  let storage: Map<string, string>;
  beforeEach(async () => {
    storage = new Map([['safiri.user', '{"id":7,"userType":"passenger"}']]);
    const { ask } = await openApp(storage);
    await ask(async () => ({ pin: '4821' }));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('stands in after a restart when the server can’t be reached or is in trouble', async () => {
    const { ask, ApiError } = await openApp(storage);
    expect((await ask(offline)).data).toEqual({ pin: '4821' });
    expect((await ask(() => Promise.reject(new ApiError(503, '', undefined)))).data).toEqual({ pin: '4821' });
    expect((await ask(offline, 'never asked')).error).toBeInstanceOf(TypeError);
  });

  it('is made whole where an older version of the app kept less', async () => {
    const whole = (kept: unknown) => ({ stops: [], ...(kept as object) });
    const { ask } = await openApp(storage);
    expect((await ask(offline, 'trip', whole)).data).toEqual({ stops: [], pin: '4821' });
    // What the server says is whole by itself.
    expect((await ask(async () => ({ pin: '7777' }), 'trip', whole)).data).toEqual({ pin: '7777' });
  });

  it('never hides what the server really says', async () => {
    const { ask, ApiError } = await openApp(storage);
    expect((await ask(() => Promise.reject(new ApiError(403, 'no', undefined)))).error).toBeInstanceOf(ApiError);
    expect((await ask(async () => null)).data).toBeNull();
    expect((await ask(offline)).data).toBeNull();
  });

  it('is not renewed by being shown from the cache, and is nobody else’s', async () => {
    const before = storage.get('safiri.me.last-seen');
    const { ask } = await openApp(storage);
    await ask(offline);
    expect(storage.get('safiri.me.last-seen')).toBe(before);
    storage.set('safiri.user', '{"id":8,"userType":"passenger"}');
    const other = await openApp(storage);
    expect((await other.ask(offline)).error).toBeInstanceOf(TypeError);
  });
});
