import { useMutation, useQuery } from '@tanstack/react-query';
import type { BodyIn } from '@safiri/contract/call.ts';
import type { BrandState, changeBrand, changeText } from '@safiri/contract/setup/brand-calls.ts';
import { setupPaths } from '@safiri/contract/setup/paths.ts';
import { callApi } from '../platform/api-client.ts';
import { queryClient } from '../platform/query.ts';
import { sendFile } from '../platform/send-file.ts';

const key = [setupPaths.readBrand];
const keep = (state: BrandState) => void queryClient.setQueryData(key, state);

/** The operator's own document. */
export const useBrand = () => useQuery({ queryKey: key, queryFn: () => callApi(setupPaths.readBrand), staleTime: 0 });

/** Reads what somebody else has written meanwhile. */
export const readBrandAgain = () => queryClient.fetchQuery({ queryKey: key, queryFn: () => callApi(setupPaths.readBrand), staleTime: 0 });

export const useChangeBrand = () =>
  useMutation({ mutationFn: (body: BodyIn<typeof changeBrand>) => callApi(setupPaths.changeBrand, { body }), onSuccess: keep });

export const useChangeText = () =>
  useMutation({
    mutationFn: (body: BodyIn<typeof changeText>) => callApi(setupPaths.changeText, { body }),
    onSuccess: keep,
  });

/** Markdown as readers would see it. */
export const useShownText = (markdown: string) =>
  useQuery({
    queryKey: [setupPaths.showText, markdown],
    enabled: markdown !== '',
    queryFn: () => callApi(setupPaths.showText, { body: { markdown } }),
    placeholderData: (known) => known,
    gcTime: 0,
  });

export const useSendLogo = () => useMutation({ mutationFn: (file: File) => sendFile(setupPaths.sendLogo, file) });
