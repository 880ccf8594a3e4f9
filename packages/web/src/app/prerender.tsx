import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';
import { fetchMade, screenPaths } from './router.tsx';

/** Pages that are made at build time: they show at once, before any script. */
export const prerendered: readonly string[] = ['/', '/welcome', '/services', '/simple-welcome', '/superadmin', '/payment'];

export { screenPaths };

/** The HTML of a screen as it stands before any choice was made. */
export async function renderPage(path: string): Promise<string> {
  await fetchMade(path);
  return renderToString(<App path={path} />);
}
