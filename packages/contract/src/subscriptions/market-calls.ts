import * as z from 'zod/mini';
import { languageIds } from '@safiri/rules/languages.ts';
import { coveredRideTypes } from '@safiri/rules/subscriptions/packages.ts';
import { defineCall } from '../call.ts';
import { countryId, decimals, id, idParam, instant, line, serviceId } from '../fields.ts';
import { subscriptionPaths } from './paths.ts';

const names = z.partialRecord(z.enum(languageIds), z.string());

/** What both sides of a sale agree on, beside price and number of rides. */
const packageTerms = z.object({
  /** By language; empty where the operator names none. */
  names,
  /** The service that it pays, by its id and by what it is called; empty where that has the specification's name. */
  service: z.object({ id: z.string(), names }),
  /** The longest way that it pays, kilometres on the road. */
  maxKm: z.number(),
  validDays: z.number(),
  /** What one of its rides is worth: what comes back for one that is not driven. */
  each: z.string(),
  /** The operator bounds what dear rides, as at night, may cost beyond that in a day: then a ride may have to be paid otherwise. */
  isBounded: z.boolean(),
});

/** What somebody bought of a market: its terms stay as they were sold. */
export const packagePurchase = z.object({
  id,
  market: z.string(),
  marketName: z.string(),
  countryId,
  decimals,
  /** The id that the market's document gives it. */
  package: z.string(),
  ...packageTerms.shape,
  rideType: z.enum(coveredRideTypes),
  price: z.string(),
  rides: z.number(),
  ridesLeft: z.number(),
  /** Rides whose money came back to the wallet, and how much; null while nothing did. */
  ridesReturned: z.number(),
  returned: z.nullable(z.string()),
  startsAt: instant,
  expiresAt: instant,
  isActive: z.boolean(),
  /** It may be given back for all that it cost. */
  canGiveBack: z.boolean(),
});
export type PackagePurchase = z.infer<typeof packagePurchase>;

export const ownPackages = defineCall({
  key: subscriptionPaths.bought,
  summary: 'Packages that the caller bought of markets, past ones too, newest first',
  who: 'passenger',
  limit: 'read',
  reply: z.array(packagePurchase),
  problems: [],
});

const ofMarket = z.object({ market: line(60) });

export const soldPackages = defineCall({
  key: subscriptionPaths.sold,
  summary: 'Packages of rides that a market sells now, with what the caller’s wallet holds in its currency',
  who: 'passenger',
  limit: 'read',
  params: ofMarket,
  reply: z.object({
    /** The version of the document that says so: a purchase names it. */
    version: z.number(),
    marketName: z.string(),
    countryId,
    decimals,
    balance: z.string(),
    packages: z.array(
      z.object({
        package: z.string(),
        ...packageTerms.shape,
        rideType: z.enum(coveredRideTypes),
        rides: z.number(),
        price: z.string(),
        /** What a ride as long as the longest that it pays costs without it now, at a city's pace and no surge. */
        alone: z.string(),
      }),
    ),
  }),
  problems: ['not_found'],
});
export type SoldPackage = z.infer<typeof soldPackages.reply>['packages'][number];

export const buyPackage = defineCall({
  key: subscriptionPaths.buy,
  summary: 'Buys a package of a market from the wallet at the terms that were shown; no second one of its kind while one can be used',
  who: 'passenger',
  limit: 'write',
  idempotent: true,
  params: ofMarket,
  body: z.strictObject({ package: serviceId, version: id }),
  reply: packagePurchase,
  status: 201,
  problems: ['not_found', 'package_active', 'package_changed', 'balance_too_low'],
});

export const giveBackPackage = defineCall({
  key: subscriptionPaths.giveBack,
  summary: 'Gives a package back whose first ride was not asked for: all that it cost returns to the wallet',
  who: 'passenger',
  limit: 'write',
  idempotent: true,
  params: z.object({ id: idParam }),
  reply: packagePurchase,
  problems: ['not_found', 'illegal_transition'],
});
