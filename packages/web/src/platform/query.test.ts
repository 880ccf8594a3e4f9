import { expect, it } from 'vitest';
import { queryClient } from './query.ts';

it('asks once, keeps what it got, and forgets what nobody shows after five minutes', () => {
  expect(queryClient.getDefaultOptions()).toMatchObject({
    queries: { retry: false, staleTime: Infinity, refetchOnWindowFocus: false, gcTime: 300_000 },
    mutations: { retry: false },
  });
  expect(queryClient.getDefaultOptions().queries?.refetchInterval).toBeUndefined();
});
