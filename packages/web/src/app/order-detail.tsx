import { OrderPage } from '../orders/order-page.tsx';
import { orderParts } from './order-parts.tsx';
import '../orders/orders.css';

/** An order beside a list, with all that its own screen has. */
export function OrderDetail({ orderId }: { orderId: number }) {
  return <OrderPage key={orderId} orderId={orderId} parts={orderParts} />;
}
