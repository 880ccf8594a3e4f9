import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { nextStop } from '@safiri/rules/rides/stops.ts';
import type { Translate } from '../platform/text.ts';
import { isArriving } from './is-arriving.ts';
import { isUnseen } from './is-unseen.ts';
import { shortPlace } from './short-place.ts';

const titles = {
  requested: 'tripRequested',
  accepted: 'tripAccepted',
  arrived: 'tripArrived',
  in_progress: 'tripInProgressTo',
  completed: 'tripCompleted',
  cancelled: 'tripCancelledTitle',
} as const;

/** Where it stops next, or stands. */
const stopOf = ({ stops }: Ride) => stops[nextStop(stops) ?? -1];

/** What goes on with a trip, in one line; to its driver on the way to the pickup where to drive; nobody waits outside for who asked for somebody else. */
export const tripTitle = (t: Translate, ride: Ride, isDriver: boolean): string =>
  ride.search?.next != null
    ? t('tripNextDriver')
    : ride.hail === 'open' && ride.status === 'in_progress'
      ? t('hailUnderWay')
      : ride.status === 'in_progress' && stopOf(ride) !== undefined
        ? t(stopOf(ride)?.arrivedAt == null ? 'tripInProgressTo' : 'tripAtStop', { place: shortPlace(stopOf(ride)?.address ?? '') })
        : isDriver && ride.status === 'accepted'
          ? t('tripAcceptedDriver', { place: shortPlace(ride.pickupLocation.address) })
          : !isDriver && ride.side !== 'booker' && ride.status === 'arrived' && ride.delivery === null
            ? t(isUnseen(ride) ? 'driverSaysHere' : 'driverOutside')
            : !isDriver && ride.delivery === null && isArriving(ride)
              ? t('tripArriving')
              : t(titles[ride.status], { place: shortPlace(ride.dropoffLocation.address) });
