import { foldText } from '../places/fold-text.ts';
import { says } from './lexicon/says.ts';
import { matchAs, likeness, stem, type Match } from './likeness.ts';
import type { ShelfProduct } from './packs.ts';

/** A product with its words as they are compared. */
export interface Entry {
  readonly product: ShelfProduct;
  /** What each word of the name weighs; words behind a comma or 'in' weigh little. */
  readonly weights: ReadonlyMap<string, number>;
  /** Words that name it, and not only tell it from others. */
  readonly naming: ReadonlySet<string>;
  /** Words that may be said with it: brand, 'bags', 'rolls'. */
  readonly beside: ReadonlySet<string>;
  readonly totalWeight: number;
  /** The name without its qualifiers, singular. */
  readonly pieceName: string;
  readonly isPlural: boolean;
}

/** What one said word can stand for: for each product, its words that it covers and how well. */
export type Meaning = ReadonlyMap<Entry, { readonly covers: readonly string[]; readonly sim: number }>;

export interface Shelf {
  readonly entries: readonly Entry[];
  /** Stems of all words, to join what was said in two: 'butter nut'. */
  readonly stems: ReadonlySet<string>;
  meaningOf(word: string): Meaning;
}

/** Words for the form of a thing rather than for it. */
const forms = new Set(['pack', 'fillet', 'slice', 'slab', 'powder', 'liquid', 'size', 'bunch', 'plain', 'aa', 'large'].map(stem));
const QUALIFIER = 0.25;
const FORM = 0.5;
/** The last word says what a thing is: tomato sauce is a sauce. */
const LAST = 2;
/** A name in another language or of another kind is as good as sure. */
const ALIAS = 0.95;

/** Shorter names in other languages are too much like other words to be misspelt. */
const SHORTEST_ALIAS = 6;
const LIKE_ENOUGH = 0.8;
const longAliases = new Map(
  [...says.keys()].filter((alias) => alias.length >= SHORTEST_ALIAS && !alias.includes(' ')).map((alias) => [alias, matchAs(alias)]),
);

const stems = (text: string): string[] => foldText(text).split(' ').filter(Boolean).map(stem);

function entryOf(product: ShelfProduct): Entry {
  const [head = '', ...after] = product.name.replaceAll('-', ' ').split(',');
  const [main = '', inside = ''] = head.split(/ in /i);
  const weights = new Map<string, number>();
  const names = stems(main);
  const named = names.filter((word) => !forms.has(word));
  names.forEach((word) => weights.set(word, forms.has(word) ? FORM : word === named.at(-1) ? LAST : 1));
  for (const word of [...stems(inside), ...after.flatMap(stems)]) if (!weights.has(word)) weights.set(word, QUALIFIER);
  const lastWord = foldText(main).split(' ').at(-1) ?? '';
  return {
    product,
    weights,
    naming: new Set(names),
    beside: new Set([...stems(product.brand), ...stems(product.unit.replaceAll(/[\d.]+/g, ' '))]),
    totalWeight: [...weights.values()].reduce((sum, weight) => sum + weight, 0),
    pieceName: names.join(' '),
    isPlural: stem(lastWord) !== lastWord,
  };
}

/** Makes a shelf searchable. What a word means is found once and kept as long as the shelf. */
export function shelfOf(products: readonly ShelfProduct[]): Shelf {
  const entries = products.map(entryOf);
  const byWord = new Map<string, Entry[]>();
  const sounds = new Map<string, Match>();
  for (const entry of entries) {
    for (const word of new Set([...entry.weights.keys(), ...entry.beside])) byWord.set(word, [...(byWord.get(word) ?? []), entry]);
  }
  for (const word of byWord.keys()) sounds.set(word, matchAs(word));
  const known = new Map<string, Meaning>();

  function byAlias(phrase: string): Meaning | undefined {
    const targets = says.get(phrase);
    if (targets === undefined) return undefined;
    const meaning = new Map<Entry, { covers: readonly string[]; sim: number }>();
    for (const target of targets) {
      const words = stems(target);
      for (const entry of entries) {
        const fits = words.every((word) => entry.weights.has(word)) && words.some((word) => entry.naming.has(word));
        if (fits && !meaning.has(entry)) meaning.set(entry, { covers: words, sim: ALIAS });
      }
    }
    return meaning.size === 0 ? undefined : meaning;
  }

  /** 'Deoderant': a name in another way that was misspelt. */
  function byMisspeltAlias(word: string): Meaning {
    if (word.length < SHORTEST_ALIAS) return new Map();
    const asSaid = matchAs(word);
    let best = { alias: '', sim: 0 };
    for (const [alias, asWritten] of longAliases) {
      const sim = likeness(asSaid, asWritten);
      if (sim > best.sim) best = { alias, sim };
    }
    const meaning = best.sim < LIKE_ENOUGH ? undefined : byAlias(best.alias);
    return new Map([...(meaning ?? [])].map(([entry, { covers }]) => [entry, { covers, sim: best.sim }]));
  }

  function byLikeness(said: string): Meaning {
    const meaning = new Map<Entry, { covers: readonly string[]; sim: number }>();
    const asSaid = matchAs(said);
    for (const [word, asWritten] of sounds) {
      const sim = likeness(asSaid, asWritten);
      if (sim === 0) continue;
      for (const entry of byWord.get(word) ?? []) {
        const before = meaning.get(entry);
        if (before === undefined || before.sim < sim) meaning.set(entry, { covers: [word], sim });
      }
    }
    const best = Math.max(0, ...[...meaning.values()].map(({ sim }) => sim));
    // A word that is on the shelf is that word, and no misspelling of another.
    return best === 1 ? new Map([...meaning].filter(([, { sim }]) => sim === 1)) : meaning;
  }

  return {
    entries,
    stems: new Set(byWord.keys()),
    meaningOf(word) {
      const before = known.get(word);
      if (before !== undefined) return before;
      const alias = byAlias(word);
      const literal = alias === undefined || byWord.has(stem(word)) ? byLikeness(stem(word)) : new Map();
      const found: Meaning = new Map([...literal, ...(alias ?? [])]);
      const meaning = found.size > 0 ? found : byMisspeltAlias(word);
      known.set(word, meaning);
      return meaning;
    },
  };
}
