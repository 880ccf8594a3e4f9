import { compoundNames, PHRASE_WORDS, says } from './lexicon/says.ts';
import { stem } from './likeness.ts';
import type { Entry, Shelf } from './shelf.ts';

/** Something that was named: the products that fit it, best first, or none. */
export interface Mention {
  readonly words: readonly string[];
  readonly fits: ReadonlyArray<{ readonly entry: Entry; readonly value: number; readonly quality: number }>;
}

/** Longest name that is looked for, in words. */
const SPAN_WORDS = 6;
const UNMATCHED = 0.7;
const SPAN = 0.9;
const COVERAGE = 0.8;
const UNKNOWN_WORD = 0.35;
/** Fits that lie so near the best are as likely meant. */
const NEAR = 0.15;
/** Of a product named by one word alone: the least share of its name, and that when the word was misspelt. */
const ONE_WORD = 0.27;
const ONE_MISSPELT = 0.5;
const SURE = 0.9;
/** Share of the said words that a product must answer. */
const QUALITY_AT_LEAST = 0.6;

/** Joins what belongs together: known phrases, and words that the shelf writes as one. */
export function joinWords(words: readonly string[], shelf: Shelf): string[] {
  const joined: string[] = [];
  let at = 0;
  while (at < words.length) {
    let length = 1;
    for (let n = Math.min(PHRASE_WORDS, words.length - at); n > 1; n--) {
      const phrase = words.slice(at, at + n).join(' ');
      if (says.has(phrase) || isCompound(phrase) || (n === 2 && shelf.stems.has(stem(phrase.replace(' ', ''))))) {
        length = n;
        break;
      }
    }
    const phrase = words.slice(at, at + length);
    const text = phrase.join(' ');
    if (length === 1) joined.push(text);
    else if (says.has(text)) joined.push(text);
    else if (isCompound(text)) joined.push(...(isOnShelf(phrase, shelf) ? phrase : [text]));
    else joined.push(phrase.join(''));
    at += length;
  }
  return joined;
}

const isCompound = (phrase: string) => compoundNames.has(phrase) || compoundNames.has(phrase.split(' ').map(stem).join(' '));
const isOnShelf = (phrase: readonly string[], shelf: Shelf) =>
  shelf.entries.some((entry) => phrase.every((word) => entry.naming.has(stem(word))));

function fitOf(words: readonly string[], entry: Entry, shelf: Shelf): { value: number; quality: number } | undefined {
  const covered = new Set<string>();
  let matched = 0;
  let unmatched = 0;
  for (const word of words) {
    const meant = shelf.meaningOf(word).get(entry);
    if (meant === undefined) unmatched += 1;
    else {
      matched += meant.sim;
      for (const cover of meant.covers) if (entry.weights.has(cover)) covered.add(cover);
    }
  }
  if (![...covered].some((word) => entry.naming.has(word))) return undefined;
  const quality = matched / words.length;
  if (quality < QUALITY_AT_LEAST || unmatched > 1) return undefined;
  const coverage = [...covered].reduce((sum, word) => sum + (entry.weights.get(word) ?? 0), 0) / entry.totalWeight;
  const isThin = words.length === 1 && coverage < (matched < SURE ? ONE_MISSPELT : ONE_WORD);
  if (isThin) return undefined;
  return { value: matched - UNMATCHED * unmatched - SPAN + COVERAGE * coverage, quality: quality * (0.7 + 0.3 * coverage) };
}

function mentionOf(words: readonly string[], shelf: Shelf): Mention {
  const candidates = new Set(words.flatMap((word) => [...shelf.meaningOf(word).keys()]));
  const fits = [...candidates]
    .flatMap((entry) => {
      const fit = fitOf(words, entry, shelf);
      return fit === undefined ? [] : [{ entry, ...fit }];
    })
    .toSorted((a, b) => b.value - a.value || a.entry.product.id - b.entry.product.id);
  const best = fits[0]?.value ?? 0;
  return { words, fits: fits.filter(({ value }) => value >= best - NEAR) };
}

/** Finds the things that a row of words names: the division into names that explains the words best. */
export function mentionsIn(words: readonly string[], shelf: Shelf): Mention[] {
  const row = joinWords(words, shelf);
  const known = new Map<string, Mention>();
  // What the words up to a place are worth at best, and the last name of that division.
  const best: Array<{ value: number; mention: Mention | null; from: number }> = [{ value: 0, mention: null, from: 0 }];
  for (let to = 1; to <= row.length; to++) {
    const unknown = { value: (best[to - 1]?.value ?? 0) - UNKNOWN_WORD, mention: null, from: to - 1 };
    best[to] = unknown;
    for (let from = Math.max(0, to - SPAN_WORDS); from < to; from++) {
      const words = row.slice(from, to);
      const name = words.join(' ');
      const mention = known.get(name) ?? mentionOf(words, shelf);
      known.set(name, mention);
      const value = (best[from]?.value ?? 0) + (mention.fits[0]?.value ?? Number.NEGATIVE_INFINITY);
      if (value > (best[to]?.value ?? 0)) best[to] = { value, mention, from };
    }
  }
  const found: Mention[] = [];
  for (let at = row.length; at > 0;) {
    const step = best[at];
    if (step === undefined) break;
    const first = found[0];
    if (step.mention !== null) found.unshift(step.mention);
    else if (first !== undefined && first.fits.length === 0) found[0] = { words: [...row.slice(step.from, at), ...first.words], fits: [] };
    else found.unshift({ words: row.slice(step.from, at), fits: [] });
    at = step.from;
  }
  return found;
}
