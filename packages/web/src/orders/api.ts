import { useMutation, useQuery } from '@tanstack/react-query';
import type { BodyIn } from '@safiri/contract/call.ts';
import type { requestParcel } from '@safiri/contract/orders/calls.ts';
import { orderPaths } from '@safiri/contract/orders/paths.ts';
import type { Order, ParcelQuote } from '@safiri/contract/orders/shapes.ts';
import type { StreamEvents } from '@safiri/contract/stream.ts';
import type { LineTag } from '@safiri/rules/orders/line-tags.ts';
import type { PackageType } from '@safiri/rules/orders/package-types.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { isLiveOrder } from '@safiri/rules/orders/order-life.ts';
import { QUOTE_RENEW_MS } from '@safiri/rules/pricing/quote-life.ts';
import { callApi } from '../platform/api-client.ts';
import { cachedQuery } from '../platform/offline-cache.ts';
import { cacheNewest, queryClient } from '../platform/query.ts';
import { useLivePolling, useStreamEvent } from '../platform/stream.ts';

/** Where the courier is comes by asking; all else is told by the stream. */
const MOVING_MS = 5000;
const LIST_MS = 10_000;
/** In a list the courier's minutes are said in steps of five: so often is soon enough, and no change tells of them. */
const DRIVEN_MS = 30_000;

const listKey = [orderPaths.listOrders];
const oneKey = (id: number) => [orderPaths.getOrder, id];

/** The newer version of an order wins. */
export function cacheOrder(order: Order): void {
  cacheNewest<Order>(oneKey(order.id), (known) => (known !== undefined && known.version > order.version ? known : order));
  cacheNewest<Order[]>(listKey, (list) =>
    list === undefined || !list.some(({ id }) => id === order.id)
      ? list
      : list.map((row) => (row.id === order.id && row.version <= order.version ? order : row)),
  );
}

const take = ({ order }: StreamEvents['order']) => cacheOrder(order);
const askAgain = () => void queryClient.invalidateQueries({ queryKey: listKey });

function useOrderEvents(): void {
  useStreamEvent('order', take);
  useStreamEvent('hello', askAgain);
}

/** The person's orders of every kind, newest first; polled without a stream while one of them is under way. Without a network the last ones known. */
export function useOrders() {
  useOrderEvents();
  const polling = useLivePolling(LIST_MS);
  return useQuery({
    ...cachedQuery(listKey, () => callApi(orderPaths.listOrders)),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const live = state.data?.filter(({ status }) => isLiveOrder(status)) ?? [];
      if (live.length === 0) return false;
      return polling || (live.some(({ status }) => status === 'picked_up') && DRIVEN_MS);
    },
  });
}

/** One order; asked for every few seconds while a courier moves. Without a network what was last known: the PIN for the door. */
export function useOrder(id: number) {
  useOrderEvents();
  return useQuery({
    ...cachedQuery(oneKey(id), () => callApi(orderPaths.getOrder, { params: { id: String(id) } })),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data !== undefined && isLiveOrder(state.data.status) ? MOVING_MS : false),
  });
}

const change = (key: typeof orderPaths.cancelOrder | typeof orderPaths.confirmHandover) =>
  function useChange() {
    return useMutation({ mutationFn: (id: number) => callApi(key, { params: { id: String(id) } }), onSuccess: cacheOrder });
  };
export const useCancelOrder = change(orderPaths.cancelOrder);
export const useConfirmHandover = change(orderPaths.confirmHandover);

/** Asks for orders again after what belongs to them was changed elsewhere. */
export const renewOrders = (): void => void queryClient.invalidateQueries({ queryKey: [orderPaths.getOrder] });

export const useRateMerchant = () =>
  useMutation({
    mutationFn: ({ id, rating }: { id: number; rating: number }) =>
      callApi(orderPaths.rateMerchant, { params: { id: String(id) }, body: { rating } }),
    onSuccess: cacheOrder,
  });

export const useRateLine = () =>
  useMutation({
    mutationFn: ({ id, lineId, ...body }: { id: number; lineId: number; liked: boolean; tags?: LineTag[] }) =>
      callApi(orderPaths.rateLine, { params: { id: String(id), lineId: String(lineId) }, body }),
    onSuccess: cacheOrder,
  });

/** A parcel as its price sees it; what it is and weighs may not be known yet. */
export interface AskedParcel {
  readonly pickup: Point | null;
  readonly dropoff: Point | null;
  readonly packageType: PackageType | null;
  readonly kg: number | null;
  readonly isFragile: boolean;
}

/** What the market offers for a parcel, with each vehicle's price once it is known what it is; asked again before the prices cease to hold. */
export const useParcelQuote = ({ pickup, dropoff, packageType, kg, isFragile }: AskedParcel) =>
  useQuery({
    enabled: pickup !== null && dropoff !== null,
    queryKey: [orderPaths.quoteParcel, pickup, dropoff, packageType, kg, isFragile],
    queryFn: () =>
      callApi(orderPaths.quoteParcel, {
        body: {
          pickupLocation: pickup ?? { lat: 0, lng: 0 },
          dropoffLocation: dropoff ?? { lat: 0, lng: 0 },
          ...(packageType === null || kg === null ? {} : { packageType, weight: kg }),
          isFragile,
        },
      }),
    staleTime: QUOTE_RENEW_MS,
    refetchInterval: QUOTE_RENEW_MS,
    // What is offered on this way, until the new price comes.
    placeholderData: (before: ParcelQuote | undefined, query) =>
      JSON.stringify(query?.queryKey.slice(1, 3)) === JSON.stringify([pickup, dropoff]) ? before : undefined,
  });

/** Asks for prices again after one was refused. */
export const renewParcelQuotes = (): void => void queryClient.invalidateQueries({ queryKey: [orderPaths.quoteParcel] });

export const useRequestParcel = () =>
  useMutation({
    mutationFn: (body: BodyIn<typeof requestParcel>) => callApi(orderPaths.requestParcel, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: listKey }),
  });
