import { LINES_AT_MOST, QUANTITY_AT_MOST } from '../catalogue/merchants.ts';
import { adjectives } from './lexicon/fillers.ts';
import { chunksOfOrder, type Chunk } from './chunks.ts';
import { unitWords, type AskedUnit } from './lexicon/units.ts';
import { mentionsIn, type Mention } from './match.ts';
import { packsOf, type ShelfProduct } from './packs.ts';
import type { Quantity } from './quantity.ts';
import { shelfOf, type Entry, type Shelf } from './shelf.ts';
import { tokensOf } from './tokens.ts';

/** A line that was heard. */
export interface RecognisedItem {
  readonly product: ShelfProduct;
  /** How many of the product, whole. */
  readonly quantity: number;
  readonly lineMinor: number;
  /** What was asked for, before it was rounded up to what is sold. */
  readonly asked: { readonly amount: number; readonly unit: AskedUnit };
  /** What was asked differs from what is sold: the size or weight was rounded or guessed. */
  readonly isRounded: boolean;
  /** 0 to 1. */
  readonly confidence: number;
}

/** Something to ask the speaker. */
export type Question =
  | { readonly kind: 'which'; readonly said: string; readonly options: readonly ShelfProduct[] }
  | { readonly kind: 'unknown'; readonly said: string; readonly options: readonly ShelfProduct[] }
  | { readonly kind: 'quantity'; readonly said: string }
  | { readonly kind: 'refused'; readonly said: string }
  | { readonly kind: 'stock'; readonly product: ShelfProduct }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'many'; readonly most: number };

export interface RecognisedOrder {
  readonly items: readonly RecognisedItem[];
  /** 0 to 1: the mean of the lines, less for what was not understood. */
  readonly confidence: number;
  readonly totalMinor: number;
  readonly questions: readonly Question[];
}

/** Which of several it is, is a guess. */
const GUESSED_WHICH = 0.6;
const GUESSED_AMOUNT = 0.9;
/** What comes too much of it makes a size less likely. */
const WASTE = 0.3;
const MORE_PACKS = 0.01;
/** Shares of too much from which a size fits, or fits badly. */
const EXACT = 0.05;
const BADLY = 0.5;
const QUESTIONS_AT_MOST = 12;
const OPTIONS_AT_MOST = 4;
const SAID_AT_MOST = 60;

const ONE: Quantity = { amount: 1, unit: 'each' };
const short = (words: readonly string[]) => words.join(' ').slice(0, SAID_AT_MOST);
const isUsable = ({ amount, isNegative }: Quantity) => isNegative !== true && Number.isFinite(amount) && amount > 0;

interface Choice {
  readonly entry: Entry;
  readonly packs: number;
  readonly waste: number;
  readonly isGuess: boolean;
  readonly rank: number;
  readonly quality: number;
}

function choicesOf(mention: Mention, quantity: Quantity | null): Choice[] {
  return mention.fits
    .map(({ entry, value, quality }) => {
      const fit =
        quantity === null ? { packs: 1, waste: 0, isGuess: false } : packsOf(quantity, entry.product.unit, entry.pieceName, entry.isPlural);
      return { entry, ...fit, quality, rank: value - WASTE * Math.min(fit.waste, 1) - MORE_PACKS * Math.min(fit.packs, 10) };
    })
    .toSorted((a, b) => b.rank - a.rank || a.entry.product.id - b.entry.product.id);
}

/** Whether another choice is as likely: another thing, or another size where no amount was said. */
function isOpen(best: Choice, choices: readonly Choice[], quantity: Quantity | null): boolean {
  return choices.some((other) => {
    if (other === best) return false;
    const isSameThing = other.entry.product.name === best.entry.product.name;
    const decidesSize = quantity !== null && (quantity.unit !== 'pack' || quantity.pieces !== undefined);
    if (!decidesSize) return true;
    const fitsAlone = !best.isGuess && best.waste <= EXACT && other.waste >= BADLY;
    return !isSameThing && !fitsAlone;
  });
}

interface RecognisedLines {
  readonly items: RecognisedItem[];
  readonly questions: Question[];
}

function recognise(mention: Mention, quantity: Quantity | null, { items, questions }: RecognisedLines): void {
  const said = short(mention.words);
  const all = choicesOf(mention, quantity);
  // A container without a number, 'honey jar', says nothing more.
  if (all.length === 0 && mention.words.every((word) => unitWords.has(word))) return;
  if (all.length === 0) {
    questions.push({ kind: 'unknown', said, options: [] });
    return;
  }
  const there = all.filter(({ entry }) => entry.product.inStock);
  const best = there[0];
  if (best === undefined) {
    questions.push({ kind: 'stock', product: (all[0] as Choice).entry.product });
    return;
  }
  if (best.packs > QUANTITY_AT_MOST) {
    questions.push({ kind: 'quantity', said: `${Number(quantity?.amount ?? 0)} ${said}` });
    return;
  }
  const open = isOpen(best, there, quantity);
  if (open) questions.push({ kind: 'which', said, options: there.slice(0, OPTIONS_AT_MOST).map(({ entry }) => entry.product) });
  const { amount, unit } = quantity ?? ONE;
  const { product } = best.entry;
  items.push({
    product,
    quantity: best.packs,
    lineMinor: best.packs * product.priceMinor,
    asked: { amount, unit },
    isRounded: best.isGuess || best.waste > EXACT,
    confidence: best.quality * (open ? GUESSED_WHICH : 1) * (best.isGuess ? GUESSED_AMOUNT : 1),
  });
}

function recogniseChunk(chunk: Chunk, shelf: Shelf, recognised: RecognisedLines): void {
  const { questions } = recognised;
  if (chunk.isRefused) {
    questions.push({ kind: 'refused', said: short(chunk.words) });
    return;
  }
  const { quantity } = chunk;
  if (quantity !== null && !isUsable(quantity)) {
    questions.push({ kind: 'quantity', said: short(chunk.words.length === 0 ? [String(quantity.amount)] : chunk.words) });
    return;
  }
  const mentions = mentionsIn(chunk.words, shelf);
  const counted = chunk.isBehind ? mentions.length - 1 : 0;
  mentions.forEach((mention, i) => recognise(mention, i === counted ? quantity : null, recognised));
}

/** 'Milk, low fat', 'mkate mmoja mweupe': words that name nothing alone and tell the thing before from others. */
function isAddition(before: Chunk | undefined, chunk: Chunk, shelf: Shelf): before is Chunk {
  if (before === undefined || before.isRefused || chunk.isRefused || chunk.quantity !== null || chunk.words.length === 0) return false;
  const namesNothing =
    chunk.words.every((word) => adjectives.has(word)) || mentionsIn(chunk.words, shelf).every(({ fits }) => fits.length === 0);
  if (!namesNothing) return false;
  const [only, ...others] = mentionsIn([...before.words, ...chunk.words], shelf);
  return others.length === 0 && (only?.fits.length ?? 0) > 0;
}

/** Chunks with what was added to them behind a comma or a number. */
function completed(chunks: readonly Chunk[], shelf: Shelf): Chunk[] {
  const whole: Chunk[] = [];
  for (const chunk of chunks) {
    const before = whole.at(-1);
    if (isAddition(before, chunk, shelf)) whole[whole.length - 1] = { ...before, words: [...before.words, ...chunk.words] };
    else whole.push(chunk);
  }
  return whole;
}

/** The same product asked for twice is one line. */
function merged(items: readonly RecognisedItem[]): RecognisedItem[] {
  const lines = new Map<number, RecognisedItem>();
  for (const item of items) {
    const before = lines.get(item.product.id);
    const quantity = Math.min(QUANTITY_AT_MOST, item.quantity + (before?.quantity ?? 0));
    const confidence = Math.min(item.confidence, before?.confidence ?? 1);
    lines.set(item.product.id, { ...(before ?? item), quantity, lineMinor: quantity * item.product.priceMinor, confidence });
  }
  return [...lines.values()];
}

/**
 * Reads a spoken or typed grocery order against the products of one store. It knows only what stands on the shelf: what
 * is not there, or not clear, becomes a question (spec: operations §3 Voice order response).
 * @param transcript at most {@link TRANSCRIPT_AT_MOST} characters of it are read
 */
export function readOrder(transcript: string, products: readonly ShelfProduct[]): RecognisedOrder {
  const shelf = shelfOf(products);
  const recognised: RecognisedLines = { items: [], questions: [] };
  for (const chunk of completed(chunksOfOrder(tokensOf(transcript)), shelf)) recogniseChunk(chunk, shelf, recognised);
  const all = merged(recognised.items);
  const items = all.slice(0, LINES_AT_MOST);
  const questions: Question[] = recognised.questions.slice(0, QUESTIONS_AT_MOST);
  if (all.length > items.length) questions.push({ kind: 'many', most: LINES_AT_MOST });
  if (items.length === 0 && questions.length === 0) questions.push({ kind: 'nothing' });
  const lost = recognised.questions.filter(({ kind }) => kind !== 'which').length;
  const sum = items.reduce((total, { confidence }) => total + confidence, 0);
  return {
    items,
    confidence: items.length === 0 ? 0 : sum / (items.length + lost),
    totalMinor: items.reduce((total, { lineMinor }) => total + lineMinor, 0),
    questions,
  };
}
