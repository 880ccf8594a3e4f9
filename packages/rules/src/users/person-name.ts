/** Endings that domains of the world and of Africa have; a dot before one of them is no full stop. */
const endings = new Set(
  'com net org info biz app dev xyz top link site online shop store click live club vip win bet fun pro icu buzz africa ly gl gd gg io co me to cc tv ws tk ml ga cf gq za ke ng gh tz ug rw bw ls na zm zw mz et sn ci ma eg uk de fr us ru cn in'.split(
    ' ',
  ),
);

/** Titles that are written close to the name: "Dr.Smith" is nobody's address. */
const titles = /\b(?:dr|mr|mrs|ms|prof|rev|hon|st|sr|jr)\./giu;
/** Dots of other scripts end a domain as well. */
const dots = /[。｡]/gu;
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(dots, '.')
    .replaceAll(titles, '$& ');

/** Something, a dot, and letters close to it. */
const dotted = /([\p{L}\p{N}-]+)\.(\p{L}{2,24})(?![\p{L}\p{N}'’-])/gu;
/** More digits in a row, whatever stands between them, than a name has are a number to call. */
const callable = /\p{N}(?:[\s().-]*\p{N}){6}/u;

/** An abbreviated name written close to the next ("S.Dube", "Ma.Ndlovu") begins with a capital and ends as no domain does. */
function isAddress(before: string, ending: string): boolean {
  const isCapitalised = /^\p{Lu}\p{Ll}*$/u.test(ending);
  if (endings.has(ending.toLowerCase())) return !(isCapitalised && before.length <= 2);
  return before.length > 1 && /^\p{Ll}+$/u.test(ending);
}

/**
 * Whether a text can be a person's name: it leads nowhere, so that nobody who reads it can be led by it. Links, domains,
 * email addresses, handles and phone numbers are no names; letters of any script, apostrophes, hyphens and initials are.
 */
export function isPersonName(text: string): boolean {
  const name = plain(text);
  if (/[@]|:\/\/|\bwww\./iu.test(name) || callable.test(name)) return false;
  return [...name.matchAll(dotted)].every(([, before = '', ending = '']) => !isAddress(before, ending));
}
