import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { POSITION_SILENT_SECONDS } from '@safiri/rules/drivers/location-fixes.ts';
import { Link } from 'wouter';
import { useOnline } from '../platform/connection.ts';
import { serverTime } from '../platform/server-clock.ts';
import { useText, type Translate } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import { useNow } from '../ui/use-now.ts';

/** Minutes say more than seconds from here on. */
const MINUTES_FROM_SECONDS = 120;

/** The age of a driver's position in seconds, by the server's clock; 0 where there is none. */
export const positionAge = (position: Ride['driverPosition'], now: number): number =>
  position === null ? 0 : Math.max(0, Math.round((serverTime(now) - Date.parse(position.at)) / 1000));

const ageText = (t: Translate, seconds: number) =>
  seconds < MINUTES_FROM_SECONDS ? t('positionSeconds', { n: seconds }) : t('positionMinutes', { n: Math.floor(seconds / 60) });

/**
 * Says to both sides of a live trip that positions have stopped, and that the trip goes on. The driver's own screen says it by
 * what the server knows too: a paired tracker may be sending.
 */
export function PositionNotice({ ride, isDriver }: { ride: Ride; isDriver: boolean }) {
  const t = useText();
  const now = useNow(1000);
  // Without a network this phone is what is silent; the banner says so.
  const online = useOnline();
  const age = positionAge(ride.driverPosition, now);
  const moves = ride.status === 'accepted' || ride.status === 'in_progress';
  if (!moves || !online || age < POSITION_SILENT_SECONDS) return null;
  return (
    <div className="notice position-notice" role="status">
      <Icon name="signal" />
      <div>
        <b className="num">{ageText(t, age)}</b>
        <span>{t(isDriver ? 'positionStoppedDriver' : 'positionStopped')}</span>
        {isDriver ? (
          <Link className="text-link" href="/keep-sending">
            {t('positionMore')}
          </Link>
        ) : null}
      </div>
    </div>
  );
}
