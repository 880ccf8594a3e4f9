import { foldedWords } from '@safiri/rules/places/fold-text.ts';
import type { ImportedPlace } from '../maps/public.ts';
import { createGiveWay } from '../platform/give-way.ts';

/** A list of numbers that grows; half the memory of an ordinary one. */
class Numbers {
  #list = new Int32Array(1024);
  length = 0;
  push(value: number): void {
    if (this.length === this.#list.length) {
      const longer = new Int32Array(this.#list.length * 2);
      longer.set(this.#list);
      this.#list = longer;
    }
    this.#list[this.length] = value;
    this.length += 1;
  }
  done(): Int32Array {
    return this.#list.slice(0, this.length);
  }
}

/** Numbers in groups: those of group `g` are `members[start[g]]` up to `members[start[g + 1]]`. */
export interface Groups {
  readonly start: Int32Array;
  readonly members: Int32Array;
}

/** Groups what stands in pairs of a group and a member; -1 is no group. */
function grouped(groups: number, pairs: number, groupOf: (pair: number) => number, memberOf: (pair: number) => number): Groups {
  const start = new Int32Array(groups + 1);
  for (let i = 0; i < pairs; i++) if (groupOf(i) >= 0) start[groupOf(i) + 1] = (start[groupOf(i) + 1] ?? 0) + 1;
  for (let g = 0; g < groups; g++) start[g + 1] = (start[g + 1] ?? 0) + (start[g] ?? 0);
  const at = start.slice();
  const members = new Int32Array(start[groups] ?? 0);
  for (let i = 0; i < pairs; i++) {
    const group = groupOf(i);
    if (group < 0) continue;
    members[at[group] ?? 0] = memberOf(i);
    at[group] = (at[group] ?? 0) + 1;
  }
  return { start, members };
}

/**
 * The places of a city as a search goes through them: columns instead of an object each. Each name of a place is an entry;
 * the words of entry `e` are `entryWords[entryStart[e]]` up to `entryWords[entryStart[e + 1]]`, numbers of `words`.
 */
export interface PlaceColumns {
  readonly names: readonly string[];
  readonly kinds: readonly string[];
  /** Numbers of `areas`, -1 for none. */
  readonly areaOf: Int32Array;
  readonly areas: readonly string[];
  readonly lat: Float64Array;
  readonly lng: Float64Array;
  /** All words once, folded. */
  readonly words: readonly string[];
  readonly areaWords: ReadonlyArray<readonly number[]>;
  /** The place that an entry is a name of. */
  readonly entryPlace: Int32Array;
  readonly entryStart: Int32Array;
  readonly entryWords: Int32Array;
  /** The entries that have a word, and those of the places of an area, by its number. */
  readonly withWord: Groups;
  readonly inArea: Groups;
}

/** How many words of a name count: nobody types more. */
const WORDS_OF_NAME = 16;

/** Puts places into columns without holding up whoever else is served. */
export async function columnsOf(places: readonly ImportedPlace[]): Promise<PlaceColumns> {
  const giveWay = createGiveWay();
  const numbers = new Map<string, number>();
  const words: string[] = [];
  const wordsOf = (text: string) =>
    foldedWords(text)
      .slice(0, WORDS_OF_NAME)
      .map((word) => {
        const known = numbers.get(word) ?? words.push(word) - 1;
        numbers.set(word, known);
        return known;
      });
  const areaNumbers = new Map<string, number>();
  const areas: string[] = [];
  const areaWords: number[][] = [];
  const areaNumber = (area: string) => {
    const known = areaNumbers.get(area);
    if (known !== undefined) return known;
    areaNumbers.set(area, areas.length);
    areaWords.push(wordsOf(area));
    return areas.push(area) - 1;
  };
  const names: string[] = [];
  const kinds: string[] = [];
  const areaOf = new Int32Array(places.length);
  const [lat, lng] = [new Float64Array(places.length), new Float64Array(places.length)];
  const [entryPlace, entryStart, entryWords] = [new Numbers(), new Numbers(), new Numbers()];
  for (const [at, { name, kind, point, area, others = [] }] of places.entries()) {
    names.push(name);
    kinds.push(kind);
    areaOf[at] = area === undefined ? -1 : areaNumber(area);
    [lat[at], lng[at]] = [point.lat, point.lng];
    for (const text of [name, ...others]) {
      entryPlace.push(at);
      entryStart.push(entryWords.length);
      for (const word of wordsOf(text)) entryWords.push(word);
    }
    await (at % 200 === 0 ? giveWay() : undefined);
  }
  entryStart.push(entryWords.length);
  const [placeOf, startOf, wordOf] = [entryPlace.done(), entryStart.done(), entryWords.done()];
  const entryOf = new Int32Array(wordOf.length);
  for (let entry = 0; entry < placeOf.length; entry++) entryOf.fill(entry, startOf[entry], startOf[entry + 1]);
  await giveWay();
  const withWord = grouped(
    words.length,
    wordOf.length,
    (i) => wordOf[i] ?? 0,
    (i) => entryOf[i] ?? 0,
  );
  await giveWay();
  return {
    names,
    kinds,
    areaOf,
    areas,
    lat,
    lng,
    words,
    areaWords,
    entryPlace: placeOf,
    entryStart: startOf,
    entryWords: wordOf,
    withWord,
    inArea: grouped(
      areas.length,
      placeOf.length,
      (entry) => areaOf[placeOf[entry] ?? 0] ?? -1,
      (entry) => entry,
    ),
  };
}
