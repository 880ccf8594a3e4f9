import { keptPaths } from '@safiri/contract/markets/document.ts';
import { isOneOf } from '@safiri/rules/records.ts';

const isNothing = (value: unknown) => value === undefined || value === null || (Array.isArray(value) && value.length === 0);

type KeptPath = (typeof keptPaths)[number];

const isOf = (one: unknown, kinds: KeptPath['kinds']) =>
  kinds === undefined || (typeof one === 'object' && one !== null && 'kind' in one && isOneOf(kinds, one.kind));

/** Whether something is written at a path. @param kinds of the entries of lists that count */
function stands(value: unknown, [key, ...rest]: readonly string[], kinds?: KeptPath['kinds']): boolean {
  if (key === undefined) return !isNothing(value);
  if (typeof value !== 'object' || value === null) return false;
  if (key === '[]') return Array.isArray(value) && value.some((one: unknown) => isOf(one, kinds) && stands(one, rest));
  if (Array.isArray(value)) return false;
  if (key === '*') return Object.values(value).some((one) => stands(one, rest));
  return stands((value as Record<string, unknown>)[key], rest, kinds);
}

/**
 * What a document says that is kept with it, and that the product does not act on yet.
 * @param written as its operator wrote it, without defaults
 */
export function notActedOn(written: unknown): string[] {
  return keptPaths.filter(({ path, kinds }) => stands(written, path.split('.'), kinds)).map(({ path }) => path.replaceAll('.[]', '[]'));
}
