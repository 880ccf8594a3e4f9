import type { Group } from '@safiri/contract/scholar/calls.ts';
import { runsOf } from '@safiri/rules/scholar/groups.ts';
import type { SeatPayment } from '@safiri/rules/scholar/school-month.ts';
import { weekdayName } from '../common/weekday-name.ts';
import { useText } from '../platform/text.ts';
import { Stars } from '../ui/person.tsx';
import { wayHome } from './names.ts';
import { SchoolDriver } from './school-driver.tsx';

/** What a seat holds, before it is taken: both ways, the driver, and how one leaves again. The price stands on the button. */
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
      <SchoolDriver name={group.driverName} verified={group.driverVerified}>
        <Stars rating={group.driverRating} />
      </SchoolDriver>
      <p className="caption">{t('scholarSeen')}</p>
      <p className="caption">{t(payment === 'cash' ? 'scholarTerms' : 'scholarWalletTerms')}</p>
    </section>
  );
}
