import type { Group } from '@safiri/contract/scholar/calls.ts';
import { STOPS_SHOWN } from '@safiri/rules/scholar/groups.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Stars } from '../ui/person.tsx';
import { scheduleNames } from './names.ts';
import { SchoolDriver } from './school-driver.tsx';

/** A group: where it goes, when, and whether there is a seat; who drives; below, at one place in each card, what it costs. */
export function GroupCard({ group, onJoin }: { group: Group; onJoin: () => void }) {
  const t = useText();
  const free = Math.max(0, group.capacity - group.currentOccupancy);
  const full = free === 0;
  const more = group.pickupPoints.length - STOPS_SHOWN;
  return (
    <li className="card doc group-card" aria-label={`${group.schoolName}, ${group.route}`}>
      <div>
        <h3 className="title">{group.schoolName}</h3>
        <p className="label">
          {group.route.includes(group.schoolArea) ? '' : `${group.schoolArea} · `}
          {group.route}
        </p>
      </div>
      <p className="row group-facts">
        <span className="chip">{t(scheduleNames[group.scheduleType])}</span>
        <span className={full ? 'chip bad' : 'chip ok'}>{t('scholarFree', { n: free, of: group.capacity })}</span>
      </p>
      <ul className="caption num">
        {group.pickupPoints.slice(0, STOPS_SHOWN).map(({ location, time }) => (
          <li key={location}>
            {time} {location}
          </li>
        ))}
        {more > 0 ? <li>{t('scholarMoreStops', { n: more })}</li> : null}
      </ul>
      <SchoolDriver name={group.driverName} verified={group.driverVerified}>
        <Stars rating={group.driverRating} />
      </SchoolDriver>
      <div className="group-ways">
        <span className="num">
          <b className="title">{money(group.monthlyPrice, group.countryId)}</b> <span className="caption">{t('scholarMonth')}</span>
        </span>
        <Button disabled={full} onClick={onJoin}>
          {t(full ? 'scholarFull' : group.mine.length > 0 ? 'scholarJoinAnother' : 'scholarJoin')}
        </Button>
        {full ? (
          <Button kind="soft" full onClick={onJoin}>
            {t('scholarWait')}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
