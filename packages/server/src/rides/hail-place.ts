import type { Location } from '@safiri/contract/fields.ts';
import { isEndFix } from '@safiri/rules/rides/completion.ts';
import type { AskEndEvidence, AskEndEvidences, AskFix } from '../drivers/public.ts';
import { addressOf, requireServiceArea, requireTripArea, type PlacePort, type RoutePort, type ServiceArea } from '../places/public.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';

/** What a hailed trip asks of other rooms. */
export interface HailPorts {
  readonly places: PlacePort;
  readonly routes: RoutePort;
  readonly fixOf: AskFix;
  readonly endEvidence: AskEndEvidence;
  readonly endEvidences: AskEndEvidences;
}

/**
 * Where a driver stands, by the last position that was taken in and not by what the app says, and the open market there.
 * @throws Problem no_position, not_bookable_here, destination_out_of_reach
 */
export async function hailPlace(
  ctx: Context,
  { fixOf, places }: HailPorts,
  driverId: number,
  dropoff?: Location,
): Promise<{ area: ServiceArea; pickupLocation: Location }> {
  const fix = fixOf(driverId, ctx.clock());
  if (fix === null || !isEndFix(fix)) throw new Problem('no_position', 'Let the phone send where you are, and wait a moment.');
  const point = { lat: fix.lat, lng: fix.lng };
  const area = dropoff === undefined ? requireServiceArea(ctx.markets, point) : requireTripArea(ctx.markets, point, dropoff);
  return { area, pickupLocation: { ...point, address: await addressOf(places, point) } };
}
