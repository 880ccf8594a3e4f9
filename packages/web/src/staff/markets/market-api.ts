import { useMutation, useQuery } from '@tanstack/react-query';
import type { BodyIn } from '@safiri/contract/call.ts';
import type { MarketFile, previewMarket, saveMarket, setMarketStatus } from '@safiri/contract/markets/calls.ts';
import { marketPaths } from '@safiri/contract/markets/paths.ts';
import { staffPaths } from '@safiri/contract/staff/paths.ts';
import { callApi } from '../../platform/api-client.ts';
import { cacheNewest, queryClient } from '../../platform/query.ts';
import { tooLate } from '../too-late.ts';

const listKey = [marketPaths.list];
const fileKey = (id: string) => [marketPaths.read, id];

export const useMarkets = () => useQuery({ queryKey: listKey, queryFn: () => callApi(marketPaths.list), staleTime: 0 });
export const useMarket = (id: string) =>
  useQuery({ queryKey: fileKey(id), queryFn: () => callApi(marketPaths.read, { params: { id } }), staleTime: 0 });

function takeFile(file: MarketFile): void {
  cacheNewest(fileKey(file.id), file);
  for (const queryKey of [listKey, [staffPaths.now]]) void queryClient.invalidateQueries({ queryKey });
}

/** Whoever came too late sees what is there now. */
const lookAgain = (id: string) => () => void queryClient.invalidateQueries({ queryKey: fileKey(id) });

/** What a document would change, before it is saved. */
export const usePreview = (id: string) =>
  useMutation({ mutationFn: (body: BodyIn<typeof previewMarket>) => callApi(marketPaths.preview, { params: { id }, body }) });

export const useSaveMarket = (id: string) =>
  useMutation({
    mutationFn: (body: BodyIn<typeof saveMarket>) => callApi(marketPaths.save, { params: { id }, body }),
    onSuccess: takeFile,
    onError: lookAgain(id),
  });

export const useSetStatus = (id: string) =>
  useMutation({
    mutationFn: (body: BodyIn<typeof setMarketStatus>) => callApi(marketPaths.setStatus, { params: { id }, body }),
    onSuccess: takeFile,
    onError: lookAgain(id),
  });

/** What becomes of the version that waits. */
export const useDecideVersion = (id: string) =>
  useMutation({
    mutationFn: ({ number, step }: { number: number; step: 'publish' | 'withdraw' }) =>
      callApi(marketPaths[step], { params: { id, number: String(number) } }),
    onSuccess: takeFile,
    onError: tooLate(fileKey(id)),
  });
