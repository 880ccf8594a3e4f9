/**
 * Names one after the other, as the reader's language joins them; by commas where the browser does not know how, rather than by a word of another
 * language.
 * @param locales where Intl looks the language up, its own first
 */
export const namesIn = (names: readonly string[], locales: readonly string[]): string =>
  Intl.ListFormat.supportedLocalesOf(locales.slice(0, 1)).length === 0
    ? names.join(', ')
    : new Intl.ListFormat([...locales], { type: 'conjunction' }).format(names);
