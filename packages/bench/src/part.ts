import type { Stage } from './stage.ts';

/** One figure as people read it. */
export interface Figure {
  readonly what: string;
  readonly measured: string;
  /** What was aimed at, and whether it was reached; left out where there is no aim. */
  readonly goal?: string;
  readonly reached?: boolean;
}

/** What a part of the bench needs. */
export interface Bench {
  /** Alternating runs of which the median counts. */
  readonly rounds: number;
  /** Of one run under load. */
  readonly seconds: number;
  /** A whole server over a durable PostgreSQL with people in it, the same for all parts. */
  stage(): Promise<Stage>;
  /** The number of the first of so many passengers in a row who have asked for nothing yet. */
  passengers(count: number): number;
}

/** Figures that belong together. */
export interface Part {
  readonly name: string;
  /** Runs only when it is named: it takes long, and its figures are no ratios. */
  readonly apart?: true;
  run(bench: Bench): Promise<{ readonly figures: readonly Figure[]; readonly raw: unknown }>;
}

/** A figure with an aim that a number is held against. */
export function aimed(what: string, measured: string, value: number, bound: 'at least' | 'at most', goal: number, unit = ''): Figure {
  const reached = bound === 'at least' ? value >= goal : value <= goal;
  return { what, measured, goal: `${bound} ${goal}${unit}`, reached };
}
