import type { DescribedCountryId } from './country.ts';

/** In which time zone the clocks of the described countries run, as the IANA names it, apart from all else that is known of them: screens with times load this alone. */
export const describedZones: Readonly<Record<DescribedCountryId, string>> = {
  za: 'Africa/Johannesburg',
  ng: 'Africa/Lagos',
  ke: 'Africa/Nairobi',
  gh: 'Africa/Accra',
  ug: 'Africa/Kampala',
  tz: 'Africa/Dar_es_Salaam',
  eg: 'Africa/Cairo',
  ma: 'Africa/Casablanca',
  et: 'Africa/Addis_Ababa',
  rw: 'Africa/Kigali',
  ls: 'Africa/Maseru',
  zm: 'Africa/Lusaka',
};
