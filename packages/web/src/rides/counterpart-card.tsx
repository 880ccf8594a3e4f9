import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { useText } from '../platform/text.ts';
import { Avatar, Plate, Stars } from '../ui/person.tsx';
import { Icon } from '../ui/svg.tsx';
import { AboutDriver } from './about-driver.tsx';

/** The other side: for a passenger the driver with the plate largest, for a driver the passenger. */
export function CounterpartCard({ ride, isDriver }: { ride: Ride; isDriver: boolean }) {
  const t = useText();
  const person = isDriver ? ride.passenger : ride.driver;
  if (person === null) return null;
  const vehicle = isDriver ? null : (ride.driver?.vehicleInfo ?? null);
  return (
    <section aria-label={t(isDriver ? 'passenger' : 'driver')} className="counterpart">
      <div className="row">
        <Avatar name={person.name} size={60} />
        <div className="grow">
          <div className="title">{person.name}</div>
          {vehicle === null ? null : (
            <div className="label muted">{[vehicle.color, vehicle.make, vehicle.model].filter((part) => part !== null).join(' ')}</div>
          )}
          <Stars rating={person.rating} />
        </div>
        {vehicle === null ? null : <Plate text={vehicle.licensePlate} />}
      </div>
      {isDriver ? null : <AboutDriver rideId={ride.id} />}
      {person.phone === null ? null : (
        <a className="button soft full" href={`tel:${person.phone}`}>
          <Icon name="phone" size={22} />
          {t('call', { name: person.name })}
        </a>
      )}
    </section>
  );
}
