import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip, gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import type { Point } from '@safiri/rules/places/geo.ts';
import { createGiveWay } from '../platform/give-way.ts';
import { ImportError } from '../roads/public.ts';
import { type Edition, fileOf } from './editions.ts';

/** A place or street of a city, as search finds it. */
export interface ImportedPlace {
  readonly name: string;
  /** `street`, or what OpenStreetMap calls it: suburb, school, clinic … */
  readonly kind: string;
  readonly point: Point;
  /** The suburb, town or village around it. */
  readonly area?: string;
  readonly others?: readonly string[];
}

const VERSION = 1;
const PER_DEGREE = 1e5;

/** Kinds and areas by their numbers in a list; latitude and longitude in hundred-thousandths of a degree, about a metre. */
const degrees = (most: number) => z.int().check(z.gte(-most * PER_DEGREE), z.lte(most * PER_DEGREE));
const rows = z.array(
  z.union([
    z.tuple([z.string(), z.int(), z.int(), degrees(90), degrees(180)]),
    z.tuple([z.string(), z.int(), z.int(), degrees(90), degrees(180), z.array(z.string())]),
  ]),
);
const head = z.object({ version: z.literal(VERSION), kinds: z.array(z.string()), areas: z.array(z.string()) });

/** The rows stand last, so that they can be read a few at a time. */
const BEFORE_ROWS = ',"places":[';
const AFTER_ROWS = ']}';
const ROWS_AT_ONCE = 500;
/** Far more than the places of any city, unpacked. */
const MOST_BYTES = 512 * 1024 * 1024;

const NO_AREA = -1;

export function encodePlaces(places: readonly ImportedPlace[]): Buffer {
  const kinds: string[] = [];
  const areas: string[] = [];
  const numbers = new Map<string, number>();
  const numberIn = (list: string[], prefix: string, text: string) => {
    const key = prefix + text;
    const known = numbers.get(key) ?? list.push(text) - 1;
    numbers.set(key, known);
    return known;
  };
  const listed = places.map(({ name, kind, area, point, others }) => [
    name,
    numberIn(kinds, 'kind ', kind),
    area === undefined ? NO_AREA : numberIn(areas, 'area ', area),
    Math.round(point.lat * PER_DEGREE),
    Math.round(point.lng * PER_DEGREE),
    ...(others === undefined ? [] : [others]),
  ]);
  return gzipSync(JSON.stringify({ version: VERSION, kinds, areas, places: listed }), { level: 9 });
}

/** Pieces of a list, each a list by itself. */
function* piecesOf(list: string): Generator<string> {
  let [depth, from, count, quoted] = [0, 0, 0, false];
  for (let i = 0; i < list.length; i += 1) {
    const letter = list[i];
    if (quoted) {
      if (letter === '\\') i += 1;
      else if (letter === '"') quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === '[') depth += 1;
    else if (letter === ']') depth -= 1;
    else if (letter === ',' && depth === 0 && (count += 1) % ROWS_AT_ONCE === 0) {
      yield `[${list.slice(from, i)}]`;
      from = i + 1;
    }
  }
  yield `[${list.slice(from)}]`;
}

async function decode(bytes: Uint8Array): Promise<ImportedPlace[]> {
  const text = (await promisify(gunzip)(bytes, { maxOutputLength: MOST_BYTES })).toString();
  const at = text.indexOf(BEFORE_ROWS);
  if (at === -1 || !text.endsWith(AFTER_ROWS)) throw new Error('no places');
  const { kinds, areas } = z.parse(head, JSON.parse(`${text.slice(0, at)}}`));
  const giveWay = createGiveWay();
  const places: ImportedPlace[] = [];
  for (const piece of piecesOf(text.slice(at + BEFORE_ROWS.length, -AFTER_ROWS.length))) {
    for (const [name, kind, area, lat, lng, others] of z.parse(rows, JSON.parse(piece)))
      places.push({
        name,
        kind: kinds[kind] ?? '',
        point: { lat: lat / PER_DEGREE, lng: lng / PER_DEGREE },
        ...(area === NO_AREA ? {} : { area: areas[area] ?? '' }),
        ...(others === undefined ? {} : { others }),
      });
    await giveWay();
  }
  return places;
}

/** The places of an edition, read without holding up whoever else is served. @throws ImportError when it is no file of places of this version */
export async function readPlaces(edition: Edition): Promise<ImportedPlace[]> {
  const file = fileOf(edition, 'places');
  try {
    return await decode(await readFile(file));
  } catch {
    throw new ImportError(`${file} is damaged: import the map again.`);
  }
}
