import * as z from 'zod/mini';
import { languageIds } from '@safiri/rules/languages.ts';
import { coveredRideTypes, packageTypes } from '@safiri/rules/subscriptions/packages.ts';
import { defineCall } from '../call.ts';
import { countryId, id, idParam, instant, line } from '../fields.ts';
import { subscriptionPaths } from './paths.ts';

export const ridePackage = z.object({
  id,
  name: z.string(),
  description: z.string(),
  packageType: z.enum(packageTypes),
  rideType: z.enum(coveredRideTypes),
  price: z.string(),
  originalPrice: z.string(),
  discountPercentage: z.number(),
  /** Null is unlimited. */
  rideCount: z.nullable(z.number()),
  validityDays: z.number(),
  isPopular: z.boolean(),
  countryId,
});
export type RidePackageView = z.infer<typeof ridePackage>;

export const subscription = z.object({
  id,
  packageId: id,
  rideType: z.enum(coveredRideTypes),
  price: z.string(),
  ridesTotal: z.nullable(z.number()),
  ridesLeft: z.nullable(z.number()),
  startsAt: instant,
  expiresAt: instant,
  isActive: z.boolean(),
});
export type Subscription = z.infer<typeof subscription>;

export const packages = defineCall({
  key: subscriptionPaths.packages,
  summary: 'Ride packages in the language and the currency of the account',
  who: 'signed-in',
  limit: 'read',
  query: z.object({ language: z.optional(z.enum(languageIds)) }),
  reply: z.array(ridePackage),
  problems: [],
});

const listed = { who: 'signed-in', limit: 'read', reply: z.array(subscription) } as const;
const ofUserId = z.object({ userId: idParam });

export const own = defineCall({
  ...listed,
  key: subscriptionPaths.own,
  summary: 'Own packages, past ones too, newest first',
  problems: [],
});
export const ofUser = defineCall({
  ...listed,
  key: subscriptionPaths.ofUser,
  summary: 'Packages of a person, who must be the caller',
  params: ofUserId,
  problems: ['forbidden'],
});
export const active = defineCall({ ...listed, key: subscriptionPaths.active, summary: 'Own packages that can be used', problems: [] });
export const activeOf = defineCall({
  ...listed,
  key: subscriptionPaths.activeOf,
  summary: 'Packages of a person that can be used; the person must be the caller',
  params: ofUserId,
  problems: ['forbidden'],
});

export const purchase = defineCall({
  key: subscriptionPaths.purchase,
  summary: 'Buys a package from the wallet; no second one of its kind while one can be used',
  who: 'passenger',
  limit: 'write',
  idempotent: true,
  body: z.strictObject({ packageId: id, userId: z.optional(id), paymentMethod: z.optional(line(40)) }),
  reply: subscription,
  status: 201,
  problems: ['forbidden', 'not_found', 'package_active', 'balance_too_low'],
});
