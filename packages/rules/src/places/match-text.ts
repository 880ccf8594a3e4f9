/** Shorter words must be spelled right: with one letter wrong they would fit nearly anything. */
const SHORTEST_WITH_TYPO = 5;

/** How well one typed word fits, best first; a word of the area or city around counts a little less. */
export const WHOLE = 6;
export const BEGINNING = 4;
const TYPO = 2;
export const AROUND_LOSS = 1;
/** Added when the typed words are the whole name: as much as 5 km are taken for. Somebody who types "Brooklyn" nearer means the mall there. */
const SAME_NAME = 1.5;

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
  return fitQuality(worst, isSameName, (name[0] ?? '').startsWith(typed[0] ?? ''));
}

/** The quality of a match by the fit of its worst word, by whether the typed words are the whole name, and whether both begin alike. */
export const fitQuality = (worst: number, isSameName: boolean, startsAlike: boolean): number =>
  worst + (isSameName ? SAME_NAME : 0) + (startsAlike ? 0.5 : 0);

/** How well a typed word fits one word: {@link WHOLE}, {@link BEGINNING}, less with one letter wrong, 0 not at all. */
export function wordFit(typed: string, word: string): number {
  if (word.startsWith(typed)) return word.length === typed.length ? WHOLE : BEGINNING;
  return typed.length >= SHORTEST_WITH_TYPO && beginsWithTypo(typed, word) ? TYPO : 0;
}

function bestFit(typed: string, words: readonly string[]): number {
  let best = 0;
  for (const word of words) best = Math.max(best, wordFit(typed, word));
  return best;
}

/** Whether `word` or a beginning of it differs from `typed` by one letter: another, missing, added or two swapped. */
function beginsWithTypo(typed: string, word: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same++;
  // Most words differ at once: looked at before anything is cut.
  const next = typed[same + 1];
  if (next !== undefined && word[same + 1] !== next && word[same] !== next && word[same + 1] !== typed[same]) return false;
  const after = typed.slice(same + 1);
  return (
    (word.length > same && word.startsWith(after, same + 1)) ||
    word.startsWith(after, same) ||
    word.startsWith(typed.slice(same), same + 1) ||
    (after !== '' && typed[same] === word[same + 1] && typed[same + 1] === word[same] && word.startsWith(typed.slice(same + 2), same + 2))
  );
}
