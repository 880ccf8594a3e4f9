import * as z from 'zod/mini';
import { substitutions, merchantKinds } from '@safiri/rules/catalogue/merchants.ts';
import { orderActors, orderKinds, orderStatuses } from '@safiri/rules/orders/order-life.ts';
import { goodsVehicleIds } from '@safiri/rules/dispatch/vehicles.ts';
import { packageTypes } from '@safiri/rules/orders/package-types.ts';
import { markKinds } from '@safiri/rules/rides/marks.ts';
import { rideStatuses } from '@safiri/rules/rides/trip-life.ts';
import { countryId, decimals, id, instant, latitude, longitude } from '../fields.ts';
import { picture } from '../catalogue/shapes.ts';
import { fareLine, promotionTaken, taxLine } from '../pricing/fare-lines.ts';
import { providerIds } from '@safiri/rules/payments/providers.ts';
import { directPayment } from '../payments/direct.ts';
import { driverOnRide, eta, livePosition } from '../rides/shapes.ts';
import { parcelPayers, receiverNotices } from '@safiri/rules/orders/parcels.ts';
import { lineTags } from '@safiri/rules/orders/line-tags.ts';
import { lineStates } from '@safiri/rules/orders/order-lines.ts';

const place = z.object({ lat: latitude, lng: longitude, address: z.string() });

export const parcel = z.object({
  senderName: z.string(),
  senderPhone: z.string(),
  receiverName: z.string(),
  receiverPhone: z.string(),
  packageType: z.enum(packageTypes),
  vehicleType: z.enum(goodsVehicleIds),
  /** Kilograms. */
  weight: z.number(),
  declaredValue: z.nullable(z.string()),
  isFragile: z.boolean(),
  requiresSignature: z.boolean(),
  paidBy: z.enum(parcelPayers),
  /** Whether the receiver was sent the link and the PIN; else why not: the sender then tells them. */
  receiverTold: z.enum(receiverNotices),
});

export const orderLine = z.object({
  id,
  itemId: id,
  name: z.string(),
  unit: z.string(),
  /** Of one, with its extras. */
  price: z.string(),
  quantity: z.number(),
  extras: z.array(z.string()),
  note: z.string(),
  substitution: z.enum(substitutions),
  state: z.enum(lineStates),
  replacedBy: z.nullable(z.string()),
  /** What the line costs in the end. */
  finalPrice: z.string(),
  /** Whether its buyer liked it; null until said. */
  liked: z.nullable(z.boolean()),
  /** What its buyer said was good of it, or not. */
  tags: z.array(z.enum(lineTags)),
});
export type OrderLine = z.infer<typeof orderLine>;

/** An order as its customer sees it. Amounts are in the order's currency. */
export const order = z.object({
  id,
  kind: z.enum(orderKinds),
  status: z.enum(orderStatuses),
  /** Grows by one with every change; the newer version always wins on a screen. */
  version: z.number(),
  /** The server's own number, which nobody can guess. */
  number: z.string(),
  /** The merchant's how manieth order of its day this is, to be called out; null for a parcel and for old orders. */
  shortNumber: z.nullable(z.number()),
  /** The client's own number, under which it was sent. */
  orderNumber: z.string(),
  countryId,
  currency: z.string(),
  subtotal: z.string(),
  deliveryFee: z.string(),
  /** What the delivery fee is made of; empty where no market priced it. */
  deliveryLines: z.array(fareLine),
  serviceFee: z.string(),
  /** The code behind the line `promotion` of its delivery; null without one. */
  promotion: z.nullable(promotionTaken),
  /** Inside its delivery and its service, never on top of them. */
  taxes: z.array(taxLine),
  totalAmount: z.string(),
  /** Digits after the point with which its market shows amounts. */
  decimals,
  paymentMethod: z.string(),
  /** The provider by which its customer would rather pay than in cash, and once one has, that one: then the method is the wallet, into which that came. */
  payBy: z.nullable(z.enum(providerIds)),
  /** In cash: what the wallet pays of it, set aside; null where it pays nothing of it. */
  walletPart: z.nullable(z.string()),
  /** What the courier takes in cash; null where nothing is. */
  collect: z.nullable(z.string()),
  /** In place of the cash: the payment by a provider that paid it, or else the newest one; null where there was none. */
  payment: z.nullable(directPayment),
  pickup: place,
  dropoff: place,
  note: z.string(),
  merchant: z.nullable(
    z.object({
      id,
      name: z.string(),
      address: z.string(),
      /** In E.164, while the order is under way and a day after; null afterwards, and where the shop gives none. */
      phone: z.nullable(z.string()),
      /** Minutes from the order to the door as it says them, such as "25-40". */ deliveryTime: z.string(),
    }),
  ),
  lines: z.array(orderLine),
  /** When the merchant has to have answered. */
  answerBy: z.nullable(instant),
  /** The customer's rating of the merchant, once given. */
  merchantRating: z.nullable(z.number()),
  parcel: z.nullable(parcel),
  /** The receiver tells it the courier at the door; null once it is over. */
  pin: z.nullable(z.string()),
  /** The customer said that the goods are there; the courier needs no PIN. */
  handoverConfirmed: z.boolean(),
  placedAt: instant,
  acceptedAt: z.nullable(instant),
  /** When it is said to be ready. */
  readyBy: z.nullable(instant),
  readyAt: z.nullable(instant),
  pickedUpAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  endReason: z.nullable(z.string()),
  /** Whose doing the end was. */
  endedBy: z.nullable(z.enum(orderActors)),
  /** What its customer may do now. */
  canCancel: z.boolean(),
  /** The trip that carries it, once one is looked for. */
  /** Where the photo of the handover is, when one was taken. */
  proofUrl: z.nullable(z.string()),
  trip: z.nullable(
    z.object({
      rideId: id,
      status: z.enum(rideStatuses),
      courier: z.nullable(driverOnRide),
      position: z.nullable(livePosition),
      eta: z.nullable(eta),
      /** The customer's rating of the courier, once given. */
      myRating: z.nullable(z.number()),
      /** What the customer said of the courier for the trips to come; the courier is never told. */
      myMark: z.nullable(z.enum(markKinds)),
    }),
  ),
});
export type Order = z.infer<typeof order>;

/** What a market offers to senders on a way. */
export const parcelQuote = z.object({
  countryId,
  currency: z.string(),
  decimals,
  /** The version of the market's document that prices it. */
  marketVersion: z.number(),
  /** Percent that a fragile parcel adds to what its vehicle costs; 0 where it costs no more. */
  fragilePercent: z.number(),
  /** The city gives out promotions’ codes for parcels, and this passenger’s quotes take one. */
  takesCodes: z.boolean(),
  /** When the prices cease to hold; null where nothing was priced. */
  expiresAt: z.nullable(instant),
  /** The smallest first. */
  vehicles: z.array(
    z.object({
      vehicleType: z.enum(goodsVehicleIds),
      /** Kilograms. */
      maxKg: z.number(),
      /** From the request to the door. */
      minutes: z.tuple([z.number(), z.number()]),
      suits: z.array(z.enum(packageTypes)),
      /** Kilograms above which each costs more; null where none does. */
      aboveKg: z.nullable(z.number()),
      /** Null where it can't carry the parcel, or nothing is known of it. */
      price: z.nullable(z.object({ quoteId: z.string(), fare: z.string(), lines: z.array(fareLine), taxes: z.array(taxLine) })),
    }),
  ),
});
export type ParcelQuote = z.infer<typeof parcelQuote>;

/** What the sender of a parcel gets back: the order, with the names that the specification's client knows. */
export const parcelReply = z.extend(order, {
  trackingNumber: z.string(),
  price: z.string(),
  eta: z.object({ minutes: z.tuple([z.number(), z.number()]) }),
});

/** A merchant as the order board lists it. */
export const boardMerchant = z.object({
  id,
  kind: z.enum(merchantKinds),
  name: z.string(),
  address: z.string(),
  isActive: z.boolean(),
  isOpen: z.boolean(),
  pausedUntil: z.nullable(instant),
  /** When it closes, while it is open; null when it never does. */
  openUntil: z.nullable(instant),
  /** When it takes orders again, while it does not; null when nobody knows. */
  opensAt: z.nullable(instant),
  /** Opening hours in the syntax of OpenStreetMap's `opening_hours`. */
  hours: z.string(),
  /** In E.164, for customers with an order; null where it takes no calls. */
  phone: z.nullable(z.string()),
  /** Grows by one when the hours change; sent back with other ones. */
  version: z.number(),
  /** Whose money its prices are in. */
  countryId,
  /** The clocks of its place. */
  timeZoneId: z.string(),
  /** By how many minutes everything takes longer, and until when; 0 while it does not. */
  busyMinutes: z.number(),
  busyUntil: z.nullable(instant),
  /** Orders that wait for an answer, and all that are not out of the door. */
  waiting: z.number(),
  open: z.number(),
  /** Of them, those not answered in time or not ready when promised. */
  late: z.number(),
  /** What customers see above its name. */
  picture: z.nullable(picture),
});
export type BoardMerchant = z.infer<typeof boardMerchant>;

/** An order as the people of the kitchen or the shelves see it: no surname, no phone, no address of the customer. */
export const boardOrder = z.object({
  id,
  number: z.string(),
  /** The how manieth order of the day it is; null for old orders. */
  shortNumber: z.nullable(z.number()),
  kind: z.enum(orderKinds),
  status: z.enum(orderStatuses),
  customerName: z.string(),
  note: z.string(),
  lines: z.array(orderLine),
  subtotal: z.string(),
  countryId,
  placedAt: instant,
  answerBy: z.nullable(instant),
  readyBy: z.nullable(instant),
  /** The courier, once one comes. */
  courier: z.nullable(z.object({ name: z.string(), licensePlate: z.string(), arrived: z.boolean() })),
});
export type BoardOrder = z.infer<typeof boardOrder>;

/** What a shop has had so far on its day, which begins and ends by the clocks of its place. */
export const shopDay = z.object({
  /** As 2026-05-04. */
  day: z.string(),
  countryId,
  /** All orders of the day. Each is one of three: taken and counted as sold, not answered yet, or refused, called off or brought back. */
  orders: z.number(),
  taken: z.number(),
  unanswered: z.number(),
  notServed: z.number(),
  /** What was sold: the goods of orders that the shop took and that were not called off or brought back. */
  sold: z.string(),
  /** Of it, what the shop leaves to the operator. */
  commission: z.string(),
  /** From taking an order to having it ready, on average; null while none is ready. */
  minutesToReady: z.nullable(z.number()),
  /** What sold best, the most first. */
  best: z.array(z.object({ name: z.string(), quantity: z.number() })),
});
export type ShopDay = z.infer<typeof shopDay>;

export const boardItem = z.object({
  id,
  /** Grows by one when words or price change; sent back with other ones. */
  version: z.number(),
  section: z.string(),
  name: z.string(),
  brand: z.string(),
  description: z.string(),
  unit: z.string(),
  price: z.string(),
  isAvailable: z.boolean(),
  stock: z.nullable(z.number()),
  picture: z.nullable(picture),
  /** What its buyers said of it, good and bad, the most said first. */
  said: z.array(z.object({ tag: z.enum(lineTags), count: z.number() })),
});
export type BoardItem = z.infer<typeof boardItem>;
