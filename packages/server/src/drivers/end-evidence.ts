import type { Reader } from '@safiri/db/platform/connect.ts';
import type { EndFix } from '@safiri/rules/rides/completion.ts';
import type { LivePositions } from './live-positions.ts';
import type { TrailRecorder } from './trail-recorder.ts';
import { drivenOfAll } from './trip-trail.ts';

interface Started {
  readonly id: number;
  readonly driverId: number | null;
  readonly startedAt: Date | null;
}

/** What the driver's phone showed of a trip until now. */
export interface EndEvidence {
  readonly fix: EndFix | null;
  /** Metres since the start; null where nothing was recorded. */
  readonly drivenMeters: number | null;
}

/** Where a driver's phone is, by the last position that was taken in; null while none is known. */
export type AskFix = (driverId: number, now: Date) => EndFix | null;

export const createAskFix =
  (positions: LivePositions): AskFix =>
  (driverId, now) => {
    const last = positions.get(driverId);
    return last === undefined
      ? null
      : { lat: last.lat, lng: last.lng, accuracy: last.accuracy ?? null, ageSeconds: (now.getTime() - last.at) / 1000 };
  };

export type AskEndEvidence = (reader: Reader, ride: Started, now: Date) => Promise<EndEvidence>;

/** The same of several trips, by their ids. */
export type AskEndEvidences = (reader: Reader, rides: readonly Started[], now: Date) => Promise<ReadonlyMap<number, EndEvidence>>;

/** Asks what is known of trips: the trails as far as they are written down, what waits on this node, and the last positions. */
export function createEndEvidences(positions: LivePositions, trail: TrailRecorder): AskEndEvidences {
  const fixOf = createAskFix(positions);
  return async (reader, rides, now) => {
    const begun = rides.flatMap(({ id, driverId, startedAt }) => {
      if (startedAt === null) return [];
      const last = driverId === null ? undefined : positions.get(driverId);
      return [{ rideId: id, startedAt: startedAt.getTime(), beside: [...trail.unwritten(id), ...(last === undefined ? [] : [last])] }];
    });
    const driven = await drivenOfAll(reader, begun);
    return new Map(
      rides.map(({ id, driverId }) => [id, { fix: driverId === null ? null : fixOf(driverId, now), drivenMeters: driven.get(id) ?? null }]),
    );
  };
}

/** The same of one. */
export const ofOneTrip =
  (ask: AskEndEvidences): AskEndEvidence =>
  async (reader, ride, now) =>
    (await ask(reader, [ride], now)).get(ride.id) ?? { fix: null, drivenMeters: null };
