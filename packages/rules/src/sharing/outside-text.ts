/** Longer than the names people go by; cut at a word. */
const NAME_CHARACTERS = 40;
const NAME_WORDS = 4;
const FACT_CHARACTERS = 40;

/** Titles that are written close to the name: "Dr.Smith" is nobody's address. */
const titles = /\b(dr|mr|mrs|ms|prof|rev|st|sr|jr)\./giu;
/** What makes a phone open something when it is touched: an address, a handle, a number to call. */
const lure = /:\/\/|www\.|[@/\\]|[\p{L}\p{N}-]{2,}[.。｡]\p{L}{2,}|\p{N}(?:[\s().-]*\p{N}){4,}/iu;

const plain = (text: string) => text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');

function cut(text: string, characters: number, words: number): string {
  let kept = '';
  for (const word of text.split(/\s+/u).filter(Boolean).slice(0, words)) {
    const longer = kept === '' ? word.slice(0, characters) : `${kept} ${word}`;
    if (longer.length > characters) break;
    kept = longer;
  }
  return kept;
}

/**
 * A person's name as strangers read it in a text or mail that we send: letters alone, so that nobody writes their own words, addresses
 * or numbers with our name beneath. Null when there is no name in it, or one that tries to lead somewhere.
 */
export function nameForOutsiders(name: string): string | null {
  const text = plain(name).replaceAll(titles, '$1 ');
  if (lure.test(text)) return null;
  const kept = cut(text.replaceAll(/[^\p{L}\p{M}'’-]+/gu, ' '), NAME_CHARACTERS, NAME_WORDS).replaceAll(/^['’\s-]+|['’\s-]+$/gu, '');
  return /\p{L}/u.test(kept) ? kept : null;
}

/** More digits than a plate or a model has are a number to call. */
const DIGITS_AT_MOST = 6;

/** A short fact that a person typed, such as a car's make or plate: letters and few digits, nothing that can be touched. */
export function factForOutsiders(text: string): string {
  const words = plain(text).replaceAll(/[^\p{L}\p{M}\p{N}'’-]+/gu, ' ');
  const tooMany = (words.match(/\p{N}/gu) ?? []).length > DIGITS_AT_MOST;
  return cut(tooMany ? words.replaceAll(/\p{N}+/gu, ' ') : words, FACT_CHARACTERS, 6);
}
