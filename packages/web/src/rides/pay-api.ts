import { useMutation, useQuery } from '@tanstack/react-query';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import { walletPaths } from '@safiri/contract/wallet/paths.ts';
import type { DirectStart } from '../common/direct-pay.tsx';
import { callApi } from '../platform/api-client.ts';
import { queryClient } from '../platform/query.ts';
import { cacheRide } from './api.ts';

/** Somebody who answers the phone looks back at once; who is to wait for hours does not look. */
const PENDING_MS = 2500;
const UNKNOWN_MS = 20_000;

/** By which providers the cash of a ride can be paid instead now. */
export const useWaysToPay = (rideId: number, enabled: boolean) =>
  useQuery({
    queryKey: [ridePaths.paymentWays, rideId],
    queryFn: () => callApi(ridePaths.paymentWays, { params: { id: String(rideId) } }),
    enabled,
    staleTime: 0,
  });

/** Begins a payment; the ride has it at once. */
export const useStartPayment = (rideId: number) =>
  useMutation({
    mutationFn: ({ key, ...body }: DirectStart) =>
      callApi(ridePaths.startPayment, { params: { id: String(rideId) }, body, idempotencyKey: key }),
    onSuccess: cacheRide,
  });

/** Looks at a ride as long as nobody knows how its payment ends; the stream says it sooner. */
export function useFollowPayment(rideId: number, state: 'pending' | 'unknown' | undefined): void {
  useQuery({
    queryKey: ['ride-payment', rideId],
    queryFn: async () => {
      const ride = await callApi(ridePaths.getRide, { params: { id: String(rideId) } });
      cacheRide(ride);
      if (ride.ending?.payment?.state === 'succeeded')
        for (const key of ['receipt', walletPaths.getWallet]) void queryClient.invalidateQueries({ queryKey: [key] });
      return ride.version;
    },
    enabled: state !== undefined,
    staleTime: 0,
    refetchInterval: state === undefined ? false : state === 'unknown' ? UNKNOWN_MS : PENDING_MS,
  });
}
