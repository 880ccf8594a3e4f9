import type { ListedDriver } from '@safiri/contract/staff/calls.ts';
import { driverIdLabel } from '@safiri/rules/users/driver-id.ts';
import { Link } from 'wouter';
import { carLooks } from '../common/car-looks.ts';
import { clockTime, day } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Plate } from '../ui/person.tsx';
import { useServerNow } from '../ui/use-now.ts';
import { driverStateNames, statusChips, statusNames } from './names.ts';
import { StaffPhone } from './staff-phone.tsx';

/** A driver of the list: who, in which car, and what they do now or why they may not. */
export function DriverRow({ driver }: { driver: ListedDriver }) {
  const t = useText();
  const { driverId, state, verificationStatus, lastSeenAt } = driver;
  const now = useServerNow(60_000);
  const today = lastSeenAt !== null && day(lastSeenAt) === day(new Date(now));
  // Of who may drive it is said what they do; of who may not, how they stand.
  const mayDrive = state === 'on_trip' || state === 'online' || state === 'offline';
  return (
    <Link className="queue-row driver-row" href={`/staff/drivers/${driverId}`}>
      <span className="driver-who">
        <span className="title">{driver.name}</span>
        <span className="caption num">
          {driverIdLabel(driverId)} · <StaffPhone phone={driver.phone} />
        </span>
      </span>
      <span className="driver-car">
        <Plate text={driver.licensePlate} />
        <span className="caption">{carLooks(t, driver.vehicle)}</span>
      </span>
      <span className="driver-state">
        <span className={state === 'on_trip' || state === 'online' ? 'chip ok' : mayDrive ? 'chip' : statusChips[verificationStatus]}>
          {t(mayDrive ? driverStateNames[state] : statusNames[verificationStatus])}
        </span>
        {lastSeenAt === null || state === 'on_trip' || state === 'online' ? null : (
          <span className="caption num">{t('driversSeen', { time: today ? clockTime(lastSeenAt) : day(lastSeenAt) })}</span>
        )}
      </span>
    </Link>
  );
}
