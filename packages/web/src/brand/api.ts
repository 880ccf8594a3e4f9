import { useMutation, useQuery } from '@tanstack/react-query';
import { brandPaths } from '@safiri/contract/brand/paths.ts';
import type { LegalText } from '@safiri/rules/brand/brand.ts';
import type { Agreed } from '@safiri/rules/brand/consent.ts';
import { callApi, wasRefused } from '../platform/api-client.ts';
import { language } from '../platform/preferences.ts';
import { queryClient } from '../platform/query.ts';

/** A text of the law in the reader's language. */
export function useLegalText(text: LegalText) {
  const reads = language.use();
  return useQuery({
    queryKey: [brandPaths.text, text, reads],
    queryFn: () => callApi(brandPaths.text, { params: { text }, query: { language: reads } }),
    retry: false,
  });
}

/** What the signed-in person is still to agree to. */
export const useDueConsents = (enabled: boolean) =>
  useQuery({ queryKey: [brandPaths.due], enabled, queryFn: () => callApi(brandPaths.due), staleTime: Infinity });

/** The same as the server knows it now: it has just refused something for it. */
export const useConsentsAsked = () =>
  useQuery({ queryKey: [brandPaths.due, 'asked'], queryFn: () => callApi(brandPaths.due), staleTime: 0, gcTime: 0 });

export const useAgree = () =>
  useMutation({
    mutationFn: (agreed: readonly Agreed[]) => callApi(brandPaths.agree, { body: { agreed: [...agreed], language: language.get() } }),
    // A newer text was published meanwhile: that one is asked for.
    onError: async (error) => {
      if (wasRefused(error, 'changed_meanwhile')) await queryClient.invalidateQueries({ queryKey: [brandPaths.due] });
    },
  });
