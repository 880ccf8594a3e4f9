import type { Ahead, Progress } from './progress.ts';

/** When a manoeuvre is told: at the beginning of a way however far it is, long before, soon before, at it. */
export type Stage = 'first' | 'far' | 'near' | 'now';

/** What was told last: of which step, and how near it was. */
export interface Told {
  readonly number: number;
  readonly stage: Stage;
}

export interface Announcement extends Ahead {
  readonly stage: Stage;
}

const stages = ['far', 'near', 'now'] as const;
const order: readonly Stage[] = ['first', ...stages];
/** From which distance, metres, and how many seconds before at the speed of the car, whichever is more. */
const reach = { far: { meters: 500, seconds: 40 }, near: { meters: 120, seconds: 12 }, now: { meters: 30, seconds: 4 } };
/** Slower than this one waits at a light. */
const LEAST_SPEED = 3;

/**
 * What is to be said now, each manoeuvre at most once from each distance; undefined for nothing.
 * @param told what was said last on this way; undefined on a new way, of which the first manoeuvre is told at once
 */
export function announcement({ next }: Progress, speed: number | null, told: Told | undefined): Announcement | undefined {
  if (next === undefined) return undefined;
  const pace = Math.max(LEAST_SPEED, speed ?? 0);
  const stage = stages.findLast((one) => next.meters <= Math.max(reach[one].meters, reach[one].seconds * pace));
  if (told === undefined) return { ...next, stage: stage ?? 'first' };
  if (stage === undefined) return undefined;
  const isNew = told.number !== next.number || order.indexOf(stage) > order.indexOf(told.stage);
  return isNew && told.number <= next.number ? { ...next, stage } : undefined;
}
