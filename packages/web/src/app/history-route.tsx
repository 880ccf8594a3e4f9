import { useLocation } from 'wouter';
import { useOrders } from '../orders/api.ts';
import { OrderRow } from '../orders/order-row.tsx';
import { session } from '../platform/session.ts';
import { RideHistoryScreen } from '../rides/ride-history-screen.tsx';

/** Rides and orders of a passenger in one list. */
function PassengerHistory() {
  const [, go] = useLocation();
  // Without a network nothing is waited for: the rides that the phone has stand by themselves.
  const { data: orders = [], isLoading, isError, refetch } = useOrders();
  const entries = orders.map((order) => ({
    key: `order-${order.id}`,
    at: order.placedAt,
    kind: order.kind === 'parcel' ? ('parcels' as const) : ('orders' as const),
    row: <OrderRow order={order} onOpen={() => go(`/orders?order=${order.id}`)} />,
  }));
  return <RideHistoryScreen others={{ entries, isPending: isLoading, isError, retry: () => void refetch() }} />;
}

/** `/ride-history`: everything that was asked for; of drivers, what they drove. */
export function History() {
  return session.use()?.userType === 'driver' ? <RideHistoryScreen /> : <PassengerHistory />;
}
