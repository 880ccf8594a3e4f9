// Stands in the empty page, for the screens that are opened most: asks for what the screen at this address is made of along with the app,
// which itself would ask for it only once it runs.
import { storedChoice } from './stored-choice.ts';

/** Files of a screen beside the app's, by its path (build/build.mjs). */
declare const SCREEN_FILES: Readonly<Record<string, readonly string[]>>;

const isSignedIn = storedChoice('user') !== null;
// Who is signed in is led on from `/auth`, and who is not is led there.
if (isSignedIn !== (location.pathname === '/auth')) {
  for (const href of SCREEN_FILES[location.pathname] ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
