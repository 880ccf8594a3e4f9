// The fallback needs a document; the little of it that it uses is enough.
import { describe, expect, it, vi } from 'vitest';

vi.mock('./text.ts', () => ({ translate: (key: string, values?: Record<string, string>) => `${key} ${values?.['number'] ?? ''}` }));
vi.mock('./preferences.ts', () => ({ country: { get: () => 'ke' } }));
const { showFallback } = await import('./fallback.ts');

interface Made {
  tag: string;
  href?: string;
  textContent?: string;
  children: Made[];
}

describe('what stands when the app can’t start', () => {
  it('has its title, leads to the heat map, tries again, and calls the police of the chosen country', () => {
    const all: Made[] = [];
    const make = (tag: string) => {
      const made = { tag, children: [] as Made[], appendChild: (child: Made) => child, append: () => {} };
      all.push(made);
      return made;
    };
    vi.stubGlobal('document', { createElement: make });
    vi.stubGlobal('location', { href: '/' });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    showFallback({ replaceChildren: () => {} } as unknown as HTMLElement, new Error('broken'));
    const sos = all.find(({ href }) => href?.startsWith('tel:'));
    expect([sos?.href, sos?.textContent]).toEqual(['tel:999', 'callPolice 999']);
    expect(all.find(({ tag }) => tag === 'h1')?.textContent).toBe('fallbackTitle ');
    expect(all.filter(({ tag }) => tag === 'a').map(({ href }) => href)).toEqual(['/city-heat-map', '/', 'tel:999']);
    vi.unstubAllGlobals();
  });
});
