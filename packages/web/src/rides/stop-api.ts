import { useMutation } from '@tanstack/react-query';
import type { BodyIn } from '@safiri/contract/call.ts';
import type { makeStop } from '@safiri/contract/rides/calls.ts';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import { callApi } from '../platform/api-client.ts';
import { cacheRide } from './api.ts';

/** What the driver of a trip says of one of its stops. */
export const useMakeStop = (rideId: number) =>
  useMutation({
    mutationFn: (body: BodyIn<typeof makeStop>) => callApi(ridePaths.makeStop, { params: { id: String(rideId) }, body }),
    onSuccess: cacheRide,
  });
