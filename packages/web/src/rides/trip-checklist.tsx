import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { nextStop } from '@safiri/rules/rides/stops.ts';
import { checklist, hasReached } from '@safiri/rules/rides/trip-life.ts';
import type { ReactNode } from 'react';
import type { TextKey } from 'virtual:texts/keys';
import { timesNote, zoneOf } from '../common/trip-clock.ts';
import type { IconName } from '../art/icons.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import { clockTime } from '../platform/format.ts';
import { useNow } from '../ui/use-now.ts';
import { dueAt } from './due-at.ts';
import '../common/step-track.css';

type Step = (typeof checklist)[number];
const looks: Record<Step, { text: TextKey; icon: IconName; at: (ride: Ride) => string | null }> = {
  accepted: { text: 'stepAccepted', icon: 'check', at: (ride) => ride.acceptedAt },
  arrived: { text: 'stepArrived', icon: 'pin', at: (ride) => ride.arrivedAt },
  in_progress: { text: 'stepInProgress', icon: 'car', at: (ride) => ride.startedAt },
  completed: { text: 'stepCompleted', icon: 'flag', at: (ride) => ride.completedAt },
};

/** The step that comes next, once the car is on its way there. */
const awaited: Partial<Record<Ride['status'], Step>> = { accepted: 'arrived', in_progress: 'completed' };

/** The four steps of a trip in a row, ticked as they are reached (spec: operations §2 Active ride). */
export function TripChecklist({ ride, due }: { ride: Ride; due?: ((ride: Ride, plain: ReactNode) => ReactNode) | undefined }) {
  const t = useText();
  const now = useNow(1000);
  const zone = zoneOf(ride);
  const note = timesNote(t, ride, ride.createdAt);
  // On the way to a stop, or at one, the end is not what the minutes are of.
  const plain = nextStop(ride.stops) === undefined ? (dueAt(ride, now) ?? '') : '';
  return (
    <section aria-label={t('tripStatus')}>
      <h2 className="visually-hidden">{t('tripStatus')}</h2>
      <ol className="trip-steps">
        {checklist.map((step) => {
          const { text, icon, at } = looks[step];
          const done = hasReached(ride.status, step);
          const isNow = ride.status === step && step !== 'completed';
          const reached = at(ride);
          return (
            <li key={step} className={isNow ? 'now' : done ? 'done' : ''} {...(isNow ? { 'aria-current': 'step' as const } : {})}>
              <span className="step-node">
                <Icon name={done && !isNow ? 'check' : icon} size={14} />
              </span>
              <span className="step-text">
                {t(text)}
                {done ? <span className="visually-hidden"> ({t('done')})</span> : null}
              </span>
              <span className="step-time num">
                {reached !== null ? clockTime(reached, zone) : awaited[ride.status] === step ? (due?.(ride, plain) ?? plain) : ''}
              </span>
            </li>
          );
        })}
      </ol>
      {note === undefined ? null : <p className="caption">{note}</p>}
    </section>
  );
}
