import { minutesOf } from '../common/minute-range.ts';
import type { UnderWay } from '../common/under-way.ts';
import { useText } from '../platform/text.ts';
import { session } from '../platform/session.ts';
import { HOME_POLL_MS, useActiveRide } from './api.ts';
import { useIsChangeAsked } from './use-change-asked.ts';
import { askedTitle, tripTitle } from './trip-title.ts';

/** The live ride in a line: the plate before the start, with the PIN while one is needed, and the minutes of the next leg. */
export function useRideUnderWay(): UnderWay | undefined {
  const t = useText();
  const isDriver = session.use()?.userType === 'driver';
  const ride = useActiveRide(HOME_POLL_MS, 'known').data;
  const isAsked = useIsChangeAsked(ride ?? {});
  if (ride == null) return undefined;
  const plate = isDriver ? undefined : ride.driver?.vehicleInfo?.licensePlate;
  const isWaitedFor = !isDriver && (ride.status === 'accepted' || ride.status === 'arrived') && ride.pin !== null;
  return {
    key: `ride ${ride.id}`,
    href: '/active-ride',
    icon: 'car',
    title: isAsked ? askedTitle(t, ride, isDriver) : tripTitle(t, ride, isDriver),
    plate,
    pin: isWaitedFor ? t('livePin', { pin: ride.pin ?? '' }) : '',
    owner: '',
    // Beside a question to the driver they would be taken for the time left to answer.
    when: ride.eta === null || ride.status === 'arrived' || (isAsked && isDriver) ? '' : t('minutes', { n: minutesOf(ride.eta) }),
  };
}
