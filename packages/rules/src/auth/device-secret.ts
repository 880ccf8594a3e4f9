/**
 * After a new secret was first used, requests that set out with the one before still arrive: from a second tab, or sent
 * again by a bad network. In seconds; longer than any request of the app waits.
 */
export const LATE_SECRET_SECONDS = 120;

/** So many of a browser's signed requests are remembered; one that is further behind its newest was on its way for no network's reason. */
export const REQUESTS_REMEMBERED = 64;

/** What the row of a device says. */
export interface DeviceState {
  /** The newest secret that was shown. */
  readonly generation: number;
  /** When it was shown first, in milliseconds; null for the very first. */
  readonly advancedAt: number | null;
  /** Its browser has a key, which nobody gets by copying the cookie. */
  readonly keyed: boolean;
}

/** A signed request that came before. */
export interface KnownRequest {
  readonly number: number;
  /** In milliseconds. */
  readonly at: number;
  /** It has the signature of the one that is judged: both are the same request. */
  readonly same: boolean;
}

/**
 * What the signature of a request proves, beside that it is of the device's key:
 * - `fresh`: the next request of that browser, perhaps overtaken by others, or sent twice by its network
 * - `behind`: it comes after its time
 * - `contradicted`: another request had its number, so two browsers have the key
 */
export type Proven = 'fresh' | 'behind' | 'contradicted';

/**
 * Judges a signed request by those that came before it.
 * @param number counted by the browser, one for each request
 * @param now in milliseconds
 */
export function judgeRequest(known: readonly KnownRequest[], number: number, now: number): Proven {
  const own = known.find((request) => request.number === number);
  if (own?.same === false) return 'contradicted';
  const newest = Math.max(0, ...known.map((request) => request.number));
  if (number <= newest - REQUESTS_REMEMBERED) return 'contradicted';
  const late = LATE_SECRET_SECONDS * 1000;
  const at = own?.at ?? now;
  const isOvertaken = known.some((request) => request.number > number && at - request.at >= late);
  return isOvertaken || now - at >= late ? 'behind' : 'fresh';
}

/**
 * - `good`: the newest that was used
 * - `late`: the one before it, perhaps still on its way: it is the same device, but opens nothing
 * - `first-use`: a newer one; from now on it is the only one
 * - `stranger`: without the key that belongs to it, which was lost, or never there
 * - `copy`: two browsers have it
 */
export type Shown = 'good' | 'late' | 'first-use' | 'stranger' | 'copy';

/**
 * Judges a secret whose signature is ours (product: quick login, the device's secret rotates). An overtaken one is excused for a short
 * while, if the device's key proves that it set out from the same browser.
 * @param generation of the secret that was shown
 * @param proof what the request proves: `none` where the device's key is missing, or there is none; `unasked` where what is asked
 *   for needs no device, as the app's start
 * @param now in milliseconds
 */
export function judgeSecret(device: DeviceState, generation: number, proof: Proven | 'none' | 'unasked', now: number): Shown {
  if (proof === 'contradicted') return 'copy';
  if (generation < device.generation) {
    const isNewlyOvertaken =
      generation === device.generation - 1 && device.advancedAt !== null && now - device.advancedAt < LATE_SECRET_SECONDS * 1000;
    return isNewlyOvertaken && proof !== 'none' ? 'late' : 'copy';
  }
  if (device.keyed && proof === 'none') return 'stranger';
  if (proof === 'behind') return 'late';
  return generation > device.generation ? 'first-use' : 'good';
}
