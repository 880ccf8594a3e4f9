import { expect, it } from 'vitest';
import { areTagsFor, ratingTags, tagsFor, TAGS_AT_MOST } from './rating-tags.ts';

it('asks what was good from four stars on, and what was not below', () => {
  expect(tagsFor('passenger', 4)).toContain('safe_driving');
  expect(tagsFor('passenger', 3)).toContain('unsafe_driving');
  expect(tagsFor('driver', 5)).toContain('was_ready');
  expect(tagsFor('driver', 1)).toContain('kept_waiting');
});

it('asks of a courier nothing that only who sat in the car can say', () => {
  expect(tagsFor('passenger', 5, true)).toEqual(['friendly', 'knew_the_way', 'on_time']);
  expect(tagsFor('passenger', 1, true)).toEqual(['unfriendly', 'came_late', 'asked_for_more']);
});

it('takes what fits the stars and the side, each once', () => {
  expect(areTagsFor('passenger', 5, ['friendly', 'clean_car'])).toBe(true);
  expect(areTagsFor('passenger', 5, [])).toBe(true);
  expect(areTagsFor('passenger', 5, ['friendly', 'friendly'])).toBe(false);
  expect(areTagsFor('passenger', 2, ['friendly'])).toBe(false);
  expect(areTagsFor('driver', 5, ['friendly'])).toBe(false);
  expect(areTagsFor('passenger', 1, tagsFor('passenger', 1).slice(0, TAGS_AT_MOST))).toBe(true);
  expect(areTagsFor('passenger', 1, tagsFor('passenger', 1))).toBe(false);
});

it('knows each word once', () => expect(new Set(ratingTags).size).toBe(ratingTags.length));
