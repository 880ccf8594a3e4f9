import * as z from 'zod/mini';
import { parcelVehicleIds } from '@safiri/rules/dispatch/vehicles.ts';
import { packageTypes } from '@safiri/rules/orders/package-types.ts';
import { defineCall } from '../call.ts';
import { BUSY_MINUTES_AT_MOST, LINES_AT_MOST, QUANTITY_AT_MOST, shopPauses, substitutions } from '@safiri/rules/catalogue/merchants.ts';
import { done, id, idParam, instant, line, location, point } from '../fields.ts';
import { orderPaths } from './paths.ts';
import { boardItem, boardMerchant, boardOrder, order, parcelReply } from './shapes.ts';
import { parcelPayers } from '@safiri/rules/orders/parcels.ts';
import { pickOutcomes } from '@safiri/rules/orders/order-lines.ts';

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
    vehicleType: z.enum(parcelVehicleIds),
    /** Kilograms, in steps of 0.1. */
    weight: z.number(),
    declaredValue: z.optional(z.nullable(seenAmount)),
    deliveryInstructions: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
    isFragile: z._default(z.boolean(), false),
    requiresSignature: z._default(z.boolean(), false),
    /** What the sender saw. */
    estimatedCost: seenAmount,
    trackingNumber: reference,
    paidBy: z._default(z.enum(parcelPayers), 'sender'),
    paymentMethod: z._default(line(40), 'cash'),
  }),
  reply: parcelReply,
  status: 201,
  problems: ['suspended', 'forbidden', 'fare_changed', 'reference_taken', 'not_bookable_here', 'destination_out_of_reach'],
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
const orderProblems = ['forbidden', 'not_found', 'basket_changed', 'shop_closed', 'reference_taken', 'not_bookable_here'] as const;

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
    totalAmount: seenAmount,
    paymentMethod: z._default(line(40), 'cash'),
    orderNumber: reference,
    /** Where it is brought; the specification's form has none, so it is asked for. */
    deliveryAddress: location,
    note,
  }),
  reply: order,
  status: 201,
  problems: ['suspended', ...orderProblems],
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
    deliveryAddress: z.extend(location, { deliveryInstructions: note }),
    /** Where the client saw the store; the server knows better. */
    storeAddress: z.optional(location),
    paymentMethod: z._default(line(40), 'cash'),
    orderNumber: reference,
    shoppingInstructions: note,
    substitutionPreference: z._default(z.enum(substitutions), 'allow'),
  }),
  reply: order,
  status: 201,
  problems: ['suspended', ...orderProblems],
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

export const merchants = defineCall({
  key: orderPaths.merchants,
  summary: 'Restaurants and stores with what waits for them, those with waiting orders first',
  who: 'staff',
  limit: 'read',
  reply: z.array(boardMerchant),
  problems: [],
});

export const board = defineCall({
  key: orderPaths.board,
  summary: 'The orders of a merchant that are not out of the door, the oldest first',
  who: 'staff',
  limit: 'read',
  params: byId,
  reply: z.object({ merchant: boardMerchant, orders: z.array(boardOrder) }),
  problems: ['not_found'],
});

export const changeMerchant = defineCall({
  key: orderPaths.changeMerchant,
  summary: 'Pauses a shop, opens it again, says that it is busy, or changes its hours',
  who: 'staff',
  limit: 'write',
  params: byId,
  body: z.strictObject({
    isActive: z.optional(z.boolean()),
    /** Null ends a pause. */
    pausedUntil: z.optional(z.nullable(instant)),
    /** Takes no orders for an hour, or until it opens on a later day, as the server reckons it. */
    pause: z.optional(z.enum(shopPauses)),
    /** Everything takes so many minutes longer for an hour; 0 ends it. */
    busyMinutes: z.optional(z.int().check(z.minimum(0), z.maximum(BUSY_MINUTES_AT_MOST))),
    /** In the syntax of OpenStreetMap's `opening_hours`: days and times, without holidays of a calendar or the sun. */
    hours: z.optional(line(1500)),
    /** The version that was looked at when the hours were changed. */
    version: z.optional(z.int()),
  }),
  reply: boardMerchant,
  problems: ['not_found', 'changed_meanwhile'],
});

export const merchantItems = defineCall({
  key: orderPaths.merchantItems,
  summary: 'What a merchant offers, for its own people',
  who: 'staff',
  limit: 'read',
  params: byId,
  reply: z.array(boardItem),
  problems: ['not_found'],
});

export const changeItem = defineCall({
  key: orderPaths.changeItem,
  summary: 'Changes the price, the stock or whether an item is there',
  who: 'staff',
  limit: 'write',
  params: byId,
  body: z.strictObject({
    price: z.optional(z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/))),
    isAvailable: z.optional(z.boolean()),
    stock: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000)))),
  }),
  reply: boardItem,
  problems: ['not_found'],
});

export const acceptOrder = defineCall({
  key: orderPaths.acceptOrder,
  summary: 'Takes an order and says in how many minutes it is ready',
  who: 'staff',
  limit: 'write',
  params: byId,
  body: z.strictObject({ minutes: z.int().check(z.minimum(1), z.maximum(180)) }),
  reply: boardOrder,
  problems: ['not_found', 'illegal_transition'],
});

export const rejectOrder = defineCall({
  key: orderPaths.rejectOrder,
  summary: 'Gives an order back, with the reason that its customer reads',
  who: 'staff',
  limit: 'write',
  params: byId,
  body: z.strictObject({ reason: line(200) }),
  reply: done,
  problems: ['not_found', 'illegal_transition'],
});

export const orderReady = defineCall({
  key: orderPaths.orderReady,
  summary: 'It stands ready for the courier',
  who: 'staff',
  limit: 'write',
  params: byId,
  reply: boardOrder,
  problems: ['not_found', 'illegal_transition'],
});

export const changeLine = defineCall({
  key: orderPaths.changeLine,
  summary: 'A line was picked, replaced by something else, or is not there',
  who: 'staff',
  limit: 'write',
  params: z.object({ id: idParam, lineId: idParam }),
  body: z.strictObject({
    state: z.enum(pickOutcomes),
    replacedBy: z.optional(line(120)),
    /** What the line costs in the end, such as by weight; never more than what was ordered. */
    finalPrice: z.optional(z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/))),
  }),
  reply: boardOrder,
  problems: ['not_found', 'illegal_transition'],
});
