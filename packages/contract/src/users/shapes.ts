import * as z from 'zod/mini';
import { vehicleTypes } from '@safiri/rules/dispatch/vehicles.ts';
import { genders } from '@safiri/rules/users/genders.ts';
import { countryId, id, instant } from '../fields.ts';
import { roles } from '@safiri/rules/users/roles.ts';

export const vehicleInfo = z.object({
  make: z.nullable(z.string()),
  model: z.string(),
  licensePlate: z.string(),
  color: z.nullable(z.string()),
  year: z.nullable(z.number()),
  vehicleType: z.enum(vehicleTypes),
});
export type VehicleInfo = z.infer<typeof vehicleInfo>;

/** The signed-in person, as only that person sees it (spec: foundations §3 User, operations §3 User). */
export const ownUser = z.object({
  id,
  name: z.string(),
  /** Empty where there is none. */
  email: z.string(),
  /** Empty where there is none. */
  phone: z.string(),
  /** A code that went to the number came back. */
  phoneVerified: z.boolean(),
  /** Else codes alone open the account. */
  hasPassword: z.boolean(),
  userType: z.enum(roles),
  /** Always the same as `userType` (spec: operations §3, both fields are used). */
  role: z.enum(roles),
  gender: z.enum(genders),
  /** Staff have confirmed the gender from a document; ladies-only rides need it. */
  genderVerified: z.boolean(),
  verified: z.boolean(),
  lastLogin: z.nullable(instant),
  /** Average of the ratings received, null while there is none. */
  rating: z.nullable(z.number()),
  totalRides: z.number(),
  countryId,
  isOnline: z.boolean(),
  driver: z.nullable(
    z.object({
      id,
      verificationStatus: z.string(),
      verificationNotes: z.nullable(z.string()),
      /** How many vehicles the driver may choose from. */
      vehicles: z.number(),
    }),
  ),
  vehicleInfo: z.nullable(vehicleInfo),
});
export type OwnUser = z.infer<typeof ownUser>;

/** A card of the quick-login list: phone masked but for its last three digits. */
export const knownUser = z.object({
  id,
  name: z.string(),
  userType: z.enum(roles),
  phone: z.string(),
  verified: z.boolean(),
  lastLogin: z.nullable(instant),
  rating: z.nullable(z.number()),
  totalRides: z.number(),
});
export type KnownUser = z.infer<typeof knownUser>;
