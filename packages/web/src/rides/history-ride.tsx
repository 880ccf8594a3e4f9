import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { passengerRideTypes } from '@safiri/rules/pricing/ride-types.ts';
import { Link } from 'wouter';
import { useOnline } from '../platform/connection.ts';
import { momentThere, timeThere, zoneOf } from '../common/trip-clock.ts';
import { weekday } from '../platform/format.ts';
import { serviceName } from '../platform/service-name.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/svg.tsx';
import { Stars } from '../ui/person.tsx';
import { endedBefore } from './ended-before.ts';
import { drivenText } from './ended-early.tsx';
import { asHistoryState } from './goal-from-home.ts';
import { RideRow } from './ride-row.tsx';
import { chargedText } from './charged-text.ts';
import './history-ride.css';

interface Props {
  readonly ride: Ride;
  readonly isDriver: boolean;
  /** Its receipt stands beside the list. */
  readonly chosen: boolean;
  readonly onOpen: () => void;
}

/** The way to the same place from where the phone is now, by the same type; nothing for what carried no passenger. */
function RideAgain({ ride: { rideType, service, dropoffLocation } }: Pick<Props, 'ride'>) {
  const t = useText();
  const online = useOnline();
  const again = passengerRideTypes.find((type) => type === rideType);
  if (again === undefined) return null;
  if (!online)
    return (
      <p className="ride-again-waits">
        <Button kind="soft" small disabled>
          {t('rideAgain')}
        </Button>
        <span className="row label">
          <Icon name="offline" size={20} />
          {t('notJustNow')}
        </span>
      </p>
    );
  const { lat, lng, address } = dropoffLocation;
  return (
    <Link
      className="button soft small ride-again"
      href="/ride-request"
      state={asHistoryState({ place: { lat, lng, address }, rideType: service?.id ?? again, seen: null })}
      aria-label={t('rideAgainTo', { place: address })}
    >
      {t('rideAgain')}
    </Link>
  );
}

/** A ride of the history: a completed one opens its receipt, a cancelled one says that it was. */
export function HistoryRide({ ride, isDriver, chosen, onOpen }: Props) {
  const t = useText();
  const name = (isDriver ? ride.passenger.name : ride.driver?.name) ?? '';
  const again = isDriver || ride.delivery !== null ? null : <RideAgain ride={ride} />;
  const at = ride.completedAt ?? ride.createdAt;
  // To a driver the month stands above, and the everyday service need not be said of each trip.
  const facts = isDriver
    ? [
        `${weekday(at, zoneOf(ride))} ${timeThere(ride, at)}`,
        ride.rideType === 'standard' && ride.service === null ? '' : serviceName(t, ride),
      ]
    : [momentThere(t, ride, at), serviceName(t, ride)];
  const forWhom =
    ride.side === 'booker' && ride.rider !== null ? (
      <div className="caption strong">{t('historyFor', { name: ride.rider.name })}</div>
    ) : null;
  const charged = ride.feeTerms?.charged ?? null;
  if (ride.status === 'cancelled') {
    return (
      <li className="cancelled-ride">
        <RideRow
          ride={ride}
          name={name}
          facts={facts}
          lines={
            <>
              {forWhom}
              {charged === null ? null : <p className="caption num">{chargedText(t, ride, charged, isDriver)}</p>}
            </>
          }
          side={<span className="chip">{t('rideCancelled')}</span>}
        />
        {again}
      </li>
    );
  }
  const driven = drivenText(t, ride, ride.distance);
  const lines = (
    <>
      {forWhom}
      {endedBefore(t, ride) === undefined ? null : (
        <p>
          <span className="chip">{t('endedEarlyChip')}</span>
        </p>
      )}
    </>
  );
  const side =
    ride.side === 'booker' || ride.hail != null || (isDriver && ride.myRating === null) ? null : ride.myRating === null ? (
      <span className="caption">{t('notRated')}</span>
    ) : (
      <Stars rating={ride.myRating} />
    );
  return (
    <li>
      <button
        type="button"
        className="row-button history-row"
        aria-current={chosen}
        onClick={onOpen}
        aria-label={t('openReceipt', { name })}
      >
        <RideRow ride={ride} name={name} facts={[...facts, driven]} lines={lines} side={side} />
        <Icon name="fwd" size={20} />
      </button>
      {again}
    </li>
  );
}
