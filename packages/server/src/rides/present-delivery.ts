import type { Delivery } from '@safiri/contract/rides/shapes.ts';
import { walletMethodId } from '@safiri/rules/countries/payment.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { firstName } from '../users/public.ts';
import type { DeliveryFacts } from './queries.ts';

/** What a courier carries and takes in cash; the receiver's number only while it is carried. */
export function presentDelivery(facts: DeliveryFacts, paymentMethod: string, shown: boolean): Delivery {
  const { orderId, kind, number, note, parcel, status } = facts;
  return {
    orderId,
    kind,
    number,
    note,
    returning: status === 'returning',
    collect: paymentMethod === walletMethodId ? null : toWire(facts.totalMinor - Math.min(facts.totalMinor, facts.walletMinor ?? 0)),
    photoWillDo: parcel === null || !parcel.requiresSignature,
    receiver: parcel === null || !shown ? null : { name: firstName(parcel.receiverName), phone: parcel.receiverPhone },
    parcel:
      parcel === null
        ? null
        : { packageType: parcel.packageType, weight: parcel.weightTenths / 10, isFragile: parcel.isFragile, paidBy: parcel.paidBy },
  };
}
