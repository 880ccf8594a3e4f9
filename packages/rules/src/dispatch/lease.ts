/** How nodes share the cities among them (goals: a city is dispatched by one node at a time, another takes over within 5 s). */

/** A lease holds so long without being renewed, in milliseconds by the clock of the database. */
export const LEASE_MS = 3000;

/** Leases are renewed this often, in milliseconds; a free one is found as soon. */
export const RENEW_MS = 500;

/** A holder stops so many milliseconds before others may begin. */
export const LEASE_MARGIN_MS = 500;

/** Cities of one node when all dispatching nodes share them evenly; together they cover all. */
export function fairShare(cities: number, nodes: number): number {
  return Math.ceil(cities / Math.max(1, nodes));
}
