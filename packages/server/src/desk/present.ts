import type { FoundPerson, FoundVehicle, ListedOrder, ListedTrip } from '@safiri/contract/desk/shapes.ts';
import type { VehicleInfo } from '@safiri/contract/users/shapes.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { maskPhone } from '@safiri/rules/users/phone.ts';
import { dialable } from '../users/public.ts';

/** Moments come as text out of `jsonb`. */
const instant = (text: string) => new Date(text).toISOString();

/** A number but for its last digits; null where an account has none. */
export function maskedPhone(phone: string): string | null {
  const number = dialable(phone);
  return number === null ? null : maskPhone(number);
}

export type PersonRow = Omit<FoundPerson, 'phone'> & { readonly phone: string };
export const presentPersonRow = ({ phone, ...person }: PersonRow): FoundPerson => ({ ...person, phone: maskedPhone(phone) });

export type VehicleFound = Omit<FoundVehicle, 'vehicle'> & VehicleInfo;
export function presentVehicleRow({ vehicleId, countryId, drivers, ...vehicle }: VehicleFound): FoundVehicle {
  return { vehicleId, countryId, drivers, vehicle };
}

export type TripRow = Omit<ListedTrip, 'fare' | 'passenger'> & {
  readonly fareMinor: number;
  readonly countryId: CountryId;
  readonly passengerId: number;
  readonly passengerName: string;
  /** Whether the reader's roles reach its people; left out where they reach those of all rows. */
  readonly isNamed?: boolean;
};
export function presentTrip(row: TripRow, seesPeople: boolean): ListedTrip {
  const { fareMinor, passengerId, passengerName, requestedAt, isNamed = true, ...trip } = row;
  return {
    ...trip,
    requestedAt: instant(requestedAt),
    fare: toWire(fareMinor),
    passenger: seesPeople && isNamed ? { userId: passengerId, name: passengerName } : null,
  };
}

export type OrderRow = Omit<ListedOrder, 'total' | 'customer'> & {
  readonly totalMinor: number;
  readonly customerId: number;
  readonly customerName: string;
  readonly isNamed?: boolean;
};
export function presentOrder(row: OrderRow, seesPeople: boolean): ListedOrder {
  const { totalMinor, customerId, customerName, placedAt, isNamed = true, ...order } = row;
  return {
    ...order,
    placedAt: instant(placedAt),
    total: toWire(totalMinor),
    customer: seesPeople && isNamed ? { userId: customerId, name: customerName } : null,
  };
}
