import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { nextStop } from '@safiri/rules/rides/stops.ts';
import type { Translate } from '../platform/text.ts';
import { isArriving } from './is-arriving.ts';
import { isUnseen, isUnseenAtStop } from './is-unseen.ts';
import { shortPlace } from './short-place.ts';

const titles = {
  requested: 'tripRequested',
  accepted: 'tripAccepted',
  arrived: 'tripArrived',
  in_progress: 'tripInProgressTo',
  completed: 'tripCompleted',
  cancelled: 'tripCancelledTitle',
} as const;

/** What its passenger asks for, and what its driver is asked. */
const asked = { destination: ['destTitle', 'destTitleDriver'], stop: ['stopTitle', 'stopTitleDriver'] } as const;

/** Where it stops next, or stands; a passenger reads as the driver's word what the phone does not show. */
function stopTitle(t: Translate, ride: Ride, isDriver: boolean): string | undefined {
  const stop = ride.stops[nextStop(ride.stops) ?? -1];
  if (stop === undefined) return undefined;
  const place = shortPlace(stop.address);
  if (stop.arrivedAt === null) return t('tripInProgressTo', { place });
  return t(!isDriver && isUnseenAtStop(ride, stop) ? 'tripSaidAtStop' : 'tripAtStop', { place });
}

/** What goes on with a trip, in one line; to its driver on the way to the pickup where to drive; nobody waits outside for who asked for somebody else. */
export function tripTitle(t: Translate, ride: Ride, isDriver: boolean): string {
  const { status } = ride;
  if (ride.search?.next != null) return t('tripNextDriver');
  if (ride.hail === 'open' && status === 'in_progress') return t('hailUnderWay');
  const atStop = status === 'in_progress' ? stopTitle(t, ride, isDriver) : undefined;
  if (atStop !== undefined) return atStop;
  if (isDriver && status === 'accepted') return t('tripAcceptedDriver', { place: shortPlace(ride.pickupLocation.address) });
  if (!isDriver && ride.delivery === null) {
    if (status === 'arrived' && ride.side !== 'booker') return t(isUnseen(ride) ? 'driverSaysHere' : 'driverOutside');
    if (isArriving(ride)) return t('tripArriving');
  }
  return t(titles[status], { place: shortPlace(ride.dropoffLocation.address) });
}

/** The same while the driver has not said whether they go a new way. */
export const askedTitle = (t: Translate, { destinationChange }: Ride, isDriver: boolean): string =>
  t(asked[destinationChange?.kind ?? 'destination'][isDriver ? 1 : 0], { place: shortPlace(destinationChange?.wanted ?? '') });
