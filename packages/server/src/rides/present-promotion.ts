import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { learnsCost, type Side } from '@safiri/rules/rides/rider.ts';
import type { RideRow } from './queries.ts';

/** What a code took off, for who learns what the ride costs. */
export const presentPromotion = ({ promotion, discountMinor, ...ride }: RideRow, side: Side): Ride['promotion'] =>
  promotion === null || discountMinor === null || discountMinor === 0 || side === 'driver' || !learnsCost(side, ride)
    ? null
    : { code: promotion.code, discount: toWire(discountMinor) };
