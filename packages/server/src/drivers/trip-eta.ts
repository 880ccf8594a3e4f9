import type { CountryId } from '@safiri/rules/countries/countries.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { restByTimeSoFar } from '@safiri/rules/places/time-so-far.ts';
import { highSeconds } from '@safiri/rules/places/travel-time.ts';
import type { Context } from '../platform/context.ts';
import type { RideEndpoints } from './companion.ts';
import { etaTo, type Eta } from './eta.ts';
import type { LivePositions } from './live-positions.ts';

/** A trip that a driver has taken: its plan, and how far it has come. */
export interface TakenTrip {
  readonly driverId: number;
  readonly countryId: CountryId;
  readonly startedAt: Date | null;
  readonly durationSeconds: number;
  readonly distanceMeters: number;
  readonly isFast: boolean;
  readonly poolSlot: number | null;
  readonly endpoints: Pick<RideEndpoints, 'stops' | 'hail'>;
}

/** Only a trip that goes from its pickup straight to its end shows by its time how the rest will be. */
const isStraight = ({ distanceMeters, poolSlot, endpoints: { hail, stops } }: TakenTrip) =>
  distanceMeters > 0 && poolSlot === null && hail === null && stops.length === 0;

/** Time and way left of a trip over its stops ahead: at its driver's own pace, and once on board by the time that it took so far. */
export function tripEta(ctx: Context, positions: LivePositions, trip: TakenTrip, from: Point, stops: readonly Point[]): Eta {
  const { driverId, durationSeconds, distanceMeters, startedAt } = trip;
  const eta = etaTo(ctx, driverId, from, stops, trip.countryId, positions.drivenAs(driverId));
  // Of a trip in quickened time neither the clock nor the driver is as on other trips.
  if (trip.isFast) return eta;
  const pace = positions.paceOf(driverId);
  const paced = Math.round(eta.seconds * pace);
  const seconds =
    startedAt === null || !isStraight(trip)
      ? paced
      : restByTimeSoFar({
          plannedSeconds: durationSeconds * pace,
          restSeconds: paced,
          restShare: Math.min(1, eta.meters / distanceMeters),
          elapsedSeconds: (ctx.clock().getTime() - startedAt.getTime()) / 1000,
        });
  return { meters: eta.meters, seconds, highSeconds: highSeconds(seconds) };
}
