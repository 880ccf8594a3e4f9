import * as z from 'zod/mini';
import { orderKinds, orderStatuses } from '@safiri/rules/orders/order-life.ts';
import { packageTypes, parcelVehicleIds } from '@safiri/rules/orders/parcels.ts';
import { rideStatuses } from '@safiri/rules/rides/trip-life.ts';
import { countryId, id, instant, latitude, longitude } from '../fields.ts';
import { driverOnRide, eta, livePosition } from '../rides/shapes.ts';

const place = z.object({ lat: latitude, lng: longitude, address: z.string() });

export const parcel = z.object({
  senderName: z.string(),
  receiverName: z.string(),
  receiverPhone: z.string(),
  packageType: z.enum(packageTypes),
  vehicleType: z.enum(parcelVehicleIds),
  /** Kilograms. */
  weight: z.number(),
  declaredValue: z.nullable(z.string()),
  isFragile: z.boolean(),
  requiresSignature: z.boolean(),
  paidBy: z.enum(['sender', 'receiver']),
});

/** An order as its customer sees it. Amounts are in the order's currency. */
export const order = z.object({
  id,
  kind: z.enum(orderKinds),
  status: z.enum(orderStatuses),
  /** Grows by one with every change; the newer version always wins on a screen. */
  version: z.number(),
  /** The server's own number, which nobody can guess. */
  number: z.string(),
  /** The client's own number, under which it was sent. */
  orderNumber: z.string(),
  countryId,
  currency: z.string(),
  subtotal: z.string(),
  deliveryFee: z.string(),
  serviceFee: z.string(),
  totalAmount: z.string(),
  paymentMethod: z.string(),
  pickup: place,
  dropoff: place,
  note: z.string(),
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
  /** What its customer may do now. */
  canCancel: z.boolean(),
  /** The trip that carries it, once one is looked for. */
  trip: z.nullable(
    z.object({
      rideId: id,
      status: z.enum(rideStatuses),
      courier: z.nullable(driverOnRide),
      position: z.nullable(livePosition),
      eta: z.nullable(eta),
      /** The customer's rating of the courier, once given. */
      myRating: z.nullable(z.number()),
    }),
  ),
});
export type Order = z.infer<typeof order>;

/** What the sender of a parcel gets back: the order, with the names that the specification's client knows. */
export const parcelReply = z.extend(order, {
  trackingNumber: z.string(),
  price: z.string(),
  eta: z.object({ minutes: z.tuple([z.number(), z.number()]) }),
});
