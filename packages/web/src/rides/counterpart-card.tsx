import type { ReactNode } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { useText } from '../platform/text.ts';
import { ActionTiles, LinkTile } from '../ui/action-tile.tsx';
import { Avatar, Plate, Stars } from '../ui/person.tsx';
import { AboutDriver } from './about-driver.tsx';
import { PinCard } from './pin-card.tsx';

/** The car that comes: its plate largest, what it looks like, and the PIN that is told in it. */
function CarTicket({ ride }: { ride: Ride }) {
  const vehicle = ride.driver?.vehicleInfo ?? null;
  if (vehicle === null) return <PinCard ride={ride} />;
  return (
    <div className="car-ticket">
      <div className="car-looks">
        <Plate text={vehicle.licensePlate} />
        <p className="strong">{[vehicle.color, vehicle.make, vehicle.model].filter((part) => part !== null).join(' ')}</p>
      </div>
      <PinCard ride={ride} />
    </div>
  );
}

/**
 * The other side: for a passenger the car and its driver, for a driver the passenger.
 * @param tiles what else one does with this person, beside calling
 */
export function CounterpartCard({ ride, isDriver, tiles }: { ride: Ride; isDriver: boolean; tiles: ReactNode }) {
  const t = useText();
  const person = isDriver ? ride.passenger : ride.driver;
  if (person === null) return null;
  return (
    <section aria-label={t(isDriver ? 'passenger' : 'driver')} className="counterpart">
      {isDriver ? null : <CarTicket ride={ride} />}
      <div className="row">
        <Avatar name={person.name} size={52} />
        <div className="grow">
          <div className="title">{person.name}</div>
          <Stars rating={person.rating} />
        </div>
        {isDriver ? null : <AboutDriver rideId={ride.id} />}
      </div>
      <ActionTiles>
        {person.phone === null ? null : (
          <LinkTile icon="phone" word={t('callShort')} label={t('call', { name: person.name })} href={`tel:${person.phone}`} />
        )}
        {tiles}
      </ActionTiles>
    </section>
  );
}
