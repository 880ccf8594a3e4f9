import type { MarketDocument, MarketPackage, Named } from '../markets/document.ts';
import { serviceIn, tripTypeOf } from '../markets/services.ts';
import type { CountryId } from '../countries/country.ts';
import { minorOfUnits } from '../pricing/money.ts';
import { isOneOf } from '../records.ts';
import { coveredRideTypes, type CoveredRideType } from './packages.ts';

/** What was sold: kept with the purchase, whatever the market's document says later. */
export interface PackageTerms {
  readonly names: Named;
  readonly marketName: string;
  readonly countryId: CountryId;
  readonly decimals: 0 | 2;
  readonly serviceNames: Named;
  readonly maxMeters: number;
  readonly validDays: number;
  /**
   * What rides of this package may cost the operator beyond their worth on one local day, units of the currency; null for no limit, in the demo alone.
   * Not there of what was sold before packages had a budget: these have no limit either.
   */
  readonly perDay?: number | null;
}

/** A package by the id that the document gives it. */
export const packageIn = ({ packages }: Pick<MarketDocument, 'packages'>, id: string): MarketPackage | undefined =>
  packages === 'specified' ? undefined : packages.find((one) => one.id === id);

/** As which type the rides of a package are driven; undefined where its service is none that packages are sold of. */
export function packageRideType(market: MarketDocument, { service }: Pick<MarketPackage, 'service'>): CoveredRideType | undefined {
  const known = serviceIn(market, service);
  const type = known === undefined ? undefined : tripTypeOf(known);
  return type !== undefined && isOneOf(coveredRideTypes, type) ? type : undefined;
}

/** Its price, minor units. */
export const priceMinorOf = ({ price }: Pick<MarketPackage, 'price'>): number => minorOfUnits(price);

/** Whether each of its rides is worth the same in the smallest unit that the market shows: nobody is given back a part of one. */
export const isEvenlyPriced = ({ price, rides }: Pick<MarketPackage, 'price' | 'rides'>, decimals: 0 | 2): boolean =>
  minorOfUnits(price) % (rides * (decimals === 0 ? 100 : 1)) === 0;

/** A purchase as far as its money goes; amounts in minor units. */
export interface PackageMoney {
  readonly priceMinor: number;
  readonly ridesTotal: number;
  /** Rides that were driven and paid for from it. */
  readonly ridesEarned: number;
  /** Rides whose money was given back. */
  readonly ridesReturned: number;
}

/** What one of its rides is worth, minor units: what it leaves of the price when it is driven, and what comes back for it when it is not. */
export const rideWorth = ({ priceMinor, ridesTotal }: Pick<PackageMoney, 'priceMinor' | 'ridesTotal'>): number => priceMinor / ridesTotal;

/** What is held of its price for rides that were neither driven nor given back, minor units. */
export const heldFor = (money: PackageMoney): number => rideWorth(money) * (money.ridesTotal - money.ridesEarned - money.ridesReturned);

/** Who gets what of a covered ride, minor units. */
export interface CoveredPay {
  readonly driverMinor: number;
  readonly commissionMinor: number;
  /** What the ride is worth beyond its fare, or with a minus what the fare is dearer: the operator's, who sold at that price. */
  readonly operatorMinor: number;
}

/** Splits what a covered ride is worth: the driver is paid as for any other ride of this fare. The parts sum to the worth. */
export const coveredPay = (worthMinor: number, fareMinor: number, commissionMinor: number): CoveredPay => ({
  driverMinor: fareMinor - commissionMinor,
  commissionMinor,
  operatorMinor: worthMinor - fareMinor,
});

/** What a ride costs the operator beyond what it is worth, minor units; 0 where it does not. */
export const marginOf = (worthMinor: number, fareMinor: number): number => Math.max(0, -coveredPay(worthMinor, fareMinor, 0).operatorMinor);

/**
 * The day's budget for that, units of the currency, null for none: as it was sold, since terms stay to their end, or as the document in force has it where that
 * is more.
 */
export const marginBudget = (sold: number | null, inForce: number | null | undefined): number | null =>
  sold === null || inForce === null ? null : Math.max(sold, inForce ?? 0);

/** Whether its buyer may give it back for all that it cost: until the first ride is asked for. */
export const isUnused = ({ ridesTotal, ridesLeft }: { readonly ridesTotal: number; readonly ridesLeft: number }): boolean =>
  ridesLeft === ridesTotal;
