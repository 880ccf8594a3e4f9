import { TripChatButton } from '../chat/trip-chat.tsx';
import { renewOrders } from '../orders/api.ts';
import { OrderPage } from '../orders/order-page.tsx';
import { OrdersScreen, type OrderParts } from '../orders/orders-screen.tsx';
import { Suspense } from 'react';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { enterRoom } from '../platform/text.ts';
import { RatingForm } from '../rides/rating-form.tsx';
import '../rides/act-rows.css';
import { Skeleton } from '../ui/states.tsx';
import { ShareTile } from '../sharing/sharing-panel.tsx';

/** Only who has got their goods says something of the courier. */
const MarkOther = lazyPart(async () => {
  const [{ MarkOther }] = await Promise.all([import('../rides/mark-other.tsx'), enterRoom('rides-after')]);
  return MarkOther;
});

/** Number, issuer, taxes, PDF and link, once it was handed over. */
const InvoicePart = lazyPart(async () => {
  const [{ InvoicePart }] = await Promise.all([import('../invoices/invoice-part.tsx'), enterRoom('invoices')]);
  return InvoicePart;
});

/** What other rooms give an order: chat with the courier, sharing where it is, rating and choosing who brought it. */
const parts: OrderParts = {
  tiles: (rideId, name) => (
    <>
      <TripChatButton rideId={rideId} name={name} tile />
      <ShareTile rideId={rideId} />
    </>
  ),
  invoice: ({ id, kind }) => (
    <Suspense fallback={<Skeleton height={220} />}>
      <InvoicePart subject={kind === 'parcel' ? 'parcel' : 'order'} id={id} />
    </Suspense>
  ),
  rating: ({ trip }) =>
    trip?.courier == null ? null : (
      <>
        <RatingForm ride={{ id: trip.rideId, myRating: trip.myRating }} name={trip.courier.name} isDelivery onRated={renewOrders} />
        {trip.status === 'completed' ? (
          <Suspense fallback={null}>
            <ul className="list act-rows order-marks">
              <MarkOther
                ride={{ id: trip.rideId, myMark: trip.myMark }}
                isDriver={false}
                isCourier
                name={trip.courier.name}
                onMarked={renewOrders}
              />
            </ul>
          </Suspense>
        ) : null}
      </>
    ),
};

/** `/orders`, with the chat between a customer and the courier. */
export function Orders() {
  return <OrdersScreen parts={parts} />;
}

/** One order beside a list, with all that its own screen has. */
export function OrderDetail({ orderId }: { orderId: number }) {
  return <OrderPage key={orderId} orderId={orderId} parts={parts} />;
}
