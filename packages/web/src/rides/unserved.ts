import type { ProblemBody } from '@safiri/contract/problems.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { wasRefused } from '../platform/api-client.ts';
import { instanceMarkets, marketAround } from '../platform/instance.ts';

/** Why nobody comes to a pickup. */
export interface Unserved {
  /** A city of this instance that takes nothing new; undefined where it has none there. */
  readonly paused: string | undefined;
  /** The city without a market; undefined where none is known, or where the pickup lies beside a market. */
  readonly city: ProblemBody['city'];
}

/** What the server refused of a pickup because nobody is served there; undefined of any other failure. */
export const refusalOfPlace = (error: unknown): ProblemBody | undefined =>
  wasRefused(error, 'not_bookable_here') ? error.problem : undefined;

/**
 * Whether nobody is served at a pickup, as the server says, and before it has answered as far as the phone can tell; null where somebody
 * is. Nothing is priced there.
 */
export function unservedAt(pickup: Point | undefined, refusal: ProblemBody | undefined): Unserved | null {
  if (pickup === undefined) return null;
  const market = marketAround(pickup);
  if (market?.isOpen === false) return { paused: market.name, city: undefined };
  const isOutside = instanceMarkets !== null && market === undefined;
  return isOutside || refusal !== undefined ? { paused: undefined, city: refusal?.city } : null;
}
