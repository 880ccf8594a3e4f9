import { fillers, joiners } from './lexicon/fillers.ts';
import { articles, refusals } from './lexicon/numbers.ts';
import { readQuantity, type Quantity } from './quantity.ts';
import type { Token } from './tokens.ts';

/** Words that name one thing or several, with how much of the first (or of the last, where the number stands behind). */
export interface Chunk {
  readonly words: readonly string[];
  readonly quantity: Quantity | null;
  readonly isBehind: boolean;
  /** The speaker said not to take it. */
  readonly isRefused: boolean;
}

type Part = { readonly words: string[] } | { readonly quantity: Quantity };

const isWords = (part: Part | undefined): part is { readonly words: string[] } => part !== undefined && 'words' in part;

/** Parts of one segment: words and quantities as they follow each other, without what is said around an order. */
function partsOf(tokens: readonly Token[]): Part[] {
  const found: Part[] = [];
  let at = 0;
  while (at < tokens.length) {
    const read = readQuantity(tokens, at);
    const token = tokens[at];
    const isArticle = token?.kind === 'word' && articles.has(token.text);
    if (read !== undefined && !(isArticle && read.next === at + 1 && read.next >= tokens.length)) {
      found.push({ quantity: read.value });
      at = read.next;
      continue;
    }
    at += 1;
    if (token?.kind !== 'word' || fillers.has(token.text)) continue;
    const last = found.at(-1);
    if (isWords(last)) last.words.push(token.text);
    else found.push({ words: [token.text] });
  }
  return found;
}

/** '2 litres' behind 'cola x 3': what two quantities of one thing say together. */
function together(first: Quantity, second: Quantity): Quantity {
  if (second.unit === 'each') return { ...first, amount: first.amount * second.amount, size: { amount: first.amount, unit: first.unit } };
  if (first.unit === 'each') {
    return { ...second, amount: first.amount * second.amount, size: { amount: second.amount, unit: second.unit } };
  }
  return second;
}

/** Gives each quantity of a segment the words that it counts. */
function chunksOf(parts: readonly Part[]): Chunk[] {
  const chunks: Array<{ words: readonly string[]; quantity: Quantity | null; isBehind: boolean; isRefused: boolean }> = [];
  const endsWithQuantity = parts.length > 1 && !isWords(parts.at(-1));
  const isBehind = isWords(parts[0]) && (endsWithQuantity || parts.some((part) => !isWords(part) && part.quantity.isBehind === true));
  for (const part of parts) {
    const last = chunks.at(-1);
    if (isWords(part)) {
      if (last !== undefined && last.words.length === 0) last.words = part.words;
      else chunks.push({ words: part.words, quantity: null, isBehind: false, isRefused: false });
    } else if (last !== undefined && (isBehind || part === parts.at(-1)) && last.words.length > 0) {
      last.isBehind = last.quantity === null;
      last.quantity = last.quantity === null ? part.quantity : together(last.quantity, part.quantity);
    } else if (last !== undefined && last.words.length === 0 && last.quantity !== null) {
      last.quantity = together(last.quantity, part.quantity);
    } else chunks.push({ words: [], quantity: part.quantity, isBehind: false, isRefused: false });
  }
  return chunks;
}

const joins = (token: Token) => token.kind === 'word' && joiners.has(token.text);

/** Cuts what was said where one thing ends and another begins. */
function segmentsOf(tokens: readonly Token[]): Token[][] {
  const segments: Token[][] = [[]];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at] as Token;
    const read = token.kind === 'break' ? undefined : readQuantity(tokens, at);
    if (read !== undefined && !tokens.slice(at, read.next).some((inner) => inner.kind === 'break')) {
      // An 'and' inside of a number is no end: 'two and a half', 'kumi na mbili'.
      segments.at(-1)?.push(...tokens.slice(at, read.next));
      at = read.next;
    } else if (token.kind === 'break' || joins(token)) {
      segments.push([]);
      at += 1;
    } else {
      segments.at(-1)?.push(token);
      at += 1;
    }
  }
  return segments.filter((segment) => segment.length > 0);
}

function refusedChunk(segment: readonly Token[]): Chunk | undefined {
  if (!segment.some((token) => token.kind === 'word' && refusals.has(token.text))) return undefined;
  const words = segment.flatMap((token) => (token.kind === 'word' ? [token.text] : token.kind === 'number' ? [String(token.value)] : []));
  return { words, quantity: null, isBehind: false, isRefused: true };
}

/** Cuts an order into its things, each with how much of it. */
export function chunksOfOrder(tokens: readonly Token[]): Chunk[] {
  const chunks: Chunk[] = [];
  for (const segment of segmentsOf(tokens)) {
    const refused = refusedChunk(segment);
    if (refused !== undefined) {
      chunks.push(refused);
      continue;
    }
    const parts = partsOf(segment);
    const [only] = parts;
    const last = chunks.at(-1);
    // 'Long life milk, 6 litres': an amount without a thing is that of the thing before.
    if (parts.length === 1 && only !== undefined && !isWords(only) && last !== undefined && last.quantity === null && !last.isRefused) {
      chunks[chunks.length - 1] = { ...last, quantity: only.quantity, isBehind: true };
    } else chunks.push(...chunksOf(parts));
  }
  return chunks;
}
