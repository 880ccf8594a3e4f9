/** Visits each member of a changing set once in a period, a part of them at a time. */
export interface Rota<T> {
  add(member: T): void;
  /** Whoever is not in it stays out. */
  remove(member: T): void;
  stop(): void;
}

/** Parts of a period: thousands of open sockets written to in one turn would hold up everything else for tenths of a second. */
const PARTS = 30;

/**
 * @param periodMs milliseconds in which each member is visited once; the first time comes after at most as many
 * @param visit is given those whose turn it is, never none
 */
export function createRota<T>(periodMs: number, visit: (members: readonly T[]) => void): Rota<T> {
  const parts = Array.from({ length: PARTS }, () => new Set<T>());
  const partOf = new Map<T, Set<T>>();
  let added = 0;
  let turn = 0;
  const timer = setInterval(() => {
    turn = (turn + 1) % PARTS;
    const due = [...(parts[turn] ?? [])];
    if (due.length > 0) visit(due);
  }, periodMs / PARTS);
  timer.unref();
  return {
    add(member) {
      const part = parts[added % PARTS] ?? new Set();
      added += 1;
      partOf.set(member, part.add(member));
    },
    remove(member) {
      partOf.get(member)?.delete(member);
      partOf.delete(member);
    },
    stop: () => clearInterval(timer),
  };
}
