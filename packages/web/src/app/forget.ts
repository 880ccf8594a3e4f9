import { queryClient } from '../platform/query.ts';
import { session } from '../platform/session.ts';
import { forgetPerson } from '../platform/stored.ts';
import { forgetInWorker } from '../platform/worker-updates.ts';

/**
 * Whoever signs out leaves nothing on this device, whichever way it happens: by the button, because the server ended the
 * session, in another tab, or because somebody else signs in. Called once, when the app starts.
 */
export function forgetOnSignOut(): void {
  let present = session.get()?.id;
  if (present === undefined) forgetPerson();
  session.subscribe(() => {
    const next = session.get()?.id;
    if (next === present) return;
    const left = present !== undefined;
    present = next;
    if (!left) return;
    queryClient.clear();
    forgetPerson();
    forgetInWorker();
  });
}
