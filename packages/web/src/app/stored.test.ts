import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A browser's storage; `forbidden` like in some private windows. */
function browser(kept: Record<string, string>, forbidden = false) {
  const map = new Map(Object.entries(kept));
  const refuse = () => {
    if (forbidden) throw new Error('SecurityError');
  };
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (refuse(), map.get(key) ?? null),
    setItem: (key: string, text: string) => (refuse(), void map.set(key, text)),
    removeItem: (key: string) => (refuse(), void map.delete(key)),
  });
  return { map, window };
}

describe('what the browser remembers', () => {
  beforeEach(() => vi.resetModules());
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('restores the signed-in person from one key, and clears it with them', async () => {
    const { map } = browser({ 'safiri.user': '{"id":7,"userType":"driver"}' });
    const { session } = await import('./session.ts');
    expect(session.get()).toEqual({ id: 7, userType: 'driver' });
    session.set(null);
    expect(session.get()).toBeNull();
    expect(map.size).toBe(0);
  });

  it.each(['{bad', '7', 'null', '{"name":"nobody"}'])('removes and logs a person that can’t be read: %s', async (text) => {
    const { map } = browser({ 'safiri.user': text });
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { session } = await import('./session.ts');
    expect(session.get()).toBeNull();
    expect(session.get()).toBeNull();
    expect(map.has('safiri.user')).toBe(false);
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('starts in South Africa and English, and remembers another choice', async () => {
    const { map } = browser({});
    const { country, language } = await import('./preferences.ts');
    expect([country.get(), language.get()]).toEqual(['za', 'en']);
    country.set('ke');
    language.set('sw');
    expect([...map]).toEqual([
      ['safiri.country', 'ke'],
      ['safiri.language', 'sw'],
    ]);
  });

  it.each(['{"id":', 'zz', 'toString', ''])('ignores a country that can’t be read: %j', async (text) => {
    browser({ 'safiri.country': text });
    const { country } = await import('./preferences.ts');
    expect(country.get()).toBe('za');
  });

  it.each(['toString', '__proto__', 'fr'])('ignores a language that does not exist: %s', async (text) => {
    browser({ 'safiri.language': text });
    const { language } = await import('./preferences.ts');
    expect(language.get()).toBe('en');
  });

  it('follows another tab', async () => {
    const { map, window } = browser({});
    const { country } = await import('./preferences.ts');
    expect(country.get()).toBe('za');
    map.set('safiri.country', 'gh');
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'safiri.country' }));
    expect(country.get()).toBe('gh');
  });

  it('lives as long as the page where storage is forbidden', async () => {
    browser({}, true);
    const { country } = await import('./preferences.ts');
    country.set('rw');
    expect(country.get()).toBe('rw');
  });
});
