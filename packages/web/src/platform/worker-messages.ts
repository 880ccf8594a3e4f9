import type { Language } from '@safiri/rules/languages.ts';

/** What a page says to the worker. */
export type ToWorker =
  /** The page's own version, by its entry: a waiting worker of the same version takes over, another answers `newer`. */
  | { readonly kind: 'present'; readonly entry: string }
  /** The person wants the new version now. */
  | { readonly kind: 'take-over' }
  /** Files in use that were loaded before the worker was there; with `trip` also those that the trip's screens need. */
  | { readonly kind: 'prefetch'; readonly files: readonly string[]; readonly language: Language; readonly trip: boolean }
  /** Somebody signed out: nothing is fetched ahead for them any more. */
  | { readonly kind: 'forget' };

/** What the worker answers to `present` when the page is of another version than the worker. */
export const NEWER = 'newer';
