import type { ProblemBody } from '@safiri/contract/problems.ts';
import { NEARBY_CARS } from '@safiri/rules/dispatch/nearby-cars.ts';
import { useEffect } from 'react';
import type { ChosenPlace } from '../common/places.ts';
import type { SearchCenter } from '../common/search-center.ts';
import { useText } from '../platform/text.ts';
import type { MapCar } from '../ui/map-types.ts';
import { useNearbyCars } from './nearby-api.ts';
import { refusalOfPlace, unservedAt } from './unserved.ts';
import { unservedTitle } from './unserved-here.tsx';

/** Minutes within which a car is near to whoever waits for it. */
const NEAR_MINUTES = 10;

interface Props {
  readonly pickup: ChosenPlace | null;
  /** Where the phone is, while there is no pickup. */
  readonly near: SearchCenter;
  /** Undefined while cars are no matter: for a ride of later, or one that is not for this person. */
  readonly rideType: string | undefined;
  /** Is given the cars for the map, undefined while nobody knows of any. */
  readonly onCars: (cars: readonly MapCar[] | undefined) => void;
  /** Is given what the server refused because nobody is served there, undefined where somebody is; without it that is said here. */
  readonly onRefusal?: ((refusal: ProblemBody | undefined) => void) | undefined;
  /** Nothing is said once the trip is known: then the heading says when the chosen one could come. */
  readonly isSilent: boolean;
}

/** How many cars are near and when the first could come: what the map shows, in words, for whoever has or sees no map. */
export function CarsNear({ pickup, near, rideType, onCars, onRefusal, isSilent }: Props) {
  const t = useText();
  const here = pickup ?? (near.name === undefined ? near.point : undefined);
  const { around, error } = useNearbyCars(here, rideType);
  const cars = around?.cars;
  const refusal = refusalOfPlace(error);
  useEffect(() => onCars(cars), [cars, onCars]);
  useEffect(() => onRefusal?.(refusal), [refusal, onRefusal]);
  const unserved = onRefusal === undefined ? unservedAt(here, refusal) : null;
  if (unserved !== null) return <span className="caption">{unservedTitle(t, unserved)}</span>;
  if (isSilent || around === undefined) return null;
  const { firstMinutes: m } = around;
  const n = around.cars.length;
  const words = () => {
    if (m === null) return t('noCarNear');
    // A car that takes so long is not called near.
    if (n === 0 || m > NEAR_MINUTES) return t('carsFar', { m });
    // There may well be more than are told of.
    return n < NEARBY_CARS ? t('carsNear', { n, m }) : t('carsMany', { n, m });
  };
  return <span className="caption num">{words()}</span>;
}
