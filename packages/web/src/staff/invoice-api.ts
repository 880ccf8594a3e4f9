import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { invoiceStaffPaths } from '@safiri/contract/invoices/paths.ts';
import type { ListedInvoice } from '@safiri/contract/invoices/shapes.ts';
import { callApi } from '../platform/api-client.ts';
import { queryClient } from '../platform/query.ts';

const KEY = invoiceStaffPaths.list;
const PAGE = 50;

export const useInvoicesOfRide = (rideId: number) =>
  useQuery({
    queryKey: [KEY, 'ride', rideId],
    queryFn: () => callApi(invoiceStaffPaths.list, { query: { subject: 'ride', subjectId: String(rideId) } }),
  });

/** All, newest first, or those that a tax authority refused. */
export const useInvoiceList = (refused: boolean) =>
  useInfiniteQuery({
    queryKey: [KEY, refused ? 'refused' : 'all'],
    queryFn: ({ pageParam }) =>
      callApi(invoiceStaffPaths.list, {
        query: { ...(pageParam === 0 ? {} : { before: String(pageParam) }), ...(refused ? { refused: 'yes' as const } : {}) },
      }),
    initialPageParam: 0,
    getNextPageParam: (page: ListedInvoice[]) => (page.length < PAGE ? undefined : page.at(-1)?.id),
  });

const renew = () => queryClient.invalidateQueries({ queryKey: [KEY] });

export const useCredit = (id: number) =>
  useMutation({
    mutationFn: (reason: string) => callApi(invoiceStaffPaths.credit, { params: { id: String(id) }, body: { reason } }),
    onSuccess: renew,
  });

export const useSendAgain = () =>
  useMutation({ mutationFn: (id: number) => callApi(invoiceStaffPaths.sendAgain, { params: { id: String(id) } }), onSuccess: renew });

/** Where the table of some days is fetched. */
export const invoiceTable = (country: string, from: string, to: string): string =>
  `${invoiceStaffPaths.csv.replace('GET ', '')}?${new URLSearchParams({ country, from, to }).toString()}`;
