import { useMutation, useQuery } from '@tanstack/react-query';
import type { BodyIn } from '@safiri/contract/call.ts';
import type { bookMoney, CashDesk, closeDrawer, openDrawer } from '@safiri/contract/cash/calls.ts';
import { cashPaths } from '@safiri/contract/cash/paths.ts';
import { callApi } from '../platform/api-client.ts';
import { queryClient } from '../platform/query.ts';

const deskKey = [cashPaths.desk];
const personKey = [cashPaths.person];
/** Whatever was done, the desk is as the answer says, and balances are read anew. */
function putDesk(desk: CashDesk): void {
  queryClient.setQueryData(deskKey, desk);
  void queryClient.invalidateQueries({ queryKey: personKey });
}
const lookAgain = () => void queryClient.invalidateQueries({ queryKey: deskKey });

export const useCashDesk = () => useQuery({ queryKey: deskKey, queryFn: () => callApi(cashPaths.desk), staleTime: 0 });

/** Whom a number means. */
export const useCashPerson = (find: string) =>
  useQuery({
    queryKey: [...personKey, find],
    queryFn: () => callApi(cashPaths.person, { query: { find } }),
    enabled: find !== '',
    retry: false,
    staleTime: 0,
  });

/** What is sent again with the same key is done once. */
interface Keyed {
  readonly key: string;
}

export const useOpenDrawer = () =>
  useMutation({
    mutationFn: ({ key, ...body }: BodyIn<typeof openDrawer> & Keyed) => callApi(cashPaths.openDrawer, { body, idempotencyKey: key }),
    onSuccess: putDesk,
    onError: lookAgain,
  });

export const useCloseDrawer = () =>
  useMutation({
    mutationFn: ({ key, id, ...body }: BodyIn<typeof closeDrawer> & Keyed & { id: number }) =>
      callApi(cashPaths.closeDrawer, { params: { id: String(id) }, body, idempotencyKey: key }),
    onSuccess: putDesk,
    onError: lookAgain,
  });

export const useBookMoney = () =>
  useMutation({
    mutationFn: ({ key, ...body }: BodyIn<typeof bookMoney> & Keyed) => callApi(cashPaths.book, { body, idempotencyKey: key }),
    onSuccess: putDesk,
    onError: lookAgain,
  });
