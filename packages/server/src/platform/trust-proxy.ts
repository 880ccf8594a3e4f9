import type { Config } from './config.ts';

/**
 * Which hops before this server are believed. By number: exactly so many, counted from here, so that what a visitor wrote
 * into X-Forwarded-For before the first proxy appended to it names nobody. By address: those alone.
 */
export function trustOf(proxies: Config['trustProxy']): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof proxies !== 'number') return [...proxies];
  return proxies === 0 ? false : (_address, hop) => hop < proxies;
}
