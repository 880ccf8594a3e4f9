import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { BodyIn } from '@safiri/contract/call.ts';
import type { setShopAccount, ShopMoney } from '@safiri/contract/orders/settlement-calls.ts';
import { settlementPaths } from '@safiri/contract/orders/settlement-paths.ts';
import { SETTLEMENTS_PAGE } from '@safiri/rules/orders/settlement.ts';
import { callApi } from '../platform/api-client.ts';
import { queryClient } from '../platform/query.ts';

/** What a shop is paid, page by page. */
export const useShopMoney = (merchantId: number) =>
  useInfiniteQuery({
    queryKey: [settlementPaths.list, merchantId],
    queryFn: ({ pageParam }) =>
      callApi(settlementPaths.list, { params: { id: String(merchantId) }, query: pageParam === 0 ? {} : { before: String(pageParam) } }),
    initialPageParam: 0,
    getNextPageParam: ({ settlements }: ShopMoney) => (settlements.length < SETTLEMENTS_PAGE ? undefined : settlements.at(-1)?.id),
    staleTime: 0,
  });

export const useStatement = (merchantId: number, settlementId: number) =>
  useQuery({
    queryKey: [settlementPaths.read, merchantId, settlementId],
    queryFn: () => callApi(settlementPaths.read, { params: { id: String(merchantId), settlementId: String(settlementId) } }),
    staleTime: 0,
  });

export const useSetShopAccount = (merchantId: number) =>
  useMutation({
    mutationFn: (body: BodyIn<typeof setShopAccount>) => callApi(settlementPaths.setAccount, { params: { id: String(merchantId) }, body }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: [settlementPaths.list, merchantId] }),
  });

/** Where the orders of a week lie as a file. */
export const statementFile = (merchantId: number, settlementId: number): string =>
  settlementPaths.csv.replace('GET ', '').replace(':id', String(merchantId)).replace(':settlementId', String(settlementId));
