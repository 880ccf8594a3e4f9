import { countryById, type CountryId } from '@safiri/rules/countries/countries.ts';
import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import { etaSeconds, roadMeters } from '@safiri/rules/places/route-estimate.ts';
import type { Context } from '../platform/context.ts';
import { localHour } from '../places/public.ts';

export interface Eta {
  readonly seconds: number;
  readonly meters: number;
}

/** Time and way left from a position over stops in order, by the built-in estimate at the local hour. */
export function etaTo(ctx: Context, from: Point, stops: readonly Point[], countryId: string): Eta {
  const hour = localHour(ctx.clock(), countryById(countryId as CountryId).timeZoneId);
  let [here, meters, seconds] = [from, 0, 0];
  for (const stop of stops) {
    const leg = Math.round(roadMeters(distanceMeters(here, stop)));
    meters += leg;
    seconds += Math.round(etaSeconds(leg, hour));
    here = stop;
  }
  return { meters, seconds };
}
