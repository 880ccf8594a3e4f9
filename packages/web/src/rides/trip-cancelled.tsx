import type { ReactNode } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { CANCELLED_BY_TEAM } from '@safiri/rules/rides/team-steps.ts';
import { PACKAGE_METHOD } from '@safiri/rules/subscriptions/packages.ts';
import { passengerRideTypes } from '@safiri/rules/pricing/ride-types.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import { Link } from 'wouter';
import type { TextKey } from 'virtual:texts/keys';
import { useText } from '../platform/text.ts';
import { chargedText } from './charged-text.ts';
import { RequestAgainButton } from './request-again-button.tsx';
import { RideFromHere } from './ride-from-here.tsx';
import { SafetyQuestion } from './safety-question.tsx';
import { TripOverPage } from './trip-over-page.tsx';

interface Ending {
  readonly title: TextKey;
  readonly text: TextKey;
}

const isOfTwo = (side: Ride['side'] | undefined) => side === 'booker' || side === 'rider';

/** Whose doing the end was, as each side is told; never the other's private reason (product: the life of a trip). */
export function endingOf(
  ride: Pick<Ride, 'cancelledBy' | 'cancelReason' | 'startedAt'> & Partial<Pick<Ride, 'side' | 'feeTerms'>>,
  isDriver: boolean,
): Ending {
  const { cancelledBy } = ride;
  if (ride.cancelReason === 'passenger_not_verified') return { title: 'tripCancelledTitle', text: 'reasonNotVerified' };
  if (ride.cancelReason === CANCELLED_BY_TEAM) return { title: 'tripCancelledTitle', text: 'teamEnded' };
  if (cancelledBy === 'system') return { title: 'nobodyFoundTitle', text: 'nobodyFound' };
  // One of the two did.
  if (cancelledBy === 'passenger' && isOfTwo(ride.side)) return { title: 'tripCancelledTitle', text: 'nothingCharged' };
  // What it cost says what happened.
  if (cancelledBy === 'driver' && ride.feeTerms?.charged?.kind === 'no_show') {
    return isDriver ? { title: 'youCancelled', text: 'noShowDone' } : { title: 'noShowEnded', text: 'noShowEndedText' };
  }
  if ((cancelledBy === 'driver') === isDriver) return { title: 'youCancelled', text: isDriver ? 'youCancelledDriver' : 'nothingCharged' };
  if (isDriver) return { title: 'passengerCancelled', text: 'passengerCancelledText' };
  return ride.startedAt === null
    ? { title: 'driverCancelled', text: 'driverCancelledText' }
    : { title: 'driverEnded', text: 'driverEndedText' };
}

/**
 * A trip that was cancelled: whose doing it was, what it costs, and what to do now.
 * @param help for a passenger who was in the car: the emergency button, handed in by the app
 */
export function TripCancelled({ ride, isDriver, onLeave, help }: { ride: Ride; isDriver: boolean; onLeave: () => void; help: ReactNode }) {
  const t = useText();
  const { title, text } = endingOf(ride, isDriver);
  const charged = ride.feeTerms?.charged ?? null;
  const onBoard = !isDriver && ride.side !== 'booker' && ride.startedAt !== null;
  const other = isDriver ? ride.passenger : ride.driver;
  // The same type would be refused again; another one is the person's to choose.
  const refused = ride.cancelReason === 'passenger_not_verified';
  const again = !isDriver && !isOfTwo(ride.side) && !onBoard && !refused && isOneOf(passengerRideTypes, ride.rideType);
  return (
    <TripOverPage title={t(title, { name: other?.name ?? '' })} onLeave={onLeave}>
      {/* Of a charge the text does not say that there was none. */}
      {charged !== null && text === 'nothingCharged' ? null : <p>{t(text, { name: other?.name ?? '' })}</p>}
      {charged === null ? null : <p>{chargedText(t, ride, charged, isDriver)}</p>}
      {!isDriver && ride.paymentMethod === PACKAGE_METHOD ? <p>{t('packageBack')}</p> : null}
      {onBoard ? (
        <>
          <SafetyQuestion ride={ride} help={help}>
            <h2 className="title">{t('areYouSafe')}</h2>
          </SafetyQuestion>
          <RideFromHere ride={ride} />
        </>
      ) : null}
      {again ? <RequestAgainButton ride={ride} label="againFor" /> : null}
      {refused && !isDriver ? (
        <>
          <p>{t('nothingCharged')}</p>
          <Link className="button primary full" href="/ride-request">
            {t('againOther')}
          </Link>
        </>
      ) : null}
    </TripOverPage>
  );
}
