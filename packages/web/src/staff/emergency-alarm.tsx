import { Link, useLocation } from 'wouter';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import { useEmergencies } from './emergency-api.ts';
import { useBeep } from './use-beep.ts';

/** A band over every section while an emergency waits for somebody to take it in hand. */
export function EmergencyAlarm() {
  const t = useText();
  const [path] = useLocation();
  const { data } = useEmergencies();
  const waiting = (data?.pages[0]?.open ?? []).filter((emergency) => emergency.acknowledgedAt === null);
  useBeep(waiting.length > 0);
  const [first] = waiting;
  return (
    <div role="alert">
      {first === undefined || path === `/staff/emergencies/${first.id}` ? null : (
        <Link className="alarm" href={`/staff/emergencies/${first.id}`}>
          <Icon name="alert" size={24} />
          {t('emergencyNew', { name: first.personName })}
        </Link>
      )}
    </div>
  );
}
