import { distanceMeters, type Point } from '../places/geo.ts';
import { FIX_OLDEST_MS } from './location-fixes.ts';
import { offsetAfter, sentAtOf } from './phone-clock.ts';
import { TRACKER_AHEAD_MS } from './tracker.ts';

/** A position as a phone reports it; `at` by the phone's clock, milliseconds. */
export interface PhoneFix extends Point {
  /** Degrees clockwise from north, metres per second, metres; null where the phone does not know. */
  readonly heading: number | null;
  readonly speed: number | null;
  readonly accuracy: number | null;
  readonly at: number;
}

/** What became of a position that was not taken, or not at once. */
export const rejectReasons = ['outOfOrder', 'tooOld', 'fromFuture', 'nowhere', 'suspect', 'otherSource'] as const;
export type RejectReason = (typeof rejectReasons)[number];

/** Who reports where a driver is: our app, or the tracker that the driver paired (`tracker.ts`). */
export type LocationSource = 'app' | 'tracker';

/** What is known of one driver's positions; `at` is by our clock from here on. */
export interface Track {
  /** Our time minus that of the phone with our app, milliseconds. */
  readonly offset: number | null;
  /** The newest position that was looked at. */
  readonly newestAt: number;
  /** The newest position that is believed. */
  readonly last: PhoneFix | null;
  /** Who sent {@link last}. */
  readonly source: LocationSource;
  /** Where the phone says it jumped to, and how many later positions said the same. */
  readonly suspect: { readonly fix: PhoneFix; readonly seconded: number } | null;
}

export const newTrack: Track = { offset: null, newestAt: 0, last: null, source: 'app', suspect: null };

/** Nothing was rejected, as nearly always: one object, so that who counts need not look into it. */
export const noneRejected: Readonly<Partial<Record<RejectReason, number>>> = Object.freeze({});

export interface Judged {
  readonly track: Track;
  /** The positions to believe, oldest first, by our clock. */
  readonly taken: readonly PhoneFix[];
  /** Counts by reason; {@link noneRejected} when there are none. */
  readonly rejected: Readonly<Partial<Record<RejectReason, number>>>;
  /** How often the phone jumped farther than anything drives. */
  readonly jumps: number;
}

/** Nothing on a road is faster, metres per second (252 km/h). */
export const FASTEST_METERS_PER_SECOND = 70;
/** What a phone that does not say is taken to be wrong by, and the most that one may claim to be, metres. */
export const UNKNOWN_ACCURACY_METERS = 100;
export const WORST_ACCURACY_METERS = 500;
/** So many later positions must agree with a jump before it is believed: a phone that comes out of a tunnel did jump. */
export const SECONDS_NEEDED = 2;
/** A source that was silent this long leaves its place to the other one. */
export const SOURCE_FRESH_MS = 10_000;
/** A phone's own clock may tick on between taking a position and sending it the wrong way round by this much. */
const FUTURE_SLACK_MS = 2000;
/** Around 0° N 0° E, where phones stand that know nothing: open sea, farther from land than anything drives. */
const NOWHERE_DEGREES = 0.01;

/** Of a great circle, rounded up: the way along a meridian and then along a parallel is never shorter. */
const METERS_PER_DEGREE_AT_MOST = 111_200;

const isNowhere = ({ lat, lng }: Point) => Math.abs(lat) < NOWHERE_DEGREES && Math.abs(lng) < NOWHERE_DEGREES;

const errorOf = ({ accuracy }: PhoneFix) => Math.min(accuracy ?? UNKNOWN_ACCURACY_METERS, WORST_ACCURACY_METERS);

/** Whether something on a road can be at both places at their times, as far as they are exact. */
export function isReachable(from: PhoneFix, to: PhoneFix): boolean {
  const seconds = Math.abs(to.at - from.at) / 1000;
  const most = FASTEST_METERS_PER_SECOND * seconds + errorOf(from) + errorOf(to);
  // Nearly every position is so near the one before that this says it all.
  if ((Math.abs(to.lat - from.lat) + Math.abs(to.lng - from.lng)) * METERS_PER_DEGREE_AT_MOST <= most) return true;
  return distanceMeters(from, to) <= most;
}

/**
 * Whether a position of the other source is believed instead of those that `last` is one of. While `last` is fresh it must be
 * more exact and within reach, so that the car does not jump between two phones; afterwards it need only not be a jump, which
 * {@link judgeFixes} looks at.
 */
export const takesOver = (last: PhoneFix, fix: PhoneFix): boolean =>
  fix.at - last.at > SOURCE_FRESH_MS || (errorOf(fix) < errorOf(last) && isReachable(last, fix));

interface Sending {
  readonly sentAt: number;
  /** Our time minus the sender's. */
  readonly shift: number;
  /** How far ahead of its sending a position may lie. */
  readonly slack: number;
}

/** A tracker sends what it kept one by one and does not say when, but its times are those of satellites: they are taken as they are. */
const byTracker = (nowMs: number): Sending => ({ sentAt: nowMs, shift: 0, slack: TRACKER_AHEAD_MS });

function byApp({ offset }: Track, fixes: readonly PhoneFix[], nowMs: number, sentAtMs: number | undefined): Sending {
  const sentAt =
    sentAtMs ??
    sentAtOf(
      fixes.map(({ at }) => at),
      nowMs,
      offset,
    );
  return { sentAt, shift: offsetAfter(offset, sentAt, nowMs), slack: FUTURE_SLACK_MS };
}

/**
 * Judges what a phone sent, oldest first, and brings its times to our clock: the phone's own may be hours off. What is too
 * old, out of order, ahead of its own sending or nowhere does not count. A jump counts only once others second it. Of two
 * sources the fresh and more exact one counts.
 * @param sentAtMs the phone's clock when it sent this; undefined when it does not say
 */
export function judgeFixes(
  track: Track,
  fixes: readonly PhoneFix[],
  nowMs: number,
  sentAtMs?: number,
  from: LocationSource = 'app',
): Judged {
  if (fixes.length === 0) return { track, taken: [], rejected: noneRejected, jumps: 0 };
  const { sentAt, shift, slack } = from === 'tracker' ? byTracker(nowMs) : byApp(track, fixes, nowMs, sentAtMs);
  let rejected = noneRejected;
  const taken: PhoneFix[] = [];
  let { newestAt, last, source, suspect } = track;
  let jumps = 0;
  for (const sent of fixes) {
    const at = Math.min(sent.at + shift, nowMs);
    let why: RejectReason | undefined;
    if (isNowhere(sent)) why = 'nowhere';
    else if (sent.at > sentAt + slack) why = 'fromFuture';
    else if (nowMs - at > FIX_OLDEST_MS) why = 'tooOld';
    else if (at <= newestAt) why = 'outOfOrder';
    else {
      const fix: PhoneFix = { lat: sent.lat, lng: sent.lng, heading: sent.heading, speed: sent.speed, accuracy: sent.accuracy, at };
      if (from !== source && last !== null && !takesOver(last, fix)) {
        rejected = { ...rejected, otherSource: (rejected.otherSource ?? 0) + 1 };
        continue;
      }
      newestAt = at;
      const jumped = last !== null && !isReachable(last, fix);
      const seconded: number = jumped && suspect !== null && isReachable(suspect.fix, fix) ? suspect.seconded + 1 : 0;
      if (!jumped || seconded === SECONDS_NEEDED) {
        last = fix;
        source = from;
        suspect = null;
        taken.push(fix);
      } else {
        if (seconded === 0) jumps += 1;
        suspect = { fix, seconded };
        why = 'suspect';
      }
    }
    if (why !== undefined) rejected = { ...rejected, [why]: (rejected[why] ?? 0) + 1 };
  }
  const offset = from === 'app' ? shift : track.offset;
  return { track: { offset, newestAt, last, source, suspect }, taken, rejected, jumps };
}
