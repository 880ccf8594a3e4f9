import { useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '@safiri/contract/call.ts';
import type { applyPromotion } from '@safiri/contract/pricing/calls.ts';
import { pricingPaths } from '@safiri/contract/pricing/paths.ts';
import { useState } from 'react';
import { callApi } from '../platform/api-client.ts';

type TriedCode = ReplyOf<typeof applyPromotion>['quotes'][number];

/** A code that somebody typed, and what it says of each price. */
export interface Promotion {
  readonly code: string | null;
  readonly choose: (code: string | null) => void;
  /** What the server said of a quote; undefined before it did, and where no code counts. */
  readonly of: (quoteId: string | null | undefined) => TriedCode | undefined;
  readonly isTrying: boolean;
  readonly error: unknown;
}

/**
 * Tries a code on the quotes of a screen, and again whenever they are renewed.
 * @param counts whether a code counts for what is wanted
 */
export function usePromotion(quoteIds: readonly string[], counts: boolean): Promotion {
  const [code, choose] = useState<string | null>(null);
  const enabled = code !== null && counts && quoteIds.length > 0;
  const tried = useQuery({
    queryKey: [pricingPaths.applyPromotion, code, ...quoteIds],
    queryFn: () => callApi(pricingPaths.applyPromotion, { body: { code: code ?? '', quoteIds: [...quoteIds] } }),
    enabled,
    staleTime: Infinity,
    retry: false,
  });
  const said = new Map(enabled ? tried.data?.quotes.map((one) => [one.quoteId, one]) : []);
  return {
    code,
    choose,
    of: (quoteId) => (quoteId == null ? undefined : said.get(quoteId)),
    isTrying: enabled && tried.isPending,
    error: enabled && tried.isError ? tried.error : null,
  };
}
