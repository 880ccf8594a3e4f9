/** How long a partition is: a day, a week from Monday on, or a month, by UTC. */
export type Width = 'day' | 'week' | 'month';

export const DAY_MS = 24 * 3_600_000;

const firstDay = (width: Width, at: Date): number => {
  if (width === 'month') return 1;
  return at.getUTCDate() - (width === 'week' ? (at.getUTCDay() + 6) % 7 : 0);
};

/** When the period begins in which a moment lies. */
export const startOf = (width: Width, at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), firstDay(width, at)));

/** When the next period begins after the one in which a moment lies. */
export function nextStart(width: Width, at: Date): Date {
  const start = startOf(width, at);
  if (width === 'month') return new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1));
  return new Date(start.getTime() + (width === 'week' ? 7 : 1) * DAY_MS);
}
