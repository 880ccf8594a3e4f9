import type { ReactNode } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { carLooks } from '../common/car-looks.ts';
import { useText } from '../platform/text.ts';
import { paintOf } from '../ui/car-paint.ts';
import { Face } from '../ui/face.tsx';
import { Plate, Stars } from '../ui/person.tsx';
import { AboutDriver } from './about-driver.tsx';
import { PhotoChecked } from './counterpart-card.tsx';
import { PersonTiles } from './person-tiles.tsx';
import '../common/car-ticket.css';

/** In the car: who drives and which car it is, in one line, and what is done with them. Nobody looks for the plate any more. */
export function DriverOnBoard({ ride, tiles }: { ride: Ride; tiles: ReactNode }) {
  const t = useText();
  const { driver } = ride;
  if (driver === null) return null;
  const car = driver.vehicleInfo;
  return (
    <section aria-label={t('driver')} className="counterpart">
      <div className="row driver-line" data-row="10">
        <Face name={driver.name} photo={driver.photo?.url ?? null} sizes={[48, 48]} />
        <div className="grow">
          <div className="row wrap">
            <span className="title">{driver.name}</span>
            <Stars rating={driver.rating} />
          </div>
          {car === null ? null : (
            <p className="caption row">
              <span className="car-paint" style={{ background: paintOf(car.color) }} aria-hidden="true" />
              {carLooks(t, car)}
            </p>
          )}
        </div>
        {car === null ? null : <Plate text={car.licensePlate} />}
      </div>
      <div data-row="12">
        <PersonTiles person={driver} tiles={tiles} bySms={ride.chat === false} />
      </div>
      <div className="row wrap driver-more">
        <PhotoChecked driver={driver} />
        <AboutDriver rideId={ride.id} />
      </div>
    </section>
  );
}
