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

/** `name`, and `name:xx` in the languages of the app where the data has another one. */
export function namesOf(tags: Readonly<Record<string, unknown>>): Record<string, string> {
  const name = cleanName(tags['name']);
  if (name === undefined) return {};
  const names: Record<string, string> = { name };
  for (const language of languageIds) {
    const translated = cleanName(tags[`name:${language}`]);
    if (translated !== undefined && translated !== name) names[`name:${language}`] = translated;
  }
  return names;
}

/** Other names by which people ask for it. */
export function otherNamesOf(tags: Readonly<Record<string, unknown>>): string[] {
  const { name, ...translated } = namesOf(tags);
  const given = ['alt_name', 'old_name', 'short_name', 'loc_name', 'official_name', 'int_name', 'brand', 'ref'].flatMap((key) => {
    const text = tags[key];
    return typeof text === 'string' ? text.split(';') : [];
  });
  const others = [...Object.values(translated), ...given.map(cleanName)].filter((one) => one !== undefined && one !== name);
  return [...new Set(others as string[])];
}
