export interface ToastMessage {
  readonly title: string;
  readonly text?: string | undefined;
  readonly tone?: 'good' | 'bad';
  /** What the message is of, by which it is closed as soon as it holds no longer. */
  readonly about?: string;
  /** The page shows the same words at the same moment: the message is for those who listen, and covers nothing. */
  readonly onPage?: boolean;
}

export interface ShownToast extends ToastMessage {
  readonly id: number;
  readonly open: boolean;
}

/** How long a message stands (spec: foundations §9 Notifications). */
export const TOAST_DURATION_MS = 5000;
/** A dismissed message is taken out of memory only after this long (spec: foundations §9). */
export const TOAST_REMOVE_DELAY = 1_000_000;
/** A push to the right of so many pixels dismisses (spec: foundations §9). */
export const SWIPE_THRESHOLD_PX = 50;

let current: ShownToast | null = null;
let count = 0;
const listeners = new Set<() => void>();

function show(next: ShownToast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a message; at most one stands, so a newer one takes its place (spec: foundations §9). */
export function toast(message: ToastMessage): void {
  count += 1;
  show({ ...message, id: count, open: true });
}

/** Closes the message of this id, unless another has taken its place. */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  show({ ...current, open: false });
  setTimeout(() => {
    if (current?.id === id) show(null);
  }, TOAST_REMOVE_DELAY);
}

/** Closes the message of what is no longer so, if it still stands. */
export function dismissToastAbout(about: string): void {
  if (current?.about === about) dismissToast(current.id);
}

export const currentToast = (): ShownToast | null => current;

export function onToastChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** So many pixels a finger trembles while it presses: no swipe yet. */
const TREMBLE_PX = 8;

/** How far a message follows a finger that moved by `dx`, `dy` pixels: to the right alone, and not while the finger scrolls. */
export function swipeOffset(dx: number, dy: number): number {
  return dx > TREMBLE_PX && dx > Math.abs(dy) ? dx : 0;
}
