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
  it('forgets everything personal when somebody leaves, also of screens that were not opened; what is the device’s stays', async () => {
    const { map } = browser({ 'safiri.me.cart': '{"lines":[1]}', 'safiri.country': 'ke' });
    vi.stubGlobal(
      'localStorage',
      new Proxy(localStorage, {
        ownKeys: () => [...map.keys()],
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      }),
    );
    const clear = vi.fn<() => void>();
    vi.stubGlobal('sessionStorage', { clear });
    const { forgetPerson, onForget, personalStored } = await import('./stored.ts');
    const place = personalStored<string>(
      'place',
      'none',
      (text) => text,
      (text) => text,
    );
    let remembered: string | null = 'Hatfield';
    onForget(() => (remembered = null));
    place.set('Menlyn');
    forgetPerson();
    expect([place.get(), remembered, [...map]]).toEqual(['none', null, [['safiri.country', 'ke']]]);
    expect(clear).toHaveBeenCalledTimes(1);
  });
  it('a full storage keeps no value that is no longer true', async () => {
    const { map } = browser({ 'safiri.language': 'sw' });
    localStorage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { language } = await import('./preferences.ts');
    language.set('st');
    expect([language.get(), map.size]).toEqual(['st', 0]);
  });
});
