import { Link } from 'wouter';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { aboutMinutes } from '../common/minute-range.ts';
import { useText } from '../platform/text.ts';
import { Plate } from '../ui/person.tsx';
import { Icon } from '../ui/svg.tsx';
import { useBookedRides } from './booked-api.ts';
import { shortPlace } from './short-place.ts';
import { tripTitle } from './trip-title.ts';
import './booked-rides.css';

/** Once somebody drives: by which car, and in how many minutes it is where. */
function Coming({ ride }: { ride: Ride }) {
  const t = useText();
  const plate = ride.driver?.vehicleInfo?.licensePlate;
  if (plate === undefined) return null;
  const place = ride.status === 'in_progress' ? shortPlace(ride.dropoffLocation.address) : (ride.rider?.name ?? ride.passenger.name);
  return (
    <span className="row wrap booked-coming num">
      <Plate text={plate} />
      {ride.eta === null || ride.status === 'arrived' ? null : (
        <b className="label">{`${aboutMinutes(t, ride.eta)} ${t('etaTo', { place })}`}</b>
      )}
    </span>
  );
}

/** The rides under way that the person asked for others, each with the way to it; nothing while there are none. @param but the one on the screen */
export function BookedRides({ but }: { but?: number }) {
  const t = useText();
  const rides = useBookedRides().data?.filter(({ id }) => id !== but) ?? [];
  if (rides.length === 0) return null;
  return (
    <section className="stack" aria-label={t('bookedForOthers')}>
      <h2 className="h2">{t('bookedForOthers')}</h2>
      <ul className="card list">
        {rides.map((ride) => (
          <li key={ride.id}>
            <Link className="booked-ride" href={`/active-ride?ride=${ride.id}`}>
              <Icon name="user" size={24} />
              <span className="grow">
                <b>{ride.rider?.name ?? ride.passenger.name}</b>
                <span className="caption">
                  {tripTitle(t, ride, false)} · {shortPlace(ride.dropoffLocation.address)}
                </span>
                <Coming ride={ride} />
              </span>
              <Icon name="fwd" size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
