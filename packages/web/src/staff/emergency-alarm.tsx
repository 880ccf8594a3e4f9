import type { EmergencyRow } from '@safiri/contract/safety/shapes.ts';
import { Link, useLocation } from 'wouter';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import { useEmergencies } from './emergency-api.ts';
import { useAge } from './open-clock.tsx';
import { useBeep } from './use-beep.ts';

/** Screens that show every emergency that stands: the band would only say it again. */
const listing = new Set(['/staff', '/staff/emergencies']);

function Band({ emergency, more }: { emergency: EmergencyRow; more: number }) {
  const t = useText();
  const age = useAge(emergency.raisedAt);
  return (
    <Link className="alarm" href={`/staff/emergencies/${emergency.id}`}>
      <Icon name="alert" size={22} />
      <span className="grow">
        {t('emergencyNew', { name: emergency.personName })}
        {more === 0 ? '' : ` +${more}`}
      </span>
      <span className="num" aria-hidden="true">
        {age}
      </span>
      <Icon name="fwd" size={20} />
    </Link>
  );
}

/** A band over every section while an emergency waits for somebody to handle it; where it is shown anyway, it is only read out. */
export function EmergencyAlarm() {
  const t = useText();
  const [path] = useLocation();
  const { data } = useEmergencies();
  const waiting = (data?.pages[0]?.open ?? []).filter((emergency) => emergency.acknowledgedAt === null);
  useBeep(waiting.length > 0);
  const [first, ...others] = waiting;
  const isShown = first !== undefined && (listing.has(path) || path === `/staff/emergencies/${first.id}`);
  return (
    <div role="alert">
      {first === undefined ? null : isShown ? (
        <span className="visually-hidden">{t('emergencyNew', { name: first.personName })}</span>
      ) : (
        <Band emergency={first} more={others.length} />
      )}
    </div>
  );
}
