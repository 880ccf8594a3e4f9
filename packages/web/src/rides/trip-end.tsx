import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { product } from '@safiri/rules/product.ts';
import { serverMessage } from '../app/api-client.ts';
import { useText } from '../app/text.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { useRateRide } from './api.ts';
import { ReceiptCard } from './receipt-card.tsx';
import { TripCancelled } from './trip-cancelled.tsx';
import { unsentRatings } from './unsent-ratings.ts';

/** A driver without anything left to do goes home after this long (spec: operations §4). */
const HOME_AFTER_MS = 2000;

function RatingForm({ ride, name }: { ride: Ride; name: string }) {
  const t = useText();
  const rate = useRateRide(ride.id);
  const [score, setScore] = useState(0);
  const waiting = unsentRatings.use().find(({ rideId }) => rideId === ride.id);
  if (ride.myRating !== null)
    return (
      <p className="label" role="status">
        {t('youRated', { n: ride.myRating })}
      </p>
    );
  if (waiting !== undefined)
    return (
      <p className="label" role="status">
        {t('ratingUnsent', { n: waiting.rating })}
      </p>
    );
  return (
    <form
      className="card rate-card"
      onSubmit={(event) => {
        event.preventDefault();
        rate.mutate(
          { rating: score },
          { onError: (error) => toast({ title: t('error'), text: serverMessage(error, t('notSent')), tone: 'bad' }) },
        );
      }}
    >
      <fieldset className="stars-input">
        <legend className="title">{t('rateName', { name })}</legend>
        {[1, 2, 3, 4, 5].map((n) => (
          <label key={n} data-on={n <= score}>
            <input className="vh" type="radio" name="score" value={n} checked={score === n} onChange={() => setScore(n)} />
            <span className="vh">{t('starsCount', { n })}</span>
            <Icon name="star" size={34} filled={n <= score} />
          </label>
        ))}
      </fieldset>
      <Button type="submit" disabled={score === 0 || rate.isPending}>
        {t('sendRating')}
      </Button>
    </form>
  );
}

/** What comes after a trip: thanks, rating, receipt; or whose doing its end was, and asking again in one tap. */
export function TripEnd({ ride, isDriver, onLeave, help }: { ride: Ride; isDriver: boolean; onLeave: () => void; help: ReactNode }) {
  const t = useText();
  const said = useRef(false);
  const completed = ride.status === 'completed';
  useEffect(() => {
    // The passenger hears it when it arrives; the driver heard it at the button.
    if (completed && !isDriver && !said.current)
      toast({ title: t('tripCompletedTitle'), text: t('thanksForRiding', { product: product.name }) });
    said.current = true;
  }, [completed, isDriver, t]);
  useEffect(() => {
    if (!completed || !isDriver || ride.myRating === null) return undefined;
    const timer = setTimeout(onLeave, HOME_AFTER_MS);
    return () => clearTimeout(timer);
  }, [completed, isDriver, ride.myRating, onLeave]);

  if (!completed) return <TripCancelled ride={ride} isDriver={isDriver} onLeave={onLeave} help={help} />;
  const other = isDriver ? ride.passenger : ride.driver;
  return (
    <main className="page narrow" id="main">
      <h1 className="h1">{t('tripCompletedTitle')}</h1>
      <p className="mut">{t(ride.delivery === null ? 'thanksForRiding' : 'thanksForDelivering', { product: product.name })}</p>
      {other === null ? null : <RatingForm ride={ride} name={other.name} />}
      <ReceiptCard rideId={ride.id} />
      <Button kind="soft" full onClick={onLeave}>
        {t('done')}
      </Button>
    </main>
  );
}
