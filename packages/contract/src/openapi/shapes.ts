import type { $ZodType } from 'zod/v4/core';
import * as cash from '../cash/calls.ts';
import * as catalogue from '../catalogue/shapes.ts';
import * as chat from '../chat/shapes.ts';
import * as desk from '../desk/shapes.ts';
import * as deskOrders from '../desk/order-shapes.ts';
import * as deskTrips from '../desk/trip-shapes.ts';
import * as dispatch from '../dispatch/shapes.ts';
import * as whyNoTrips from '../dispatch/why.ts';
import * as checkedTrip from '../earnings/checked-trip.ts';
import * as commissionInvoice from '../earnings/commission-invoice.ts';
import * as driverMoney from '../earnings/driver-money.ts';
import * as payouts from '../earnings/payout-shapes.ts';
import * as earnings from '../earnings/shapes.ts';
import { countryId, location, point } from '../fields.ts';
import * as fleets from '../fleets/shapes.ts';
import * as identity from '../identity/shapes.ts';
import * as integrity from '../integrity/shapes.ts';
import * as invoices from '../invoices/shapes.ts';
import * as notifications from '../notifications/shapes.ts';
import * as orders from '../orders/shapes.ts';
import { fieldError, problemBody } from '../problems.ts';
import * as directPayments from '../payments/direct.ts';
import * as destination from '../rides/destination-shapes.ts';
import * as rides from '../rides/shapes.ts';
import * as onCall from '../safety/on-call-shapes.ts';
import * as safety from '../safety/shapes.ts';
import * as sharing from '../sharing/shapes.ts';
import * as standing from '../standing/shapes.ts';
import * as training from '../training/shapes.ts';
import * as users from '../users/shapes.ts';
import * as verification from '../verification/shapes.ts';

const rooms = {
  cash,
  catalogue,
  chat,
  desk: { ...desk, ...deskOrders, ...deskTrips },
  dispatch: { ...dispatch, ...whyNoTrips },
  earnings: { ...earnings, ...checkedTrip, ...commissionInvoice, ...driverMoney, ...payouts },
  fields: { countryId, location, point, fieldError, problem: problemBody },
  fleets,
  identity,
  integrity,
  invoices,
  notifications,
  orders,
  payments: { directPayment: directPayments.directPayment, directWays: directPayments.directWays },
  rides: { ...rides, ...destination },
  safety: { ...safety, ...onCall },
  sharing,
  standing,
  training,
  users,
  verification,
} as const;

const isSchema = (value: unknown): value is $ZodType => typeof value === 'object' && value !== null && '_zod' in value;

/** `driverOnRide` as `DriverOnRide`. */
export const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * The shapes that calls share, by the names that they have in the document: those of the code, capitalised.
 * @throws Error when two rooms give one name to different shapes
 */
export function namedShapes(): ReadonlyMap<string, $ZodType> {
  const named = new Map<string, $ZodType>();
  for (const exports of Object.values(rooms))
    for (const [name, shape] of Object.entries(exports)) {
      if (!isSchema(shape)) continue;
      const component = capitalised(name);
      const known = named.get(component);
      if (known !== undefined && known !== shape) throw new Error(`Two shapes are called ${component}: give one of them another name.`);
      named.set(component, shape);
    }
  return named;
}
