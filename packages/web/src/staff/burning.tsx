import type { EmergencyRow } from '@safiri/contract/safety/shapes.ts';
import { Link } from 'wouter';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import { EmergencyCar } from './emergency-car.tsx';
import { EmergencyMap, PlaceOf } from './emergency-place.tsx';
import { firstNameOf } from './names.ts';
import { OpenClock } from './open-clock.tsx';
import { StaffPhone } from './staff-phone.tsx';

/** An emergency that stands: who, where, in which car, for how long, and who handles it; `mapped` with the place on a map. */
export function Burning({ row, mapped = false }: { row: EmergencyRow; mapped?: boolean }) {
  const t = useText();
  return (
    <li className="card burning" data-mine={row.acknowledgedBy !== null}>
      <div className="row spread">
        <Link className="title" href={`/staff/emergencies/${row.id}`}>
          {row.personName} · {t(row.userType === 'driver' ? 'driver' : 'passenger')}
        </Link>
        <OpenClock since={row.raisedAt} />
      </div>
      {row.at === null ? null : <PlaceOf at={row.at} />}
      {mapped && row.at !== null ? <EmergencyMap at={row.at} /> : null}
      {row.way === null ? null : (
        <p className="label muted">
          {row.way.from} → {row.way.to}
        </p>
      )}
      <div className="row burning-facts">
        <span className={row.acknowledgedBy === null ? 'chip bad' : 'chip ok'}>
          {row.acknowledgedBy === null ? t('emergencyNobody') : t('emergencyHas', { name: row.acknowledgedBy })}
        </span>
        <span>
          {firstNameOf(row.personName)} <StaffPhone phone={row.phone} />
        </span>
      </div>
      <EmergencyCar row={row} />
      <div className="row burning-ways">
        <a className="button outline" href={`tel:${row.phone}`}>
          <Icon name="phone" size={22} />
          {t('emergencyCall', { name: firstNameOf(row.personName) })}
        </a>
        <Link className="button primary" href={`/staff/emergencies/${row.id}`}>
          {t('emergencyOpenIt')}
        </Link>
      </div>
    </li>
  );
}
