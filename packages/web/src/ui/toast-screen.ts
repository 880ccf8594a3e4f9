import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { onDialogs, openDialogs } from './open-dialogs.ts';
import { dismissToast, type ShownToast } from './toast-store.ts';

/** A step that leads elsewhere does so within this time of its message (spec: operations §4: two seconds after "Trip completed!"). */
const LEADS_ON_MS = 2500;
/** A dialog that a message comes with opens within this time. */
const COMES_WITH_MS = 800;

/** The screen that a message was told on, and since when it stands: a dialog that opens or closes mounts it anew. */
const told = new WeakMap<ShownToast, { readonly path: string; readonly since: number }>();

/** Lets a message go with the screen that it was told on, and when a dialog is opened: what it was about is over, and it would lie on the next form. */
export function useEndWithScreen(shown: ShownToast): void {
  const [path] = useLocation();
  useEffect(() => {
    const { path: from, since } = told.get(shown) ?? { path, since: performance.now() };
    const isOlder = (ms: number) => performance.now() - since > ms;
    if (from !== path && isOlder(LEADS_ON_MS)) {
      dismissToast(shown.id);
      return undefined;
    }
    told.set(shown, { path, since });
    let open = openDialogs();
    return onDialogs(() => {
      const before = open;
      open = openDialogs();
      if (open > before && isOlder(COMES_WITH_MS)) dismissToast(shown.id);
    });
  }, [shown, path]);
}
