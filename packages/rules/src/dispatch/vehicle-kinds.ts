import { vehicleTypes, type VehicleType } from './vehicles.ts';

/** What people call vehicles. A premium car is no kind of its own: it is a sedan that staff put into that class. */
export type VehicleKind = Exclude<VehicleType, 'premium'>;
export const vehicleKinds = vehicleTypes.filter((type) => type !== 'premium') as [VehicleKind, ...VehicleKind[]];

/** How good a vehicle is, which staff decide. */
export const vehicleClasses = ['standard', 'premium'] as const;
export type VehicleClass = (typeof vehicleClasses)[number];

/** Kinds of which some are of the premium class. */
export const premiumKinds: readonly VehicleKind[] = ['sedan'];

/** What a vehicle of this kind and class is matched as; undefined for a class that the kind does not have. */
export function vehicleTypeOf(kind: VehicleKind, vehicleClass: VehicleClass): VehicleType | undefined {
  if (vehicleClass === 'standard') return kind;
  return premiumKinds.includes(kind) ? 'premium' : undefined;
}
