import { useMutation, useQuery } from '@tanstack/react-query';
import { pickupPaths } from '@safiri/contract/pickups/paths.ts';
import { callApi } from '../platform/api-client.ts';

/** How the pickup of the driver's own trip is recognised; asked anew for each trip and kept nowhere. */
export const useTripHint = (rideId: number) =>
  useQuery({
    queryKey: [pickupPaths.tripHint, rideId],
    queryFn: () => callApi(pickupPaths.tripHint, { params: { id: String(rideId) } }),
    staleTime: 0,
  });

export const useReportHint = (rideId: number) =>
  useMutation({
    mutationFn: () =>
      callApi(pickupPaths.reportHint, { params: { id: String(rideId) }, idempotencyKey: `report-hint-${rideId}-of-the-driver` }),
  });
