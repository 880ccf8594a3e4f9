/**
 * After a new secret was first used, requests that set out with the one before still arrive: from a second tab, or sent
 * again by a bad network. In seconds; longer than any request of the app waits.
 */
export const LATE_SECRET_SECONDS = 120;

/** What the row of a device says. */
export interface DeviceState {
  /** The newest secret that was shown. */
  readonly generation: number;
  /** When it was shown first, in milliseconds; null for the very first. */
  readonly advancedAt: number | null;
}

/**
 * - `good`: the newest that was used
 * - `late`: the one before it, perhaps still on its way: it is the same device, but opens nothing
 * - `first-use`: a newer one; from now on it is the only one
 * - `copy`: older than that, so two browsers have the device's cookie
 */
export type Shown = 'good' | 'late' | 'first-use' | 'copy';

/**
 * Judges a secret whose signature is ours (product: quick login, the device's secret rotates).
 * @param generation of the secret that was shown
 * @param now in milliseconds
 */
export function judgeSecret(device: DeviceState, generation: number, now: number): Shown {
  if (generation > device.generation) return 'first-use';
  if (generation === device.generation) return 'good';
  const late = generation === device.generation - 1 && device.advancedAt !== null;
  return late && now - device.advancedAt < LATE_SECRET_SECONDS * 1000 ? 'late' : 'copy';
}
