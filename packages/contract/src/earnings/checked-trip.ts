import * as z from 'zod/mini';
import { allEndReasons, confirmations, operatorPays } from '@safiri/rules/rides/completion.ts';
import { onBoardCancelReasons } from '@safiri/rules/rides/cancellation.ts';
import { countryId, id, instant } from '../fields.ts';
import { integrityFinding } from '../integrity/shapes.ts';

/** A completed trip as staff judge it: what was driven beside what was priced, and how its end was confirmed. */
export const checkedTrip = z.object({
  rideId: id,
  driverId: id,
  driverName: z.string(),
  passengerName: z.string(),
  dropoffAddress: z.string(),
  completedAt: instant,
  countryId,
  /** Two decimals; `quoted` where the trip ended early for less. */
  fare: z.string(),
  quoted: z.nullable(z.string()),
  /** What of the operator's money hangs on it for certain: the bonus of the trip, and the fare that a package covers; null without. */
  bonus: z.nullable(z.string()),
  packageFare: z.nullable(z.string()),
  paymentMethod: z.string(),
  /** What the driver says to have taken in cash, once that is said. */
  cashPaid: z.nullable(z.string()),
  seconds: z.number(),
  drivenMeters: z.nullable(z.number()),
  /** From the pickup by the stops made to where it ended, straight on. */
  straightMeters: z.number(),
  pricedMeters: z.number(),
  /** Metres from the dropoff at the end. */
  metersAway: z.nullable(z.number()),
  reason: z.nullable(z.enum(allEndReasons)),
  /** Why the driver could not go on with the passenger on board. */
  onBoardReason: z.nullable(z.enum(onBoardCancelReasons)),
  confirmation: z.nullable(z.enum(confirmations)),
  operatorPay: z.nullable(z.enum(operatorPays)),
  /** What rules found about it when it ended. */
  findings: z.array(integrityFinding),
  /** What its driver said of that. */
  answer: z.nullable(z.string()),
  /** What the team told the driver when it decided. */
  note: z.nullable(z.string()),
});
export type CheckedTrip = z.infer<typeof checkedTrip>;
