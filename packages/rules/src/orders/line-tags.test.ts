import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areLineTagsFor,
  countAnew,
  LINE_TAGS_AT_MOST,
  lineTags,
  lineTagsFor,
  mostSaid,
  praises,
  praisesOf,
  SAID_FROM,
  type LineTag,
} from './line-tags.ts';

const said = fc.uniqueArray(fc.constantFrom(...lineTags), { maxLength: LINE_TAGS_AT_MOST });

describe('what is said of one thing', () => {
  it('fits what it is and whether it was liked', () => {
    expect(areLineTagsFor('food', true, ['tasty', 'hot'])).toBe(true);
    expect(areLineTagsFor('food', false, ['tasty'])).toBe(false);
    expect(areLineTagsFor('food', true, ['fresh'])).toBe(false);
    expect(areLineTagsFor('grocery', false, ['not_fresh'])).toBe(true);
    expect(areLineTagsFor('food', true, ['tasty', 'tasty'])).toBe(false);
    expect(areLineTagsFor('food', true, ['tasty', 'hot', 'generous', 'well_packed'])).toBe(false);
    expect(areLineTagsFor('parcel', true, [])).toBe(true);
    expect(lineTagsFor('parcel', false)).toEqual([]);
  });

  it('is told on a menu once enough said it, good words alone, the most said first', () => {
    expect(praisesOf({ tasty: SAID_FROM - 1, cold: 100 })).toEqual([]);
    expect(praisesOf({ tasty: SAID_FROM, hot: 9, generous: 7, cold: 100 })).toEqual(['hot', 'generous']);
  });

  it('is told to its shop whole, the most said first', () => {
    expect(mostSaid({ tasty: 2, cold: 7, hot: 0 })).toEqual([
      { tag: 'cold', count: 7 },
      { tag: 'tasty', count: 2 },
    ]);
  });

  it('is counted so that whoever changes it back leaves no trace', () => {
    fc.assert(
      fc.property(fc.array(said), said, said, (others, before, now) => {
        const counts = others.reduce<Partial<Record<LineTag, number>>>((sum, tags) => countAnew(sum, [], tags), {});
        const mine = countAnew(counts, [], before);
        expect(countAnew(countAnew(mine, before, now), now, [])).toEqual(counts);
        expect(praisesOf(counts).every((tag) => praises.includes(tag))).toBe(true);
      }),
    );
  });
});
