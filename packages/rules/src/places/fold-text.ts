/** Text as it is compared in searches: lower case, without accents and apostrophes, everything else but letters and digits one space. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’ʼ`]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
