/** Text as it is compared in searches: lower case, without accents, apostrophes, dots and ampersands ("O.R." is "or"), all else but letters and digits one space. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’ʼ`.&]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of a text as they are compared in searches. */
export const foldedWords = (text: string): string[] =>
  foldText(text)
    .split(' ')
    .filter((word) => word !== '');
