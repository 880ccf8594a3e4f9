import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { onDialogs, openDialogs } from './open-dialogs.ts';
import { dismissToast, type ShownToast } from './toast-store.ts';

/** What is told together with a step belongs to the screen that the step leads to. */
const TOGETHER_MS = 800;

/** The screen that a message was told on, and since when it stands. */
const told = new WeakMap<ShownToast, { readonly path: string; readonly since: number }>();

/** Lets a message go with the screen that it was told on, and when a dialog is opened: what it was about is over, and it would lie on the next form. */
export function useEndWithScreen(shown: ShownToast): void {
  const [path] = useLocation();
  useEffect(() => {
    const first = told.get(shown) ?? { path, since: performance.now() };
    const isOld = () => performance.now() - first.since > TOGETHER_MS;
    if (first.path !== path && isOld()) return dismissToast(shown.id);
    told.set(shown, { path, since: first.since });
    let open = openDialogs();
    return onDialogs(() => {
      const before = open;
      open = openDialogs();
      if (open > before && isOld()) dismissToast(shown.id);
    });
  }, [shown, path]);
}
