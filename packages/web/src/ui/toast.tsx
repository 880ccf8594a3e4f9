import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { useText } from '../app/text.ts';
import { Icon } from './svg.tsx';

export interface ToastMessage {
  readonly title: string;
  readonly text?: string | undefined;
  readonly tone?: 'good' | 'bad';
}

/** Spec: foundations §9 Notifications: one at a time, 5 seconds, swipe right 50 px, F8. */
const DURATION_MS = 5000;
const SWIPE_PX = 50;
/** A dismissed toast is taken out of memory only after this long (spec: foundations §9). */
export const TOAST_REMOVE_DELAY = 1_000_000;

interface Entry extends ToastMessage {
  readonly id: number;
  readonly open: boolean;
}

let current: Entry | null = null;
let count = 0;
const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

/** Shows a message; a newer one takes the place of the one that stands. */
export function toast(message: ToastMessage): void {
  count += 1;
  current = { ...message, id: count, open: true };
  notify();
}

function dismiss(id: number): void {
  if (current?.id !== id) return;
  current = { ...current, open: false };
  notify();
  setTimeout(() => {
    if (current?.id !== id) return;
    current = null;
    notify();
  }, TOAST_REMOVE_DELAY);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function Toaster() {
  const t = useText();
  const shown = useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
  return (
    <Toast.Provider swipeDirection="right" swipeThreshold={SWIPE_PX} duration={DURATION_MS} label={t('notification')}>
      {shown === null ? null : (
        <Toast.Root
          key={shown.id}
          open={shown.open}
          onOpenChange={(open) => !open && dismiss(shown.id)}
          className={shown.tone === 'bad' ? 'toast bad' : 'toast'}
          type={shown.tone === 'bad' ? 'foreground' : 'background'}
        >
          <Icon name={shown.tone === 'bad' ? 'alert' : 'check'} size={22} />
          <div>
            <Toast.Title asChild>
              <b>{shown.title}</b>
            </Toast.Title>
            {shown.text === undefined ? null : (
              <Toast.Description asChild>
                <span>{shown.text}</span>
              </Toast.Description>
            )}
          </div>
          <Toast.Close className="ib" aria-label={t('close')}>
            <Icon name="x" size={20} />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className="toasts" hotkey={['F8']} label={`${t('notifications')} (F8)`} />
    </Toast.Provider>
  );
}
