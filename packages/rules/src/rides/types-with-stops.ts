import type { RideType } from '../pricing/ride-types.ts';

/** Types of rides that stop on the way where their tariff says what that costs; who shares a car doesn't, and school rides have stops of their own. */
export const rideTypesWithStops = ['standard', 'premium', 'ladies_only'] as const satisfies readonly RideType[];
