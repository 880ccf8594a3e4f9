import type { Group } from '@safiri/contract/scholar/calls.ts';
import { runsOf } from '@safiri/rules/scholar/groups.ts';
import type { SeatPayment } from '@safiri/rules/scholar/school-month.ts';
import { weekdayName } from '../common/weekday-name.ts';
import { useText } from '../platform/text.ts';
import { wayHome } from './names.ts';

/** What a seat holds, before it is taken: both ways, what is seen then of the car, and how one leaves again. The price stands on the button. */
export function JoinTerms({ group, stop, payment }: { group: Group; stop: number; payment: SeatPayment }) {
  const t = useText();
  const at = group.pickupPoints[stop];
  return (
    <section className="join-terms">
      {at === undefined ? null : (
        <ul className="label num">
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
      )}
      <p className="caption">{t('scholarSeen')}</p>
      <p className="caption">{t(payment === 'cash' ? 'scholarTerms' : 'scholarWalletTerms')}</p>
    </section>
  );
}
