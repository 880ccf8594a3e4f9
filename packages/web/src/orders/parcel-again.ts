import type { BodyIn } from '@safiri/contract/call.ts';
import type { requestParcel } from '@safiri/contract/orders/calls.ts';
import type { Order } from '@safiri/contract/orders/shapes.ts';
import { clientNumber } from '@safiri/rules/orders/order-life.ts';
import type { Priced } from './parcel-draft.ts';

/**
 * A parcel as it was sent, to be sent again. Its number follows from the order that came to nothing, so two taps, two tabs and
 * a lost answer are the same parcel.
 * @param price what it costs now, as the sender sees it
 */
export function parcelAgain(order: Order, parcel: NonNullable<Order['parcel']>, price: Priced['price']): BodyIn<typeof requestParcel> {
  const { pickup, dropoff } = order;
  return {
    senderName: parcel.senderName,
    senderPhone: parcel.senderPhone,
    receiverName: parcel.receiverName,
    receiverPhone: parcel.receiverPhone,
    pickupAddress: pickup.address,
    dropoffAddress: dropoff.address,
    pickupLocation: { lat: pickup.lat, lng: pickup.lng },
    dropoffLocation: { lat: dropoff.lat, lng: dropoff.lng },
    packageType: parcel.packageType,
    vehicleType: parcel.vehicleType,
    weight: parcel.weight,
    declaredValue: parcel.declaredValue === null ? null : Number(parcel.declaredValue),
    deliveryInstructions: order.note,
    isFragile: parcel.isFragile,
    requiresSignature: parcel.requiresSignature,
    paidBy: parcel.paidBy,
    paymentMethod: order.payBy ?? order.paymentMethod,
    estimatedCost: price.fare,
    quoteId: price.quoteId,
    trackingNumber: clientNumber('parcel', Date.parse(order.endedAt ?? order.placedAt)),
  };
}
