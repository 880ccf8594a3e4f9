import { restOfSeconds } from '../places/travel-time.ts';
import { isThere, type Following } from './follow.ts';
import type { Line } from './line.ts';
import type { Step } from './step.ts';

/** A way with the line that it is followed by. */
export interface DriveWay {
  readonly line: Line;
  readonly steps: readonly Step[];
  /** Half of all drives take no longer. */
  readonly seconds: number;
}

/** A manoeuvre ahead. */
export interface Ahead {
  /** Counts the steps of the way, from 0. */
  readonly number: number;
  readonly step: Step;
  /** From the car to it. */
  readonly meters: number;
}

/** What is left of a way. */
export interface Progress {
  readonly meters: number;
  readonly seconds: number;
  /** The street that one is on; null when it has no name. */
  readonly street: string | null;
  /** The next manoeuvre; undefined behind the last. */
  readonly next: Ahead | undefined;
  /** The one after it, when it follows at once. */
  readonly after: Ahead | undefined;
  readonly isThere: boolean;
}

/** So soon after the next manoeuvre the one after it is told as well, metres. */
const AT_ONCE_METERS = 120;
/** A manoeuvre this far behind is done. */
const DONE_METERS = 5;

const isManoeuvre = ({ kind }: Step) => kind !== 'depart' && kind !== 'onward';

export function progressOf({ line, steps, seconds }: DriveWay, at: Following): Progress {
  const { along } = at;
  const ahead = steps
    .map((step, number): Ahead => ({ number, step, meters: (line.along[step.at] as number) - along }))
    .filter(({ step, meters }) => isManoeuvre(step) && meters > -DONE_METERS);
  const [next, second] = ahead.map((one) => ({ ...one, meters: Math.max(0, one.meters) }));
  const meters = Math.max(0, line.length - along);
  return {
    meters,
    seconds: restOfSeconds(seconds, line.length === 0 ? 0 : meters / line.length),
    street: steps.findLast((step) => (line.along[step.at] as number) <= along)?.street ?? null,
    next,
    after: next !== undefined && second !== undefined && second.meters - next.meters <= AT_ONCE_METERS ? second : undefined,
    isThere: isThere(line, at),
  };
}

/** A distance as a driver is told it: tens of metres, from 300 m on fifties, from 1 km on tenths of a kilometre. */
export function roundedMeters(meters: number): number {
  const step = meters < 300 ? 10 : meters < 975 ? 50 : 100;
  return Math.round(meters / step) * step;
}
