import type { tripTrail } from '@safiri/contract/drivers/calls.ts';
import type { ReplyOf } from '@safiri/contract/call.ts';
import { distanceMeters } from '@safiri/rules/places/geo.ts';
import { distanceText } from '../common/point-name.ts';
import { clockTime } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { useServerNow } from '../ui/use-now.ts';
import { ageOf, PlaceOf } from './emergency-place.tsx';

type Trail = ReplyOf<typeof tripTrail>;

/** Where a car is in words: the street that is near, how far it has to go, and how old that is. */
export function TrailCar({ car, pickup, dropoff }: { car: NonNullable<Trail['car']>; pickup: Trail['pickup']; dropoff: Trail['dropoff'] }) {
  const t = useText();
  const now = useServerNow(1000);
  const isComing = car.leg === 'pickup';
  const distance = distanceText(distanceMeters(car, isComing ? pickup : dropoff));
  return (
    <div>
      <PlaceOf at={car} />
      <p className="label num">{isComing ? t('trailToPickup', { distance }) : t('trailToDropoff', { distance })}</p>
      <p className="caption num">{t('trailSeen', { time: clockTime(car.at), age: ageOf(t, now - Date.parse(car.at)) })}</p>
    </div>
  );
}
