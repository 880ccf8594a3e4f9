import type { ReactNode } from 'react';
import type { Order } from '@safiri/contract/orders/shapes.ts';
import { useLocation, useSearch } from 'wouter';
import { AppShell } from '../shell/shell.tsx';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState, ErrorCard, Skeleton } from '../ui/states.tsx';
import { useOrders } from './api.ts';
import { OrderPage } from './order-page.tsx';
import { OrderRow } from './order-row.tsx';
import './orders.css';

/** What the app adds to an order of other rooms. */
export interface OrderParts {
  /** Beside calling: what else one does with the courier of a trip. */
  readonly tiles: (rideId: number, name: string) => ReactNode;
  /** Once it was delivered: what is said of its courier. */
  readonly rating: (order: Order) => ReactNode;
}

/** `/orders`: everything that was ordered; `?order=` follows one live. */
export function OrdersScreen({ parts }: { parts: OrderParts }) {
  const t = useText();
  const [, go] = useLocation();
  const chosen = Number(new URLSearchParams(useSearch()).get('order')) || undefined;
  const orders = useOrders();
  return (
    <AppShell>
      <main className={chosen === undefined ? 'page narrow' : 'page order-page'} id="main">
        {chosen === undefined ? (
          <>
            <h1 className="h1">{t('ordersTitle')}</h1>
            {orders.isPending ? (
              <>
                <Skeleton height={92} />
                <Skeleton height={92} />
                <Skeleton height={92} />
              </>
            ) : orders.data === undefined ? (
              <ErrorCard text={t('ordersNotLoaded')} onRetry={() => void orders.refetch()} />
            ) : orders.data.length === 0 ? (
              <EmptyState text={t('ordersNone')}>
                <Button onClick={() => go('/parcel-delivery')}>{t('ordersSendParcel')}</Button>
              </EmptyState>
            ) : (
              <ul className="card list">
                {orders.data.map((order) => (
                  <OrderRow key={order.id} order={order} onOpen={() => go(`/orders?order=${order.id}`)} />
                ))}
              </ul>
            )}
          </>
        ) : (
          <>
            <Button kind="plain" small icon="back" className="order-back" onClick={() => go('/orders')}>
              {t('ordersTitle')}
            </Button>
            <OrderPage key={chosen} orderId={chosen} parts={parts} />
          </>
        )}
      </main>
    </AppShell>
  );
}
