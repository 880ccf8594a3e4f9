import { distanceMeters, type Point } from '../places/geo.ts';
import { FIX_OLDEST_MS } from './location-fixes.ts';
import { offsetAfter, sentAtOf } from './phone-clock.ts';

/** A position as a phone reports it; `at` by the phone's clock, milliseconds. */
export interface PhoneFix extends Point {
  /** Degrees clockwise from north, metres per second, metres; null where the phone does not know. */
  readonly heading: number | null;
  readonly speed: number | null;
  readonly accuracy: number | null;
  readonly at: number;
}

/** What became of a position that was not taken, or not at once. */
export const setAside = ['outOfOrder', 'tooOld', 'fromFuture', 'nowhere', 'suspect'] as const;
export type SetAside = (typeof setAside)[number];

/** What is known of one driver's phone; `at` is by our clock from here on. */
export interface Track {
  /** Our time minus the phone's, milliseconds. */
  readonly offset: number | null;
  /** The newest position that was looked at. */
  readonly newestAt: number;
  /** The newest position that is believed. */
  readonly last: PhoneFix | null;
  /** Where the phone says it jumped to, and how many later positions said the same. */
  readonly suspect: { readonly fix: PhoneFix; readonly seconded: number } | null;
}

export const newTrack: Track = { offset: null, newestAt: 0, last: null, suspect: null };

/** Nothing was set aside, as nearly always: one object, so that who counts need not look into it. */
export const nothingAside: Readonly<Partial<Record<SetAside, number>>> = Object.freeze({});

export interface Judged {
  readonly track: Track;
  /** The positions to believe, oldest first, by our clock. */
  readonly taken: readonly PhoneFix[];
  /** Counts by reason; {@link nothingAside} when there are none. */
  readonly aside: Readonly<Partial<Record<SetAside, number>>>;
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
 * Judges what a phone sent, oldest first, and brings its times to our clock: the phone's own may be hours off. What is too
 * old, out of order, ahead of its own sending or nowhere does not count. A jump is set aside until others second it.
 * @param sentAtMs the phone's clock when it sent this; undefined when it does not say
 */
export function judgeFixes(track: Track, fixes: readonly PhoneFix[], nowMs: number, sentAtMs?: number): Judged {
  if (fixes.length === 0) return { track, taken: [], aside: nothingAside, jumps: 0 };
  const sentAt =
    sentAtMs ??
    sentAtOf(
      fixes.map(({ at }) => at),
      nowMs,
      track.offset,
    );
  const offset = offsetAfter(track.offset, sentAt, nowMs);
  let aside = nothingAside;
  const taken: PhoneFix[] = [];
  let { newestAt, last, suspect } = track;
  let jumps = 0;
  for (const sent of fixes) {
    const at = Math.min(sent.at + offset, nowMs);
    let why: SetAside | undefined;
    if (isNowhere(sent)) why = 'nowhere';
    else if (sent.at > sentAt + FUTURE_SLACK_MS) why = 'fromFuture';
    else if (nowMs - at > FIX_OLDEST_MS) why = 'tooOld';
    else if (at <= newestAt) why = 'outOfOrder';
    else {
      newestAt = at;
      const fix: PhoneFix = { lat: sent.lat, lng: sent.lng, heading: sent.heading, speed: sent.speed, accuracy: sent.accuracy, at };
      const jumped = last !== null && !isReachable(last, fix);
      const seconded: number = jumped && suspect !== null && isReachable(suspect.fix, fix) ? suspect.seconded + 1 : 0;
      if (!jumped || seconded === SECONDS_NEEDED) {
        last = fix;
        suspect = null;
        taken.push(fix);
      } else {
        if (seconded === 0) jumps += 1;
        suspect = { fix, seconded };
        why = 'suspect';
      }
    }
    if (why !== undefined) aside = { ...aside, [why]: (aside[why] ?? 0) + 1 };
  }
  return { track: { offset, newestAt, last, suspect }, taken, aside, jumps };
}
