import { defaultCountryId, isDescribed, type CountryId, type DescribedCountryId } from '../countries/country.ts';
import type { Point } from './geo.ts';

interface MainCity {
  readonly name: string;
  readonly center: Point;
}

/**
 * Where a country's people are looked for while nothing better is known: light enough for a first load, unlike the
 * gazetteer. South Africa's is the specification's map centre (foundations §9).
 */
const mainCities: Readonly<Record<DescribedCountryId, MainCity>> = {
  za: { name: 'Pretoria', center: { lat: -25.7479, lng: 28.2293 } },
  ng: { name: 'Lagos', center: { lat: 6.455, lng: 3.3941 } },
  ke: { name: 'Nairobi', center: { lat: -1.2864, lng: 36.8172 } },
  gh: { name: 'Accra', center: { lat: 5.5502, lng: -0.2174 } },
  ug: { name: 'Kampala', center: { lat: 0.3136, lng: 32.5811 } },
  tz: { name: 'Dar es Salaam', center: { lat: -6.8161, lng: 39.2804 } },
  eg: { name: 'Cairo', center: { lat: 30.0444, lng: 31.2357 } },
  ma: { name: 'Casablanca', center: { lat: 33.5731, lng: -7.5898 } },
  et: { name: 'Addis Ababa', center: { lat: 9.0107, lng: 38.7613 } },
  rw: { name: 'Kigali', center: { lat: -1.9441, lng: 30.0619 } },
  ls: { name: 'Maseru', center: { lat: -29.3151, lng: 27.4833 } },
  zm: { name: 'Lusaka', center: { lat: -15.4167, lng: 28.2833 } },
};

/** That of a country; of one that is not described the default's: its people are looked for in the markets that an operator opened there. */
export const mainCity = (id: CountryId): MainCity => mainCities[isDescribed(id) ? id : defaultCountryId];
