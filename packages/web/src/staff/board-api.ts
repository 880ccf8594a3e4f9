import { useMutation, useQuery } from '@tanstack/react-query';
import type { BodyIn } from '@safiri/contract/call.ts';
import type { addItem, changeItem, changeLine, changeMerchant } from '@safiri/contract/orders/board-calls.ts';
import { orderPaths } from '@safiri/contract/orders/paths.ts';
import { callApi } from '../platform/api-client.ts';
import { queryClient } from '../platform/query.ts';
import { useText } from '../platform/text.ts';
import { toast } from '../ui/toast.tsx';
import { useLivePolling, useStreamEvent } from '../platform/stream.ts';

/** The stream tells of changes; while there is none the board is asked for. */
const BOARD_MS = 5000;

const listKey = [orderPaths.merchants];
const boardKey = (id: number) => [orderPaths.board, id];
const itemsKey = (id: number) => [orderPaths.merchantItems, id];

const dayKey = (id: number) => [orderPaths.shopDay, id];

const renewAll = () => {
  void queryClient.invalidateQueries({ queryKey: [orderPaths.shopDay] });
  void queryClient.invalidateQueries({ queryKey: listKey });
  void queryClient.invalidateQueries({ queryKey: [orderPaths.board] });
};

function useBoardEvents(): number | false {
  const interval = useLivePolling(BOARD_MS);
  useStreamEvent('board', renewAll);
  useStreamEvent('hello', renewAll);
  return interval;
}

export function useMerchants() {
  const refetchInterval = useBoardEvents();
  return useQuery({ queryKey: listKey, queryFn: () => callApi(orderPaths.merchants), refetchInterval, staleTime: 0 });
}

export function useBoard(id: number) {
  const refetchInterval = useBoardEvents();
  return useQuery({
    queryKey: boardKey(id),
    queryFn: () => callApi(orderPaths.board, { params: { id: String(id) } }),
    refetchInterval,
    staleTime: 0,
  });
}

/** The figures of the day: asked for again when the board changes, and when it is looked at again. */
export const useShopDay = (id: number) =>
  useQuery({ queryKey: dayKey(id), queryFn: () => callApi(orderPaths.shopDay, { params: { id: String(id) } }), staleTime: 0 });

export const useMerchantItems = (id: number, enabled: boolean) =>
  useQuery({
    queryKey: itemsKey(id),
    queryFn: () => callApi(orderPaths.merchantItems, { params: { id: String(id) } }),
    enabled,
    staleTime: 0,
  });

export type BoardStep =
  | { step: 'accept'; id: number; minutes: number }
  | { step: 'reject'; id: number; reason: string }
  | { step: 'ready'; id: number }
  | { step: 'line'; id: number; lineId: number; change: BodyIn<typeof changeLine> };

function take(did: BoardStep): Promise<unknown> {
  const params = { id: String(did.id) };
  switch (did.step) {
    case 'accept':
      return callApi(orderPaths.acceptOrder, { params, body: { minutes: did.minutes } });
    case 'reject':
      return callApi(orderPaths.rejectOrder, { params, body: { reason: did.reason } });
    case 'ready':
      return callApi(orderPaths.orderReady, { params });
    case 'line':
      return callApi(orderPaths.changeLine, { params: { ...params, lineId: String(did.lineId) }, body: did.change });
  }
}

export const useBoardStep = () => useMutation({ mutationFn: take, onSettled: renewAll });

/** Changes a shop and says when it was done. */
export function useShopChange(id: number) {
  const t = useText();
  const change = useMutation({
    mutationFn: (body: BodyIn<typeof changeMerchant>) => callApi(orderPaths.changeMerchant, { params: { id: String(id) }, body }),
    onSuccess: () => toast({ title: t('reviewDone') }),
    onSettled: renewAll,
  });
  return { busy: change.isPending, change, go: (body: BodyIn<typeof changeMerchant>) => change.mutate(body) };
}

export const useChangeItem = (merchantId: number) =>
  useMutation({
    mutationFn: ({ id, ...body }: BodyIn<typeof changeItem> & { id: number }) =>
      callApi(orderPaths.changeItem, { params: { id: String(id) }, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: itemsKey(merchantId) }),
  });

/** Says that an item has this picture now, or none. */
export const putItemPicture = (merchantId: number, id: number) => async (picture: number | null, version: number) => {
  try {
    return await callApi(orderPaths.changeItem, { params: { id: String(id) }, body: { picture, version } });
  } finally {
    await queryClient.invalidateQueries({ queryKey: itemsKey(merchantId) });
  }
};

/** Says that a shop has this picture now, or none. */
export const putShopPicture = (id: number) => async (picture: number | null, version: number) => {
  try {
    return await callApi(orderPaths.changeMerchant, { params: { id: String(id) }, body: { picture, version } });
  } finally {
    await queryClient.invalidateQueries({ queryKey: boardKey(id) });
  }
};

export const useAddItem = (merchantId: number) =>
  useMutation({
    mutationFn: (body: BodyIn<typeof addItem>) => callApi(orderPaths.addItem, { params: { id: String(merchantId) }, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: itemsKey(merchantId) }),
  });

export const useRemoveItem = (merchantId: number) =>
  useMutation({
    mutationFn: (id: number) => callApi(orderPaths.removeItem, { params: { id: String(id) } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: itemsKey(merchantId) }),
  });
