/** Shorter words must be spelled right: with one letter wrong they would fit nearly anything. */
const SHORTEST_WITH_TYPO = 5;

/** How well one typed word fits, best first; a word of the area or city around counts a little less. */
const WHOLE = 6;
const BEGINNING = 4;
const TYPO = 2;
const AROUND_LOSS = 1;
/** Added when the typed words are the whole name. */
const SAME_NAME = 3;

/**
 * How well typed words fit a name and what stands around it; 0 when one of them fits nowhere. The worst word
 * decides, then whether it is the whole name or its beginning: "mall" alone fits no mall better than another.
 * @param typed folded words, at least one
 */
export function matchQuality(typed: readonly string[], name: readonly string[], around: readonly string[]): number {
  let worst = Number.POSITIVE_INFINITY;
  let inName = 0;
  for (const word of typed) {
    const byName = bestFit(word, name);
    const byAround = Math.max(0, bestFit(word, around) - AROUND_LOSS);
    const fit = Math.max(byName, byAround);
    if (fit === 0) return 0;
    if (byName >= byAround) inName++;
    worst = Math.min(worst, fit);
  }
  const isSameName = inName === typed.length && typed.length === name.length && worst === WHOLE;
  const startsAlike = (name[0] ?? '').startsWith(typed[0] ?? '');
  return worst + (isSameName ? SAME_NAME : 0) + (startsAlike ? 0.5 : 0);
}

function bestFit(typed: string, words: readonly string[]): number {
  let best = 0;
  for (const word of words) {
    if (word === typed) return WHOLE;
    if (word.startsWith(typed)) best = Math.max(best, BEGINNING);
    else if (best < TYPO && typed.length >= SHORTEST_WITH_TYPO && beginsWithTypo(typed, word)) best = TYPO;
  }
  return best;
}

/** Whether `word` or a beginning of it differs from `typed` by one letter: another, missing, added or two swapped. */
function beginsWithTypo(typed: string, word: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same++;
  const rest = typed.slice(same);
  const wordRest = word.slice(same);
  const isSwapped = rest[0] === wordRest[1] && rest[1] === wordRest[0] && rest.length > 1 && wordRest.length > 1;
  return (
    (wordRest.length > 0 && wordRest.slice(1).startsWith(rest.slice(1))) ||
    wordRest.startsWith(rest.slice(1)) ||
    wordRest.slice(1).startsWith(rest) ||
    (isSwapped && wordRest.slice(2).startsWith(rest.slice(2)))
  );
}
