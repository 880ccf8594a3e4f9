import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CHARACTERS_AT_MOST, drop, ENTRIES_AT_MOST, keep, KEPT_MS, keptOf, type Kept } from './offline-cache-entries.ts';

const nobody: Kept = { userId: 7, entries: {} };

it('gives back the last answer of each of the newest queries, and never more than it may hold', () => {
  const answers = fc.array(fc.tuple(fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), fc.jsonValue()), { maxLength: 80 });
  fc.assert(
    fc.property(answers, (list) => {
      let kept = nobody;
      for (const [at, [hash, data]] of list.entries()) kept = keep(kept, hash, data, at);
      const newest = [...new Set(list.toReversed().map(([hash]) => hash))].slice(0, ENTRIES_AT_MOST);
      expect(new Set(Object.keys(kept.entries))).toEqual(new Set(newest));
      for (const hash of newest) expect(keptOf(kept, hash, list.length)).toEqual(list.findLast(([other]) => other === hash)?.[1]);
    }),
  );
});

it('an answer that is too long takes the older one away instead of leaving it as if it were true', () => {
  const kept = keep(keep(nobody, 'ride', 'short', 1), 'ride', 'x'.repeat(CHARACTERS_AT_MOST), 2);
  expect(keptOf(kept, 'ride', 3)).toBeUndefined();
});

it('what is two days old is not shown and is removed; that there is no trip is an answer too', () => {
  const kept = keep(keep(nobody, 'old', 'trip', 0), 'new', null, 1000);
  expect(keptOf(kept, 'old', KEPT_MS)).toBeUndefined();
  expect(keptOf(kept, 'new', KEPT_MS)).toBeNull();
  expect(Object.keys(drop(kept, KEPT_MS).entries)).toEqual(['new']);
});
