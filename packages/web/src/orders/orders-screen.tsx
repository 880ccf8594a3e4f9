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
import { useNow } from '../ui/use-now.ts';
import { useOrders } from './api.ts';
import { clockRangeText } from './arrival.ts';
import { statusName } from './names.ts';
import { OrderPage } from './order-page.tsx';
import './orders.css';

const MINUTE_MS = 60_000;

/** An order in a list: what it is, where it stands and, while it is under way, when it is there; its number, when it was placed. */
export function OrderRow({ order, chosen = false, onOpen }: { order: Order; chosen?: boolean; onOpen: () => void }) {
  const t = useText();
  const now = useNow(MINUTE_MS);
  const { kind, parcel, merchant, lines, shortNumber } = order;
  return (
    <li className="orders-row">
      <button type="button" className="row-button order-row" aria-current={chosen} onClick={onOpen}>
        {kind === 'parcel' ? (
          <span className="goods-art" data-tint="parcel">
            <Icon name="box" size={28} />
          </span>
        ) : (
          <GoodsArt kind={kind} name={lines[0]?.name ?? ''} />
        )}
        <span className="grow">
          <span className="title">{parcel === null ? merchant?.name : parcel.receiverName}</span>
          <span className="label num" data-live={isLiveOrder(order.status)}>
            {[t(statusName(order)), clockRangeText(t, order, now)].filter((part) => part !== '').join(' · ')}
          </span>
          <span className="caption num">
            {shortNumber === null ? '' : `#${shortNumber} · `}
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
          {t('orderAgain')}
        </Link>
      )}
    </li>
  );
}

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
                <div className="orders-ways">
                  <Link className="button primary" href="/food-delivery">
                    {t('serviceFood')}
                  </Link>
                  <Link className="button soft" href="/grocery-delivery">
                    {t('serviceGrocery')}
                  </Link>
                  <Link className="button soft" href="/parcel-delivery">
                    {t('serviceParcel')}
                  </Link>
                </div>
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
