import type { Reader } from '@safiri/db/platform/connect.ts';
import type { EndFix } from '@safiri/rules/rides/completion.ts';
import type { LivePositions } from './live-positions.ts';
import type { TrailRecorder } from './trail-recorder.ts';
import { drivenOf } from './trip-trail.ts';

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

/** Asks what is known of a trip: the trail as far as it is written down, what waits on this node, and the last position. */
export function createEndEvidence(positions: LivePositions, trail: TrailRecorder): AskEndEvidence {
  const fixOf = createAskFix(positions);
  return async (reader, { id, driverId, startedAt }, now) => {
    const last = driverId === null ? undefined : positions.get(driverId);
    const beside = [...trail.unwritten(id), ...(last === undefined ? [] : [last])];
    return {
      fix: driverId === null ? null : fixOf(driverId, now),
      drivenMeters: startedAt === null ? null : await drivenOf(reader, id, startedAt.getTime(), beside),
    };
  };
}
