import type { Order } from '@safiri/contract/orders/shapes.ts';
import { goodsVehicle, goodsVehicleIds, type GoodsVehicleId, type VehicleType } from '@safiri/rules/dispatch/vehicles.ts';
import type { PackageType } from '@safiri/rules/orders/package-types.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import type { TextKey } from 'virtual:texts/keys';
import type { Translate } from '../platform/text.ts';

export const packageNames: Record<PackageType, TextKey> = {
  document: 'packageDocument',
  small_package: 'packageSmall',
  medium_package: 'packageMedium',
  large_package: 'packageLarge',
  fragile: 'packageFragile',
  electronics: 'packageElectronics',
};

export const vehicleName = (id: GoodsVehicleId): TextKey => goodsVehicle(id).name as TextKey;

/** What a courier comes with; undefined of cars that carry people alone, whose make says more. */
export const vehicleKind = (id: VehicleType): TextKey | undefined => (isOneOf(goodsVehicleIds, id) ? vehicleName(id) : undefined);

export const kindNames: Record<Order['kind'], TextKey> = { food: 'orderFood', grocery: 'orderGrocery', parcel: 'orderParcel' };

export const kindIcons = { food: 'bowl', grocery: 'basket', parcel: 'box' } as const satisfies Record<Order['kind'], string>;

/** What people call an order by: "#41" of its shop's day, else the end of its long number. */
export const shortNumber = ({ shortNumber: short, number }: Pick<Order, 'shortNumber' | 'number'>): string =>
  short === null ? number : `#${short}`;

/** Whose it is: the shop's, or the receiver's of a parcel. */
export const ownerName = ({ parcel, merchant }: Order): string | undefined => (parcel === null ? merchant?.name : parcel.receiverName);

/** What it is, what it is called by, and whose: "Food · #41 · Mama Thembi", "Parcel · Gogo Dlamini". */
export const orderName = (t: Translate, order: Order): string =>
  [t(kindNames[order.kind]), order.shortNumber === null ? undefined : shortNumber(order), ownerName(order)]
    .filter((part) => part !== undefined)
    .join(' · ');

/** Whose doing it was that an order ended without its goods. */
function cancelledName({ endReason, endedBy }: Order): TextKey {
  if (endReason === 'no_courier') return 'orderNoCourier';
  if (endedBy === 'customer') return 'orderCancelledByYou';
  return endedBy === 'merchant' ? 'orderCancelledByShop' : 'orderCancelled';
}

/** What a customer reads of an order's state. */
export function statusName(order: Order): TextKey {
  const waits: TextKey = order.trip === null || order.trip.courier === null ? 'orderSearching' : 'orderCourierComes';
  const names: Record<Order['status'], TextKey> = {
    placed: 'orderPlaced',
    preparing: 'orderPreparing',
    ready: order.kind === 'parcel' ? waits : 'orderReady',
    picked_up: 'orderOnWay',
    returning: 'orderReturning',
    delivered: 'orderDelivered',
    returned: 'orderReturned',
    rejected: 'orderRejected',
    cancelled: cancelledName(order),
  };
  return names[order.status];
}
