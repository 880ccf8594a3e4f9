import { walletMethodId } from '../countries/payment.ts';
import type { RideType } from '../pricing/ride-types.ts';
import { PACKAGE_METHOD } from '../subscriptions/packages.ts';
import { isDelivery } from './deliveries.ts';

/** What decides how much cash a ride comes to, minor units: its fare, what is owed from earlier trips, and what the wallet pays of it. */
interface CashFacts {
  readonly fareMinor: number;
  readonly owedMinor: number | null;
  readonly walletMinor: number | null;
}

/** What of the fare itself is handed over in cash; minor units. */
export const cashFare = ({ fareMinor, walletMinor }: CashFacts): number => fareMinor - (walletMinor ?? 0);

/** What is handed over in cash: what the wallet does not pay of the fare, and what is owed from earlier trips; minor units. */
export const cashDue = (ride: CashFacts): number => cashFare(ride) + (ride.owedMinor ?? 0);

/** What of so much cash pays what was owed from earlier trips: what lies above the fare, and no more than was asked for; minor units. */
export const debtPaid = (ride: CashFacts, paidMinor: number): number =>
  Math.max(0, Math.min(paidMinor - cashFare(ride), ride.owedMinor ?? 0));

/**
 * Whether the cash of a ride that is over is still to be paid: nobody said what was handed over, or that nothing was, and no provider has paid it.
 */
export const isCashOpen = (ride: {
  readonly rideType: RideType;
  readonly paymentMethod: string;
  readonly status: string;
  readonly isFast: boolean;
  readonly cashPaidMinor: number | null;
  readonly directMinor: number | null;
}): boolean =>
  ride.status === 'completed' &&
  !ride.isFast &&
  isPaidInCash(ride) &&
  ride.directMinor === null &&
  (ride.cashPaidMinor === null || ride.cashPaidMinor === 0);

/** Whether the driver takes the fare of a ride in the hand; a courier's cash belongs to the order. */
export function isPaidInCash({ rideType, paymentMethod }: { rideType: RideType; paymentMethod: string }): boolean {
  return !isDelivery(rideType) && paymentMethod !== walletMethodId && paymentMethod !== PACKAGE_METHOD;
}
