import type { Group } from '@safiri/contract/scholar/calls.ts';
import { runsOf } from '@safiri/rules/scholar/groups.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Stars } from '../ui/person.tsx';
import { SchoolDriver } from './school-driver.tsx';

/** What a seat costs and holds, before it is taken: the price, both ways, the driver, and how one leaves again. */
export function JoinTerms({ group, stop }: { group: Group; stop: number }) {
  const t = useText();
  const at = group.pickupPoints[stop];
  return (
    <section className="join-terms">
      <p className="row spread group-head">
        <span className="num">
          <b className="join-price">{money(group.monthlyPrice, group.countryId)}</b> {t('scholarMonth')}
        </span>
        <span className="chip">{t('scholarFree', { n: Math.max(0, group.capacity - group.currentOccupancy), of: group.capacity })}</span>
      </p>
      {at === undefined ? null : (
        <ul className="label num">
          {runsOf(group.scheduleType).map((run) => (
            <li key={run}>
              {run === 'morning'
                ? t('scholarToSchool', { time: at.time, stop: at.location })
                : group.scheduleType === 'both'
                  ? t('scholarBack', { stop: at.location })
                  : t('scholarFromSchool', { time: at.time, stop: at.location })}
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
