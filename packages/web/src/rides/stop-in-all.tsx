import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { useWayAfter } from '../common/way-after.ts';
import { km } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { useNow } from '../ui/use-now.ts';
import { dueAt } from './due-at.ts';
import { shortPlace } from './short-place.ts';

/** Of a trip that is asked to stop: how far it goes in all, and when it ends. */
export function StopInAll({ ride }: { ride: Ride }) {
  const t = useText();
  const now = useNow(10_000);
  const { seconds: after } = useWayAfter(ride);
  const there = after === undefined ? undefined : dueAt(ride, now, after);
  const all = { place: shortPlace(ride.dropoffLocation.address), way: km(ride.distance) };
  return (
    <p className="label strong num destination-in-all">
      {there === undefined ? t('stopOn', all) : t('stopOnAt', { ...all, time: there.time })}
    </p>
  );
}
