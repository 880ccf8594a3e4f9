import {
  judgeFixes,
  newTrack,
  nothingAside,
  setAside,
  type Judged,
  type PhoneFix,
  type SetAside,
  type Track,
} from '@safiri/rules/drivers/judge-fixes.ts';
import type { Context } from '../platform/context.ts';
import type { LivePositions } from './live-positions.ts';
import type { TrailRecorder } from './trail-recorder.ts';

/** Takes in what phones report, by whatever way it came. */
export interface LocationIngest {
  take(driverId: number, fixes: readonly PhoneFix[], sentAtMs?: number, nowMs?: number): Judged;
  /** Positions by what became of them, since the start of this node. */
  counts(): Readonly<Record<SetAside | 'taken', number>>;
  /** Jumps that were flagged on this node; whose stands in the log and on the trail of the trip. */
  jumps(): number;
}

export function createLocationIngest(ctx: Context, positions: LivePositions, trail: TrailRecorder): LocationIngest {
  const phones = new Map<number, { track: Track }>();
  const counts: Record<SetAside | 'taken', number> = { taken: 0, outOfOrder: 0, tooOld: 0, fromFuture: 0, nowhere: 0, suspect: 0 };
  let jumps = 0;

  /** A phone that was not heard here yet: what another node, or this one before a restart, knew of it. */
  function trackBefore(driverId: number): Track {
    const last = positions.get(driverId);
    return last === undefined ? newTrack : { ...newTrack, newestAt: last.at, last: { ...last, speed: null, accuracy: null } };
  }

  function phoneOf(driverId: number): { track: Track } {
    let phone = phones.get(driverId);
    if (phone === undefined) phones.set(driverId, (phone = { track: trackBefore(driverId) }));
    return phone;
  }

  return {
    counts: () => counts,
    jumps: () => jumps,
    take(driverId, fixes, sentAtMs, nowMs = ctx.clock().getTime()) {
      const phone = phoneOf(driverId);
      const judged = judgeFixes(phone.track, fixes, nowMs, sentAtMs);
      phone.track = judged.track;
      counts.taken += judged.taken.length;
      if (judged.aside !== nothingAside) for (const why of setAside) counts[why] += judged.aside[why] ?? 0;
      const newest = judged.taken.at(-1);
      if (newest !== undefined) {
        const { lat, lng, heading, accuracy, at } = newest;
        positions.report({ driverId, lat, lng, heading, accuracy, at }, nowMs);
      }
      if (judged.jumps > 0) {
        jumps += judged.jumps;
        ctx.log.debug({ driverId, jumps: judged.jumps }, 'a phone jumped farther than anything drives');
      }
      trail.add(driverId, judged);
      return judged;
    },
  };
}
