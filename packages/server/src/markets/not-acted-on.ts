import { keptPaths } from '@safiri/contract/markets/document.ts';
import { parse } from 'yaml';

const isNothing = (value: unknown) => value === undefined || value === null || (Array.isArray(value) && value.length === 0);

/** Whether something is written at a path. */
function stands(value: unknown, [key, ...rest]: readonly string[]): boolean {
  if (key === undefined) return !isNothing(value);
  if (typeof value !== 'object' || value === null) return false;
  if (key === '[]') return Array.isArray(value) && value.some((one) => stands(one, rest));
  if (Array.isArray(value)) return false;
  if (key === '*') return Object.values(value).some((one) => stands(one, rest));
  return stands((value as Record<string, unknown>)[key], rest);
}

/** What a document says that is kept with it, and that the product does not act on yet: as its operator wrote it, without defaults. */
export function notActedOn(file: string): string[] {
  const written: unknown = parse(file, { maxAliasCount: 10 });
  return keptPaths.filter((path) => stands(written, path.split('.'))).map((path) => path.replaceAll('.[]', '[]'));
}
