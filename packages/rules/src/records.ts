// Lists that follow from a record are made when a module loads. The notes for the bundler keep the record out of screens that use neither.

/** The keys of a record in the order in which they are written: the list that follows from it. */
export const keysOf = /* @__NO_SIDE_EFFECTS__ */ <K extends string>(record: Readonly<Record<K, unknown>>): [K, ...K[]] =>
  Object.keys(record) as [K, ...K[]];

/** The keys of a record whose values have the property `P`. */
export type KeysWith<R, P extends string> = {
  [K in keyof R & string]: R[K] extends { readonly [Property in P]: unknown } ? K : never;
}[keyof R & string];

/** The same as a list, in the record's order. */
export const keysWith = /* @__NO_SIDE_EFFECTS__ */ <const R extends Readonly<Record<string, object>>, P extends string>(
  record: R,
  property: P,
) => keysOf(record).filter((key) => property in (record[key] ?? {})) as [KeysWith<R, P>, ...KeysWith<R, P>[]];

/** Makes a record with something for each of these keys. */
export const recordOf = /* @__NO_SIDE_EFFECTS__ */ <K extends string, T>(keys: readonly K[], make: (key: K) => T): Record<K, T> =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, T>;

/** A list without what stands in it before. */
export const distinct = /* @__NO_SIDE_EFFECTS__ */ <T>(values: readonly T[]): T[] => [...new Set(values)];

/** A list by rank, the least first. */
export const sortedBy = /* @__NO_SIDE_EFFECTS__ */ <T>(values: readonly T[], rank: (value: T) => number): T[] =>
  [...values].sort((a, b) => rank(a) - rank(b));

/** Whether a value of any kind is in a list. */
export const isOneOf = <T>(values: readonly T[], value: unknown): value is T => (values as readonly unknown[]).includes(value);
