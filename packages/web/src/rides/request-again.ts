import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { pricingPaths } from '@safiri/contract/pricing/paths.ts';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { callApi } from '../platform/api-client.ts';
import { session } from '../platform/session.ts';
import { cacheRide, newKey } from './api.ts';

/** What is asked for again, at the price that the person sees. */
export type TripToRepeat = Pick<
  Ride,
  'pickupLocation' | 'dropoffLocation' | 'stops' | 'paymentMethod' | 'payBy' | 'walletPart' | 'rideType' | 'service' | 'fare' | 'countryId'
>;

/** A price of now, above the one that the person agreed to before. */
export interface Dearer {
  readonly fare: string;
  readonly countryId: Ride['countryId'];
}

/** The service of the trip makes no stops any more. */
export class MakesNoStops extends Error {}

/** Whether a fresh price may be taken without asking: the same money, and not more than was seen. */
export const isCoveredByConsent = (seen: Pick<Ride, 'fare' | 'countryId'>, now: Dearer): boolean =>
  seen.countryId === now.countryId && Number(now.fare) <= Number(seen.fare);

/**
 * Asks for the same trip again with a fresh quote. One tap does it; when the price rose the new one is shown, and a second tap
 * takes it. `dearer` is the price to show; a lost answer asked for again is the same request.
 */
export function useRequestAgain(ride: TripToRepeat) {
  const key = useRef(newKey());
  const [dearer, setDearer] = useState<Dearer>();
  const { pickupLocation, dropoffLocation } = ride;
  // What a phone keeps of before knows of no provider.
  const paymentMethod = ride.payBy ?? ride.paymentMethod;
  const stops = ride.stops.length === 0 ? {} : { stops: ride.stops.map(({ lat, lng, address }) => ({ lat, lng, address })) };
  const rideType = ride.service?.id ?? ride.rideType;
  const ask = useMutation({
    mutationFn: async (): Promise<Ride | null> => {
      const quote = await callApi(pricingPaths.calculateFare, { body: { rideType, pickupLocation, dropoffLocation, ...stops } });
      const now = quote.fares.find((fare) => fare.rideType === rideType);
      if (now === undefined && quote.withoutStops.some((one) => one.rideType === rideType)) throw new MakesNoStops();
      if (now === undefined) throw new Error('the quote lacks the type of the ride');
      const price = { fare: now.fare, countryId: quote.countryId };
      if (!isCoveredByConsent(dearer ?? ride, price)) {
        setDearer(price);
        return null;
      }
      const found = await callApi(ridePaths.requestRide, {
        body: {
          passengerId: session.get()?.id ?? 0,
          pickupLocation,
          dropoffLocation,
          ...stops,
          rideType,
          paymentMethod,
          ...(ride.walletPart != null && Number(ride.walletPart) < Number(now.fare) ? { walletPart: ride.walletPart } : {}),
          fare: now.fare,
          ...(now.quoteId == null ? {} : { quoteId: now.quoteId }),
        },
        idempotencyKey: key.current,
      });
      cacheRide(found);
      return found;
    },
  });
  return { ask, dearer };
}
