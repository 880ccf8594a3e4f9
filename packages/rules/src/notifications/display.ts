/** The badge: nothing at none, the number up to nine, then 9+ (spec: operations §9). */
export function badgeText(unread: number): string {
  return unread <= 0 ? '' : unread > 9 ? '9+' : String(unread);
}

export type Ago = { readonly unit: 'now' } | { readonly unit: 'minutes' | 'hours' | 'days'; readonly n: number };

/** How long ago something was, as the bell says it: now, minutes under 60, hours under 24, then days (spec: operations §9). */
export function agoOf(seconds: number): Ago {
  if (seconds < 60) return { unit: 'now' };
  if (seconds < 3600) return { unit: 'minutes', n: Math.floor(seconds / 60) };
  if (seconds < 86_400) return { unit: 'hours', n: Math.floor(seconds / 3600) };
  return { unit: 'days', n: Math.floor(seconds / 86_400) };
}

/** A screen of the app, and nothing else: no other site, no script, no protocol. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[\w\-/?=&.%]*$/.test(path);
}
