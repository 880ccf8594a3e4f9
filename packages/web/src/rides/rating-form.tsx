import { useState } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { useRateRide } from './api.ts';
import { unsentRatings } from './unsent-ratings.ts';
import './rides.css';

/** One to five stars for the other side of a completed trip, once. */
export function RatingForm({ ride, name }: { ride: Ride; name: string }) {
  const t = useText();
  const rate = useRateRide(ride.id);
  const [score, setScore] = useState(0);
  const queued = unsentRatings.use().find(({ rideId }) => rideId === ride.id);
  if (ride.myRating !== null)
    return (
      <p className="label" role="status">
        {t('youRated', { n: ride.myRating })}
      </p>
    );
  if (queued !== undefined)
    return (
      <p className="label" role="status">
        {t('ratingUnsent', { n: queued.rating })}
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
            <input className="visually-hidden" type="radio" name="score" value={n} checked={score === n} onChange={() => setScore(n)} />
            <span className="visually-hidden">{t('starsCount', { n })}</span>
            <Icon name="star" size={34} filled={n <= score} />
          </label>
        ))}
      </fieldset>
      <Button type="submit" disabled={rate.isPending} why={score === 0 ? t('needStars') : undefined}>
        {t('sendRating')}
      </Button>
    </form>
  );
}
