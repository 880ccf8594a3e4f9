import { useEffect } from 'react';
import { brand } from './brand.ts';

let ofScreen: string = brand.name;
let held: ReadonlyArray<{ text: string }> = [];

/** The screen before this one; a page that was just opened leaves the focus to the browser. */
let navigatedFrom: string | undefined;

const show = () => {
  const title = held.at(-1)?.text ?? ofScreen;
  if (document.title !== title) document.title = title;
};

/**
 * Shows something more urgent than the screen in the title, such as an offer that runs out.
 * @returns takes it away again; the screen's own title, as it is by then, comes back
 */
export function holdTitle(text: string): () => void {
  const entry = { text };
  held = [...held, entry];
  show();
  return () => {
    held = held.filter((other) => other !== entry);
    show();
  };
}

/** Whether the person is in the midst of something on the new screen already. */
const isBusy = () => document.activeElement !== null && document.activeElement !== document.body;

/** A reader begins at the heading of the screen, and Tab goes on from there. */
export function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * The first heading of a screen is its title, also when it changes ("Driver on the way"), and takes the focus after a change
 * of screens, so that a screen reader begins there (WCAG 2.4.2, 2.4.3).
 */
export function useScreenTitle(path: string): void {
  useEffect(() => {
    let asked = 0;
    let mayFocus = navigatedFrom !== undefined && navigatedFrom !== path;
    navigatedFrom = path;
    const read = () => {
      asked = 0;
      const heading = document.querySelector('h1');
      const text = heading?.textContent.trim();
      ofScreen = text === undefined || text === '' || text === brand.name ? brand.name : `${text} · ${brand.name}`;
      show();
      if (heading === null || !mayFocus) return;
      mayFocus = false;
      if (!isBusy()) focusHeading();
    };
    const observer = new MutationObserver(() => {
      if (asked === 0) asked = requestAnimationFrame(read);
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    asked = requestAnimationFrame(read);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(asked);
    };
  }, [path]);
}
