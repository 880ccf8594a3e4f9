import { conductPaths } from '@safiri/contract/rides/staff-paths.ts';
import { useState } from 'react';
import type { ConductReview } from '@safiri/contract/rides/staff-calls.ts';
import { clockTime, day } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Stars } from '../ui/person.tsx';
import { toast } from '../ui/toast.tsx';
import { Allowed, DriverLink } from './may.tsx';
import { useCloseConduct } from './after-trip-api.ts';
import { NotDone } from './not-done.tsx';

function Review({ review }: { review: ConductReview }) {
  const t = useText();
  const close = useCloseConduct();
  const [note, setNote] = useState('');
  const done = () => close.mutate({ id: review.id, note: note.trim() }, { onSuccess: () => toast({ title: t('reviewDone') }) });
  const name = `${review.name} · ${t(review.userType === 'driver' ? 'driver' : 'passenger')}`;
  return (
    <li className="stack" aria-label={review.name}>
      <div className="row spread">
        {review.driverId === null ? (
          <span className="title">{name}</span>
        ) : (
          <DriverLink className="title text-link" driverId={review.driverId}>
            {name}
          </DriverLink>
        )}
        <Stars rating={review.rating} />
      </div>
      <p className="label num">
        {t('conductPeople', { n: review.people })} · {t('queueSince', { time: `${day(review.openedAt)} ${clockTime(review.openedAt)}` })}
      </p>
      <p className="caption num">{t('conductTrips', { trips: review.rideIds.join(', ') })}</p>
      <Allowed to={conductPaths.close}>
        <Field label={t('conductFound')} value={note} maxLength={500} onChange={(event) => setNote(event.target.value)} />
        <Button small busy={close.isPending} why={note.trim() === '' ? t('needNote') : undefined} onClick={done}>
          {t('conductClose')}
        </Button>
      </Allowed>
      <NotDone step={close} />
    </li>
  );
}

/** People whom so many others do not want to meet again that somebody looks at it. */
export function ConductList({ reviews }: { reviews: readonly ConductReview[] }) {
  const t = useText();
  if (reviews.length === 0) return null;
  return (
    <section className="card doc" aria-label={t('queueConduct')}>
      <h2 className="h2 counted">
        {t('queueConduct')} <span className="chip num">{reviews.length}</span>
      </h2>
      <ul className="list stack">
        {reviews.map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </ul>
    </section>
  );
}
