import type { Group } from '@safiri/contract/scholar/calls.ts';
import { runsOf } from '@safiri/rules/scholar/groups.ts';
import { useText } from '../platform/text.ts';
import { Stars } from '../ui/person.tsx';
import { wayHome } from './names.ts';
import { SchoolDriver } from './school-driver.tsx';

/** What a seat holds, before it is taken: both ways, the driver, and how one leaves again. The price stands on the button. */
export function JoinTerms({ group, stop }: { group: Group; stop: number }) {
  const t = useText();
  const at = group.pickupPoints[stop];
  return (
    <section className="join-terms">
      {at === undefined ? null : (
        <ul className="label num">
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
      <p className="caption">{t('scholarTerms')}</p>
    </section>
  );
}
