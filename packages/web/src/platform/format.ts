import type { CountryId } from '@safiri/rules/countries/country.ts';
import { tripBonuses, type TripBonus } from '@safiri/rules/earnings/bonuses.ts';
import { formatAmount, fromSignedWire, fromWire, toWire } from '@safiri/rules/pricing/money.ts';
import { shownDigits } from '@safiri/rules/pricing/shown-digits.ts';
import type { PassengerRideType, RideType } from '@safiri/rules/pricing/ride-types.ts';
import type { Gender } from '@safiri/rules/users/genders.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import type { TextKey } from 'virtual:texts/keys';
import { countryOfCurrency, moneyFacts } from './countries.ts';
import { dateText } from './dates.ts';
import { decimalsIn } from './instance.ts';
import { zoneHere } from './zone-here.ts';

/** A wire amount with the country's symbol. @param decimals of its market; without it those that this instance shows */
export function money(amount: string, countryId: CountryId, decimals?: 0 | 2): string {
  return moneyOf(fromWire(amount) ?? 0, countryId, decimals);
}

/** The same of minor units; cents show wherever there are some. */
export function moneyOf(minor: number, countryId: CountryId, decimals: 0 | 2 | undefined = decimalsIn(countryId)): string {
  const { currencySymbol, currencyDigits } = moneyFacts(countryId);
  return formatAmount(minor, currencySymbol, shownDigits([minor], decimals ?? currencyDigits));
}

/**
 * How the amounts of one list are written: all with the same digits, so that a reader's sum of the lines is the sum that stands below them.
 * @param amounts of the wire, the sum among them; some may be below zero, null what the list has not
 * @param decimals as of `money`
 */
export function moneyOfList(
  amounts: ReadonlyArray<string | null | undefined>,
  countryId: CountryId,
  decimals?: 0 | 2,
): (amount: string) => string {
  const minorOf = (amount: string) => fromSignedWire(amount) ?? 0;
  const all = amounts.flatMap((amount) => (amount == null ? [] : [minorOf(amount)]));
  const digits = shownDigits(all, decimals ?? decimalsIn(countryId) ?? moneyFacts(countryId).currencyDigits);
  return (amount) => moneyOf(minorOf(amount), countryId, digits);
}

/** The same of a currency, such as ZAR; with its code where none of its countries is known. */
export function moneyIn(currency: string, minor: number): string {
  const countryId = countryOfCurrency(currency);
  return countryId === undefined ? `${currency} ${toWire(minor)}` : moneyOf(minor, countryId, moneyFacts(countryId).currencyDigits);
}

/** The same of an amount that may be below zero. */
export const signedMoney = (amount: string, countryId: CountryId): string =>
  amount.startsWith('-') ? `-${money(amount.slice(1), countryId)}` : money(amount, countryId);

/** By their decimals, made once: a list asks for one with each of its rows. */
const numbers: Intl.NumberFormat[] = [];

/**
 * A number as money is written in all three languages: commas between thousands, a point before decimals. South African
 * English in browsers would write 12,5 km beside R42.00.
 */
export const numberText = (value: number, decimals = 0) =>
  (numbers[decimals] ??= new Intl.NumberFormat('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })).format(value);
export const km = (kilometers: number) => `${numberText(kilometers, 1)} km`;
/** 14:52, by the clock of the city (`zoneHere`) or of another time zone. */
export const clockTime = (at: string | Date, timeZone = zoneHere()) =>
  dateText(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
/** 14:52 in a time zone, `seconds` after `from` (milliseconds by the server's clock, since a phone's own may be hours off). */
export const clockTimeAfter = (from: number, seconds: number, timeZone: string) => clockTime(new Date(from + seconds * 1000), timeZone);
/** Mon 23 Nov */
export const weekday = (at: string | Date, timeZone = zoneHere()) =>
  dateText(at, { weekday: 'short', day: 'numeric', month: 'short', timeZone });
/** 23 Nov 2026, by the calendar of the city (`zoneHere`) or of another time zone. */
export const day = (at: string | Date, timeZone = zoneHere()) =>
  dateText(at, { day: 'numeric', month: 'short', year: 'numeric', timeZone });
export const monthOf = (at: string, timeZone = zoneHere()) => dateText(at, { month: 'long', year: 'numeric', timeZone });

/** Names of the ride types; standard carries the product's own name (spec: operations §2 Ride request). */
export const typeNames: Record<RideType, TextKey> = {
  standard: 'typeStandard',
  share: 'typeShare',
  premium: 'typePremium',
  ladies_only: 'typeLadies',
  scholar: 'typeScholar',
  food_delivery: 'serviceFood',
  parcel_delivery: 'serviceParcel',
  large_delivery: 'typeLarge',
};

export const typeNotes: Record<PassengerRideType, TextKey> = {
  standard: 'typeStandardNote',
  share: 'typeShareNote',
  premium: 'typePremiumNote',
  ladies_only: 'typeLadiesNote',
  scholar: 'typeScholarNote',
};

const bonusNames: Record<TripBonus, TextKey> = {
  morning_peak: 'bonusMorning',
  evening_peak: 'bonusEvening',
  weekend: 'bonusWeekend',
};
/** The name of a trip bonus, in which `percent` is filled in: of the specification's by its hours, of an operator's own what it is. */
export const bonusName = (id: string): TextKey => (isOneOf(tripBonuses, id) ? bonusNames[id] : 'bonusOwn');

export const methodNames: Record<string, TextKey> = {
  cash: 'cash',
  mpesa: 'mpesa',
  safiri_wallet: 'wallet',
  package: 'methodPackage',
};

export const genderNames: Record<Gender, TextKey> = {
  female: 'genderFemale',
  male: 'genderMale',
  other: 'genderOther',
  prefer_not_to_say: 'genderUnsaid',
};
