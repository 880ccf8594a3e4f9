import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { BodyIn } from '@safiri/contract/call.ts';
import type { findPayoutName, requestPayout, setPayoutDestination } from '@safiri/contract/earnings/calls.ts';
import type { Payout } from '@safiri/contract/earnings/shapes.ts';
import { earningsPaths } from '@safiri/contract/earnings/paths.ts';
import { COMMISSION_MONTHS_PAGE } from '@safiri/rules/earnings/commission-month.ts';
import { callApi, wasRefused } from '../platform/api-client.ts';
import { queryClient } from '../platform/query.ts';
import { serverTime } from '../platform/server-clock.ts';
import { session } from '../platform/session.ts';
import { useStreamEvent } from '../platform/stream.ts';

/** Milliseconds between two looks at a payout that a provider pays. */
const SENT_MS = 5000;
const isSent = ({ status, progress }: Payout) => status === 'requested' && progress !== null && progress !== 'waiting';

const earningsKey = () => [earningsPaths.getEarnings, session.get()?.id];

const termsKey = () => [earningsPaths.payoutTerms, session.get()?.id];

const refresh = () =>
  Promise.all([queryClient.invalidateQueries({ queryKey: earningsKey() }), queryClient.invalidateQueries({ queryKey: termsKey() })]);

/** All that the screen shows in one answer. Trips end on other screens: each visit asks again, the last figures stand meanwhile. */
export function useEarnings() {
  // That a payout arrived, or came back, is told by a notification.
  useStreamEvent(
    'notification',
    useCallback(() => void refresh(), []),
  );
  return useQuery({
    queryKey: earningsKey(),
    queryFn: () => callApi(earningsPaths.getEarningsOf, { params: { userId: String(session.get()?.id ?? 0) } }),
    staleTime: 0,
    // What is under way ends without the driver: a screen that stands open hears of it.
    refetchInterval: ({ state: { data } }) => (data?.payouts.some(isSent) === true ? SENT_MS : false),
  });
}

/** The invoices for what was kept of the driver, a year at a time. */
export function useCommissionInvoices() {
  return useInfiniteQuery({
    queryKey: [earningsPaths.commissionInvoices, session.get()?.id],
    queryFn: ({ pageParam }) =>
      callApi(earningsPaths.commissionInvoices, { query: pageParam === undefined ? {} : { before: String(pageParam) } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => (last.length < COMMISSION_MONTHS_PAGE ? undefined : last.at(-1)?.id),
  });
}

export function useReferDriver() {
  return useMutation({
    mutationFn: ({ phone, key }: { phone: string; key: string }) =>
      callApi(earningsPaths.referDriver, { body: { phone }, idempotencyKey: key }),
    onSuccess: refresh,
  });
}

export function useRequestPayout() {
  return useMutation({
    mutationFn: (body: BodyIn<typeof requestPayout>) => callApi(earningsPaths.requestPayout, { body }),
    onSuccess: refresh,
    // The account was changed on another screen: this one says until when it rests.
    onError: (error) => (wasRefused(error, 'destination_new') ? refresh() : undefined),
  });
}

/** What can be paid out now, and where it goes; asked again when the account has rested. */
export const usePayoutTerms = () =>
  useQuery({
    queryKey: termsKey(),
    queryFn: () => callApi(earningsPaths.payoutTerms),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.restsUntil == null ? false : Math.max(SENT_MS, Date.parse(data.restsUntil) - serverTime()),
  });

export const useFindPayoutName = () =>
  useMutation({ mutationFn: (body: BodyIn<typeof findPayoutName>) => callApi(earningsPaths.payoutName, { body }) });

export const useSetDestination = () =>
  useMutation({
    mutationFn: (body: BodyIn<typeof setPayoutDestination>) => callApi(earningsPaths.payoutDestination, { body }),
    onSuccess: (terms) => queryClient.setQueryData(termsKey(), terms),
  });
