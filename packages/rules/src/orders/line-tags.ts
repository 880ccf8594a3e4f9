import type { OrderKind } from './order-life.ts';

/** As many words as somebody says of one thing. */
export const LINE_TAGS_AT_MOST = 3;

/** What may be said in one touch of a thing that was brought, by what it is and whether it was liked. */
const lists = {
  food: {
    good: ['tasty', 'hot', 'generous', 'well_packed'],
    bad: ['bland', 'cold', 'too_little', 'spilled', 'not_as_described'],
  },
  grocery: {
    good: ['fresh', 'good_value', 'well_packed'],
    bad: ['not_fresh', 'damaged', 'not_as_described'],
  },
} as const satisfies Record<Exclude<OrderKind, 'parcel'>, { good: readonly string[]; bad: readonly string[] }>;

export type LineTag = (typeof lists)[keyof typeof lists]['good' | 'bad'][number];

/** Each word once, for the database and the contract. */
export const lineTags = [...new Set(Object.values(lists).flatMap(({ good, bad }) => [...good, ...bad]))] as [LineTag, ...LineTag[]];

/** What a menu may tell of its dishes: good words alone. */
export const praises = [...new Set(Object.values(lists).flatMap(({ good }) => good))] as [LineTag, ...LineTag[]];

/** What may be said of a thing of an order of this kind. */
export const lineTagsFor = (kind: OrderKind, liked: boolean): readonly LineTag[] =>
  kind === 'parcel' ? [] : lists[kind][liked ? 'good' : 'bad'];

/** Whether these may be said together: each once, not too many, and fitting what was said before them. */
export function areLineTagsFor(kind: OrderKind, liked: boolean, tags: readonly LineTag[]): boolean {
  const allowed = lineTagsFor(kind, liked);
  return tags.length <= LINE_TAGS_AT_MOST && new Set(tags).size === tags.length && tags.every((tag) => allowed.includes(tag));
}

/** Of fewer buyers than this nothing is told: one person would be a verdict. */
export const SAID_FROM = 5;
const PRAISES_AT_MOST = 2;

/** The good words that most buyers said of a thing, the most said first. @param counts how many said each */
export const praisesOf = (counts: Readonly<Partial<Record<LineTag, number>>>): LineTag[] =>
  praises
    .filter((tag) => (counts[tag] ?? 0) >= SAID_FROM)
    .toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))
    .slice(0, PRAISES_AT_MOST);

/** All that was said of a thing, for its shop, the most said first. */
export const mostSaid = (counts: Readonly<Partial<Record<LineTag, number>>>): Array<{ tag: LineTag; count: number }> =>
  lineTags
    .map((tag) => ({ tag, count: counts[tag] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);

/** The counts once somebody who said `before` says `now`. */
export function countAnew(
  counts: Readonly<Partial<Record<LineTag, number>>>,
  before: readonly LineTag[],
  now: readonly LineTag[],
): Partial<Record<LineTag, number>> {
  const next = { ...counts };
  for (const tag of before) next[tag] = Math.max(0, (next[tag] ?? 0) - 1);
  for (const tag of now) next[tag] = (next[tag] ?? 0) + 1;
  return Object.fromEntries(Object.entries(next).filter(([, count]) => count > 0));
}
