import { describe, expect, it, vi } from 'vitest';
import { openPush, showPush } from './push.ts';

/** A worker with the pages of its app, open or not. */
function scopeWith(...states: string[]) {
  const shown: Array<[string, Record<string, unknown>]> = [];
  const pages = states.map((visibilityState) => {
    const page = { visibilityState, navigate: vi.fn<(path: string) => void>(), focus: vi.fn<() => Promise<unknown>>() };
    page.focus.mockResolvedValue(page);
    return page;
  });
  const openWindow = vi.fn<(path: string) => void>();
  const scope = {
    clients: { matchAll: async () => pages, openWindow },
    registration: { showNotification: async (title: string, options: Record<string, unknown>) => void shown.push([title, options]) },
  };
  return { scope: scope as unknown as ServiceWorkerGlobalScope, shown, pages, openWindow };
}
const offer = { alert: 'toldOffer', title: 'New ride request: R125.09', text: 'Pickup near Hatfield', redirectTo: '/driver' };

describe('what is pushed', () => {
  it.each([[[]], [['hidden']]])('shows an offer loudly where nobody looks at the app, one at a time: %o', async (states) => {
    const { scope, shown } = scopeWith(...states);
    await showPush(scope, offer);
    expect(shown).toMatchObject([['New ride request: R125.09', { tag: 'toldOffer', renotify: true, requireInteraction: true }]]);
  });

  it('leaves an offer, and nothing else, to a visible page', async () => {
    const { scope, shown } = scopeWith('hidden', 'visible');
    await showPush(scope, offer);
    expect(shown).toEqual([]);
    await showPush(scope, { id: 7, title: 'Document approved', text: '', redirectTo: '/driver' });
    expect(shown).toMatchObject([['Document approved', { tag: 'told-7' }]]);
  });

  it('brings an open page to the front as it is, where the offer stands on every screen; else opens the app', async () => {
    const open = scopeWith('hidden');
    await openPush(open.scope, '/driver', true);
    expect(open.pages[0]?.focus).toHaveBeenCalledTimes(1);
    expect(open.pages[0]?.navigate).not.toHaveBeenCalled();
    await openPush(open.scope, '/driver-verification');
    expect(open.pages[0]?.navigate).toHaveBeenCalledWith('/driver-verification');
    const closed = scopeWith();
    await openPush(closed.scope, '/driver', true);
    await openPush(closed.scope, '//evil.example', true);
    expect(closed.openWindow.mock.calls).toEqual([['/driver'], ['/']]);
  });
});
