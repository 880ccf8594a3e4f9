import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { id, idParam, line, serviceId } from '../fields.ts';
import { directPayment, directWays, directWish } from '../payments/direct.ts';
import { subscriptionPaths } from './paths.ts';

/** A package as its payment names it: one of the specification's by its number, or one of a market's by both ids. */
const ofMarket = { market: z.optional(line(60)), package: z.optional(serviceId) };

const packagePayment = z.nullable(directPayment);

export const packagePaymentWays = defineCall({
  key: subscriptionPaths.paymentWays,
  summary: 'By which providers the caller can pay a package at once, and how the newest such payment of the last day stands',
  who: 'passenger',
  limit: 'read',
  query: z.object({ packageId: z.optional(idParam), ...ofMarket }),
  reply: z.extend(directWays, { payment: packagePayment }),
  problems: ['not_found'],
});

export const startPackagePayment = defineCall({
  key: subscriptionPaths.startPayment,
  summary: 'Begins to pay a package by a provider: it begins when the money has come, and money that comes too late is in the wallet',
  who: 'passenger',
  limit: 'write',
  idempotent: true,
  body: z.strictObject({
    packageId: z.optional(id),
    ...ofMarket,
    /** Of a market's package: the version of the document that its buyer saw. */
    version: z.optional(id),
    ...directWish,
  }),
  reply: directPayment,
  status: 201,
  problems: ['not_found', 'package_active', 'package_changed', 'fare_changed', 'payment_under_way', 'too_many_requests'],
});
