import * as z from 'zod/mini';
import { goodsVehicleIds } from '@safiri/rules/dispatch/vehicles.ts';
import { packageTypes } from '@safiri/rules/orders/package-types.ts';
import { defineCall } from '../call.ts';
import { LINES_AT_MOST, QUANTITY_AT_MOST, substitutions } from '@safiri/rules/catalogue/merchants.ts';
import { orderTerms } from '../catalogue/shapes.ts';
import { amount, countryId, done, id, idParam, instant, line, location, point } from '../fields.ts';
import { fareLine } from '../pricing/fare-lines.ts';
import { orderPaths } from './paths.ts';
import { order, parcelQuote, parcelReply } from './shapes.ts';
import { parcelPayers, tenthsOfKg } from '@safiri/rules/orders/parcels.ts';

const byId = z.object({ id: idParam });

/** Money as the specified forms send it: a decimal string, or a number. */
const seenAmount = z.union([z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/)), z.number().check(z.minimum(0), z.maximum(999_999_999))]);
const reference = z.string().check(z.regex(/^[A-Z]{2,3}-?[\dA-Z-]{1,40}$/));

export const requestParcel = defineCall({
  key: orderPaths.requestParcel,
  summary: 'Asks for a parcel to be brought; the tracking number sent along makes it happen once',
  who: 'signed-in',
  limit: 'write',
  body: z.strictObject({
    senderId: z.optional(id),
    senderName: line(80),
    senderPhone: line(30),
    receiverName: line(80),
    receiverPhone: line(30),
    pickupAddress: line(200),
    dropoffAddress: line(200),
    /** Where the addresses are; without it they are looked up. */
    pickupLocation: z.optional(point),
    dropoffLocation: z.optional(point),
    packageType: z.enum(packageTypes),
    vehicleType: z.enum(goodsVehicleIds),
    /** Kilograms, in steps of 0.1. */
    weight: z.number(),
    declaredValue: z.optional(z.nullable(seenAmount)),
    deliveryInstructions: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
    isFragile: z._default(z.boolean(), false),
    requiresSignature: z._default(z.boolean(), false),
    /** What the sender saw. */
    estimatedCost: seenAmount,
    /** Of that price: it holds until it expires, whatever changes meanwhile. */
    quoteId: z.optional(z.string()),
    trackingNumber: reference,
    paidBy: z._default(z.enum(parcelPayers), 'sender'),
    paymentMethod: z._default(line(40), 'cash'),
    /** Paid in cash: what of the total the wallet pays, as the customer saw it; less than the total. The rest is handed over. */
    walletPart: z.optional(amount),
  }),
  reply: parcelReply,
  status: 201,
  problems: [
    'suspended',
    'consent_due',
    'forbidden',
    'payment_method_unavailable',
    'fare_changed',
    'promotion_refused',
    'reference_taken',
    'not_bookable_here',
    'destination_out_of_reach',
  ],
});

/** Kilograms in steps of 0.1, as a scale shows them. */
const weight = z.number().check(z.refine((kg) => tenthsOfKg(kg) !== undefined, { error: 'Give the weight in kilograms, in steps of 0.1' }));

export const quoteParcel = defineCall({
  key: orderPaths.quoteParcel,
  summary: 'What a parcel costs on a way by each vehicle that the market offers; each price is kept as a quote',
  who: 'signed-in',
  limit: 'read',
  body: z.strictObject({
    pickupLocation: point,
    dropoffLocation: point,
    /** What it is and weighs; without both nothing is priced, and what may be sent is said. */
    packageType: z.optional(z.enum(packageTypes)),
    weight: z.optional(weight),
    isFragile: z._default(z.boolean(), false),
  }),
  reply: parcelQuote,
  problems: ['not_bookable_here', 'destination_out_of_reach'],
});

export const listOrders = defineCall({
  key: orderPaths.listOrders,
  summary: 'Own orders of every kind, newest first',
  who: 'signed-in',
  limit: 'read',
  query: z.object({ before: z.optional(idParam) }),
  reply: z.array(order),
  problems: [],
});

export const getOrder = defineCall({
  key: orderPaths.getOrder,
  summary: 'An own order with where its courier is',
  who: 'signed-in',
  limit: 'read',
  params: byId,
  reply: order,
  problems: ['not_found'],
});

export const cancelOrder = defineCall({
  key: orderPaths.cancelOrder,
  summary: 'The customer calls an order back',
  who: 'signed-in',
  limit: 'write',
  params: byId,
  reply: order,
  problems: ['not_found', 'illegal_transition'],
});

export const confirmHandover = defineCall({
  key: orderPaths.confirmHandover,
  summary: 'The customer has the goods: the courier needs no PIN',
  who: 'signed-in',
  limit: 'write',
  params: byId,
  reply: order,
  problems: ['not_found', 'illegal_transition'],
});

export const nobodyThere = defineCall({
  key: orderPaths.nobodyThere,
  summary: 'The courier of a parcel found nobody at the door: it goes back',
  who: 'driver',
  limit: 'write',
  params: byId,
  reply: done,
  problems: ['not_found', 'illegal_transition'],
});

const quantity = z.int().check(z.minimum(1), z.maximum(QUANTITY_AT_MOST));
const note = z._default(z.string().check(z.trim(), z.maxLength(300)), '');
const orderProblems = [
  'forbidden',
  'payment_method_unavailable',
  'not_found',
  'basket_changed',
  'promotion_refused',
  'shop_closed',
  'reference_taken',
  'not_bookable_here',
] as const;

export const quoteDelivery = defineCall({
  key: orderPaths.quoteDelivery,
  summary: 'What it costs to bring an order of a shop somewhere; a price by the way is kept as a quote',
  who: 'signed-in',
  limit: 'read',
  body: z.strictObject({ merchantId: id, deliveryLocation: point }),
  reply: z.object({
    countryId,
    currency: z.string(),
    terms: orderTerms,
    deliveryFee: z.string(),
    /** What the fee is made of; empty where the shop has one of its own. */
    deliveryLines: z.array(fareLine),
    quoteId: z.nullable(z.string()),
    /** The city gives out promotions’ codes for such orders, and this passenger’s quote takes one. */
    takesCodes: z.boolean(),
    /** The city gives some out, but this shop has a delivery fee of its own, of which nobody pays a part for the operator. */
    codesBarred: z.boolean(),
    expiresAt: z.nullable(instant),
  }),
  problems: ['not_found', 'not_bookable_here'],
});

export const placeFood = defineCall({
  key: orderPaths.placeFood,
  summary: 'Orders food of a restaurant; the order number sent along makes it happen once',
  who: 'signed-in',
  limit: 'write',
  body: z.strictObject({
    customerId: z.optional(id),
    restaurantId: id,
    items: z
      .array(
        z.strictObject({
          menuItemId: id,
          quantity,
          /** What the customer saw of one, with its extras. */
          price: seenAmount,
          specialInstructions: note,
          extras: z._default(z.array(line(60)).check(z.maxLength(20)), []),
        }),
      )
      .check(z.minLength(1), z.maxLength(LINES_AT_MOST)),
    subtotal: seenAmount,
    deliveryFee: seenAmount,
    /** The specification's form has none; nothing where the market takes none for food. */
    serviceFee: z._default(seenAmount, '0.00'),
    totalAmount: seenAmount,
    /** Of the delivery fee, where it is by the way. */
    quoteId: z.optional(z.string()),
    paymentMethod: z._default(line(40), 'cash'),
    /** Paid in cash: what of the total the wallet pays, as the customer saw it; less than the total. The rest is handed over. */
    walletPart: z.optional(amount),
    orderNumber: reference,
    /** Where it is brought; the specification's form has none, so it is asked for. */
    deliveryAddress: location,
    note,
  }),
  reply: order,
  status: 201,
  problems: ['suspended', 'consent_due', ...orderProblems],
});

export const placeGroceries = defineCall({
  key: orderPaths.placeGroceries,
  summary: 'Orders groceries of a store; the order number sent along makes it happen once',
  who: 'signed-in',
  limit: 'write',
  body: z.strictObject({
    storeId: id,
    items: z
      .array(z.strictObject({ productId: id, quantity, price: seenAmount, substitution: z.optional(z.enum(substitutions)) }))
      .check(z.minLength(1), z.maxLength(LINES_AT_MOST)),
    subtotal: seenAmount,
    deliveryFee: seenAmount,
    serviceFee: seenAmount,
    totalAmount: seenAmount,
    /** Of the delivery fee, where it is by the way. */
    quoteId: z.optional(z.string()),
    deliveryAddress: z.extend(location, { deliveryInstructions: note }),
    /** Where the client saw the store; the server knows better. */
    storeAddress: z.optional(location),
    paymentMethod: z._default(line(40), 'cash'),
    /** Paid in cash: what of the total the wallet pays, as the customer saw it; less than the total. The rest is handed over. */
    walletPart: z.optional(amount),
    orderNumber: reference,
    shoppingInstructions: note,
    substitutionPreference: z._default(z.enum(substitutions), 'allow'),
  }),
  reply: order,
  status: 201,
  problems: ['suspended', 'consent_due', ...orderProblems],
});

export const listGroceries = defineCall({
  key: orderPaths.listGroceries,
  summary: 'Own orders of groceries, newest first',
  who: 'signed-in',
  limit: 'read',
  query: z.object({ before: z.optional(idParam) }),
  reply: z.array(order),
  problems: [],
});
