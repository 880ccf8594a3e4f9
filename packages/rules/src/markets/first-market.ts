import { countryById, isDescribed, type CountryId } from '../countries/countries.ts';
import type { DescribedCountryId } from '../countries/country.ts';
import { currencies } from '../countries/currencies.ts';
import { otherCurrencies } from '../countries/other-countries.ts';
import { vehicleFacts, type VehicleType } from '../dispatch/vehicles.ts';
import { defaultLanguage, languageIds, languages as productLanguages, type Language } from '../languages.ts';
import { destination, type Point } from '../places/geo.ts';
import { slug } from '../places/place.ts';
import type { MarketStatus, Named, Position } from './document.ts';
import type { WrittenTariff } from './written-tariff.ts';

/** What people are carried by in the first market of an operator; everything else is written in its document. */
export const firstVehicles = ['motorcycle', 'tuktuk', 'sedan', 'minibus'] as const satisfies readonly VehicleType[];
export type FirstVehicle = (typeof firstVehicles)[number];

/** How it begins: seen by nobody, or served at once. */
export const firstStatuses = ['draft', 'open'] as const satisfies readonly MarketStatus[];

/** A service as the form of the first run asks for it: amounts in units of the currency. */
export interface FirstService {
  readonly vehicle: FirstVehicle;
  readonly base: number;
  readonly perKm: number;
  readonly minimum: number;
  /** Of each fare, for the operator. */
  readonly commissionPercent: number;
}

/** What an operator says of a city at the first run; the template of its country says the rest. */
export interface FirstMarket {
  readonly country: CountryId;
  readonly name: string;
  readonly centre: Point;
  /** Around the centre: where pickups are. */
  readonly radiusKm: number;
  /** Fares are multiples of it, in units of the currency. */
  readonly roundTo: number;
  readonly status: (typeof firstStatuses)[number];
  readonly services: readonly FirstService[];
}

interface CashStep {
  readonly decimals: 0 | 2;
  readonly roundTo: number;
}

/** What is paid in the hand without small coins: digits shown, and a step of fares that an operator changes where other coins are common. */
const cashSteps: Readonly<Record<DescribedCountryId, CashStep>> = {
  za: { decimals: 2, roundTo: 0.5 },
  ng: { decimals: 0, roundTo: 50 },
  ke: { decimals: 0, roundTo: 10 },
  gh: { decimals: 2, roundTo: 0.5 },
  ug: { decimals: 0, roundTo: 100 },
  tz: { decimals: 0, roundTo: 100 },
  eg: { decimals: 2, roundTo: 1 },
  ma: { decimals: 2, roundTo: 1 },
  et: { decimals: 2, roundTo: 1 },
  rw: { decimals: 0, roundTo: 100 },
  ls: { decimals: 2, roundTo: 0.5 },
  zm: { decimals: 2, roundTo: 1 },
};

/** Of other countries as their currency has it. */
function cashStepOf(id: CountryId): CashStep {
  if (isDescribed(id)) return cashSteps[id];
  const { cashDigits, cashStep } = currencies[otherCurrencies[id]];
  return { decimals: cashDigits, roundTo: cashStep };
}

/** What a market of a country begins with. Prices are no part of it: those are the operator's alone. */
export interface MarketTemplate {
  readonly currency: string;
  readonly decimals: 0 | 2;
  readonly roundTo: number;
  readonly timeZone: string;
  readonly languages: readonly Language[];
}

export function marketTemplate(id: CountryId): MarketTemplate {
  const { currency, timeZoneId, languages } = countryById(id);
  const spoken = languageIds.filter((language) => language === defaultLanguage || languages.includes(productLanguages[language].spokenAs));
  return { currency, ...cashStepOf(id), timeZone: timeZoneId, languages: spoken };
}

const CORNERS = 48;

/** A closed ring around a point, in degrees to about a metre. */
export function circleRing(centre: Point, meters: number): Position[] {
  const ring = Array.from({ length: CORNERS }, (_, corner): Position => {
    const { lat, lng } = destination(centre, (corner * 360) / CORNERS, meters);
    return [Number(lng.toFixed(5)), Number(lat.toFixed(5))];
  });
  return [...ring, ring[0] as Position];
}

/** What a service of the form costs, as its document will say it. */
export const firstTariff = ({ base, perKm, minimum, commissionPercent }: FirstService): WrittenTariff => ({
  base,
  includedKm: 0,
  sections: [{ upToKm: null, perKm }],
  perMinute: 0,
  bookingFee: 0,
  minimum,
  night: null,
  passesTollsOn: false,
  surge: { cap: 1 },
  waiting: null,
  stop: null,
  cancellation: null,
  commission: { percent: commissionPercent, perDay: 0 },
  driverFloor: null,
});

/** What files, maps and addresses call a city by its name: a letter comes first, also of the 6th of October City. */
function marketIdOf(name: string): string {
  const id = slug(name);
  return (/^\d/.test(id) ? `city-${id}` : id).slice(0, 40);
}

/**
 * The document of a first market, to be checked as every other (operator §1).
 * @param namesOf what a vehicle is called in the market's languages
 */
export function firstMarketText(
  { country, name, centre, radiusKm, roundTo, status, services }: FirstMarket,
  namesOf: (vehicle: FirstVehicle, languages: readonly Language[]) => Named,
) {
  const { decimals, timeZone, languages } = marketTemplate(country);
  return {
    schema: 1,
    id: marketIdOf(name),
    name,
    country,
    decimals,
    timeZone,
    languages: [...languages],
    status,
    centre: [centre.lng, centre.lat],
    area: { type: 'Polygon', coordinates: [circleRing(centre, radiusKm * 1000)] },
    rounding: { to: roundTo },
    payments: ['cash'],
    services: services.map(({ vehicle, base, perKm, minimum, commissionPercent }) => ({
      id: vehicle,
      kind: 'ride',
      name: namesOf(vehicle, languages),
      vehicles: [vehicle],
      seats: vehicleFacts[vehicle].seats,
      // Whoever rides behind needs one; a city where it is otherwise says so in its document.
      ...(vehicle === 'motorcycle' ? { helmet: true } : {}),
      tariff: { base, perKm, minimum, commission: { percent: commissionPercent } },
    })),
  };
}
