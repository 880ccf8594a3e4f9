import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { countData } from './data-used.ts';
import { showFallback } from './fallback.ts';
import { forgetWhoLeaves } from './forget.ts';
import { hearInstallOffer } from './install.ts';
import { keepAnswers } from './kept.ts';
import { paySignOut } from './owed-sign-out.ts';
import { applyLooks, language } from './preferences.ts';
import { startWorker } from './worker.ts';

/** A page that was made before can be taken over as it stands only in the language it was made in. */
function start(root: HTMLElement): void {
  applyLooks();
  const options = { onUncaughtError: (error: unknown) => showFallback(root, error) };
  const made = root.dataset['made'] === location.pathname && language.get() === 'en';
  const app = <App />;
  if (made) hydrateRoot(root, app, options);
  else createRoot(root, options).render(app);
}

/** After everything that the page itself needs. */
function atRest(work: () => void): void {
  const later = () => ('requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 5000 }) : setTimeout(work, 1000));
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}

const root = document.getElementById('root');
if (root === null) console.error('There is no root element to start in.');
else {
  try {
    forgetWhoLeaves();
    keepAnswers();
    hearInstallOffer();
    paySignOut();
    countData();
    start(root);
    atRest(() => void startWorker(import.meta.url).catch(() => {}));
  } catch (error) {
    showFallback(root, error);
  }
}
