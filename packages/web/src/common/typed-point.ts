import { isPoint, type Point } from '@safiri/rules/places/geo.ts';

/** The point that somebody typed in degrees, latitude first; undefined for anything else. */
export function typedPoint(text: string): Point | undefined {
  const [lat, lng, ...rest] = text.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));
  const point = { lat, lng };
  return rest.length === 0 && isPoint(point) ? point : undefined;
}
