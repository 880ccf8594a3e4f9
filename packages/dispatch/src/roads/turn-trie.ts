import type { TurnPattern } from './turn-patterns.ts';

/** The state of whoever drove nothing that matters. */
export const ROOT = 0;

/**
 * The beginnings of patterns as states (Aho and Corasick's automaton over arcs): each state is the longest end of what was driven
 * that a pattern begins with.
 */
export class TurnTrie {
  private readonly next = [new Map<number, number>()];
  private readonly ends = [new Map<number, number>()];
  private readonly shorter: number[] = [ROOT];
  /** The arc by which each state was reached. */
  readonly lastArc: number[] = [-1];

  constructor(patterns: readonly TurnPattern[]) {
    for (const { arcs, time } of patterns) {
      let state = ROOT;
      for (const arc of arcs.slice(0, -1)) state = this.next[state]?.get(arc) ?? this.add(state, arc);
      const last = arcs.at(-1) as number;
      const ends = this.ends[state] as Map<number, number>;
      ends.set(last, Math.max(time, ends.get(last) ?? 0));
    }
    // States are visited by their length: what a state falls back to is shorter, and known.
    for (const waiting = [ROOT], at = { i: 0 }; at.i < waiting.length; at.i += 1) {
      const state = waiting[at.i] as number;
      for (const [arc, longer] of this.next[state] as Map<number, number>) {
        this.shorter[longer] = state === ROOT ? ROOT : this.after(this.shorter[state] as number, arc);
        waiting.push(longer);
      }
    }
  }

  get size(): number {
    return this.next.length;
  }

  private add(state: number, arc: number): number {
    const longer = this.next.push(new Map()) - 1;
    this.ends.push(new Map());
    this.shorter.push(ROOT);
    this.lastArc.push(arc);
    this.next[state]?.set(arc, longer);
    return longer;
  }

  /** The state after driving one more arc. */
  after(state: number, arc: number): number {
    for (let at = state; ; at = this.shorter[at] as number) {
      const longer = this.next[at]?.get(arc);
      if (longer !== undefined) return longer;
      if (at === ROOT) return ROOT;
    }
  }

  /** What one more arc costs beside its time; Infinity where it is forbidden. */
  extra(state: number, arc: number): number {
    let most = 0;
    for (let at = state; at !== ROOT; at = this.shorter[at] as number) most = Math.max(most, this.ends[at]?.get(arc) ?? 0);
    return most;
  }

  /** The states of a single arc. */
  starts(): ReadonlyMap<number, number> {
    return this.next[ROOT] as Map<number, number>;
  }
}
