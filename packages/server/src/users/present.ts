import type { OwnUser, KnownUser, VehicleInfo } from '@safiri/contract/users/shapes.ts';
import { ringing } from '@safiri/rules/rides/rider.ts';
import { maskPhone } from '@safiri/rules/users/phone.ts';
import type { Account, UserRow } from './queries.ts';

/** The average of the ratings received, one decimal, null while there is none. */
export function averageRating(user: Pick<UserRow, 'ratingSum' | 'ratingCount'>): number | null {
  return user.ratingCount === 0 ? null : Math.round((user.ratingSum / user.ratingCount) * 10) / 10;
}

/** A number that can be rung; null where there is none. */
export const dialable = ringing;

/** What a stranger with a link may know of a name. */
export const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? '';

/** A first name and the initial of the surname: what the other side of a trip sees. */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const initial = rest.at(-1)?.[0];
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
}

/** A vehicle as it is now; a trip keeps it so from the moment of accepting. */
export function presentVehicle(vehicle: VehicleInfo): VehicleInfo {
  const { make, model, licensePlate, color, year, vehicleType } = vehicle;
  return { make, model, licensePlate, color, year, vehicleType };
}

export function presentOwnUser({ user, driver }: Account): OwnUser {
  return {
    id: user.id,
    name: user.name,
    email: user.email ?? '',
    phone: dialable(user.phone) ?? '',
    phoneVerified: user.phoneVerifiedAt !== null,
    hasPassword: user.passwordHash !== null,
    userType: user.userType,
    role: user.userType,
    gender: user.gender,
    genderVerified: user.genderVerifiedAt !== null,
    verified: user.verifiedAt !== null,
    lastLogin: user.lastLoginAt?.toISOString() ?? null,
    rating: averageRating(user),
    totalRides: user.totalRides,
    countryId: user.countryId,
    isOnline: driver?.isOnline ?? false,
    driver:
      driver === null
        ? null
        : {
            id: driver.id,
            verificationStatus: driver.suspended ? 'suspended' : driver.verificationStatus,
            verificationNotes: driver.verificationNotes,
            vehicles: driver.vehicles,
          },
    vehicleInfo: driver === null ? null : presentVehicle(driver.vehicle),
  };
}

/** A card of the quick-login list: as little as a person needs to find themself. */
export function presentKnownUser(user: UserRow): KnownUser {
  return {
    id: user.id,
    name: user.name,
    userType: user.userType,
    phone: maskPhone(user.phone),
    verified: user.verifiedAt !== null,
    lastLogin: user.lastLoginAt?.toISOString() ?? null,
    rating: averageRating(user),
    totalRides: user.totalRides,
  };
}
