// The fallback needs a document; the little of it that it uses is enough.
import { describe, expect, it, vi } from 'vitest';

vi.mock('../platform/text.ts', () => ({
  translate: (key: string, values?: Record<string, string>) => `${key} ${values?.['number'] ?? ''}`,
}));
vi.mock('../platform/preferences.ts', () => ({ country: { get: () => 'ke' } }));
const { showFallback } = await import('./start-failed.ts');

interface Made {
  tag: string;
  href?: string;
  textContent?: string;
  children: Made[];
}

describe('what stands when the app can’t start', () => {
  it('has its title, leads to the heat map, tries again, and calls the police of the chosen country', () => {
    const make = (tag: string) => {
      const made: Made & { appendChild: (child: Made) => Made; append: (...children: Made[]) => void } = {
        tag,
        children: [],
        appendChild: (child) => {
          made.children.push(child);
          return child;
        },
        append: (...children) => void made.children.push(...children),
      };
      return made;
    };
    vi.stubGlobal('document', { createElement: make });
    vi.stubGlobal('location', { href: '/' });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let shown: Made = { tag: 'nothing', children: [] };
    showFallback({ replaceChildren: (main: Made) => (shown = main) } as unknown as HTMLElement, new Error('broken'));
    const below = (made: Made): Made[] => [made, ...made.children.flatMap(below)];
    const all = below(shown);
    const sos = all.find(({ href }) => href?.startsWith('tel:'));
    expect([sos?.href, sos?.textContent]).toEqual(['tel:999', 'callPolice 999']);
    expect(all.find(({ tag }) => tag === 'h1')?.textContent).toBe('fallbackTitle ');
    expect(all.filter(({ tag }) => tag === 'a').map(({ href }) => href)).toEqual(['/', '/city-heat-map', 'tel:999']);
    vi.unstubAllGlobals();
  });
});
