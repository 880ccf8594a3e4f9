import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { BodyIn } from '@safiri/contract/call.ts';
import type { startPayIn } from '@safiri/contract/payments/calls.ts';
import { earningsPaths } from '@safiri/contract/earnings/paths.ts';
import { paymentPaths } from '@safiri/contract/payments/paths.ts';
import { walletPaths } from '@safiri/contract/wallet/paths.ts';
import { isOpen } from '../common/payment-words.ts';
import { callApi } from '../platform/api-client.ts';
import { cachedQuery } from '../platform/offline-cache.ts';
import { queryClient } from '../platform/query.ts';
import { useStreamEvent } from '../platform/stream.ts';
import type { BalancePurpose } from './balance-words.ts';

/** Somebody who answers the phone looks back at once; who is to wait for hours does not look. */
const PENDING_MS = 2500;
const UNKNOWN_MS = 20_000;

export const useTopUpWays = () => useQuery({ queryKey: [paymentPaths.ways], queryFn: () => callApi(paymentPaths.ways), staleTime: 0 });

export const usePayInWays = () =>
  useQuery({ queryKey: [paymentPaths.payInWays], queryFn: () => callApi(paymentPaths.payInWays), staleTime: 0 });

/** The calls of each purpose: a passenger's, and a driver's. */
const pathsOf = {
  top_up: { list: paymentPaths.own, one: paymentPaths.one, start: paymentPaths.topUp },
  pay_in: { list: paymentPaths.payIns, one: paymentPaths.onePayIn, start: paymentPaths.payIn },
} as const satisfies Readonly<Record<BalancePurpose, object>>;

export function usePayments(purpose: BalancePurpose) {
  const { list } = pathsOf[purpose];
  return useQuery({ ...cachedQuery([list], () => callApi(list)), staleTime: 0 });
}

/** What changes once a payment arrives. */
const credited = [walletPaths.getWallet, earningsPaths.getDriverMoney, paymentPaths.payInWays];

function look(): void {
  for (const key of [...Object.values(pathsOf).flatMap(({ list, one }) => [list, one]), ...credited])
    void queryClient.invalidateQueries({ queryKey: [key] });
}

/** What came in without having been asked for is told by a notification: then all that shows money is read again. */
export const useMoneyNews = (): void =>
  useStreamEvent(
    'notification',
    useCallback(() => look(), []),
  );

/** A payment, asked for as long as nobody knows how it ends; the notification of it comes sooner. */
export function usePayment(id: number, purpose: BalancePurpose) {
  const { one } = pathsOf[purpose];
  useMoneyNews();
  return useQuery({
    ...cachedQuery([one, id], async () => {
      const payment = await callApi(one, { params: { id: String(id) } });
      if (payment.state === 'succeeded') for (const key of credited) void queryClient.invalidateQueries({ queryKey: [key] });
      return payment;
    }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data === undefined || !isOpen(data) ? false : data.state === 'unknown' ? UNKNOWN_MS : PENDING_MS,
  });
}

export const useStartPayment = (purpose: BalancePurpose) =>
  useMutation({
    mutationFn: ({ key, ...body }: BodyIn<typeof startPayIn> & { key: string }) =>
      callApi(pathsOf[purpose].start, { body, idempotencyKey: key }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: [pathsOf[purpose].list] }),
  });
