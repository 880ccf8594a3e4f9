import { clockTime } from '../platform/format.ts';
import { dateText } from '../platform/dates.ts';

const SOON_MS = 20 * 3_600_000;

/**
 * A time at which a shop opens or closes, on its own clocks: 21:00, and with its weekday when that is not in the next twenty hours.
 * @param now by the server's clock
 */
export const shopTime = (at: string, timeZone: string, now: number): string =>
  Date.parse(at) - now < SOON_MS ? clockTime(at, timeZone) : `${dateText(at, { weekday: 'short', timeZone })} ${clockTime(at, timeZone)}`;
