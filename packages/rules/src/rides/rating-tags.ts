import type { RegistrableRole } from '../users/roles.ts';

/** From this many stars on, what was good is asked; below it, what was not. */
export const GOOD_STARS = 4;
export const TAGS_AT_MOST = 5;
export const COMMENT_AT_MOST = 500;

/** What may be said in one touch, by who rates. */
const lists = {
  passenger: {
    good: ['safe_driving', 'friendly', 'clean_car', 'knew_the_way', 'on_time'],
    bad: ['unsafe_driving', 'unfriendly', 'dirty_car', 'took_long_way', 'came_late', 'asked_for_more'],
  },
  driver: {
    good: ['polite', 'was_ready', 'easy_to_find', 'left_it_clean'],
    bad: ['unfriendly', 'kept_waiting', 'hard_to_find', 'left_a_mess', 'did_not_pay'],
  },
} as const;

export type RatingTag = (typeof lists)[RegistrableRole]['good' | 'bad'][number];

/** Each word once, for the database and the contract. */
export const ratingTags = [...new Set(Object.values(lists).flatMap(({ good, bad }) => [...good, ...bad]))] as [RatingTag, ...RatingTag[]];

/** What only who sat in the car can say. */
const ofTheSeat: readonly RatingTag[] = ['safe_driving', 'clean_car', 'unsafe_driving', 'dirty_car', 'took_long_way'];

/** What somebody may say who gives so many stars. @param isDelivery nobody sat in the car */
export function tagsFor(rater: RegistrableRole, stars: number, isDelivery = false): readonly RatingTag[] {
  const all = lists[rater][stars >= GOOD_STARS ? 'good' : 'bad'];
  return isDelivery ? all.filter((tag) => !ofTheSeat.includes(tag)) : all;
}

/** Whether these may be said together: each once, not too many, and fitting the stars. */
export function areTagsFor(rater: RegistrableRole, stars: number, tags: readonly RatingTag[]): boolean {
  const allowed = tagsFor(rater, stars);
  return tags.length <= TAGS_AT_MOST && new Set(tags).size === tags.length && tags.every((tag) => allowed.includes(tag));
}
