const sibilant = /(s|x|z|ch|sh)es$/;

/** A word without the ending of its plural: 'tomatoes' is 'tomato', 'loaves' is 'loaf'. */
export function stem(word: string): string {
  if (word.length < 4) return word;
  if (word.endsWith('aves')) return `${word.slice(0, -3)}f`;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (word.endsWith('oes')) return word.slice(0, -2);
  if (sibilant.test(word) && !word.endsWith('ses')) return word.slice(0, -2);
  if (word.endsWith('s') && !word.endsWith('ss') && !word.endsWith('us')) return word.slice(0, -1);
  return word;
}

/** How a word sounds: spellings that are heard alike become one. */
function sound(word: string): string {
  return word
    .replaceAll('ph', 'f')
    .replaceAll('gh', 'g')
    .replaceAll('ck', 'k')
    .replaceAll('c', 'k')
    .replaceAll('q', 'k')
    .replaceAll('z', 's')
    .replaceAll(/ee|ea|y/g, 'i')
    .replaceAll(/oo|ou/g, 'u')
    .replaceAll(/(.)\1/g, '$1');
}

/** Letters that may be wrong in a word of this length. */
const slipsAllowed = (length: number) => (length <= 3 ? 0 : length <= 7 ? 1 : length <= 9 ? 2 : 3);

/** Letters to change, add, take or swap from one word to the other; more than `most` is `most + 1`. */
export function slips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}

/** A stem with how it sounds, found once. */
export interface Match {
  readonly stem: string;
  readonly sound: string;
}

export const matchAs = (text: string): Match => ({ stem: text, sound: sound(text) });

/** How much a said word is a word of a shelf: 1 the same, 0 another. */
export function likeness({ stem: said, sound: saidSound }: Match, { stem: word, sound: wordSound }: Match): number {
  if (said === word) return 1;
  const allowed = slipsAllowed(Math.min(said.length, word.length));
  const isFar = Math.abs(said.length - word.length) > 3;
  if (allowed === 0 || isFar) return 0;
  if (saidSound === wordSound) return 0.92;
  // With another first letter a short word is another word: 'bread' is no 'dread', but 'orange' may be 'range'.
  const begins = said[0] === word[0];
  if (!begins && word.length < 6) return 0;
  const most = begins ? allowed : 1;
  const wrong = slips(said, word, most);
  return wrong > most ? 0 : Math.max(0.6, 1 - (wrong * 1.2) / Math.max(said.length, word.length));
}
