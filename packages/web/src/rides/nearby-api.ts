import { dispatchPaths } from '@safiri/contract/dispatch/paths.ts';
import { NEARBY_SECONDS } from '@safiri/rules/dispatch/nearby-cars.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { callApi } from '../platform/api-client.ts';
import { savesData } from '../platform/data-saver.ts';
import { useNow } from '../ui/use-now.ts';

const NEARBY_MS = 1000 * NEARBY_SECONDS;
/** After this long without an answer nobody knows where they are. */
const GONE_MS = 3 * NEARBY_MS;

/** Three decimals are about 100 m, less than what the answer tells apart; five a metre. */
const text = ({ lat, lng }: Point, decimals: number) => `${lat.toFixed(decimals)},${lng.toFixed(decimals)}`;

/**
 * The free cars around a pickup; asked for again while somebody looks, and under data saver once.
 * `error` is why nobody is told of any.
 * @param pickup undefined while nobody asks, as the type
 */
export function useNearbyCars(pickup: Point | undefined, rideType: string | undefined) {
  const asks = pickup !== undefined && rideType !== undefined;
  const now = useNow(NEARBY_MS);
  const { data, error, dataUpdatedAt, isPlaceholderData } = useQuery({
    queryKey: [dispatchPaths.nearbyCars, pickup && text(pickup, 3), rideType],
    queryFn: asks ? () => callApi(dispatchPaths.nearbyCars, { query: { near: text(pickup, 5), rideType } }) : skipToken,
    staleTime: NEARBY_MS,
    refetchInterval: savesData() ? false : NEARBY_MS,
    // The cars of the place before stand until those of the next one are known.
    placeholderData: keepPreviousData,
  });
  const isKnown = asks && error === null && (isPlaceholderData || now - dataUpdatedAt < GONE_MS);
  return { around: isKnown ? data : undefined, error };
}
