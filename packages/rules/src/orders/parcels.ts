import {
  goodsVehicle,
  goodsVehicleIds,
  parcelVehicleIds,
  vehicleFacts,
  type GoodsVehicleId,
  type ParcelVehicle,
  type ParcelVehicleId,
  type VehicleType,
} from '../dispatch/vehicles.ts';
import type { PackageType } from './package-types.ts';
import { isOneOf } from '../records.ts';
import { withheldReasons } from '../sharing/outside-caps.ts';

/** Who pays for a parcel's way. */
export const parcelPayers = ['sender', 'receiver'] as const;
export type ParcelPayer = (typeof parcelPayers)[number];

/** Whether a parcel's receiver was written to, else why not: this server sends no texts, or they may not be written to. */
export const receiverNotices = ['told', 'no_sender', ...withheldReasons] as const;
export type ReceiverNotice = (typeof receiverNotices)[number];

/** A parcel as its price sees it, and what was chosen to bring it. */
export interface ParcelLoad {
  readonly packageType: PackageType;
  readonly vehicleType: GoodsVehicleId;
  /** Tenths of a kilogram. */
  readonly weightTenths: number;
  readonly isFragile: boolean;
}

/** A vehicle that may bring parcels somewhere, and how much it carries there. */
export interface Carrier {
  readonly id: GoodsVehicleId;
  readonly maxKg: number;
  /** Senders may choose it; one that they may not comes where a smaller one was chosen. */
  readonly offered: boolean;
}

/** Those of the specification, what senders choose first, the smallest first. */
export const specifiedCarriers: readonly Carrier[] = goodsVehicleIds.map((id) => ({
  id,
  maxKg: goodsVehicle(id).maxKg,
  offered: isOneOf(parcelVehicleIds, id),
}));

/** What is known of a vehicle that the specification's senders choose. */
export const parcelVehicle = (id: ParcelVehicleId): ParcelVehicle => vehicleFacts[id].parcels;

const suits = ({ id }: Carrier, type: PackageType): boolean => goodsVehicle(id).suits.includes(type);
const carries = (carrier: Carrier, type: PackageType, kg: number): boolean => suits(carrier, type) && kg > 0 && kg <= carrier.maxKg;

/** Kilograms that the largest of those that senders choose from carries; 0 where they choose from none. */
export const heaviestKg = (carriers: readonly Carrier[]): number =>
  Math.max(0, ...carriers.filter(({ offered }) => offered).map(({ maxKg }) => maxKg));

/** Whether a vehicle may carry this parcel: suits its kind, and its weight (spec: operations §4). */
export const mayCarry = (vehicle: GoodsVehicleId, type: PackageType, kg: number, carriers: readonly Carrier[]): boolean =>
  carriers.some((one) => one.id === vehicle && carries(one, type, kg));

/** The smallest vehicle that a sender may choose for it; undefined for what is too heavy. */
export const smallestFor = (type: PackageType, kg: number, carriers: readonly Carrier[]): GoodsVehicleId | undefined =>
  carriers.find((one) => one.offered && carries(one, type, kg))?.id;

/** Vehicles that may be sent when this one was chosen and paid: it and every larger one that may carry the parcel. */
export function vehiclesToSend(vehicle: GoodsVehicleId, type: PackageType, kg: number, carriers: readonly Carrier[]): GoodsVehicleId[] {
  const least = carriers.find(({ id }) => id === vehicle)?.maxKg ?? Infinity;
  return carriers.filter((one) => one.maxKg >= least && carries(one, type, kg)).map(({ id }) => id);
}

/** More pieces of groceries than this do not fit on a motorcycle. */
const MOTORCYCLE_PIECES = 10;

/** The vehicles that can bring so many pieces of groceries; null for all that bring food. */
export const vehiclesForGroceries = (pieces: number): VehicleType[] | null =>
  pieces > MOTORCYCLE_PIECES ? goodsVehicleIds.filter((id) => goodsVehicle(id).maxKg > goodsVehicle('motorcycle').maxKg) : null;

/** Kilograms that cost nothing more, cents for each one above, and what a fragile parcel adds to its base (spec: operations §9). */
export const FREE_KG = 10;
export const CENTS_PER_KG = 200;
export const FRAGILE_PERCENT = 20;

/** A weight in whole tenths of a kilogram, or undefined for what no scale of the form shows (spec: operations §5, step 0.1). */
export function tenthsOfKg(kg: number): number | undefined {
  const tenths = Math.round(kg * 10);
  return Number.isFinite(kg) && kg > 0 && Math.abs(tenths / 10 - kg) < 1e-9 ? tenths : undefined;
}
