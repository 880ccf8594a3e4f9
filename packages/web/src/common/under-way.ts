import type { IconName } from '../art/icons.ts';

/** One thing that is under way, in a line: a ride, an order, a parcel. */
export interface UnderWay {
  readonly key: string;
  /** Its own screen. */
  readonly href: string;
  readonly icon: IconName;
  /** What goes on with it now. */
  readonly title: string;
  /** What it is known by: a plate, a shop. */
  readonly detail: string;
  /** When: minutes or a clock time; empty while nobody knows. */
  readonly when: string;
}
