import type { Group } from '@safiri/contract/scholar/calls.ts';
import { STOPS_SHOWN } from '@safiri/rules/scholar/groups.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Stars } from '../ui/person.tsx';
import { scheduleNames } from './names.ts';
import { SchoolDriver } from './school-driver.tsx';

/** A group: what it costs and whether there is a seat first, then when and where, then who drives. */
export function GroupCard({ group, onJoin }: { group: Group; onJoin: () => void }) {
  const t = useText();
  const free = Math.max(0, group.capacity - group.currentOccupancy);
  const full = free === 0;
  const more = group.pickupPoints.length - STOPS_SHOWN;
  return (
    <li className="card doc" aria-label={`${group.schoolName}, ${group.route}`}>
      <div className="row spread group-head">
        <h3 className="title">{group.schoolName}</h3>
        <span className="num">
          <b className="title">{money(group.monthlyPrice, group.countryId)}</b> <span className="caption">{t('scholarMonth')}</span>
        </span>
      </div>
      <p className="row group-facts">
        <span className={full ? 'chip bad' : 'chip ok'}>{t('scholarFree', { n: free, of: group.capacity })}</span>
        <span className="chip">{t(scheduleNames[group.scheduleType])}</span>
      </p>
      <p className="label">
        {group.schoolArea} · {group.route}
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
      <div className="stack group-ways">
        <Button full disabled={full} onClick={onJoin}>
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
