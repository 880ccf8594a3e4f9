import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { checklist, hasReached } from '@safiri/rules/rides/trip-life.ts';
import type { ReactNode } from 'react';
import type { TextKey } from 'virtual:texts/keys';
import { StepTrack } from '../common/step-track.tsx';
import { timesNote, zoneOf } from '../common/trip-clock.ts';
import type { IconName } from '../art/icons.ts';
import { useText } from '../platform/text.ts';
import { clockTime } from '../platform/format.ts';
import { useNow } from '../ui/use-now.ts';
import { dueAt } from './due-at.ts';
import { useWayAfter } from '../common/way-after.ts';

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
  // On the way to a stop, or at one, the minutes end there: what is driven after it comes on top.
  const { seconds: after } = useWayAfter(ride);
  const next = after === undefined ? undefined : dueAt(ride, now, after);
  const plain = next === undefined ? '' : t('dueAbout', { time: next.time });
  const steps = checklist.map((step) => {
    const { text, icon, at } = looks[step];
    const reached = at(ride);
    return {
      words: t(text),
      icon,
      done: hasReached(ride.status, step),
      isNow: ride.status === step && step !== 'completed',
      time: reached === null ? (awaited[ride.status] === step ? (due?.(ride, plain) ?? plain) : '') : clockTime(reached, zone),
    };
  });
  return (
    <section aria-label={t('tripStatus')}>
      <h2 className="visually-hidden">{t('tripStatus')}</h2>
      <StepTrack steps={steps} />
      {note === undefined ? null : <p className="caption">{note}</p>}
    </section>
  );
}
