import { OrdersScreen } from '../orders/orders-screen.tsx';
import { orderParts } from './order-parts.tsx';

/** `/orders`, with the chat between a customer and the courier. */
export function Orders() {
  return <OrdersScreen parts={orderParts} />;
}
