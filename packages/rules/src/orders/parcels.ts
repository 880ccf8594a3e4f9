import type { CountryId } from '../countries/country.ts';
import { countryMoney } from '../countries/country-money.ts';
import { parcelVehicleIds, vehicleFacts, type ParcelVehicle, type ParcelVehicleId, type VehicleType } from '../dispatch/vehicles.ts';
import { baseFareMinor, convertCents } from '../pricing/fare.ts';
import type { PackageType } from './package-types.ts';
import { isOneOf, keysWith } from '../records.ts';
import { withheldReasons } from '../sharing/outside-caps.ts';

/** Who pays for a parcel's way. */
export const parcelPayers = ['sender', 'receiver'] as const;
export type ParcelPayer = (typeof parcelPayers)[number];

/** Whether a parcel's receiver was written to, else why not: this server sends no texts, or they may not be written to. */
export const receiverNotices = ['told', 'no_sender', ...withheldReasons] as const;
export type ReceiverNotice = (typeof receiverNotices)[number];

/** What is known of a vehicle that a sender chooses. */
export const parcelVehicle = (id: ParcelVehicleId): ParcelVehicle => vehicleFacts[id].parcels;

/** Kilograms that the largest of them carries. */
export const HEAVIEST_KG = Math.max(...parcelVehicleIds.map((id) => parcelVehicle(id).maxKg));

/** Vehicles for a kind of parcel; all while none is chosen (spec: operations §4). */
export const vehiclesForPackage = (type: PackageType | null): ParcelVehicleId[] =>
  parcelVehicleIds.filter((id) => type === null || parcelVehicle(id).suits.includes(type));

/** Whether a vehicle may carry this parcel. */
export const mayCarry = (vehicle: ParcelVehicleId, type: PackageType, kg: number): boolean =>
  parcelVehicle(vehicle).suits.includes(type) && kg > 0 && kg <= parcelVehicle(vehicle).maxKg;

/** The smallest vehicle that may carry it; undefined for what is too heavy. */
export const smallestFor = (type: PackageType, kg: number): ParcelVehicleId | undefined =>
  parcelVehicleIds.find((id) => mayCarry(id, type, kg));

/** Vehicles that carry parcels although no sender chooses them. */
const carriers = keysWith(vehicleFacts, 'carries');

/** Vehicles that may be sent when this one was chosen and paid: it and every larger one that may carry the parcel. */
export const vehiclesToSend = (vehicle: ParcelVehicleId, type: PackageType, kg: number): VehicleType[] => [
  ...parcelVehicleIds.slice(parcelVehicleIds.indexOf(vehicle)).filter((id) => mayCarry(id, type, kg)),
  ...carriers.filter((id) => {
    const { maxKg, suits } = vehicleFacts[id].carries;
    return maxKg >= parcelVehicle(vehicle).maxKg && kg <= maxKg && isOneOf(suits, type);
  }),
];

/** More pieces of groceries than this do not fit on a motorcycle. */
const MOTORCYCLE_PIECES = 10;

/** The vehicles that can bring so many pieces of groceries; null for all that bring food. */
export const vehiclesForGroceries = (pieces: number): VehicleType[] | null =>
  pieces > MOTORCYCLE_PIECES
    ? [...parcelVehicleIds.filter((id) => parcelVehicle(id).maxKg > parcelVehicle('motorcycle').maxKg), ...carriers]
    : null;

/** Kilograms that cost nothing more, and cents for each one above (spec: operations §9). */
const FREE_KG = 10;
const CENTS_PER_KG = 200;
const FRAGILE_PERCENT = 20n;

/** A weight in whole tenths of a kilogram, or undefined for what no scale of the form shows (spec: operations §5, step 0.1). */
export function tenthsOfKg(kg: number): number | undefined {
  const tenths = Math.round(kg * 10);
  return Number.isFinite(kg) && kg > 0 && Math.abs(tenths / 10 - kg) < 1e-9 ? tenths : undefined;
}

/** The price of the vehicle alone, in minor units (spec: operations §9). */
export const parcelBaseMinor = (vehicle: ParcelVehicleId, countryId: CountryId): number =>
  Math.round((baseFareMinor(parcelVehicle(vehicle).rideType, countryId) * parcelVehicle(vehicle).tenths) / 10);

export interface ParcelLines {
  readonly baseMinor: number;
  readonly weightMinor: number;
  readonly fragileMinor: number;
  readonly totalMinor: number;
}

/**
 * The estimate in minor units: base, 2 rand for each kilogram above 10 at the country's rate, 20% of the base when fragile;
 * nothing without a vehicle or a weight (spec: operations §9; PARC-87).
 */
export function parcelEstimate(vehicle: ParcelVehicleId | null, kg: number | null, isFragile: boolean, countryId: CountryId): ParcelLines {
  const tenths = kg === null ? undefined : tenthsOfKg(kg);
  if (vehicle === null || tenths === undefined) return { baseMinor: 0, weightMinor: 0, fragileMinor: 0, totalMinor: 0 };
  const baseMinor = parcelBaseMinor(vehicle, countryId);
  const above = Math.max(0, tenths - FREE_KG * 10);
  const weightMinor = convertCents(BigInt(CENTS_PER_KG) * BigInt(above), 10n, countryMoney[countryId].exchangeRate);
  const fragileMinor = isFragile ? Number((BigInt(baseMinor) * FRAGILE_PERCENT + 50n) / 100n) : 0;
  return { baseMinor, weightMinor, fragileMinor, totalMinor: baseMinor + weightMinor + fragileMinor };
}
