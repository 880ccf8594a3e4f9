import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '@safiri/contract/call.ts';
import { pricingPaths } from '@safiri/contract/pricing/paths.ts';
import type { findCaller } from '@safiri/contract/rides/caller-calls.ts';
import { callerPaths } from '@safiri/contract/rides/staff-paths.ts';
import type { ChosenPlace } from '../common/places.ts';
import { callApi } from '../platform/api-client.ts';
import { country } from '../platform/preferences.ts';

export type Caller = ReplyOf<typeof findCaller>;

/** Milliseconds after which a price is asked for anew, as it moves with the demand. */
const PRICE_MS = 60_000;

const at = ({ lat, lng, address }: ChosenPlace) => ({ lat, lng, address });

/** Who calls by a number: by a write, for it is logged, and so asked once for each number. */
export const useFindCaller = () =>
  useMutation({ mutationFn: (phone: string) => callApi(callerPaths.find, { body: { phone, countryId: country.get() } }) });

/** What each ride type costs now; undefined until both ends are chosen. */
export const useFares = (pickup: ChosenPlace | null, dropoff: ChosenPlace | null) =>
  useQuery({
    queryKey: [pricingPaths.calculateFare, 'staff', pickup?.lat, pickup?.lng, dropoff?.lat, dropoff?.lng],
    queryFn: () =>
      callApi(pricingPaths.calculateFare, {
        body: {
          rideType: 'standard',
          ...(pickup === null || dropoff === null ? { distance: 0 } : { pickupLocation: at(pickup), dropoffLocation: at(dropoff) }),
        },
      }),
    enabled: pickup !== null && dropoff !== null,
    staleTime: 0,
    refetchInterval: PRICE_MS,
  });

/** A ride for somebody who calls, as it stands on the screen with the price that they were told. */
export interface Wanted {
  readonly name: string;
  readonly phone: string;
  readonly pickup: ChosenPlace;
  readonly dropoff: ChosenPlace;
  /** A service of the market, by its id. */
  readonly rideType: string;
  readonly fare: string;
}

/** @param key of this wish: one that is sent again asks for no second ride */
export const useBook = () =>
  useMutation({
    mutationFn: ({ key, wanted: { pickup, dropoff, ...rest } }: { key: string; wanted: Wanted }) =>
      callApi(callerPaths.book, { body: { ...rest, pickupLocation: at(pickup), dropoffLocation: at(dropoff) }, idempotencyKey: key }),
  });
