import { roadVehicles, type RoadVehicle } from '@safiri/rules/places/road-vehicle.ts';

/** Directions in which a way, a link or an edge may be driven: bits. */
export const FORWARD = 1;
export const BACKWARD = 2;

/** On a bridge or in a tunnel, beside the two bits of each vehicle. */
export const SPAN = 16;

/** Any direction of any vehicle. */
export const ANY_USE = 0b1111;
const ALL_FORWARD = 0b0101;

/** Where the two bits of each vehicle stand. Asked for with each street that is near anybody: no search in a list. */
const shifts: Readonly<Record<RoadVehicle, number>> = { car: 0, motorcycle: 2 };

/** The directions of a vehicle as it stands in a use. */
export const useOf = (vehicle: RoadVehicle, directions: number): number => directions << shifts[vehicle];

/** The directions of a vehicle in a use. */
export const directionsOf = (use: number, vehicle: RoadVehicle): number => (use >> shifts[vehicle]) & (FORWARD | BACKWARD);

/** The same use seen from the other end. */
export const turnedUse = (use: number): number => ((use & ALL_FORWARD) << 1) | ((use >> 1) & ALL_FORWARD) | (use & SPAN);

/** Whether nobody may drive against the direction. */
export const isOneWay = (use: number): boolean => (turnedUse(use) & ALL_FORWARD) === 0;

/** Vehicles as a bit each. */
export const vehicleBits = (vehicles: readonly RoadVehicle[]): number =>
  vehicles.reduce((bits, vehicle) => bits | (1 << roadVehicles.indexOf(vehicle)), 0);

export const isMeant = (bits: number, vehicle: RoadVehicle): boolean => (bits & (1 << roadVehicles.indexOf(vehicle))) !== 0;
