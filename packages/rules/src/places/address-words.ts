/** How streets and places are written short; whoever types one form means the other too. */
const SHORT_FORMS: ReadonlyArray<readonly [short: string, long: string]> = [
  ['rd', 'road'],
  ['st', 'street'],
  ['str', 'street'],
  ['str', 'straat'],
  ['ave', 'avenue'],
  ['av', 'avenue'],
  ['dr', 'drive'],
  ['cres', 'crescent'],
  ['blvd', 'boulevard'],
  ['hwy', 'highway'],
  ['ln', 'lane'],
  ['sq', 'square'],
  ['pl', 'place'],
  ['ext', 'extension'],
  ['stn', 'station'],
  ['ctr', 'centre'],
  ['mt', 'mount'],
];

const others = new Map<string, readonly string[]>();
for (const pair of SHORT_FORMS)
  for (const [from, to] of [pair, [pair[1], pair[0]] as const]) others.set(from, [...(others.get(from) ?? []), to]);

/** Other ways to write a folded word of an address: "rd" for "road" and the other way round. */
export const otherForms = (word: string): readonly string[] => others.get(word) ?? [];

/** Whether a folded word can be the number of a house: few of them are mapped, so that its street is what can be found. */
export const isHouseNumber = (word: string): boolean => /^\d{1,5}[a-z]?$/.test(word);
