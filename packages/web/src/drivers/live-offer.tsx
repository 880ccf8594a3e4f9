import { useLocation } from 'wouter';
import { ApiError, serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { toast } from '../ui/toast.tsx';
import { clearOffer, useAcceptOffer, useDeclineOffer, useOffer, type TimedOffer } from './api.ts';
import { OfferCard } from './offer-card.tsx';

/** An offer with its answers. */
export function LiveOffer({ offer, accepting = false }: { offer: TimedOffer; accepting?: boolean }) {
  const t = useText();
  const [, go] = useLocation();
  const accept = useAcceptOffer();
  const decline = useDeclineOffer();
  const refused = (error: unknown) => toast({ title: t('offerGoneTitle'), text: serverMessage(error, t('notSent')), tone: 'bad' });
  const notAccepted = (error: unknown) =>
    error instanceof ApiError && error.problem?.code === 'bonus_spent'
      ? toast({ title: t('offerBonusSpent'), text: serverMessage(error, t('notSent')), tone: 'bad' })
      : refused(error);
  // Promises, because the answer takes this card away, and what `mutate` is given is not called for a part that is gone.
  return (
    <OfferCard
      offer={offer}
      busy={accepting || accept.isPending || decline.isPending}
      onAccept={() => void accept.mutateAsync(offer).then(() => go('/active-ride'), notAccepted)}
      onDecline={() => void decline.mutateAsync(offer.rideId).catch(refused)}
      onLapse={clearOffer}
    />
  );
}

/** Whether a driver on a trip is asked for another that has its place in the sheet of this one. */
export function useAskedOnTheWay(driverId: number | undefined): boolean {
  const { data } = useOffer(driverId ?? 0, driverId !== undefined);
  return data != null && (data.along !== null || data.next);
}

/** During a trip: the offer of another that lies on the way, or begins when it ends. */
export function OfferAlong({ driverId }: { driverId: number }) {
  const t = useText();
  const offer = useOffer(driverId, true);
  return offer.data == null || (offer.data.along === null && !offer.data.next) ? null : (
    <div role="alertdialog" aria-label={t('newRequest')}>
      <LiveOffer offer={offer.data} />
    </div>
  );
}
