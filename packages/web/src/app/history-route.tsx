import { Suspense } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { useLocation } from 'wouter';
import { useOrders } from '../orders/api.ts';
import { OrderRow } from '../orders/orders-screen.tsx';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { session } from '../platform/session.ts';
import { enterRoom, useText } from '../platform/text.ts';
import { RideHistoryScreen, type OtherHistory } from '../rides/ride-history-screen.tsx';
import { usePastRuns } from '../scholar/api.ts';
import { PastRunCard, PastRunRow } from '../scholar/past-run-row.tsx';
import { Skeleton } from '../ui/states.tsx';
import { useWide } from '../ui/use-wide.ts';

/** Comes where an order stands beside the list. */
const OrderDetail = lazyPart(async () => {
  const [{ OrderDetail }] = await Promise.all([
    import('./orders-route.tsx'),
    enterRoom('orders'),
    enterRoom('orders-said'),
    enterRoom('chat'),
    enterRoom('sharing'),
    enterRoom('rides-trip'),
  ]);
  return OrderDetail;
});

/** Opened seldom: while something lost in a car is looked for. */
const TripChat = lazyPart(async () => {
  const [{ TripChatButton }] = await Promise.all([import('../chat/trip-chat.tsx'), enterRoom('chat')]);
  return TripChatButton;
});

function chatOf(ride: Ride) {
  const other = session.get()?.userType === 'driver' ? ride.passenger : ride.driver;
  return other === null ? null : (
    <Suspense fallback={null}>
      <TripChat rideId={ride.id} name={other.name} />
    </Suspense>
  );
}

/** Below the receipt: number, issuer, taxes, PDF and link. */
const InvoicePart = lazyPart(async () => {
  const [{ InvoicePart }] = await Promise.all([import('../invoices/invoice-part.tsx'), enterRoom('invoices')]);
  return InvoicePart;
});

const invoiceOf = (ride: Ride) => (
  <Suspense fallback={<Skeleton height={220} />}>
    <InvoicePart subject="ride" id={ride.id} />
  </Suspense>
);

/** Orders and parcels; on a phone each opens its own screen. */
function useOrderHistory(): OtherHistory {
  const [, go] = useLocation();
  const wide = useWide();
  // Without a network nothing is waited for: the rides that the phone has stand by themselves.
  const { data: orders = [], isLoading, isError, refetch } = useOrders();
  const entries = orders.map((order) => ({
    key: `order-${order.id}`,
    at: order.placedAt,
    kind: order.kind === 'parcel' ? ('parcels' as const) : ('orders' as const),
    row: (chosen: boolean, choose: () => void) => (
      <OrderRow order={order} chosen={chosen} onOpen={() => (wide ? choose() : go(`/orders?order=${order.id}`))} />
    ),
    detail: () => (
      <Suspense fallback={<Skeleton height={420} />}>
        <OrderDetail orderId={order.id} />
      </Suspense>
    ),
  }));
  return { entries, isPending: isLoading, isError, retry: () => void refetch() };
}

/** What drivers said of a guardian's children, run by run. */
function useSchoolHistory(): OtherHistory {
  const t = useText();
  const { data: runs = [], isLoading, isError, refetch } = usePastRuns();
  const entries = runs.map((run) => ({
    key: `school-${run.seatId}-${run.day}-${run.run}`,
    at: run.at,
    kind: 'school' as const,
    title: t('schoolRun'),
    row: (chosen: boolean, choose: () => void) => (
      <li>
        <button type="button" className="row-button history-row" aria-current={chosen} onClick={choose}>
          <PastRunRow run={run} />
        </button>
      </li>
    ),
    detail: () => <PastRunCard run={run} />,
  }));
  return { entries, isPending: isLoading, isError, retry: () => void refetch() };
}

/** Rides, orders, parcels and school runs of a passenger in one list. */
function PassengerHistory() {
  const all = [useOrderHistory(), useSchoolHistory()];
  return (
    <RideHistoryScreen
      chat={chatOf}
      invoice={invoiceOf}
      others={{
        entries: all.flatMap(({ entries }) => entries),
        isPending: all.some(({ isPending }) => isPending),
        isError: all.some(({ isError }) => isError),
        retry: () => all.filter(({ isError }) => isError).forEach(({ retry }) => retry()),
      }}
    />
  );
}

/** `/ride-history`: everything that was asked for; of drivers, what they drove. */
export function History() {
  return session.use()?.userType === 'driver' ? <RideHistoryScreen chat={chatOf} /> : <PassengerHistory />;
}
