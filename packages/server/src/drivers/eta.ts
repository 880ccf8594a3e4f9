import { countryById, type CountryId } from '@safiri/rules/countries/countries.ts';
import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import { etaSeconds, roadMeters } from '@safiri/rules/places/route-estimate.ts';
import type { Context } from '../platform/context.ts';
import { localHour } from '../places/public.ts';

export interface Eta {
  readonly seconds: number;
  readonly meters: number;
}

/** Time and way left from a position to a stop, by the built-in estimate at the local hour. */
export function etaTo(ctx: Context, from: Point, to: Point, countryId: string): Eta {
  const meters = Math.round(roadMeters(distanceMeters(from, to)));
  const hour = localHour(ctx.clock(), countryById(countryId as CountryId).timeZoneId);
  return { meters, seconds: Math.round(etaSeconds(meters, hour)) };
}
