import { Suspense } from 'react';
import type { Order } from '@safiri/contract/orders/shapes.ts';
import { useDirectOffered } from '../common/chosen-method.ts';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { enterRoom } from '../platform/text.ts';

/** Comes with its own texts, and only where a provider may be asked. */
const PayOrder = lazyPart(async () => {
  const [{ PayOrder: Part }] = await Promise.all([import('./pay-order.tsx'), enterRoom('payments')]);
  return Part;
});

/** The cash of an order, by a provider before the door; nothing where the city offers none and none was asked. */
export function PayOrderPart({ order }: { order: Order }) {
  const offered = useDirectOffered(order.countryId);
  // What a phone keeps of before knows of no payment.
  const isOpen = order.endedAt === null && order.collect != null && order.parcel?.paidBy !== 'receiver';
  if (order.payment == null && !(offered && isOpen)) return null;
  return (
    <Suspense fallback={null}>
      <PayOrder order={order} />
    </Suspense>
  );
}
