import { useEffect, useRef } from 'react';
import { useText } from '../platform/text.ts';
import type { TimedOffer } from './api.ts';
import { LiveOffer } from './live-offer.tsx';
import { OfferMap } from './offer-map.tsx';
import './offer.css';

/**
 * An offer over whatever screen is shown, other dialogs too. What lies below stays as it was, with what was typed. The focus
 * goes to the card and not to a button: whoever is typing must not accept a trip by it.
 */
export function OfferOver({ offer, accepting }: { offer: TimedOffer; accepting: boolean }) {
  const t = useText();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    const open = () => {
      if (dialog?.isConnected !== true || dialog.open) return;
      dialog.showModal();
      dialog.querySelector<HTMLElement>('.offer')?.focus();
    };
    open();
    // Escape neither declines nor hides it.
    dialog?.addEventListener('close', open);
    return () => {
      dialog?.removeEventListener('close', open);
      dialog?.close();
    };
  }, []);
  return (
    <dialog ref={ref} className="offer-over" role="alertdialog" aria-label={t('newRequest')} onCancel={(event) => event.preventDefault()}>
      <div className="offer-map">
        <OfferMap offer={offer} />
      </div>
      <div className="offer-place">
        <LiveOffer offer={offer} accepting={accepting} />
      </div>
    </dialog>
  );
}
