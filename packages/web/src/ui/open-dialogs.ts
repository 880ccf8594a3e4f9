/** Modal dialogs that are open, the one on top last. */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** All but the one on top are out of sight, with their veils (dialog.css): what is asked last is asked alone. */
function change(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const dialog of open) dialog.toggleAttribute('data-below', dialog !== open.at(-1));
  for (const listener of listeners) listener();
}

/** A dialog opens: it lies above all others. @returns what to call when it closes or goes away */
export function dialogOpened(dialog: HTMLDialogElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((one) => one !== dialog));
}

export const openDialogs = (): number => open.length;

export const topDialog = (): HTMLDialogElement | null => open.at(-1) ?? null;

export function onDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
