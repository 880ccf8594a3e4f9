import { languageIds } from '@safiri/rules/languages.ts';

/** A longer name is a slip of whoever entered it, and no map has room for it. */
const LONGEST_NAME = 120;

/** A name as a map shows it: without control characters and marks that turn the text around them, in one line, not endless. */
export function cleanName(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const clean = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  if (clean === '') return undefined;
  const letters = [...clean];
  return letters.length <= LONGEST_NAME
    ? clean
    : `${letters
        .slice(0, LONGEST_NAME - 1)
        .join('')
        .trimEnd()}…`;
}

/** OpenStreetMap lists several values of one tag with semicolons between them. */
const valuesOf = (text: unknown): string[] => (typeof text === 'string' ? text.split(';') : []);

/** `name`, the first where there are several, and `name:xx` in the languages of the app where the data has another one. */
export function namesOf(tags: Readonly<Record<string, unknown>>): Record<string, string> {
  const name = cleanName(valuesOf(tags['name'])[0]);
  if (name === undefined) return {};
  const names: Record<string, string> = { name };
  for (const language of languageIds) {
    const translated = cleanName(valuesOf(tags[`name:${language}`])[0]);
    if (translated !== undefined && translated !== name) names[`name:${language}`] = translated;
  }
  return names;
}

/** Other names by which people ask for it. */
export function otherNamesOf(tags: Readonly<Record<string, unknown>>): string[] {
  const { name, ...translated } = namesOf(tags);
  const keys = ['name', 'alt_name', 'old_name', 'short_name', 'loc_name', 'official_name', 'int_name', 'brand', 'ref'];
  const given = keys.flatMap((key) => valuesOf(tags[key]));
  const others = [...Object.values(translated), ...given.map(cleanName)].filter((one) => one !== undefined && one !== name);
  return [...new Set(others as string[])];
}
