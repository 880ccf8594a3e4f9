import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { cacheNewest, queryClient } from './query.ts';

afterEach(() => queryClient.clear());

it('asks once, keeps what it got, and forgets what nobody shows after five minutes', () => {
  expect(queryClient.getDefaultOptions()).toMatchObject({
    queries: { retry: false, staleTime: Infinity, refetchOnWindowFocus: false, gcTime: 300_000 },
    mutations: { retry: false },
  });
  expect(queryClient.getDefaultOptions().queries?.refetchInterval).toBeUndefined();
});

/** A screen that shows `key`; each of its questions is answered when the test says so. */
function shown(key: string[]) {
  const answers: Array<(value: string) => void> = [];
  const observer = new QueryObserver<string>(queryClient, {
    queryKey: key,
    queryFn: () => new Promise<string>((resolve) => void answers.push(resolve)),
  });
  observer.subscribe(() => {});
  return { answers, data: () => observer.getCurrentResult().data };
}

it.each([
  [
    'known',
    async (key: string[], answers: Array<(value: string) => void>) => {
      answers[0]?.('requested');
      await vi.waitFor(() => expect(queryClient.getQueryData(key)).toBe('requested'));
      void queryClient.refetchQueries({ queryKey: key });
    },
  ],
  ['asked for the first time', async () => {}],
])('lets no answer that was on its way replace what an event told since, when it is %s', async (_, begin) => {
  const key = ['a trip'];
  const { answers, data } = shown(key);
  await begin(key, answers);
  const late = answers.at(-1);
  const asked = answers.length;
  cacheNewest(key, () => 'accepted');
  expect(data()).toBe('accepted');
  late?.('requested');
  await vi.waitFor(() => expect(answers).toHaveLength(asked + 1));
  expect(data()).toBe('accepted');
  answers.at(-1)?.('arrived');
  await vi.waitFor(() => expect(data()).toBe('arrived'));
});

it('asks for nothing where nothing is on its way', () => {
  cacheNewest(['another trip'], 'accepted');
  expect(queryClient.isFetching()).toBe(0);
  expect(queryClient.getQueryData(['another trip'])).toBe('accepted');
});
