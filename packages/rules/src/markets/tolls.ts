import { lineOf } from '../navigation/line.ts';
import { nearestOn } from '../navigation/nearest.ts';
import type { Point } from '../places/geo.ts';
import type { FareLine } from '../pricing/fare-lines.ts';
import type { MarketDocument } from './document.ts';

/** A toll that a way passes: by the name of its gate, and how many metres after the pickup. */
export interface PassedToll {
  readonly id: string;
  readonly meters: number;
}

/** The toll gates that a way passes, in their order; each once. @param path of the way on streets, pickup first */
export function tollsAlong({ tolls }: Pick<MarketDocument, 'tolls'>, path: readonly Point[]): PassedToll[] {
  if (tolls.length === 0) return [];
  const line = lineOf(path);
  return tolls
    .flatMap(({ id, at: [lng, lat], radiusM }): PassedToll[] => {
      const nearest = nearestOn(line, { lat, lng });
      return nearest === undefined || nearest.off > radiusM ? [] : [{ id, meters: Math.round(nearest.meters) }];
    })
    .toSorted((a, b) => a.meters - b.meters);
}

/** The tolls in the lines of a fare, as far as so many metres of its way. */
export const tollsIn = (lines: readonly FareLine[], meters = Infinity): PassedToll[] =>
  lines.flatMap(({ toll }) => (toll === undefined || toll.meters > meters ? [] : [toll]));
