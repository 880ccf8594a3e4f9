import type { Quantity } from './quantity.ts';

/** A product of a shelf, as far as orders in words need it. */
export interface ShelfProduct {
  readonly id: number;
  readonly name: string;
  readonly brand: string;
  /** What one of it is: '2 kg', '500 ml', '6 pack', 'each'. */
  readonly unit: string;
  readonly priceMinor: number;
  readonly section: string;
  readonly inStock: boolean;
}

/** What is in one of a product. */
export type Content =
  | { readonly kind: 'weight'; readonly size: number }
  | { readonly kind: 'pieces'; readonly count: number }
  | { readonly kind: 'one' };

/** Grams or millilitres of a measure; a litre of food counts as a kilogram. */
const scale: Readonly<Record<string, number>> = { kg: 1000, g: 1, l: 1000, ml: 1 };

/** Reads the unit of a product. */
export function contentOf(unit: string): Content {
  const measured = /^(?:(\d+(?:\.\d+)?) ?)?(kg|g|l|ml)$/i.exec(unit.trim());
  if (measured !== null) return { kind: 'weight', size: Number(measured[1] ?? 1) * (scale[(measured[2] ?? '').toLowerCase()] ?? 1) };
  const counted = /^(\d+) ?\p{L}+$/u.exec(unit.trim());
  return counted === null ? { kind: 'one' } : { kind: 'pieces', count: Number(counted[1]) };
}

/** Grams of one piece of what is sold by weight and asked for by number, about. */
const pieceGrams: Readonly<Record<string, number>> = {
  banana: 150,
  apple: 150,
  orange: 220,
  lemon: 120,
  pear: 180,
  potato: 180,
  onion: 150,
  tomato: 130,
  carrot: 100,
  'sweet potato': 250,
  garlic: 50,
  avocado: 200,
  mango: 300,
  'green pepper': 160,
};

/** From so many pieces on nobody counts them: two nappies are two packs. */
const COUNTED_PIECES = 20;
/** A pack that lacks so little is enough: a tin of 410 g is 400 g. */
const LITTLE = 0.06;

export interface Packs {
  /** How many of the product. */
  readonly packs: number;
  /** What comes too much, as a share of what was asked; 0 is exact. */
  readonly waste: number;
  /** Whether the measure had to be guessed, such as the weight of an apple. */
  readonly isGuess: boolean;
}

function packsFor(need: number, size: number, isGuess: boolean): Packs {
  const packs = Math.max(1, Math.ceil(need / size - LITTLE));
  return { packs, waste: need <= 0 ? 0 : Math.max(0, (packs * size) / need - 1), isGuess };
}

const whole = (count: number, isGuess = false): Packs => ({ packs: Math.max(1, Math.ceil(count)), waste: 0, isGuess });

/**
 * How many of a product make up a quantity, rounded up to whole ones.
 * @param pieceName the product's name without its qualifiers, singular
 * @param isPlural whether the product is named by its pieces: eggs, rolls, candles
 */
export function packsOf(quantity: Quantity, unit: string, pieceName: string, isPlural: boolean): Packs {
  const content = contentOf(unit);
  const { amount, size, pieces } = quantity;
  const grams = pieceGrams[pieceName];
  if (pieces !== undefined) {
    if (content.kind !== 'pieces') return whole(amount, true);
    const fit = packsFor(pieces * amount, content.count, false);
    return content.count === pieces ? fit : { ...fit, waste: fit.waste + 1 };
  }
  if (quantity.unit === 'pack') {
    // Ten boxes of matches are sold as one: a box is a piece there, as long as pieces are counted.
    return whole(amount);
  }
  if (quantity.unit === 'each') {
    if (content.kind === 'weight') return grams === undefined ? whole(amount) : packsFor(amount * grams, content.size, true);
    if (content.kind === 'one') return whole(amount);
    const counts = (isPlural && content.count < COUNTED_PIECES) || amount >= content.count;
    return counts ? packsFor(amount, content.count, false) : whole(amount);
  }
  const need = amount * (scale[quantity.unit] ?? 1);
  if (content.kind === 'weight') {
    const fit = packsFor(need, content.size, false);
    const differs = size !== undefined && Math.abs(size.amount * (scale[size.unit] ?? 1) - content.size) > 1;
    return differs ? { ...fit, waste: fit.waste + 0.1 } : fit;
  }
  if (size !== undefined) return whole(amount / size.amount, true);
  return grams === undefined ? whole(1, true) : packsFor(need / grams, content.kind === 'pieces' ? content.count : 1, true);
}
