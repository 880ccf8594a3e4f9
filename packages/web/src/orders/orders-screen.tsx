import type { ReactNode } from 'react';
import type { Order } from '@safiri/contract/orders/shapes.ts';
import { isLiveOrder } from '@safiri/rules/orders/order-life.ts';
import { Link, useLocation, useSearch } from 'wouter';
import { GoodsArt } from '../common/goods-art.tsx';
import { clockTime, day, money } from '../platform/format.ts';
import { AppShell } from '../shell/shell.tsx';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState, ErrorCard, Skeleton } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { useOrders } from './api.ts';
import { statusName } from './names.ts';
import { OrderPage } from './order-page.tsx';
import './orders.css';

/** An order in a list: what it is, when it was placed, where it stands. */
export function OrderRow({ order, onOpen }: { order: Order; onOpen: () => void }) {
  const t = useText();
  const { kind, parcel, merchant, lines } = order;
  return (
    <li className="orders-row">
      <button type="button" className="row-button order-row" onClick={onOpen}>
        {kind === 'parcel' ? (
          <span className="goods-art" data-tint="parcel">
            <Icon name="box" size={28} />
          </span>
        ) : (
          <GoodsArt kind={kind} name={lines[0]?.name ?? ''} />
        )}
        <span className="grow">
          <span className="title">{parcel === null ? merchant?.name : parcel.receiverName}</span>
          <span className="label" data-live={isLiveOrder(order.status)}>
            {t(statusName(order))}
          </span>
          <span className="caption num">
            {day(order.placedAt)}, {clockTime(order.placedAt)} · {money(order.totalAmount, order.countryId)}
          </span>
        </span>
      </button>
      {merchant === null || isLiveOrder(order.status) ? null : (
        <Link
          className="button soft small"
          href={`/food-delivery?again=${order.id}`}
          aria-label={t('orderAgainOf', { name: merchant.name })}
        >
          {t('orderAgainShort')}
        </Link>
      )}
    </li>
  );
}

/** What the app adds to an order with a courier: the chat of its trip. */
export type CourierChat = (rideId: number, name: string) => ReactNode;

/** `/orders`: everything that was ordered; `?order=` follows one live. */
export function OrdersScreen({ chat }: { chat: CourierChat }) {
  const t = useText();
  const [, go] = useLocation();
  const chosen = Number(new URLSearchParams(useSearch()).get('order')) || undefined;
  const orders = useOrders();
  return (
    <AppShell>
      <main className="page narrow" id="main">
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
            <OrderPage key={chosen} orderId={chosen} chat={chat} />
          </>
        )}
      </main>
    </AppShell>
  );
}
