import { useState } from 'react';
import { useHere, useSearchCenter } from '../common/search-center.ts';
import type { MapCar } from '../ui/map-types.ts';
import { Map } from '../ui/map.tsx';
import { CarsNear } from './cars-near.tsx';
import { usualType } from './goal-from-home.ts';

/** Where the phone is and the free cars around it, of the type that this person asks for. */
export function HomeMap() {
  const here = useHere();
  const near = useSearchCenter();
  const [cars, setCars] = useState<readonly MapCar[]>();
  return (
    <>
      <div className="home-map-in">
        <Map here={here} fit={[near.point]} cars={cars} />
      </div>
      <CarsNear pickup={null} near={near} rideType={usualType.use()} onCars={setCars} isSilent={false} />
    </>
  );
}
