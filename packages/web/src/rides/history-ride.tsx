import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { day, typeNames } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import { Stars } from '../ui/person.tsx';
import { drivenText, endedBefore } from './ended-early.tsx';
import { RideRow } from './ride-row.tsx';

interface Props {
  readonly ride: Ride;
  readonly isDriver: boolean;
  /** Its receipt stands beside the list. */
  readonly chosen: boolean;
  readonly onOpen: () => void;
}

/** A ride of the history: a completed one opens its receipt, a cancelled one says that it was. */
export function HistoryRide({ ride, isDriver, chosen, onOpen }: Props) {
  const t = useText();
  const name = (isDriver ? ride.passenger.name : ride.driver?.name) ?? '';
  const lines = (
    <div className="caption num">
      {day(ride.completedAt ?? ride.createdAt)} · {t(typeNames[ride.rideType])}
    </div>
  );
  if (ride.status === 'cancelled') {
    return (
      <li className="cancelled-ride">
        <RideRow
          ride={ride}
          name={name === '' ? t(typeNames[ride.rideType]) : name}
          lines={lines}
          side={<span className="chip">{t('rideCancelled')}</span>}
        />
      </li>
    );
  }
  const side = (
    <>
      <span className="caption num">
        {drivenText(t, ride.distance)} · {t('minutes', { n: ride.duration })}
      </span>
      {endedBefore(t, ride) === undefined ? null : <span className="chip">{t('endedEarlyChip')}</span>}
      {ride.myRating === null ? <span className="label">{t('notRated')}</span> : <Stars rating={ride.myRating} />}
    </>
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
        <RideRow ride={ride} name={name} lines={lines} side={side} />
        <Icon name="fwd" size={20} />
      </button>
    </li>
  );
}
