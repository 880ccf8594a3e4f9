import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { lazyPart, useFetchedAhead } from '../platform/lazy-screen.tsx';
import { useText } from '../platform/text.ts';
import { onDialogs, topDialog } from './open-dialogs.ts';
import { currentToast, onToastChange } from './toast-store.ts';

export { toast } from './toast-store.ts';

const Message = lazyPart(async () => (await import('./toast-message.tsx')).ToastMessage);

/**
 * The place of messages (spec: foundations §9 Notifications): one at a time, five seconds, pushed away to the right, F8 leads there.
 * An open modal dialog makes the rest of the page dead, so they are then shown in it.
 * The live region stands from the start, because a reader speaks only what changes in one that it knows; errors are alerts themselves.
 */
export function Toaster() {
  const t = useText();
  const place = useRef<HTMLElement>(null);
  useFetchedAhead(Message);
  const shown = useSyncExternalStore(onToastChange, currentToast, () => null);
  const dialog = useSyncExternalStore(onDialogs, topDialog, () => null);
  useEffect(() => {
    const lead = (event: KeyboardEvent) => event.key === 'F8' && place.current?.focus();
    document.addEventListener('keydown', lead);
    return () => document.removeEventListener('keydown', lead);
  }, []);
  const open = shown?.open === true ? shown : null;
  const message =
    open === null ? null : (
      <Suspense key={open.id} fallback={null}>
        <Message shown={open} />
      </Suspense>
    );
  const section = (
    <section ref={place} className="toasts" tabIndex={-1} aria-label={`${t('notifications')} (F8)`}>
      <div aria-live="polite">{open?.tone === 'bad' ? null : message}</div>
      {open?.tone === 'bad' ? message : null}
    </section>
  );
  return dialog === null ? section : createPortal(section, dialog);
}
