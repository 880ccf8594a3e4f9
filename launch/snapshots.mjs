import { isDeepStrictEqual } from 'node:util';

/** What a snapshot says of the database; its id and that of the one before are left out. */
const PARTS = ['tables', 'enums', 'schemas', 'sequences', 'roles', 'policies', 'views'];

/**
 * What differs between two snapshots of drizzle-kit.
 * @returns {string[]} names of tables and the like
 */
export function differences(written, migrated) {
  return PARTS.flatMap((part) => {
    const [now, before] = [written[part] ?? {}, migrated[part] ?? {}];
    return [...new Set([...Object.keys(now), ...Object.keys(before)])].filter((name) => !isDeepStrictEqual(now[name], before[name]));
  });
}
