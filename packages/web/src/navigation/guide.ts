import { placePaths } from '@safiri/contract/places/paths.ts';
import type { ReplyOf } from '@safiri/contract/call.ts';
import type { findRoute } from '@safiri/contract/places/calls.ts';
import { announcement, type Announcement, type Told } from '@safiri/rules/navigation/announce.ts';
import { follow, HEADING_FROM_SPEED, hasLeft, mayAsk, type Asked, type DriveFix, type Following } from '@safiri/rules/navigation/follow.ts';
import { bearingAlong, lineOf, pieceAt, streetBearing, type Line } from '@safiri/rules/navigation/line.ts';
import { progressOf, type DriveWay, type Progress } from '@safiri/rules/navigation/progress.ts';
import { bearingDegrees, distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import { callApi } from '../platform/api-client.ts';

/** What a driver is shown of the way to a stop. */
export interface Guidance {
  /** `straight`: there is no way to follow, only the direction. */
  readonly kind: 'looking' | 'guided' | 'straight';
  /** Why there is only the direction. */
  readonly why: 'noStreets' | 'noAnswer' | null;
  /** The way, or from the car straight to the stop. */
  readonly path: readonly Point[] | undefined;
  readonly car: (Point & { readonly heading: number | null }) | undefined;
  readonly progress: Progress | undefined;
  /** The car has left its way, and another is looked for. */
  readonly left: boolean;
  /** Metres and degrees straight to the stop. */
  readonly straight: { readonly meters: number; readonly bearing: number } | undefined;
}

export const NOT_YET: Guidance = {
  kind: 'looking',
  why: null,
  path: undefined,
  car: undefined,
  progress: undefined,
  left: false,
  straight: undefined,
};

/** A way that was driven this far was taken: the next one that is left may be replaced at once. */
const TAKEN_METERS = 150;

/** So far ahead the arrow points. */
const POINTS_METERS = 25;

/** Where a car heads that is on its way: along the street; beside it, where the phone says that it drives. */
function headingOn(line: Line, along: number, { heading, speed }: DriveFix): number | undefined {
  const { bearing, isLead } = streetBearing(line.path, pieceAt(line, along));
  if (!isLead) return bearingAlong(line, along, along + POINTS_METERS);
  return heading !== null && speed !== null && speed >= HEADING_FROM_SPEED ? heading : bearing;
}

/** Beside its way a car that does not know where it heads points to where that begins. */
const leadTo = (start: Point | undefined, at: Point) =>
  start === undefined || distanceMeters(start, at) < 1 ? null : bearingDegrees(at, start);

const text = ({ lat, lng }: Point) => `${lat.toFixed(6)},${lng.toFixed(6)}`;

/** Leads a car to one stop: takes positions, asks for the way, follows it, and asks for another when the car has left it. */
export class Guide {
  readonly to: Point;
  private now = NOT_YET;
  private way: DriveWay | undefined;
  private at: Following | undefined;
  private last: DriveFix | undefined;
  private told: Told | undefined;
  private asked: Asked = { times: 0, at: 0 };
  private asking = false;
  private why: Guidance['why'] = null;
  private readonly listeners = new Set<() => void>();
  /** Says what is to be said now. */
  private readonly say: (what: Announcement) => void;

  constructor(to: Point, say: (what: Announcement) => void) {
    this.to = to;
    this.say = say;
  }

  readonly get = (): Guidance => this.now;
  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  take(fix: DriveFix): void {
    this.last = fix;
    if (this.way !== undefined) this.at = follow(this.way.line, this.at, fix);
    if (this.at?.off === null && this.at.along >= TAKEN_METERS) this.asked = { times: 0, at: 0 };
    if ((this.at === undefined || hasLeft(this.at)) && mayAsk(this.asked, Date.now())) void this.ask(fix);
    this.show();
  }

  private async ask(from: DriveFix): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    this.asked = { times: this.asked.times + 1, at: Date.now() };
    try {
      this.use(await callApi(placePaths.findRoute, { query: { from: text(from), to: text(this.to) } }));
    } catch {
      // The way that was left is better than none: it leads back.
      this.why = 'noAnswer';
    }
    this.asking = false;
    this.show();
  }

  private use({ path, steps, seconds, onStreets }: ReplyOf<typeof findRoute>): void {
    this.why = onStreets ? null : 'noStreets';
    this.way = onStreets ? { line: lineOf(path), steps, seconds } : undefined;
    this.told = undefined;
    this.at = this.way === undefined || this.last === undefined ? undefined : follow(this.way.line, undefined, this.last);
  }

  private show(): void {
    const { way, at, last, to } = this;
    const straight = last === undefined ? undefined : { meters: distanceMeters(last, to), bearing: bearingDegrees(last, to) };
    if (way !== undefined && at !== undefined) {
      const progress = progressOf(way, at);
      // On its way a car points along it, also while the phone does not know where it heads.
      const heading =
        (at.off === null && last !== undefined ? headingOn(way.line, at.along, last) : undefined) ??
        at.heading ??
        leadTo(way.line.path[0], at.point);
      const car = { ...at.point, heading };
      this.now = { kind: 'guided', why: null, path: way.line.path, car, progress, left: hasLeft(at), straight };
      this.announce(progress, at);
    } else if (last !== undefined && this.why !== null) {
      this.now = { ...NOT_YET, kind: 'straight', why: this.why, path: [{ lat: last.lat, lng: last.lng }, to], car: last, straight };
    } else this.now = { ...NOT_YET, car: last, straight };
    for (const listener of this.listeners) listener();
  }

  private announce(progress: Progress, { speed, off }: Following): void {
    if (off !== null) return;
    const what = announcement(progress, speed, this.told);
    if (what === undefined) return;
    this.told = what;
    this.say(what);
  }
}
