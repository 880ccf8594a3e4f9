import type { IconName } from '../art/icons.ts';

/** One thing that is under way, in a line: a ride, an order, a parcel, a school run. */
export interface UnderWay {
  readonly key: string;
  /** Its own screen. */
  readonly href: string;
  readonly icon: IconName;
  /** What goes on with it now. */
  readonly title: string;
  /** Of the car or the courier that comes; undefined while nobody does. */
  readonly plate: string | undefined;
  /** What is said when it comes: the PIN while one is needed; else empty. */
  readonly pin: string;
  /** Whose it is: a shop, a receiver, a school; empty where the PIN or the title says it all. */
  readonly owner: string;
  /** When: minutes or a clock time; empty while nobody knows. */
  readonly when: string;
  /** When it arrives, in words, where `when` beside the title would read as the title's own time; else left out. */
  readonly arrives?: string;
}
