import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { money } from '../platform/format.ts';
import { session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { useAcceptOffer, useOffer } from './api.ts';
import { MissedCard } from './missed-card.tsx';
import { offerInWords } from './offer-words.ts';
import { OfferOver } from './offer-over.tsx';
import { useOfferSignals } from './offer-signals.ts';
import { unlockByTouch } from '../platform/sound.ts';

/** A driver who asked for a missed trip has accepted it for so long; later the offer is one to look at again. */
const WANTED_MS = 45_000;

/**
 * Brings offers to an online driver on every screen: over the page, by sound, and as what was missed.
 * @param quiet something graver stands on the screen: nothing rings and nothing covers it
 */
export function OfferWatch({ driverId, quiet }: { driverId: number; quiet: boolean }) {
  const t = useText();
  const [path, go] = useLocation();
  const isOnline = session.use()?.isOnline ?? false;
  const found = useOffer(driverId, isOnline);
  const offer = isOnline && !quiet ? (found.data ?? null) : null;
  const wanted = useRef<{ rideId: number; until: number }>(undefined);
  const { mutate: accept, isPending: accepting } = useAcceptOffer();
  useEffect(unlockByTouch, []);
  useOfferSignals(
    offer,
    offer === null ? '' : `${money(offer.net, offer.countryId)} · ${t('newRequest')}`,
    offer === null ? '' : offerInWords(t, offer),
  );
  useEffect(() => {
    if (offer === null || wanted.current?.rideId !== offer.rideId || Date.now() > wanted.current.until) return;
    wanted.current = undefined;
    accept(offer, { onSuccess: () => go('/active-ride') });
  }, [offer, accept, go]);
  if (offer !== null) {
    // In the sheet of the trip under way it has its place already.
    return (offer.along !== null || offer.next) && path === '/active-ride' ? null : (
      <OfferOver key={offer.id} offer={offer} accepting={accepting} />
    );
  }
  return isOnline && !quiet ? (
    <MissedCard driverId={driverId} onWanted={(rideId) => (wanted.current = { rideId, until: Date.now() + WANTED_MS })} />
  ) : null;
}
