import { useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { COMMENT_AT_MOST, tagsFor, type RatingTag } from '@safiri/rules/rides/rating-tags.ts';
import { serverMessage } from '../platform/api-client.ts';
import { session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/svg.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { toast } from '../ui/toast.tsx';
import { useRateRide } from './api.ts';
import { RatingTags } from './rating-tags.tsx';
import { unsentRatings } from './unsent-ratings.ts';
import '../common/stars-input.css';
import './rides.css';

interface Props {
  readonly ride: Pick<Ride, 'id' | 'myRating'>;
  readonly name: string;
  /** A courier's trip: nobody sat in the car. */
  readonly isDelivery?: boolean;
  /** Where the button to send it stands, when not below it. */
  readonly foot?: HTMLElement | null;
  /** There are stars that wait to be sent, or none any more. */
  readonly onScore?: (waits: boolean) => void;
  /** It has reached the server. */
  readonly onRated?: () => void;
}

/** One to five stars for the other side of a completed trip, once; then what was good or not, and words. */
export function RatingForm({ ride, name, isDelivery = false, foot = null, onScore, onRated }: Props) {
  const t = useText();
  const id = useId();
  const rate = useRateRide(ride.id);
  const rater = session.use()?.userType === 'driver' ? 'driver' : 'passenger';
  const [score, setScore] = useState(0);
  const [tags, setTags] = useState<readonly RatingTag[]>([]);
  const [comment, setComment] = useState('');
  const queued = unsentRatings.use().find(({ rideId }) => rideId === ride.id);
  const waits = score > 0 && ride.myRating === null && queued === undefined;
  useEffect(() => onScore?.(waits), [onScore, waits]);
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
  const give = (stars: number) => {
    setScore(stars);
    setTags(tags.filter((tag) => tagsFor(rater, stars, isDelivery).includes(tag)));
  };
  // There is nothing to send before there are stars.
  const send =
    score === 0 ? null : (
      <Button type="submit" form={id} full busy={rate.isPending}>
        {t('sendRating')}
      </Button>
    );
  return (
    <form
      id={id}
      className="card rate-card"
      onSubmit={(event) => {
        event.preventDefault();
        const words = comment.trim();
        rate.mutate(
          { rating: score, ...(tags.length === 0 ? {} : { tags: [...tags] }), ...(words === '' ? {} : { comment: words }) },
          {
            onSuccess: (rated) => (rated === null ? undefined : onRated?.()),
            onError: (error) => toast({ title: t('error'), text: serverMessage(error, t('notSent')), tone: 'bad' }),
          },
        );
      }}
    >
      <fieldset className="stars-input">
        <legend className="title">{t('rateName', { name })}</legend>
        {[1, 2, 3, 4, 5].map((n) => (
          <label key={n} data-on={n <= score}>
            <input className="visually-hidden" type="radio" name="score" value={n} checked={score === n} onChange={() => give(n)} />
            <span className="visually-hidden">{t('starsCount', { n })}</span>
            <Icon name="star" size={40} />
          </label>
        ))}
      </fieldset>
      {score === 0 ? null : (
        <>
          <RatingTags rater={rater} stars={score} isDelivery={isDelivery} chosen={tags} onChange={setTags} />
          <TextArea
            label={t('rateWords')}
            rows={2}
            maxLength={COMMENT_AT_MOST}
            value={comment}
            onChange={({ target }) => setComment(target.value)}
          />
        </>
      )}
      {foot === null ? send : createPortal(send, foot)}
    </form>
  );
}
