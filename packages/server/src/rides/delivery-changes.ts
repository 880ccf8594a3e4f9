import { isDelivery } from '@safiri/rules/rides/deliveries.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import type { RideRow } from './queries.ts';

/** What happened to a trip: a state it came to, or that it was put back for other drivers. */
export type TripChange = 'accepted' | 'arrived' | 'in_progress' | 'completed' | 'cancelled' | 'reopened';

declare module '../platform/domain-events.ts' {
  interface DomainEvents {
    /** A trip that carries an order changed. */
    delivery_changed: { readonly ride: RideRow; readonly change: TripChange; readonly proofUploadId: string | null };
  }
}

/** Lets the owner of the order that a trip carries act; nothing for trips of people. */
export async function emitDeliveryChange(
  uow: UnitOfWork,
  ride: RideRow,
  change: TripChange,
  proofUploadId: string | null = null,
): Promise<void> {
  if (isDelivery(ride.rideType)) await uow.emit('delivery_changed', { ride, change, proofUploadId });
}
