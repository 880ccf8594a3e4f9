import { useEffect, useState } from 'react';
import { FAST_TRIP_TIMES } from '@safiri/rules/demo/fast-trip.ts';
import { OFFER_SECONDS } from '@safiri/rules/dispatch/offer-life.ts';
import type { PersonCheckKind } from '@safiri/rules/identity/person-checks.ts';
import { isDelivery } from '@safiri/rules/rides/deliveries.ts';
import type { TextKey } from 'virtual:texts/keys';
import { handedOver } from '../common/handed-over.ts';
import { clockTime, money, numberText } from '../platform/format.ts';
import { serviceName } from '../platform/service-name.ts';
import { useUnreached } from '../platform/unreached.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Countdown } from '../ui/countdown.tsx';
import { methodText } from '../common/method-text.ts';
import { PayLines } from '../common/pay-lines.tsx';
import { Icon } from '../ui/svg.tsx';
import { useNow } from '../ui/use-now.ts';
import type { TimedOffer } from './api.ts';
import { useSoundState } from '../platform/sound.ts';
import { ratesText } from './offer-words.ts';
import { useShown } from './use-shown.ts';
import './offer.css';

/** For so long the answers wait: a finger that was on its way to the screen below must not give one. */
const READY_AFTER_MS = 400;

/** The seconds that are spoken; more would drown everything else. */
const SPOKEN = [10, 5, 0];

/** What the team checked of the passenger. */
const checkedTexts: Readonly<Record<PersonCheckKind, TextKey>> = { selfie: 'offerSelfieChecked', id: 'offerIdChecked' };

interface Props {
  readonly offer: TimedOffer;
  readonly busy: boolean;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
  readonly onLapse: () => void;
}

/** Nearer than this a pickup is not told in kilometres: they would say 0.0. */
const NEAR_KM = 0.05;

/** One offer: what it pays leads, then how far and where, and fifteen seconds to decide. Declining costs nothing. */
export function OfferCard({ offer, busy, onAccept, onDecline, onLapse }: Props) {
  const t = useText();
  const unreached = useUnreached();
  const sound = useSoundState();
  const [ready, setReady] = useState(false);
  const now = useNow(250);
  const left = Math.max(0, Math.ceil((offer.endsAt - now) / 1000));
  const over = left === 0;
  const checked = isDelivery(offer.rideType) ? null : offer.passenger.checked;
  const rates = offer.fast ? undefined : ratesText(t, offer);
  useShown(offer.id);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), READY_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (over) onLapse();
  }, [over, onLapse]);
  return (
    <section className="offer" tabIndex={-1} aria-label={t('newRequest')}>
      <div className="selvedge" />
      <div className="in">
        <div className="row spread offer-top">
          <div>
            <div className="row offer-chips">
              <span className="ochip">
                <Icon name="car" size={16} />
                {serviceName(t, offer)}
              </span>
              <span className="ochip">
                <Icon name={offer.paymentMethod === 'cash' ? 'cash' : 'wallet'} size={16} />
                {offer.collect != null && (offer.collect !== offer.net || offer.collect !== offer.fare)
                  ? t(Number(offer.collect) < Number(offer.fare) && offer.promotion == null ? 'offerCollectPart' : 'offerCollect', {
                      amount: money(handedOver(offer.collect, offer.countryId), offer.countryId),
                    })
                  : offer.payBy != null
                    ? t('payByElse', { provider: methodText(t, offer.payBy) })
                    : t(offer.paymentMethod === 'cash' ? 'cash' : 'wallet')}
              </span>
            </div>
            <div className="money num">{money(offer.net, offer.countryId)}</div>
            <div className="offer-rates num">
              {t('offerTotal', {
                minutes: offer.pickupDuration + offer.tripDuration,
                km: numberText(offer.pickupDistance + offer.tripDistance, 1),
              })}
            </div>
            {rates === undefined ? null : <div className="offer-total num">{rates}</div>}
            {offer.fast ? (
              <p className="offer-fast">
                <Icon name="bolt" size={18} />
                {t('offerFast', { factor: String(FAST_TRIP_TIMES) })}
              </p>
            ) : (
              <PayLines className="offer-pay" fare={offer.fare} pay={offer} countryId={offer.countryId} />
            )}
            {offer.dayCommission === null ? null : (
              <p className="offer-rates num">{t('offerDay', { amount: money(offer.dayCommission, offer.countryId) })}</p>
            )}
          </div>
          <Countdown left={left} total={OFFER_SECONDS} />
        </div>
        <p className="visually-hidden" role="status">
          {SPOKEN.includes(left) ? t('secondsLeft', { n: left }) : ''}
        </p>
        {offer.next ? <p className="label">{t('nextOffer')}</p> : null}
        <div className="legs">
          <div className="leg">
            <span className="leg-mark">
              <Icon name="user" size={17} />
            </span>
            <div>
              {offer.pickupAt === null ? null : <b className="num">{t('laterAt', { time: clockTime(offer.pickupAt) })}</b>}
              <b className="num">
                {offer.pickupDistance < NEAR_KM
                  ? t('toPickupNear', { minutes: offer.pickupDuration })
                  : t('toPickup', { minutes: offer.pickupDuration, km: numberText(offer.pickupDistance, 1) })}
              </b>
              <span>{offer.pickupLocation.address}</span>
            </div>
          </div>
          {offer.stops.length === 0 ? null : (
            <div className="leg">
              <span className="leg-mark">
                <Icon name="pin" size={17} />
              </span>
              <div>
                <b className="num">{t('offerStops', { n: offer.stops.length })}</b>
                {offer.stops.map(({ address }, i) => (
                  <span className="offer-stop" key={`${i} ${address}`}>
                    <i className="num">{i + 1}</i>
                    {address}
                  </span>
                ))}
              </div>
            </div>
          )}
          <div className="leg destination">
            <span className="leg-mark">
              <Icon name="flag" size={17} />
            </span>
            <div>
              <b className="num">{t('tripLeg', { minutes: offer.tripDuration, km: numberText(offer.tripDistance, 1) })}</b>
              <span>{offer.dropoffLocation.address}</span>
            </div>
          </div>
        </div>
        {offer.along === null ? null : <p className="label">{t('alongOffer', { n: offer.along.extraMinutes })}</p>}
        <p className="row offer-who num">
          <Icon name="star" size={16} filled />
          <span>
            <b>{offer.passenger.rating === null ? t('ratingNew') : numberText(offer.passenger.rating, 1)}</b> · {offer.passenger.name}
            {offer.passenger.totalRides === 0 ? null : ` · ${t('tripsCount', { n: offer.passenger.totalRides })}`}
            {offer.passenger.phoneVerified && !isDelivery(offer.rideType) ? ` · ${t('offerNumberVerified')}` : null}
          </span>
        </p>
        {checked ? (
          <p className="row offer-chips">
            <span className="ochip">
              <Icon name="shieldcheck" size={16} />
              {t(checkedTexts[checked])}
            </span>
          </p>
        ) : null}
        {sound === 'off' ? (
          <p className="offer-total" role="status">
            {t('offerSoundOff')}
          </p>
        ) : null}
        <div className="acts">
          <Button kind="outline" disabled={!ready || over} busy={busy} onClick={onDecline}>
            {t('decline')}
          </Button>
          <Button kind="accent" disabled={!ready || over} busy={busy} why={unreached} onClick={onAccept}>
            {t(busy ? 'accepting' : 'accept')}
          </Button>
        </div>
      </div>
    </section>
  );
}
