const HOUR_MS = 3_600_000;

export type LastLoginLabel =
  | { readonly kind: 'justNow' }
  | { readonly kind: 'hours'; readonly hours: number }
  | { readonly kind: 'yesterday' }
  | { readonly kind: 'date'; readonly date: Date };

/**
 * How long ago somebody signed in: under 1 hour just now, under 24 hours in whole hours, under 48 hours yesterday,
 * else the date (spec: foundations §9). A moment ahead of `now` (clocks differ) is just now.
 */
export function lastLoginLabel(lastLogin: Date, now: Date): LastLoginLabel {
  const hours = Math.floor((now.getTime() - lastLogin.getTime()) / HOUR_MS);
  if (hours < 1) return { kind: 'justNow' };
  if (hours < 24) return { kind: 'hours', hours };
  if (hours < 48) return { kind: 'yesterday' };
  return { kind: 'date', date: lastLogin };
}
