import { foldedWords } from './fold-text.ts';
import { cities } from './gazetteer.ts';
import { isPoint, type Point } from './geo.ts';
import { linkIn, PLACE_TEXT_LENGTH } from './place-text.ts';
import { decodePlusCode, findPlusCode, isShortPlusCode } from './plus-code.ts';

/** A number of degrees with a fraction: "12, 14" are no coordinates. */
const DEGREES = String.raw`([+-]?\d{1,3}\.\d{2,})`;
/** In a link, where nothing else looks like a pair. */
const PAIR = /^\s*([+-]?\d{1,3}\.\d+)\s*,\s*([+-]?\d{1,3}\.\d+)/u;
const TYPED = new RegExp(String.raw`^\(?\s*${DEGREES}\s*°?\s*([NS])?\s*[,;\s]\s*${DEGREES}\s*°?\s*([EW])?\s*\)?$`, 'iu');
/** As it is written where the decimal sign is a comma. */
const WITH_COMMAS = /^([+-]?\d{1,2},\d{2,})\s*[;\s]\s*([+-]?\d{1,3},\d{2,})$/u;
const PART = String.raw`(\d{1,3})\s*°\s*(\d{1,2})\s*['’′]\s*(\d{1,2}(?:[.,]\d+)?)\s*(?:["”″]|'')\s*`;
const WITH_MINUTES = new RegExp(String.raw`^${PART}([NS])[\s,]*${PART}([EW])$`, 'iu');
const GEO = /\bgeo:(\S+)/iu;

/** Parameters of Google Maps, WhatsApp, Apple Maps, Waze, Bing and others that hold a pair of degrees, the most exact first. */
const PAIR_PARAMETERS = ['q', 'query', 'destination', 'daddr', 'll', 'saddr', 'center', 'viewpoint'];

const pointOf = (lat: unknown, lng: unknown): Point | undefined => {
  const point = { lat: Number(lat), lng: Number(lng) };
  return isPoint(point) ? point : undefined;
};

const signed = (degrees: number, side: string | undefined) => (/^[SW]$/iu.test(side ?? '') ? -Math.abs(degrees) : degrees);

/** A pair at the beginning of a value, as "-25.7487,28.238" or "loc:-25.7487,28.238". */
function pairIn(value: string | null | undefined): Point | undefined {
  const pair = PAIR.exec((value ?? '').replace(/^loc:/iu, ''));
  return pair === null ? undefined : pointOf(pair[1], pair[2]);
}

function typedPoint(text: string): Point | undefined {
  const typed = TYPED.exec(text);
  if (typed !== null) return pointOf(signed(Number(typed[1]), typed[2]), signed(Number(typed[3]), typed[4]));
  const commas = WITH_COMMAS.exec(text);
  if (commas !== null) return pointOf(commas[1]?.replace(',', '.'), commas[2]?.replace(',', '.'));
  const minutes = WITH_MINUTES.exec(text);
  if (minutes === null) return undefined;
  const [lat, lng] = [minutes.slice(1, 5), minutes.slice(5, 9)].map(([degrees, minute, second, side]) =>
    signed(Number(degrees) + Number(minute) / 60 + Number(second?.replace(',', '.')) / 3600, side),
  );
  return pointOf(lat, lng);
}

/** RFC 5870, and Android's form of it: "geo:0,0?q=-25.7487,28.238(Label)". */
function geoPoint(text: string): Point | undefined {
  const geo = GEO.exec(text)?.[1];
  if (geo === undefined) return undefined;
  const [at, parameters] = geo.split('?');
  const query = new URLSearchParams(parameters).get('q');
  // With a text to look for, the degrees before it only say where the map was, or nothing.
  if (query !== null) return pairIn(query);
  const [lat, lng] = (at ?? '').split(/[,;]/u);
  return /\d/u.test(lat ?? '') && /\d/u.test(lng ?? '') ? pointOf(lat, lng) : undefined;
}

const parsed = (link: string): URL | undefined => (URL.canParse(link) ? new URL(link) : undefined);

function linkPoint(text: string): Point | undefined {
  const found = linkIn(text);
  const link = found === undefined ? undefined : parsed(/^https?:/iu.test(found) ? found : `https://${found}`);
  if (link === undefined) return undefined;
  const { searchParams } = link;
  const path = link.pathname + link.hash;
  // The place itself before the middle of what the map showed.
  const place = /!3d(-?\d+\.\d+)!4d(-?\d+\.\d+)/u.exec(path);
  if (place !== null) return pointOf(place[1], place[2]);
  const marker = `${searchParams.get('mlat')},${searchParams.get('mlon')}`;
  for (const value of [marker, ...PAIR_PARAMETERS.map((name) => searchParams.get(name))]) {
    const point = pairIn(value);
    if (point !== undefined) return point;
  }
  const shown = /@(-?\d+\.\d+),(-?\d+\.\d+)/u.exec(path) ?? /#map=[\d.]+\/(-?\d+\.\d+)\/(-?\d+\.\d+)/u.exec(path);
  if (shown !== null) return pointOf(shown[1], shown[2]);
  // "/maps/place/-25.7487,28.238" and "/maps/search/-25.7487,+28.238".
  return path.split('/').reduce<Point | undefined>((before, part) => before ?? pairIn(unescaped(part)), undefined);
}

function unescaped(part: string): string {
  try {
    return decodeURIComponent(part).replaceAll('+', ' ');
  } catch {
    return '';
  }
}

/** The centre of a city that a text names. */
function cityIn(text: string): Point | undefined {
  const words = ` ${foldedWords(text).join(' ')} `;
  return cities.find(({ name }) => words.includes(` ${foldedWords(name).join(' ')} `))?.center;
}

function plusCodePoint(text: string, near: Point | undefined): Point | undefined {
  const found = findPlusCode(text);
  if (found === undefined) return undefined;
  return decodePlusCode(found.code, isShortPlusCode(found.code) ? (cityIn(found.around) ?? near) : undefined);
}

/**
 * The point that a text carries: degrees, a `geo:` address, a link of a map service, a plus code. Nothing is fetched, so that
 * a shortened link carries none.
 * @param near where the person is or looks; a short plus code without the name of a city needs it
 * @returns undefined for a text that is only a text
 */
export function pointInText(text: string, near?: Point): Point | undefined {
  const trimmed = text.slice(0, PLACE_TEXT_LENGTH).trim();
  return typedPoint(trimmed) ?? geoPoint(trimmed) ?? linkPoint(trimmed) ?? plusCodePoint(trimmed, near);
}
