import { editionsOf, builtInMaps, type ImportedPlace, readPlaces } from '@safiri/server/maps/public.ts';
import { indexPlaces } from '@safiri/server/places/place-index.ts';

const cities = ['johannesburg', 'pretoria', 'nairobi', 'kisumu', 'maseru'];
const PLACES = 200_000;
const TEXTS = 400;
const NEAR = { lat: -26.2041, lng: 28.0473 };
/** As many as the server asks of a city. */
const HITS = 64;

export interface SearchFigures {
  readonly places: number;
  /** Milliseconds. */
  readonly index: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
  /** Texts that found something, of {@link TEXTS}. */
  readonly found: number;
}

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** The places that come along, again and again; every third copy has a name of its own. */
async function manyPlaces(): Promise<ImportedPlace[]> {
  const known: ImportedPlace[] = [];
  for (const city of cities) {
    const [edition] = await editionsOf(builtInMaps, city, () => {});
    if (edition !== undefined) for (const place of await readPlaces(edition)) known.push(place);
  }
  return Array.from({ length: PLACES }, (_, i): ImportedPlace => {
    const place = known[i % known.length] as ImportedPlace;
    return i >= known.length && i % 3 === 0 ? { ...place, name: `${place.name} ${i.toString(36)}` } : place;
  });
}

/** What people type of a name: its first letters, one word, all of it, with a letter wrong, with its suburb. */
function typed({ name, area = '' }: ImportedPlace, way: number): string {
  const words = name.split(' ');
  switch (way % 5) {
    case 0:
      return name.slice(0, 2 + (way % 4));
    case 1:
      return words[way % words.length] ?? name;
    case 2:
      return name;
    case 3:
      return name.length > 6 ? `${name.slice(0, 3)}x${name.slice(4)}` : name;
    default:
      return `${words.slice(0, 3).join(' ')} ${area}`;
  }
}

/** Searches among two hundred thousand places in memory, as each server does. */
export async function searchFigures(): Promise<SearchFigures> {
  const places = await manyPlaces();
  const begun = performance.now();
  const index = await indexPlaces(places, 'Johannesburg');
  const indexed = performance.now() - begun;
  // Evenly spread and the same in each run.
  const texts = Array.from({ length: TEXTS }, (_, i) => typed(places[(i * 7919) % places.length] as ImportedPlace, i));
  for (const text of texts.slice(0, 40)) index.search(text, NEAR, HITS);
  let found = 0;
  const times = texts
    .map((text) => {
      const asked = performance.now();
      if (index.search(text, NEAR, HITS).length > 0) found += 1;
      return performance.now() - asked;
    })
    .toSorted((a, b) => a - b);
  return {
    places: places.length,
    index: indexed,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    longest: times.at(-1) ?? 0,
    found,
  };
}
