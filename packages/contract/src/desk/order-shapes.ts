import * as z from 'zod/mini';
import { orderActors } from '@safiri/rules/orders/order-life.ts';
import { lineStates } from '@safiri/rules/orders/order-lines.ts';
import { packageTypes } from '@safiri/rules/orders/package-types.ts';
import { parcelPayers } from '@safiri/rules/orders/parcels.ts';
import { goodsVehicleIds } from '@safiri/rules/dispatch/vehicles.ts';
import { id, instant } from '../fields.ts';
import { listedOrder, listedTrip } from './shapes.ts';

/** An order as staff see it: what was ordered, what it costs, when what happened, and the trip that carries it. */
export const deskOrder = z.object({
  order: listedOrder,
  /** Masked; null for a role that sees no people, and where there is none. */
  customerPhone: z.nullable(z.string()),
  shop: z.nullable(
    z.object({
      merchantId: id,
      name: z.string(),
      address: z.string(),
      /** At which number the shop is rung, where it has given one. */
      phone: z.nullable(z.string()),
    }),
  ),
  pickupAddress: z.string(),
  dropoffAddress: z.string(),
  /** What the customer wrote for shop and courier; null for a role that sees no people. */
  note: z.nullable(z.string()),
  paymentMethod: z.string(),
  lines: z.array(
    z.object({
      lineId: id,
      name: z.string(),
      unit: z.string(),
      quantity: z.number(),
      extras: z.array(z.string()),
      state: z.enum(lineStates),
      replacedBy: z.nullable(z.string()),
      /** What the line costs in the end. */
      price: z.string(),
    }),
  ),
  items: z.string(),
  delivery: z.string(),
  service: z.string(),
  parcel: z.nullable(
    z.object({
      packageType: z.enum(packageTypes),
      vehicleType: z.enum(goodsVehicleIds),
      /** Kilograms. */
      weight: z.number(),
      paidBy: z.enum(parcelPayers),
      /** Null for a role that sees no people. */
      receiver: z.nullable(z.string()),
    }),
  ),
  /** How many searches for a courier were begun. */
  searches: z.number(),
  /** When the shop has to have answered; null once it did. */
  answerBy: z.nullable(instant),
  acceptedAt: z.nullable(instant),
  /** When it is said to be ready. */
  readyBy: z.nullable(instant),
  readyAt: z.nullable(instant),
  pickedUpAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  endedBy: z.nullable(z.enum(orderActors)),
  endReason: z.nullable(z.string()),
  trip: z.nullable(listedTrip),
});
export type DeskOrder = z.infer<typeof deskOrder>;
