import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { showFallback } from './fallback.ts';
import { applyLooks, language } from './preferences.ts';

/** A page that was made before can be taken over as it stands only in the language it was made in. */
function start(root: HTMLElement): void {
  applyLooks();
  const options = { onUncaughtError: (error: unknown) => showFallback(root, error) };
  const made = root.dataset['made'] === location.pathname && language.get() === 'en';
  const app = <App />;
  if (made) hydrateRoot(root, app, options);
  else createRoot(root, options).render(app);
}

const root = document.getElementById('root');
if (root === null) console.error('There is no root element to start in.');
else {
  try {
    start(root);
  } catch (error) {
    showFallback(root, error);
  }
}
