import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { DECLINE_SECONDS } from '@safiri/rules/rides/destination-change.ts';
import { elapsedLabel } from '@safiri/rules/rides/elapsed.ts';
import { aboutMinutes } from '../common/minute-range.ts';
import { timeThere } from '../common/trip-clock.ts';
import { serverMessage } from '../platform/api-client.ts';
import { km } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Countdown } from '../ui/countdown.tsx';
import { toast } from '../ui/toast.tsx';
import { useServerNow } from '../ui/use-now.ts';
import { isAskedNext } from './asked-next.ts';
import { changedKind, changeWords } from './change-words.ts';
import { useAnswerDestination } from './destination-api.ts';
import { useAnswered } from './use-answered.ts';
import { useIsChangeAsked } from './use-change-asked.ts';
import { minutesLonger } from './minutes-longer.ts';
import { paidText } from './paid-text.ts';
import { shortPlace } from './short-place.ts';
import { StopInAll } from './stop-in-all.tsx';
import './destination.css';

/** The seconds in which an answer counts. */
function TimeLeft({ until }: { until: string }) {
  const left = Math.max(0, Math.ceil((Date.parse(until) - useServerNow(1000)) / 1000));
  return <Countdown left={left} total={DECLINE_SECONDS} text={elapsedLabel(left).replace(/^0/, '')} />;
}

/** How long and far that is, where nothing lies before it; of a stop, how much longer it makes the trip. */
function NewWay({ ride }: { ride: Ride }) {
  const t = useText();
  const leg = ride.eta === null || !isAskedNext(ride) ? null : `${aboutMinutes(t, ride.eta)} · ${km(ride.eta.meters / 1000)}`;
  if (changedKind(ride) === 'destination') return leg === null ? null : <p className="label strong num destination-way">{leg}</p>;
  const { distanceBefore = ride.distance, durationBefore } = ride.destinationChange ?? {};
  const n = minutesLonger(ride, durationBefore, ride.duration) ?? 0;
  return (
    <>
      {n > 0 ? (
        <p className="label strong num">{t('stopLonger', { way: km(Math.max(0, ride.distance - distanceBefore)), n })}</p>
      ) : leg === null ? null : (
        <p className="label strong num destination-way">{t('stopLeg', { way: leg })}</p>
      )}
      <StopInAll ride={ride} />
    </>
  );
}

/** To the driver of a trip whose passenger wants to go or stop elsewhere: where, what it pays, and the way to say no. Who says nothing for a while has taken it. */
export function NewDestination({ ride }: { ride: Ride }) {
  const t = useText();
  const answer = useAnswerDestination(ride.id);
  const isAsked = useIsChangeAsked(ride);
  const change = ride.destinationChange ?? null;
  useAnswered(change?.state, (state) => {
    if (state === 'withdrawn') toast({ title: t('destWithdrawn', { place: shortPlace(ride.dropoffLocation.address) }) });
  });
  if (!isAsked || change === null) return null;
  const words = changeWords(change.kind);
  const say = (accepts: boolean) =>
    answer.mutate(accepts, { onError: (error) => toast({ title: t('error'), text: serverMessage(error, t('notSent')), tone: 'bad' }) });
  return (
    <section className="destination-asked" aria-label={t(words.wants)}>
      <div className="destination-question">
        <div>
          <p className="caption">{t('tripFare')}</p>
          <p className="destination-pays num">
            <b>{paidText(ride, ride.fare)}</b>
            {change.fareBefore === null ? null : <span>{t('destInstead', { before: paidText(ride, change.fareBefore) })}</span>}
          </p>
          <NewWay ride={ride} />
          <p className="destination-silent">{t('destSilent', { time: timeThere(ride, change.until) })}</p>
        </div>
        <TimeLeft until={change.until} />
      </div>
      <div className="destination-answers">
        <Button kind="accent" full busy={answer.isPending} onClick={() => say(true)}>
          {t(words.yes, { place: shortPlace(change.wanted) })}
        </Button>
        <Button kind="outline" full busy={answer.isPending} onClick={() => say(false)}>
          {t(words.no, { place: shortPlace(change.before) })}
        </Button>
      </div>
    </section>
  );
}
