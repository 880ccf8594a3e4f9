import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { showFallback } from './start-failed.ts';
import { forgetOnSignOut } from './forget.ts';
import { listenForInstallPrompt } from '../platform/install.ts';
import { startOfflineCache } from '../platform/offline-cache.ts';
import { paySignOut } from '../platform/pending-sign-out.ts';
import { applyPreferences, language } from '../platform/preferences.ts';
import { whenIdle } from '../platform/when-idle.ts';
import { fetchPrerendered, NOT_FOUND_PATH } from './screens.ts';
import { speak } from '../platform/text.ts';
import { wholeStyles } from './whole-styles.ts';

/** A network that is away for a moment: so often, and so far apart, what a prerendered page lacks is asked for again. */
const AGAIN = { times: 3, afterMs: 2000 };

const patiently = (ask: () => Promise<unknown>, times = AGAIN.times): Promise<unknown> =>
  ask().catch(async (error: unknown) => {
    if (times === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, AGAIN.afterMs));
    return patiently(ask, times - 1);
  });

const screenCame = (path: string): Promise<boolean> =>
  patiently(() => fetchPrerendered(path)).then(
    () => true,
    () => false,
  );

/**
 * A prerendered page stays as it is until its screen, its words and all styles have come; it can be taken over as it stands only
 * in the language and the country it was made in (inline/choices.ts). A screen that does not come says so itself.
 */
async function start(root: HTMLElement): Promise<void> {
  applyPreferences();
  const options = { onUncaughtError: (error: unknown) => showFallback(root, error) };
  const page = root.dataset['prerendered'];
  // The page of no screen stands on every path that has none.
  const here = page === location.pathname || page === NOT_FOUND_PATH;
  const [prerendered] = await Promise.all([
    here && screenCame(page),
    here && speak(language.get()).catch(() => {}),
    patiently(wholeStyles),
  ]);
  const unchanged = root.dataset['chosen'] === undefined && language.get() === 'en';
  delete root.dataset['prerendered'];
  const app = <App />;
  if (prerendered && unchanged) hydrateRoot(root, app, options);
  else createRoot(root, options).render(app);
}

const root = document.getElementById('root');
if (root === null) console.error('There is no root element to start in.');
else {
  try {
    forgetOnSignOut();
    startOfflineCache();
    listenForInstallPrompt();
    paySignOut();
    // In a task of its own: a slow phone has had its script to run in this one, and answers taps between the two.
    setTimeout(() => void start(root).catch((error: unknown) => showFallback(root, error)));
    whenIdle(
      () => void import('./start-when-idle.ts').then(({ startWhenIdle: beginAtRest }) => beginAtRest(import.meta.url)).catch(() => {}),
    );
  } catch (error) {
    showFallback(root, error);
  }
}
