import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  CHARACTERS_AT_MOST,
  withoutExpired,
  ENTRIES_AT_MOST,
  withEntry,
  CACHED_MS,
  cachedData,
  type CachedEntries,
} from './offline-cache-entries.ts';

const nobody: CachedEntries = { userId: 7, entries: {} };

it('gives back the last answer of each of the newest queries, and never more than it may hold', () => {
  const answers = fc.array(fc.tuple(fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), fc.jsonValue()), { maxLength: 80 });
  fc.assert(
    fc.property(answers, (list) => {
      let cached = nobody;
      for (const [at, [hash, data]] of list.entries()) cached = withEntry(cached, hash, data, at);
      const newest = [...new Set(list.toReversed().map(([hash]) => hash))].slice(0, ENTRIES_AT_MOST);
      expect(new Set(Object.keys(cached.entries))).toEqual(new Set(newest));
      for (const hash of newest) expect(cachedData(cached, hash, list.length)).toEqual(list.findLast(([other]) => other === hash)?.[1]);
    }),
  );
});

it('an answer that is too long takes the older one away instead of leaving it as if it were true', () => {
  const cached = withEntry(withEntry(nobody, 'ride', 'short', 1), 'ride', 'x'.repeat(CHARACTERS_AT_MOST), 2);
  expect(cachedData(cached, 'ride', 3)).toBeUndefined();
});

it('what is two days old is not shown and is removed; that there is no trip is an answer too', () => {
  const cached = withEntry(withEntry(nobody, 'old', 'trip', 0), 'new', null, 1000);
  expect(cachedData(cached, 'old', CACHED_MS)).toBeUndefined();
  expect(cachedData(cached, 'new', CACHED_MS)).toBeNull();
  expect(Object.keys(withoutExpired(cached, CACHED_MS).entries)).toEqual(['new']);
});
