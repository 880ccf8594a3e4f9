import { useEffect } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { aboutMinutes } from '../common/minute-range.ts';
import { timeThere } from '../common/trip-clock.ts';
import { serverMessage } from '../platform/api-client.ts';
import { km } from '../platform/format.ts';
import { playNotes } from '../platform/sound.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { useServerNow } from '../ui/use-now.ts';
import { isAwaited, useAnswerDestination } from './destination-api.ts';
import { paidText } from './paid-text.ts';
import { shortPlace } from './short-place.ts';
import './destination.css';

const NOTE_SECONDS = 0.28;
const chime = [
  { at: 0, hertz: 880 },
  { at: 0.22, hertz: 660 },
];
const SHAKE_MS = [220, 120, 220];

/** The change that was made known on this page, by trip and count: once is enough. */
let heard = '';

/** To the driver of a trip whose passenger wants to go elsewhere: where, what it pays, and the way to say no. Who says nothing for a while has taken it. */
export function NewDestination({ ride }: { ride: Ride }) {
  const t = useText();
  const now = useServerNow(1000);
  const answer = useAnswerDestination(ride.id);
  const change = ride.destinationChange ?? null;
  const isAsked = change !== null && isAwaited(change, now);
  const key = isAsked ? `${ride.id} ${change.count}` : '';
  useEffect(() => {
    if (key === '' || heard === key) return;
    heard = key;
    playNotes(chime, NOTE_SECONDS);
    navigator.vibrate?.(SHAKE_MS);
  }, [key]);
  if (!isAsked) return null;
  const say = (accepts: boolean) =>
    answer.mutate(accepts, { onError: (error) => toast({ title: t('error'), text: serverMessage(error, t('notSent')), tone: 'bad' }) });
  return (
    <section className="destination-asked" aria-label={t('destNew')}>
      <p className="destination-pays num">
        <b>{paidText(ride, ride.fare)}</b>
        {change.fareBefore === null ? null : <span>{t('destInstead', { before: paidText(ride, change.fareBefore) })}</span>}
      </p>
      {ride.eta === null ? null : <p className="label strong num">{`${aboutMinutes(t, ride.eta)} · ${km(ride.eta.meters / 1000)}`}</p>}
      <p className="caption">{t('destSilent', { time: timeThere(ride, change.until) })}</p>
      <div className="destination-answers">
        <Button kind="accent" full busy={answer.isPending} onClick={() => say(true)}>
          {t('tripAcceptedDriver', { place: shortPlace(change.wanted) })}
        </Button>
        <Button kind="soft" full busy={answer.isPending} onClick={() => say(false)}>
          {t('destCant', { place: shortPlace(change.before) })}
        </Button>
      </div>
    </section>
  );
}
