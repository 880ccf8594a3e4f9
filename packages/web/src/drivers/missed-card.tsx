import { useState } from 'react';
import { serverMessage } from '../platform/api-client.ts';
import { money, numberText } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { useMissedOffer, useTakeMissed } from './api.ts';
import './offer.css';

/** The offer that passed without an answer: what it was, whether it counts, and one tap while the trip still waits. */
export function MissedCard({ driverId, onWanted }: { driverId: number; onWanted: (rideId: number) => void }) {
  const t = useText();
  const [put, setPut] = useState<number>();
  const missed = useMissedOffer(driverId);
  const take = useTakeMissed();
  const offer = missed.data;
  if (offer == null || offer.id === put) return null;
  const ask = () => {
    onWanted(offer.rideId);
    take.mutate(offer.rideId, {
      onError: (error) => toast({ title: t('offerGoneTitle'), text: serverMessage(error, t('notSent')), tone: 'bad' }),
    });
  };
  return (
    <section className="missed" aria-label={t('missedTitle')}>
      <div className="row spread">
        <b role="status">{t('missedOffer', { pay: money(offer.net, offer.countryId), km: numberText(offer.tripDistance, 1) })}</b>
        <IconButton label={t('close')} icon="x" onClick={() => setPut(offer.id)} />
      </div>
      <p className="label">{t(offer.shown ? 'missedShown' : 'missedUnseen')}</p>
      {!offer.waiting ? (
        <p className="label">{t('missedGone')}</p>
      ) : offer.wanted ? (
        <p className="label" role="status">
          {t('missedAsked')}
        </p>
      ) : (
        <Button kind="accent" full busy={take.isPending} onClick={ask}>
          {t('takeIt')}
        </Button>
      )}
    </section>
  );
}
