import { zoneOfCountry } from './countries.ts';
import { homeMarket } from './instance.ts';
import { country } from './preferences.ts';

/** The time zone of this phone's own clock, as the IANA names it. */
export const phoneZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The time zone in which times are told that name no place of their own: that of the city of this phone, in the demo of the chosen country, so that a list
 * and the city's own clocks say the same wherever the phone is. The phone's own where nothing is known of it.
 */
export const zoneHere = (): string => homeMarket()?.timeZone ?? zoneOfCountry(country.get()) ?? phoneZone();
