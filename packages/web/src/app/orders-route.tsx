import { TripChatButton } from '../chat/trip-chat.tsx';
import { OrdersScreen } from '../orders/orders-screen.tsx';

/** `/orders`, with the chat between a customer and the courier. */
export function Orders() {
  return <OrdersScreen chat={(rideId, name) => <TripChatButton rideId={rideId} name={name} />} />;
}
