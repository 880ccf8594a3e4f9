import type { tripTrail } from '@safiri/contract/drivers/calls.ts';
import type { ReplyOf } from '@safiri/contract/call.ts';
import { distanceMeters } from '@safiri/rules/places/geo.ts';
import { distanceText } from '../common/point-name.ts';
import { clockTime } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { useServerNow } from '../ui/use-now.ts';
import { ageOf, PlaceOf } from './emergency-place.tsx';

/** Nearer than this a phone can't tell a car from one that has arrived. */
const THERE_METERS = 30;

type Trail = ReplyOf<typeof tripTrail>;

/** Where a car is in words: the street that is near, how far it has to go, and how old that is. */
export function TrailCar({ car, pickup, dropoff }: { car: NonNullable<Trail['car']>; pickup: Trail['pickup']; dropoff: Trail['dropoff'] }) {
  const t = useText();
  const now = useServerNow(1000);
  const isComing = car.leg === 'pickup';
  const meters = distanceMeters(car, isComing ? pickup : dropoff);
  const distance = distanceText(meters);
  const left =
    meters < THERE_METERS
      ? t(isComing ? 'trailAtPickup' : 'trailAtDropoff')
      : t(isComing ? 'trailToPickup' : 'trailToDropoff', { distance });
  return (
    <div>
      <PlaceOf at={car} />
      <p className="label num">{left}</p>
      <p className="caption num">{t('trailSeen', { time: clockTime(car.at), age: ageOf(t, now - Date.parse(car.at)) })}</p>
    </div>
  );
}
