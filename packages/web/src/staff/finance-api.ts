import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { placeOf, type Balance, type Batch, type StaffDisbursement, type StaffPayment } from '@safiri/contract/payments/finance-calls.ts';
import type { BodyIn } from '@safiri/contract/call.ts';
import type { DayWithLines, readProviderDay } from '@safiri/contract/payments/reconciliation-calls.ts';
import type { DisbursementState } from '@safiri/rules/payments/disbursement-life.ts';
import { DAYS_PAGE } from '@safiri/rules/payments/reconciliation.ts';
import { financePaths } from '@safiri/contract/payments/finance-paths.ts';
import { payoutPaths } from '@safiri/contract/earnings/staff-paths.ts';
import { BATCHES_PAGE, DISBURSEMENTS_PAGE } from '@safiri/rules/payments/batches.ts';
import type { BalanceHolder, DisbursementDecision, disbursementFilters, paymentFilters } from '@safiri/rules/payments/finance.ts';
import { callApi } from '../platform/api-client.ts';
import { queryClient } from '../platform/query.ts';

export type OutFilter = keyof typeof disbursementFilters | 'tasks';
export type InFilter = keyof typeof paymentFilters | 'tasks';

/** How a list is narrowed, as the server asks for it. */
const narrowed = <F extends string>(filter: F | 'tasks' | undefined) =>
  filter === undefined ? {} : filter === 'tasks' ? { tasks: '1' as const } : { state: filter as Exclude<F, 'tasks'> };
const beforeOf = (id: number) => (id === 0 ? {} : { before: String(id) });

/** Milliseconds between two looks at a list in which something is on its way: it ends without whoever reads it. */
const MOVING_MS = 5000;
const isMoving = (state: DisbursementState) => state === 'approved' || state === 'pending';
const lookWhile = <R>(moves: (row: R) => boolean) => ({
  refetchInterval: ({ state: { data } }: { readonly state: { readonly data: { readonly pages: readonly R[][] } | undefined } }) =>
    data?.pages.some((page) => page.some(moves)) === true && MOVING_MS,
});

const nextOf = (size: number) => (page: ReadonlyArray<{ readonly id: number }>) => (page.length < size ? undefined : page.at(-1)?.id);

export const useDisbursements = (filter: OutFilter | undefined) =>
  useInfiniteQuery({
    queryKey: [financePaths.disbursements, filter],
    queryFn: ({ pageParam }) => callApi(financePaths.disbursements, { query: { ...beforeOf(pageParam), ...narrowed(filter) } }),
    initialPageParam: 0,
    getNextPageParam: (page: StaffDisbursement[]) => nextOf(DISBURSEMENTS_PAGE)(page),
    placeholderData: (known) => known,
    staleTime: 0,
    ...lookWhile<StaffDisbursement>(({ state }) => isMoving(state)),
  });

export const useAllPayments = (filter: InFilter | undefined) =>
  useInfiniteQuery({
    queryKey: [financePaths.payments, filter],
    queryFn: ({ pageParam }) => callApi(financePaths.payments, { query: { ...beforeOf(pageParam), ...narrowed(filter) } }),
    initialPageParam: 0,
    getNextPageParam: (page: StaffPayment[]) => nextOf(DISBURSEMENTS_PAGE)(page),
    placeholderData: (known) => known,
    staleTime: 0,
    ...lookWhile<StaffPayment>(({ refunds }) => refunds.some(({ state }) => isMoving(state))),
  });

/** Settlements of shops that wait to be signed and are in no batch yet, page by page. */
export const useWaitingSettlements = () =>
  useInfiniteQuery({
    queryKey: [financePaths.disbursements, 'settlements'],
    queryFn: ({ pageParam }) =>
      callApi(financePaths.disbursements, {
        query: { ...beforeOf(pageParam), state: 'waiting', purpose: 'merchant_settlement', unbatched: '1' },
      }),
    initialPageParam: 0,
    getNextPageParam: (page: StaffDisbursement[]) => nextOf(DISBURSEMENTS_PAGE)(page),
    staleTime: 0,
  });

export const useBatches = () =>
  useInfiniteQuery({
    queryKey: [financePaths.batches],
    queryFn: ({ pageParam }) => callApi(financePaths.batches, { query: beforeOf(pageParam) }),
    initialPageParam: 0,
    getNextPageParam: (page: Batch[]) => nextOf(BATCHES_PAGE)(page),
    staleTime: 0,
  });

export const useBatch = (id: number) =>
  useQuery({
    queryKey: [financePaths.batch, id],
    queryFn: () => callApi(financePaths.batch, { params: { id: String(id) } }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => data?.disbursements.some(({ state }) => isMoving(state)) === true && MOVING_MS,
  });

export const useBalances = (holder: BalanceHolder) =>
  useInfiniteQuery({
    queryKey: [financePaths.balances, holder],
    queryFn: ({ pageParam }) =>
      callApi(financePaths.balances, { query: { of: holder, ...(pageParam === '' ? {} : { afterLine: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: (page: Balance[]) => {
      const last = page.at(-1);
      return last === undefined || page.length < DISBURSEMENTS_PAGE ? undefined : placeOf(last);
    },
    placeholderData: (known) => known,
    staleTime: 0,
  });

const refresh = () => {
  for (const key of [financePaths.batches, financePaths.batch, financePaths.disbursements, payoutPaths.list])
    void queryClient.invalidateQueries({ queryKey: [key] });
};

/** Signs a batch, and asks a second person. Sent again it is the same one. */
export const useMakeBatch = () =>
  useMutation({
    mutationFn: ({ ids, key }: { ids: number[]; key: string }) => callApi(financePaths.makeBatch, { body: { ids }, idempotencyKey: key }),
    onSettled: refresh,
  });

export const useDecideDisbursement = () =>
  useMutation({
    mutationFn: ({ id, outcome, note }: { id: number; outcome: DisbursementDecision; note: string }) =>
      callApi(financePaths.decideDisbursement, { params: { id: String(id) }, body: { outcome, note } }),
    onSettled: refresh,
  });

export const useDays = () =>
  useInfiniteQuery({
    queryKey: [financePaths.days],
    queryFn: ({ pageParam }) => callApi(financePaths.days, { query: beforeOf(pageParam) }),
    initialPageParam: 0,
    getNextPageParam: ({ days }: { days: ReadonlyArray<{ id: number }> }) => nextOf(DAYS_PAGE)(days),
    staleTime: 0,
  });

const dayKey = (id: number) => [financePaths.day, id];
const keepDay = (found: DayWithLines) => {
  queryClient.setQueryData(dayKey(found.day.id), found);
  void queryClient.invalidateQueries({ queryKey: [financePaths.days] });
};

export const useDay = (id: number) =>
  useQuery({ queryKey: dayKey(id), queryFn: () => callApi(financePaths.day, { params: { id: String(id) } }), staleTime: 0 });

export const useReadDay = () =>
  useMutation({
    mutationFn: (body: BodyIn<typeof readProviderDay>) => callApi(financePaths.readDay, { body }),
    onSuccess: keepDay,
  });

export const useExplainLine = (id: number) =>
  useMutation({
    mutationFn: ({ lineId, note }: { lineId: number; note: string }) =>
      callApi(financePaths.explainLine, { params: { id: String(id), lineId: String(lineId) }, body: { note } }),
    onSuccess: keepDay,
  });

export const useCloseDay = (id: number) =>
  useMutation({ mutationFn: () => callApi(financePaths.closeDay, { params: { id: String(id) } }), onSuccess: keepDay });

/** Where a list lies as a file, narrowed as it is shown. */
export const csvOf = (key: string, query: Record<string, string>): string =>
  `${key.replace('GET ', '')}${Object.keys(query).length === 0 ? '' : `?${new URLSearchParams(query).toString()}`}`;

export const queryOf = (filter: string | undefined): Record<string, string> =>
  filter === undefined ? {} : filter === 'tasks' ? { tasks: '1' } : { state: filter };
