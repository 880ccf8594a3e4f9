import { pricingPaths } from '@safiri/contract/pricing/paths.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { passengerRideTypes } from '@safiri/rules/pricing/ride-types.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import { PACKAGE_METHOD } from '@safiri/rules/subscriptions/packages.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { callApi } from '../platform/api-client.ts';
import { currentPosition, mayLocate, namePoint } from '../common/places.ts';
import { useText } from '../platform/text.ts';
import { Skeleton } from '../ui/states.tsx';
import { RequestAgainButton } from './request-again-button.tsx';
import type { TripToRepeat } from './request-again.ts';

/** The rest of a trip that goes no further, from where the phone is, with its price; null where that can't be told. */
async function restOf(ride: Ride): Promise<TripToRepeat | null> {
  const rideType = ride.service?.id ?? ride.rideType;
  // A package may be used up, and a position is not asked for by itself: both are for the request screen.
  if (!isOneOf(passengerRideTypes, ride.rideType) || ride.paymentMethod === PACKAGE_METHOD || !(await mayLocate())) return null;
  const here = await currentPosition();
  if (here === undefined) return null;
  const pickupLocation = await namePoint(here);
  const { dropoffLocation, paymentMethod, payBy } = ride;
  const quote = await callApi(pricingPaths.calculateFare, { body: { rideType, pickupLocation, dropoffLocation } });
  const price = quote.fares.find((fare) => fare.rideType === rideType);
  if (price === undefined) return null;
  return {
    pickupLocation,
    dropoffLocation,
    // Who stands on the road wants to be there.
    stops: [],
    paymentMethod,
    payBy,
    // Another price, of which no part was agreed to.
    walletPart: null,
    rideType: ride.rideType,
    service: ride.service,
    fare: price.fare,
    countryId: quote.countryId,
  };
}

/** Somebody stands on the road: another ride from here to the same place in one tap, else the way to the request screen. */
export function RideFromHere({ ride }: { ride: Ride }) {
  const t = useText();
  const rest = useQuery({ queryKey: ['ride-from-here', ride.id], queryFn: () => restOf(ride), retry: false, gcTime: 0 });
  if (rest.isPending) return <Skeleton height={56} />;
  if (rest.data != null) return <RequestAgainButton ride={rest.data} label="findAnotherFor" />;
  return (
    <Link className="button primary full" href="/ride-request">
      {t('findAnother')}
    </Link>
  );
}
