import { foldedWords, foldText } from '@safiri/rules/places/fold-text.ts';
import { distanceMeters } from '@safiri/rules/places/geo.ts';
import { areaPlaces } from '../maps/public.ts';
import type { PlaceHit } from './place-index.ts';

/** Two signs of one suburb, or two pieces of one street, are no farther from each other than this, metres. */
const SAME_AREA_METERS = 3000;
/** Two of the same name and kind this near to each other are one, metres. */
const SAME_PLACE_METERS = 300;

function isSame(a: PlaceHit, b: PlaceHit): boolean {
  const meters = distanceMeters(a.point, b.point);
  if ((a.kind === 'street' && b.kind === 'street') || (areaPlaces.has(a.kind) && areaPlaces.has(b.kind))) return meters <= SAME_AREA_METERS;
  return a.kind === b.kind && meters <= SAME_PLACE_METERS;
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
const KNOWN_AREA_METERS = 6000;
/** "Menlyn Park" and "Menlyn Park Shopping Centre" are one where both are malls, metres. */
const LONGER_NAME_METERS = 600;

/** Whether an imported place is one that the gazetteer has: of the same name, or of the same kind with a longer or shorter one. */
export function isKnownPlace(known: KnownPlace, hit: KnownPlace): boolean {
  const meters = distanceMeters(known.point, hit.point);
  if (meters > (areaPlaces.has(known.kind) && areaPlaces.has(hit.kind) ? KNOWN_AREA_METERS : KNOWN_METERS)) return false;
  const [a, b] = [foldedWords(known.name), foldedWords(hit.name)];
  if (a.join(' ') === b.join(' ')) return hit.kind !== 'street' || meters <= SAME_PLACE_METERS;
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  return known.kind === hit.kind && meters <= LONGER_NAME_METERS && shorter.every((word) => longer.includes(word));
}
