import { foldedWords, foldText } from '@safiri/rules/places/fold-text.ts';
import { distanceMeters } from '@safiri/rules/places/geo.ts';
import { type PlaceWord, placeWordOf } from '@safiri/rules/places/place-words.ts';
import { areaPlaces } from '../maps/public.ts';
import type { PlaceHit } from './place-index.ts';

/** Two signs of one suburb, or two pieces of one street, are no farther from each other than this, metres. */
const SAME_AREA_METERS = 3000;
/** Two of the same name and kind this near to each other are one, metres. */
const SAME_PLACE_METERS = 300;

/** Words that say little of a place. */
const vague: ReadonlySet<PlaceWord> = new Set(['place', 'sight', 'office', 'public', 'point']);

/** Whether both words can be said of one place; a street or a bus stop is called after what it leads to, and is not that. */
const isAlike = (a: PlaceWord, b: PlaceWord) => a === b || (a !== 'street' && b !== 'street' && (vague.has(a) || vague.has(b)));

function isSame(a: PlaceHit, b: PlaceHit): boolean {
  const meters = distanceMeters(a.point, b.point);
  if ((a.kind === 'street' && b.kind === 'street') || (areaPlaces.has(a.kind) && areaPlaces.has(b.kind))) return meters <= SAME_AREA_METERS;
  return isAlike(placeWordOf(a.kind), placeWordOf(b.kind)) && meters <= SAME_PLACE_METERS;
}

/**
 * Each place once, the best first: a street of many pieces is its best one, and each piece leads on to the next, however
 * long the street is. Another street of the same name across the city stays.
 */
export function distinctPlaces<T extends PlaceHit>(hits: readonly T[]): T[] {
  const groups = new Map<string, T[][]>();
  const kept: T[] = [];
  for (const hit of hits.toSorted((a, b) => b.score - a.score)) {
    const name = foldText(hit.name);
    const named = groups.get(name) ?? [];
    groups.set(name, named);
    const group = named.find((members) => members.some((member) => isSame(member, hit)));
    if (group === undefined) {
      named.push([hit]);
      kept.push(hit);
    } else group.push(hit);
  }
  return kept;
}

/** A place of the gazetteer, as far as it tells whether an imported one is the same. */
export type KnownPlace = Pick<PlaceHit, 'name' | 'kind' | 'point'>;

/** Places of the gazetteer have one point by hand, metres; the middle of a whole township may be taken to lie elsewhere. */
const KNOWN_METERS = 2500;
export const KNOWN_AREA_METERS = 6000;
/** "Menlyn Park" and "Menlyn Park Shopping Centre" are one where both are malls, metres. */
const LONGER_NAME_METERS = 600;
/** Of these either point may be a gate or the middle. */
const isWide: ReadonlySet<PlaceWord> = new Set(['airport', 'university', 'park']);

/** Tells whether an imported place is this one of the gazetteer: of the same name, or of the same kind with a longer or shorter one. */
export function sameAs(known: KnownPlace): (hit: KnownPlace) => boolean {
  const knownWords = foldedWords(known.name);
  const name = knownWords.join(' ');
  const kind = placeWordOf(known.kind);
  const isArea = areaPlaces.has(known.kind);
  return (hit) => {
    if (isArea !== areaPlaces.has(hit.kind)) return false;
    const meters = distanceMeters(known.point, hit.point);
    if (meters > (isArea ? KNOWN_AREA_METERS : KNOWN_METERS)) return false;
    const words = foldedWords(hit.name);
    const hitKind = placeWordOf(hit.kind);
    if (words.join(' ') === name) return meters <= SAME_PLACE_METERS || isArea || isAlike(kind, hitKind);
    if (kind !== hitKind || meters > (isWide.has(kind) ? KNOWN_METERS : LONGER_NAME_METERS)) return false;
    const [shorter, longer] = knownWords.length < words.length ? [knownWords, words] : [words, knownWords];
    return shorter.every((word) => longer.includes(word));
  };
}
