import { countryById, type CountryId } from '@safiri/rules/countries/countries.ts';
import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import type { RoadVehicle } from '@safiri/rules/places/road-vehicle.ts';
import { etaSeconds, roadMeters } from '@safiri/rules/places/route-estimate.ts';
import { highSeconds, roadSeconds } from '@safiri/rules/places/travel-time.ts';
import type { Context } from '../platform/context.ts';
import { driveAt, localHour } from '../places/public.ts';
import { wayAhead, wayLeft } from './driven-ways.ts';

export interface Eta {
  /** Half of all drivers are there by then. */
  readonly seconds: number;
  /** Nine of ten are. */
  readonly highSeconds: number;
  readonly meters: number;
}

/** Time and way left of a driver from a position over stops in order for a kind of vehicle, over the streets that are known, else by the built-in estimate, at the local hour. */
export function etaTo(ctx: Context, driverId: number, from: Point, stops: readonly Point[], countryId: CountryId, by: RoadVehicle): Eta {
  const [now, zone] = [ctx.clock(), countryById(countryId).timeZoneId];
  const hour = localHour(now, zone);
  const drive = driveAt(by, now, zone);
  let [here, meters, seconds] = [from, 0, 0];
  for (const stop of stops) {
    const way = here === from ? wayLeft(ctx, driverId, from, stop, drive) : wayAhead(ctx, here, stop, drive);
    const leg = Math.round(way?.meters ?? roadMeters(distanceMeters(here, stop)));
    meters += leg;
    seconds += way === undefined ? etaSeconds(leg, hour) : roadSeconds(way.seconds, hour);
    here = stop;
  }
  return { meters, seconds, highSeconds: highSeconds(seconds) };
}
