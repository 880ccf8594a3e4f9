import {
  ands,
  articles,
  behindTheNoun,
  concords,
  fewWords,
  minuses,
  multipliers,
  numberWords,
  parts,
  tensJoinedByNa,
} from './lexicon/numbers.ts';
import { containersBeforeNumbers, isMeasure, ofs, unitWords, type AskedUnit } from './lexicon/units.ts';
import type { Token } from './tokens.ts';

/** How much was asked for. */
export interface Quantity {
  readonly amount: number;
  readonly unit: AskedUnit;
  /** The size of one pack, where it was said: '3 x 500 ml'. */
  readonly size?: { readonly amount: number; readonly unit: AskedUnit };
  /** Pieces in one pack, where they were said: 'a 6 pack'. */
  readonly pieces?: number;
  /** Said to be less than nothing. */
  readonly isNegative?: true;
  /** Said as those languages say it that put the number behind the noun. */
  readonly isBehind?: true;
}

interface Read<T> {
  readonly value: T;
  /** The token after what was read. */
  readonly next: number;
}

const wordAt = (tokens: readonly Token[], at: number): string | undefined => {
  const token = tokens[at];
  return token?.kind === 'word' ? token.text : undefined;
};
const has = (known: { has(word: string): boolean }, word: string | undefined): boolean => word !== undefined && known.has(word);

/** A number without fractions: digits, number words and what multiplies them. */
function readWhole(tokens: readonly Token[], from: number): Read<number> | undefined {
  let at = from;
  const isConcord = has(concords, wordAt(tokens, at)) && has(numberWords, wordAt(tokens, at + 1));
  if (isConcord) at += 1;
  const token = tokens[at];
  if (token?.kind === 'number') {
    let value = token.value;
    at += 1;
    const then = tokens[at];
    if (!token.isFraction && then?.kind === 'number' && then.isFraction) {
      value += then.value;
      at += 1;
    }
    const times = multipliers.get(wordAt(tokens, at) ?? '');
    return times === undefined ? { value, next: at } : { value: value * times, next: at + 1 };
  }
  const word = wordAt(tokens, at) ?? '';
  const isArticle = articles.has(word);
  const first = isArticle ? 1 : (numberWords.get(word) ?? fewWords.get(word) ?? (multipliers.has(word) ? 1 : undefined));
  if (token === undefined || first === undefined) return undefined;
  let value = first;
  if (!multipliers.has(word)) at += 1;
  if (isArticle) {
    const after = wordAt(tokens, at);
    const few = fewWords.get(after ?? '');
    if (few !== undefined) return { value: few, next: at + 1 };
    // 'a' before anything else that counts belongs to that: 'a 2 kg bag'.
    if (tokens[at]?.kind === 'number' || has(numberWords, after)) return readWhole(tokens, at);
  }
  if (value >= 20 && value < 100) {
    const unit = numberWords.get(wordAt(tokens, at) ?? '');
    if (unit !== undefined && unit > 0 && unit < 10) [value, at] = [value + unit, at + 1];
  }
  if (tensJoinedByNa.has(word) && wordAt(tokens, at) === 'na') {
    const unit = numberWords.get(wordAt(tokens, at + 1) ?? '');
    if (unit !== undefined && unit > 0 && unit < 10) [value, at] = [value + unit, at + 2];
  }
  if (wordAt(tokens, at) === 'point') {
    const digit = numberWords.get(wordAt(tokens, at + 1) ?? '');
    if (digit !== undefined && digit < 10) [value, at] = [value + digit / 10, at + 2];
  }
  for (let times = multipliers.get(wordAt(tokens, at) ?? ''); times !== undefined; times = multipliers.get(wordAt(tokens, at) ?? '')) {
    value *= times;
    at += 1;
  }
  return { value, next: at };
}

/** 'and a half' behind a number or a measure. */
function readAndPart(tokens: readonly Token[], at: number): Read<number> {
  if (!has(ands, wordAt(tokens, at))) return { value: 0, next: at };
  const skip = has(articles, wordAt(tokens, at + 1)) ? at + 2 : at + 1;
  const part = parts.get(wordAt(tokens, skip) ?? '');
  if (part !== undefined) return { value: part, next: skip + 1 };
  const digits = tokens[skip];
  return digits?.kind === 'number' && digits.isFraction ? { value: digits.value, next: skip + 1 } : { value: 0, next: at };
}

function readNumber(tokens: readonly Token[], from: number): Read<number> | undefined {
  const isArticle = has(articles, wordAt(tokens, from));
  const partAt = isArticle ? from + 1 : from;
  const part = parts.get(wordAt(tokens, partAt) ?? '');
  if (part !== undefined) {
    let at = partAt + 1;
    if (has(ofs, wordAt(tokens, at)) && has(articles, wordAt(tokens, at + 1))) at += 2;
    else if (has(articles, wordAt(tokens, at))) at += 1;
    else if (wordAt(tokens, at) === 'ya' && has(unitWords, wordAt(tokens, at + 1))) at += 1;
    const times = multipliers.get(wordAt(tokens, at) ?? '');
    return times === undefined ? { value: part, next: at } : { value: part * times, next: at + 1 };
  }
  const whole = readWhole(tokens, from);
  if (whole === undefined) return undefined;
  const behind = parts.get(wordAt(tokens, whole.next) ?? '');
  if (behind !== undefined && wordAt(tokens, whole.next)?.endsWith('s') === true) {
    let at = whole.next + 1;
    if (has(ofs, wordAt(tokens, at))) at += 1;
    if (has(articles, wordAt(tokens, at))) at += 1;
    return { value: whole.value * behind, next: at };
  }
  const more = readAndPart(tokens, whole.next);
  return { value: whole.value + more.value, next: more.next };
}

/** A number and a measure: the size of a pack. */
function readSize(tokens: readonly Token[], from: number): Read<{ amount: number; unit: AskedUnit }> | undefined {
  const number = readNumber(tokens, from);
  const unit = number === undefined ? undefined : unitWords.get(wordAt(tokens, number.next) ?? '');
  if (number === undefined || unit === undefined || !isMeasure(unit)) return undefined;
  const more = readAndPart(tokens, number.next + 1);
  return { value: { amount: number.value + more.value, unit }, next: more.next };
}

const times = (count: number, size: { amount: number; unit: AskedUnit }): Quantity => ({
  amount: count * size.amount,
  unit: size.unit,
  size,
});

/** 'kilo mbili', 'lita 2', 'dipakete tse tharo'. */
function readUnitFirst(tokens: readonly Token[], from: number): Read<Quantity> | undefined {
  const word = wordAt(tokens, from);
  const unit = unitWords.get(word ?? '');
  if (word === undefined || unit === undefined || !(isMeasure(unit) || containersBeforeNumbers.has(word))) return undefined;
  const number = readNumber(tokens, from + 1);
  const isBehind = number !== undefined && !has(articles, wordAt(tokens, from + 1)) && !has(unitWords, wordAt(tokens, number.next));
  if (isBehind) return { value: { amount: number.value, unit, isBehind: true }, next: number.next };
  const isAlone = isMeasure(unit) && from === 0;
  if (!isAlone && !has(ofs, wordAt(tokens, from + 1))) return undefined;
  const more = readAndPart(tokens, from + 1);
  return { value: { amount: 1 + more.value, unit }, next: more.next };
}

/** What of a quantity follows its number: a unit, a size, both, or nothing. */
function afterNumber(tokens: readonly Token[], number: Read<number>, isBehind: boolean): Read<Quantity> {
  const { value: amount } = number;
  const word = wordAt(tokens, number.next);
  const unit = unitWords.get(word ?? '');
  const crossed = word === 'x' || word === 'by' || word === 'times' ? number.next + 1 : number.next;
  const size = readSize(tokens, crossed);
  if (size !== undefined) return { value: times(amount, size.value), next: size.next };
  if (unit === undefined || word === undefined) {
    return { value: { amount, unit: 'each', ...(isBehind ? { isBehind: true as const } : {}) }, next: crossed };
  }
  if (isMeasure(unit)) {
    const more = readAndPart(tokens, number.next + 1);
    return { value: { amount: amount + more.value, unit }, next: more.next };
  }
  // 'A six pack' is one pack of six.
  if (word === 'pack' && amount > 1) return { value: { amount: 1, unit, pieces: amount }, next: number.next + 1 };
  const after = has(ofs, wordAt(tokens, number.next + 1)) ? number.next + 2 : number.next + 1;
  const packSize = readSize(tokens, after);
  if (packSize !== undefined) return { value: times(amount, packSize.value), next: packSize.next };
  const pieces = after > number.next + 1 ? readNumber(tokens, after) : undefined;
  const isPieces = pieces !== undefined && !has(articles, wordAt(tokens, after));
  return isPieces
    ? { value: { amount, unit, pieces: pieces.value }, next: pieces.next }
    : { value: { amount, unit }, next: number.next + 1 };
}

/** The quantity that begins at a token; undefined when none does. */
export function readQuantity(tokens: readonly Token[], from: number): Read<Quantity> | undefined {
  const word = wordAt(tokens, from);
  if (has(minuses, word)) {
    let at = from + 1;
    while (has(minuses, wordAt(tokens, at))) at += 1;
    const read = readQuantity(tokens, at);
    return read === undefined ? undefined : { value: { ...read.value, isNegative: true }, next: read.next };
  }
  if (word === 'x' && tokens[from + 1]?.kind === 'number') {
    const number = readNumber(tokens, from + 1);
    return number === undefined ? undefined : { value: { amount: number.value, unit: 'each' }, next: number.next };
  }
  const unitFirst = readUnitFirst(tokens, from);
  if (unitFirst !== undefined) return unitFirst;
  const number = readNumber(tokens, from);
  if (number !== undefined) {
    const isBehind = has(behindTheNoun, wordAt(tokens, number.next - 1));
    return afterNumber(tokens, number, isBehind);
  }
  const unit = unitWords.get(word ?? '');
  if (unit !== undefined && has(ofs, wordAt(tokens, from + 1))) return { value: { amount: 1, unit }, next: from + 2 };
  return undefined;
}
