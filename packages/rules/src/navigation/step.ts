/**
 * What a driver does at a point of a way. `onward` is no manoeuvre: the street goes by another name from there, and nothing is
 * said. `continue` is said at a fork of three where the middle one is meant.
 */
export const stepKinds = [
  'depart',
  'onward',
  'continue',
  'slight_left',
  'left',
  'sharp_left',
  'slight_right',
  'right',
  'sharp_right',
  'u_turn',
  'roundabout',
  'arrive',
] as const;
export type StepKind = (typeof stepKinds)[number];

/** One step of a way, up to the next. */
export interface Step {
  readonly kind: StepKind;
  /** The point of the way's path at which it is done. */
  readonly at: number;
  /** From there to the next step along the path. */
  readonly meters: number;
  /** The street that one is on afterwards; null when it has no name. */
  readonly street: string | null;
  /** Of a roundabout, which exit is taken, counted from 1; null when the way ends within it. */
  readonly exit: number | null;
}
