import { clockTime, day } from '../platform/format.ts';
import { phoneZone } from '../platform/zone-here.ts';

/** The city of a zone such as Africa/Nairobi. */
const cityOf = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** Whether this phone's clock shows another time than that of a zone. */
const isOtherTime = (at: string | Date, zone: string) =>
  clockTime(at, phoneZone()) !== clockTime(at, zone) || day(at, phoneZone()) !== day(at, zone);

/**
 * The place whose clock a screen goes by, where this phone's shows another time at a moment; undefined where both show the same.
 * @param zone of the place
 */
export const otherPlace = (at: string | Date, zone: string, name = cityOf(zone)): string | undefined =>
  isOtherTime(at, zone) ? name : undefined;
