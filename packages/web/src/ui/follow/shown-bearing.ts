let bearing = 0;
const listeners = new Set<() => void>();

/** How the map that follows a vehicle lies now: degrees clockwise from north of what points up, which may go beyond a full turn. */
export const shownBearing = {
  get: () => bearing,
  set(next: number): void {
    bearing = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
