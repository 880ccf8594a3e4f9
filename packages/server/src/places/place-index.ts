import { isHouseNumber, otherForms } from '@safiri/rules/places/address-words.ts';
import { foldedWords } from '@safiri/rules/places/fold-text.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { AROUND_LOSS, BEGINNING, fitQuality, WHOLE, wordFit } from '@safiri/rules/places/match-text.ts';
import type { ImportedPlace } from '../maps/public.ts';
import { columnsOf, type Groups } from './place-columns.ts';
import { distanceLoss, kindWeight } from './place-score.ts';

/** A place of the import for a text; a higher score is a better answer. */
export interface PlaceHit {
  readonly name: string;
  readonly kind: string;
  readonly area: string | undefined;
  readonly point: Point;
  readonly score: number;
}

/** The places of one city, to be searched in memory. */
export interface PlaceIndex {
  /** The best places for a text, the best first; a street comes once for each suburb that it runs through. */
  search(text: string, near: Point, limit: number): PlaceHit[];
  /** The nearest place of the kinds that are wanted, within so many metres. */
  nearest(
    point: Point,
    withinMeters: number,
    wanted: (kind: string) => boolean,
  ): { readonly hit: PlaceHit; readonly meters: number } | undefined;
  /** The nearest place within so many metres of which `test` says yes. */
  find(point: Point, withinMeters: number, test: (place: PlaceHit) => boolean): PlaceHit | undefined;
}

/** How many words of a text are looked for. */
const WORDS_OF_TEXT = 8;
/** A house that is not mapped: its street is the answer, though less surely. */
const HOUSE_LOSS = 0.5;
const METERS_PER_DEGREE = 111_195;

interface TypedWord {
  /** By the numbers of the words. */
  readonly fits: Uint8Array;
  /** By the numbers of the areas; the city's own name counts in each. */
  readonly areaFits: Uint8Array;
  readonly cityFit: number;
  readonly mayMiss: boolean;
}

/** Makes the index of a city's places without holding up whoever else is served. */
export async function indexPlaces(places: readonly ImportedPlace[], cityName: string): Promise<PlaceIndex> {
  const columns = await columnsOf(places);
  const { names, kinds, areaOf, areas, lat, lng, words, areaWords, entryPlace, entryStart, entryWords } = columns;
  const cityWords = foldedWords(cityName);
  const weights = Float32Array.from(kinds, kindWeight);
  const entries = entryPlace.length;

  function typedWord(typed: string, mayMiss: boolean): TypedWord {
    const forms = otherForms(typed);
    const fit = (word: string) => (forms.includes(word) ? WHOLE : wordFit(typed, word));
    const fits = new Uint8Array(words.length);
    for (let i = 0; i < fits.length; i++) fits[i] = fit(words[i] as string);
    const best = (those: readonly number[]) => Math.max(0, ...those.map((word) => fits[word] ?? 0));
    return { fits, areaFits: Uint8Array.from(areaWords, best), cityFit: Math.max(0, ...cityWords.map(fit)), mayMiss };
  }

  /** The groups that a word leads to by itself: of the words that it fits, and of the areas. */
  function* groupsOf({ fits, areaFits }: TypedWord): Generator<[groups: Groups, group: number]> {
    for (let word = 0; word < fits.length; word++) if (fits[word] !== 0) yield [columns.withWord, word];
    for (let area = 0; area < areaFits.length; area++) if ((areaFits[area] ?? 0) > AROUND_LOSS) yield [columns.inArea, area];
  }

  /** The entries that can fit all words: those of the word that the fewest have; undefined when each word may fit any. */
  function candidatesFor(typed: readonly TypedWord[]): Uint8Array | undefined {
    let [rarest, fewest] = [undefined as TypedWord | undefined, entries];
    for (const word of typed) {
      if (word.mayMiss || word.cityFit > AROUND_LOSS) continue;
      let count = 0;
      for (const [{ start }, group] of groupsOf(word)) count += (start[group + 1] ?? 0) - (start[group] ?? 0);
      if (count < fewest) [rarest, fewest] = [word, count];
    }
    if (rarest === undefined) return undefined;
    // In the order of the entries, whichever way one came to them: of equals the first counts.
    const isCandidate = new Uint8Array(entries);
    for (const [{ start, members }, group] of groupsOf(rarest))
      for (let i = start[group] ?? 0; i < (start[group + 1] ?? 0); i++) isCandidate[members[i] as number] = 1;
    return isCandidate;
  }

  /** The quality of an entry for all words, 0 when one fits nowhere. */
  function qualityOf(entry: number, typed: readonly TypedWord[]): number {
    const [from, to] = [entryStart[entry] ?? 0, entryStart[entry + 1] ?? 0];
    const area = areaOf[entryPlace[entry] ?? 0] ?? -1;
    let [worst, inName, missed] = [Infinity, 0, 0];
    for (const { fits, areaFits, cityFit, mayMiss } of typed) {
      let byName = 0;
      for (let i = from; i < to; i++) byName = Math.max(byName, fits[entryWords[i] as number] as number);
      const byAround = Math.max(0, (area === -1 ? cityFit : Math.max(cityFit, areaFits[area] ?? 0)) - AROUND_LOSS);
      const fit = Math.max(byName, byAround);
      if (fit === 0) {
        if (!mayMiss) return 0;
        missed += 1;
        continue;
      }
      if (byName >= byAround) inName += 1;
      worst = Math.min(worst, fit);
    }
    if (worst === Infinity) return 0;
    const isSameName = worst === WHOLE && inName === typed.length - missed && inName === to - from;
    const startsAlike = (typed[0]?.fits[entryWords[from] ?? 0] ?? 0) >= BEGINNING;
    return fitQuality(worst, isSameName, startsAlike) - missed * HOUSE_LOSS;
  }

  /** Metres on a flat map around a point: exact enough within a city, and many times quicker. */
  function metersFrom(point: Point): (place: number) => number {
    const cosine = Math.cos((point.lat * Math.PI) / 180);
    return (place) => {
      const north = (lat[place] ?? 0) - point.lat;
      const east = ((lng[place] ?? 0) - point.lng) * cosine;
      // `Math.hypot` takes ten times as long.
      return Math.sqrt(north * north + east * east) * METERS_PER_DEGREE;
    };
  }

  const hitOf = (place: number, score: number): PlaceHit => ({
    name: names[place] ?? '',
    kind: kinds[place] ?? '',
    area: areas[areaOf[place] ?? -1],
    point: { lat: lat[place] ?? 0, lng: lng[place] ?? 0 },
    score,
  });

  return {
    search(text, near, limit) {
      const typed = foldedWords(text).slice(0, WORDS_OF_TEXT);
      const hasName = typed.some((word) => !isHouseNumber(word));
      const looked = typed.map((word) => typedWord(word, hasName && isHouseNumber(word)));
      if (looked.length === 0) return [];
      const metersTo = metersFrom(near);
      const best: { place: number; score: number }[] = [];
      const candidates = candidatesFor(looked);
      for (let entry = 0; entry < entries; entry++) {
        if (candidates?.[entry] === 0) continue;
        const quality = qualityOf(entry, looked);
        if (quality === 0) continue;
        const place = entryPlace[entry] as number;
        const score = quality + (weights[place] as number) - distanceLoss(metersTo(place));
        if (best.length === limit && score <= (best.at(-1)?.score ?? 0)) continue;
        const known = best.findIndex((one) => one.place === place);
        if (known !== -1) {
          if ((best[known]?.score ?? 0) >= score) continue;
          best.splice(known, 1);
        }
        const at = best.findIndex((one) => one.score < score);
        best.splice(at === -1 ? best.length : at, 0, { place, score });
        if (best.length > limit) best.pop();
      }
      return best.map(({ place, score }) => hitOf(place, score));
    },
    nearest(point, withinMeters, wanted) {
      const metersTo = metersFrom(point);
      const isWanted = new Map([...new Set(kinds)].map((kind) => [kind, wanted(kind)]));
      let [best, least] = [-1, withinMeters];
      for (let place = 0; place < names.length; place++) {
        const meters = metersTo(place);
        if (meters < least && isWanted.get(kinds[place] ?? '') === true) [best, least] = [place, meters];
      }
      return best === -1 ? undefined : { hit: hitOf(best, 0), meters: least };
    },
    find(point, withinMeters, test) {
      const metersTo = metersFrom(point);
      let found: PlaceHit | undefined;
      let least = withinMeters;
      for (let place = 0; place < names.length; place++) {
        const meters = metersTo(place);
        if (meters >= least) continue;
        const hit = hitOf(place, 0);
        if (test(hit)) [found, least] = [hit, meters];
      }
      return found;
    },
  };
}
