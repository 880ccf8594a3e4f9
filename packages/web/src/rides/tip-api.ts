import { useMutation } from '@tanstack/react-query';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import { walletPaths } from '@safiri/contract/wallet/paths.ts';
import { callApi } from '../platform/api-client.ts';
import { queryClient } from '../platform/query.ts';
import { cacheRide } from './api.ts';

/** Something on top for the driver, from the wallet; sent again it is the same. */
export function useTipDriver(rideId: number) {
  return useMutation({
    mutationFn: ({ amount, key }: { amount: string; key: string }) =>
      callApi(ridePaths.tipDriver, { params: { id: String(rideId) }, body: { amount }, idempotencyKey: key }),
    onSuccess: (ride) => {
      cacheRide(ride);
      for (const key of ['receipt', walletPaths.getWallet]) void queryClient.invalidateQueries({ queryKey: [key] });
    },
  });
}
