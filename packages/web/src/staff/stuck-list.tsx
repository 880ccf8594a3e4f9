import type { StuckTrip } from '@safiri/contract/desk/shapes.ts';
import { driverIdLabel } from '@safiri/rules/users/driver-id.ts';
import type { StuckKind } from '@safiri/rules/desk/stuck.ts';
import type { TextKey } from 'virtual:texts/keys';
import { Link } from 'wouter';
import type { IconName } from '../art/icons.ts';
import { clockTime } from '../platform/format.ts';
import { serviceName } from '../platform/service-name.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import { tripNames } from './names.ts';
import { OpenClock } from './open-clock.tsx';
import './stuck.css';

const kinds: Record<StuckKind, { text: TextKey; since: TextKey; icon: IconName }> = {
  standing: { text: 'stuckStanding', since: 'stuckStandingSince', icon: 'car' },
  no_driver: { text: 'stuckNoDriver', since: 'stuckNoDriverSince', icon: 'search' },
  overlong: { text: 'stuckOverlong', since: 'stuckOverlongSince', icon: 'clock' },
};

/**
 * What is wrong with a trip, for how long, and whom it keeps waiting; leads to all that can be done about it.
 * @param isNamed says in words that it does: a card of its own looks as if it were all
 */
export function StuckRow({ stuck, isNamed = false }: { stuck: StuckTrip; isNamed?: boolean }) {
  const t = useText();
  const { trip, kind, since, driver } = stuck;
  const { text, since: counted, icon } = kinds[kind];
  const driverName = driver === null ? null : (driver.name ?? driverIdLabel(driver.driverId));
  return (
    <Link className="stuck-row" href={`/staff/trip/${trip.rideId}`}>
      <span className="stuck-mark" data-kind={kind}>
        <Icon name={icon} size={22} />
      </span>
      <span className="stuck-what">
        <span className="title">{t(text)}</span>
        <span className="label">
          {trip.pickupAddress} → {trip.dropoffAddress}
        </span>
        <span className="caption num">
          #{trip.rideId} · {serviceName(t, trip)} · {t(tripNames[trip.status])}
          {trip.passenger === null ? '' : ` · ${trip.passenger.name}`}
          {driverName === null ? '' : ` · ${t('driver')} ${driverName}`}
        </span>
        {isNamed ? <span className="text-link">{t('checkedOpen', { n: `#${trip.rideId}` })}</span> : null}
      </span>
      <span className="stuck-clock">
        <OpenClock since={since} />
        <span className="caption num">{t(counted, { time: clockTime(since), n: Math.round(stuck.minutes) })}</span>
      </span>
      <Icon name="fwd" size={20} />
    </Link>
  );
}

/** Trips that need somebody, what burns most first. */
export function StuckList({ trips }: { trips: readonly StuckTrip[] }) {
  return (
    <ul className="card list">
      {trips.map((stuck) => (
        <li key={stuck.trip.rideId}>
          <StuckRow stuck={stuck} />
        </li>
      ))}
    </ul>
  );
}
