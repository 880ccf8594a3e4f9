import { choiceKey } from './stored-choice.ts';

/** What a prerendered page leaves for the app. */
export interface PageWindow {
  /** The browser's offer to install, which comes once. */
  safiriInstall?: Event;
  /** Called by the app once a screen answers. */
  safiriReady?: () => void;
}

/** The same button, or the one that took its place when the app drew the page anew. */
const nowOf = (root: ParentNode, button: HTMLElement) => {
  if (button.isConnected) return button;
  const { language } = button.dataset;
  return root.querySelector<HTMLElement>(
    language === undefined ? `button.${[...button.classList].join('.')}` : `[data-language=${language}]`,
  );
};

/**
 * A prerendered page is usable at once; the app comes when the browser is idle, or with the first touch. What is pressed until
 * then is pressed again once it has taken over; links work by themselves. A language is said at once.
 * @param fetchApp called once
 */
export function replayTaps(root: HTMLElement, fetchApp: () => void, say: (language: string) => void): void {
  const page = window as Window & PageWindow;
  const taps: HTMLElement[] = [];
  let asked = false;
  let ready = false;
  const go = () => {
    if (asked) return;
    asked = true;
    fetchApp();
  };
  const onTap = (event: Event) => {
    const button = (event.target as Element).closest('button');
    if (button === null || ready) return;
    event.preventDefault();
    event.stopPropagation();
    taps.push(button);
    const { language } = button.dataset;
    if (language !== undefined) {
      const key = choiceKey('language');
      try {
        localStorage.setItem(key, language);
      } catch {
        // Where nothing is kept the language holds as long as the page.
      }
      say(language);
      // The app may be on its way already.
      dispatchEvent(new StorageEvent('storage', { key }));
    }
    go();
  };
  addEventListener('click', onTap, true);
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, go, { once: true });
  addEventListener('beforeinstallprompt', (event) => {
    if (ready) return;
    event.preventDefault();
    page.safiriInstall = event;
    go();
  });
  page.safiriReady = () => {
    ready = true;
    for (const button of taps.splice(0)) nowOf(root, button)?.click();
  };
  addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(go, { timeout: 4000 } as IdleRequestOptions & number));
}
