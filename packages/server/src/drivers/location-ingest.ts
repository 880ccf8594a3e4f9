import {
  judgeFixes,
  newTrack,
  noneRejected,
  rejectReasons,
  type Judged,
  type LocationSource,
  type PhoneFix,
  type RejectReason,
  type Track,
} from '@safiri/rules/drivers/judge-fixes.ts';
import type { Context } from '../platform/context.ts';
import type { LivePositions, Position } from './live-positions.ts';
import type { TrailRecorder } from './trail-recorder.ts';

/** Takes in what phones and trackers report, by whatever way it came. */
export interface LocationIngest {
  take(driverId: number, fixes: readonly PhoneFix[], sentAtMs?: number, nowMs?: number): Judged;
  /** Takes in a position of the tracker that this driver paired. */
  takeFromTracker(driverId: number, fix: PhoneFix): Judged;
  /** Positions by what became of them, since the start of this node. */
  counts(): Readonly<Record<RejectReason | 'taken', number>>;
  /** Jumps that were flagged on this node; whose stands in the log and on the trail of the trip. */
  jumps(): number;
}

/** A track that goes on from a position known by other means. */
const follow = (track: Track, { lat, lng, heading, accuracy = null, at, source = 'app' }: Position): Track => ({
  ...track,
  newestAt: Math.max(track.newestAt, at),
  last: { lat, lng, heading, speed: null, accuracy, at },
  source,
});

export function createLocationIngest(ctx: Context, positions: LivePositions, trail: TrailRecorder): LocationIngest {
  const phones = new Map<number, { track: Track }>();
  const counts: Record<RejectReason | 'taken', number> = {
    taken: 0,
    outOfOrder: 0,
    tooOld: 0,
    fromFuture: 0,
    nowhere: 0,
    suspect: 0,
    otherSource: 0,
  };
  let jumps = 0;

  /** A phone that was not heard here yet: what another node, or this one before a restart, knew of it. */
  function trackBefore(driverId: number): Track {
    const last = positions.get(driverId);
    return last === undefined ? newTrack : follow(newTrack, last);
  }

  function phoneOf(driverId: number): { track: Track } {
    let phone = phones.get(driverId);
    if (phone === undefined) phones.set(driverId, (phone = { track: trackBefore(driverId) }));
    return phone;
  }

  function take(driverId: number, fixes: readonly PhoneFix[], nowMs: number, sentAtMs: number | undefined, source: LocationSource): Judged {
    const phone = phoneOf(driverId);
    const judged = judgeFixes(phone.track, fixes, nowMs, sentAtMs, source);
    phone.track = judged.track;
    counts.taken += judged.taken.length;
    if (judged.rejected !== noneRejected) for (const why of rejectReasons) counts[why] += judged.rejected[why] ?? 0;
    const newest = judged.taken.at(-1);
    if (newest !== undefined) {
      const { lat, lng, heading, accuracy, at } = newest;
      positions.report({ driverId, lat, lng, heading, accuracy, at, source }, nowMs);
    }
    if (judged.jumps > 0) {
      jumps += judged.jumps;
      ctx.log.debug({ driverId, jumps: judged.jumps }, 'a phone jumped farther than anything drives');
    }
    trail.add(driverId, judged);
    return judged;
  }

  // The other source of a driver may report to another node: what it says there counts here too.
  positions.onReport((fix) => {
    const phone = phones.get(fix.driverId);
    if (phone !== undefined && fix.at > (phone.track.last?.at ?? 0)) phone.track = follow(phone.track, fix);
  });

  return {
    counts: () => counts,
    jumps: () => jumps,
    take: (driverId, fixes, sentAtMs, nowMs = ctx.clock().getTime()) => take(driverId, fixes, nowMs, sentAtMs, 'app'),
    takeFromTracker: (driverId, fix) => take(driverId, [fix], ctx.clock().getTime(), undefined, 'tracker'),
  };
}
