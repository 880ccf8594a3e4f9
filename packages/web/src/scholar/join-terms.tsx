import type { Group } from '@safiri/contract/scholar/calls.ts';
import { runsOf } from '@safiri/rules/scholar/groups.ts';
import type { SeatPayment } from '@safiri/rules/scholar/school-month.ts';
import { weekdayName } from '../common/weekday-name.ts';
import { useText } from '../platform/text.ts';
import { wayHome } from './names.ts';

/** On which days and when the car is at a stop, there and back: who meets the child has to know it before saying so. */
export function JoinTimes({ group, stop }: { group: Group; stop: number }) {
  const t = useText();
  const at = group.pickupPoints[stop];
  if (at === undefined) return null;
  return (
    <ul className="label num join-times">
      <li>{group.days.map(weekdayName).join(', ')}</li>
      {runsOf(group.scheduleType).map((run) => (
        <li key={run}>
          {run === 'morning'
            ? t('scholarToSchool', { time: at.time, stop: at.location })
            : group.scheduleType !== 'both'
              ? t('scholarFromSchool', { time: at.time, stop: at.location })
              : wayHome(t, at)}
        </li>
      ))}
    </ul>
  );
}

/** What a seat holds, before it is taken: what is seen then of the car, and how one leaves again. The price stands on the button. */
export function JoinTerms({ payment }: { payment: SeatPayment }) {
  const t = useText();
  return (
    <section className="join-terms">
      <p className="caption">{t('scholarSeen')}</p>
      <p className="caption">{t(payment === 'cash' ? 'scholarTerms' : 'scholarWalletTerms')}</p>
    </section>
  );
}
