let bearing: number | undefined;
const listeners = new Set<() => void>();

/**
 * How the map that follows a vehicle lies now: degrees clockwise from north of what points up, which may go beyond a full turn. Undefined while no map
 * follows one.
 */
export const shownBearing = {
  get: () => bearing,
  set(next: number | undefined): void {
    bearing = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
