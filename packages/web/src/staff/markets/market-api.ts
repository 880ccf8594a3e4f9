import { useMutation, useQuery } from '@tanstack/react-query';
import type { BodyIn } from '@safiri/contract/call.ts';
import type { MarketFile, previewMarket, saveMarket, setMarketStatus } from '@safiri/contract/markets/calls.ts';
import { marketPaths } from '@safiri/contract/markets/paths.ts';
import { staffPaths } from '@safiri/contract/staff/paths.ts';
import { callApi, serverMessage, wasRefused } from '../../platform/api-client.ts';
import { cacheNewest, queryClient } from '../../platform/query.ts';
import { useText } from '../../platform/text.ts';
import { toast } from '../../ui/toast.tsx';

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
export function useDecideVersion(id: string) {
  const t = useText();
  return useMutation({
    mutationFn: ({ number, step }: { number: number; step: 'publish' | 'withdraw' }) =>
      callApi(marketPaths[step], { params: { id, number: String(number) } }),
    onSuccess: takeFile,
    onError: (error) => {
      lookAgain(id)();
      // What waited is gone from the page, and the place beside its buttons with it.
      if (wasRefused(error, 'already_decided')) toast({ title: serverMessage(error, t('staffTryLater')) });
    },
  });
}
