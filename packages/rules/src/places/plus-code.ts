import { distanceMeters, isPoint, type Point } from './geo.ts';

/*
 * Plus codes (Open Location Code, github.com/google/open-location-code): pairs of digits of base 20 for latitude and
 * longitude, each pair a twentieth of the one before, then digits that cut the rest into four columns and five rows.
 */
const DIGITS = '23456789CFGHJMPQRVWX';
const BASE = DIGITS.length;
const PAIRS = 5;
/** Digits before the plus sign. */
const BEFORE_PLUS = 8;
/** Steps of the last pair in a degree. */
const STEPS_PER_DEGREE = 8000;
const GRID_ROWS = 5;
const GRID_COLUMNS = 4;

const CODE =
  /(?<![\p{L}\p{N}+])([2-9CFGHJMPQRVWX]{4}|[2-9CFGHJMPQRVWX]{6}|[2-9CFGHJMPQRVWX]{8})\+([2-9CFGHJMPQRVWX]{2,7})(?![\p{L}\p{N}+])/iu;

/** A plus code in a text, and what stands around it: a short one often comes with its city ("7629+5R Pretoria"). */
export function findPlusCode(text: string): { readonly code: string; readonly around: string } | undefined {
  const found = CODE.exec(text);
  if (found === null) return undefined;
  return { code: found[0].toUpperCase(), around: text.replace(found[0], ' ') };
}

/** Whether a code needs a place nearby to be understood. */
export const isShortPlusCode = (code: string): boolean => code.indexOf('+') < BEFORE_PLUS;

/** The ten digits of the cell of a point, about 14 by 14 metres, with the plus sign after the eighth. */
export function encodePlusCode({ lat, lng }: Point): string {
  let north = Math.min(180 * STEPS_PER_DEGREE - 1, Math.max(0, Math.floor((lat + 90) * STEPS_PER_DEGREE)));
  let east = Math.floor((lng + 180) * STEPS_PER_DEGREE) % (360 * STEPS_PER_DEGREE);
  let code = '';
  for (let pair = 0; pair < PAIRS; pair++) {
    code = `${DIGITS[north % BASE]}${DIGITS[east % BASE]}${code}`;
    north = Math.floor(north / BASE);
    east = Math.floor(east / BASE);
  }
  return `${code.slice(0, BEFORE_PLUS)}+${code.slice(BEFORE_PLUS)}`;
}

/** The middle of the cell of a full code; undefined where its first digits are beyond the poles or the date line. */
function decodeFull(code: string): Point | undefined {
  const digits = [...code.replace('+', '')].map((digit) => DIGITS.indexOf(digit));
  let [lat, lng, height, width] = [-90, -180, 20 * BASE, 20 * BASE];
  for (let i = 0; i < PAIRS * 2; i += 2) {
    [height, width] = [height / BASE, width / BASE];
    lat += (digits[i] ?? 0) * height;
    lng += (digits[i + 1] ?? 0) * width;
  }
  for (const digit of digits.slice(PAIRS * 2)) {
    [height, width] = [height / GRID_ROWS, width / GRID_COLUMNS];
    lat += Math.floor(digit / GRID_COLUMNS) * height;
    lng += (digit % GRID_COLUMNS) * width;
  }
  const middle = { lat: lat + height / 2, lng: lng + width / 2 };
  return isPoint(middle) ? middle : undefined;
}

/**
 * Where a plus code lies. A short one is the nearest of its kind to `near`.
 * @returns undefined when it lies nowhere, or is short and `near` is not known
 */
export function decodePlusCode(code: string, near?: Point): Point | undefined {
  if (!isShortPlusCode(code)) return decodeFull(code);
  if (near === undefined) return undefined;
  const missing = BEFORE_PLUS - code.indexOf('+');
  const found = decodeFull(encodePlusCode(near).slice(0, missing) + code);
  if (found === undefined) return undefined;
  // The cell beside may be nearer than the one that `near` lies in.
  const side = BASE ** (2 - missing / 2);
  const candidates = [-1, 0, 1].flatMap((row) =>
    [-1, 0, 1].map((column) => ({ lat: found.lat + row * side, lng: found.lng + column * side })),
  );
  return candidates.filter(isPoint).reduce((best, one) => (distanceMeters(near, one) < distanceMeters(near, best) ? one : best), found);
}
