import { TripChatButton } from '../chat/trip-chat.tsx';
import { renewOrders } from '../orders/api.ts';
import { OrderPage } from '../orders/order-page.tsx';
import { OrdersScreen, type OrderParts } from '../orders/orders-screen.tsx';
import { RatingForm } from '../rides/rating-form.tsx';
import { ShareTile } from '../sharing/sharing-panel.tsx';

/** What other rooms give an order: chat with the courier, sharing where it is, rating who brought it. */
const parts: OrderParts = {
  tiles: (rideId, name) => (
    <>
      <TripChatButton rideId={rideId} name={name} tile />
      <ShareTile rideId={rideId} />
    </>
  ),
  rating: ({ trip }) =>
    trip?.courier == null ? null : (
      <RatingForm ride={{ id: trip.rideId, myRating: trip.myRating }} name={trip.courier.name} isDelivery onRated={renewOrders} />
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
