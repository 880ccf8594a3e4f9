import type { ReactNode } from 'react';
import type { Order } from '@safiri/contract/orders/shapes.ts';
import { isLiveOrder } from '@safiri/rules/orders/order-life.ts';
import { Link, useLocation, useSearch } from 'wouter';
import { momentThere } from '../common/trip-clock.ts';
import { BackHead } from '../common/back-head.tsx';
import { GoodsArt } from '../common/goods-art.tsx';
import { money } from '../platform/format.ts';
import { AppShell } from '../shell/shell.tsx';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState, ErrorCard, Skeleton } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { useServerNow } from '../ui/use-now.ts';
import { useWide } from '../ui/use-wide.ts';
import { useOrders } from './api.ts';
import { arrivalText } from './arrival.ts';
import { statusName } from './names.ts';
import { OrderPage } from './order-page.tsx';
import './orders.css';

const MINUTE_MS = 60_000;

/** An order in a list: what it is, where it stands and, while it is under way, when it is there; its number, when it was placed. */
export function OrderRow({ order, chosen = false, onOpen }: { order: Order; chosen?: boolean; onOpen: () => void }) {
  const t = useText();
  const now = useServerNow(MINUTE_MS);
  const { kind, parcel, merchant, lines, shortNumber } = order;
  const live = isLiveOrder(order.status);
  const again = merchant !== null && !live;
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
          <span className="order-row-head">
            <span className="title">{parcel === null ? merchant?.name : parcel.receiverName}</span>
            <b className="num">{money(order.totalAmount, order.countryId, order.decimals)}</b>
          </span>
          <span className="label" data-live={live} data-waits={order.status === 'placed'}>
            {t(statusName(order))}
          </span>
          <span className="caption num">
            {(live ? arrivalText(t, order, now) : undefined) ??
              `${shortNumber === null ? '' : `#${shortNumber} · `}${momentThere(t, order, order.placedAt)}`}
          </span>
        </span>
        {again ? null : <Icon name="fwd" size={20} />}
      </button>
      {again ? (
        <Link
          className="button soft small"
          href={`/food-delivery?again=${order.id}`}
          aria-label={t('orderAgainOf', { name: merchant.name })}
        >
          {t('orderAgain')}
        </Link>
      ) : null}
    </li>
  );
}

/** What the app adds to an order of other rooms. */
export interface OrderParts {
  /** Beside calling: what else one does with the courier of a trip. */
  readonly tiles: (rideId: number, name: string) => ReactNode;
  /** Once it was delivered: what is said of its courier. */
  readonly rating: (order: Order) => ReactNode;
  /** Once it was handed over: its invoice. */
  readonly invoice: (order: Order) => ReactNode;
}

/** `/orders`: everything that was ordered; `?order=` follows one live. */
export function OrdersScreen({ parts }: { parts: OrderParts }) {
  const t = useText();
  const [, go] = useLocation();
  const chosen = Number(new URLSearchParams(useSearch()).get('order')) || undefined;
  const orders = useOrders();
  // Where there is room the newest stands beside the list, and one alone needs none.
  const beside = useWide() ? orders.data?.[0]?.id : undefined;
  const only = orders.data?.length === 1;
  return (
    <AppShell>
      <main className={chosen === undefined ? 'page orders-page' : 'page order-page'} id="main">
        {chosen === undefined ? (
          <>
            <BackHead title={t('ordersTitle')} href="/ride-history" />
            {orders.isPending ? (
              <>
                <Skeleton height={92} />
                <Skeleton height={92} />
                <Skeleton height={92} />
              </>
            ) : orders.data === undefined ? (
              <ErrorCard whole text={t('ordersNotLoaded')} onRetry={() => void orders.refetch()} />
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
              <div className="orders-columns">
                {only && beside !== undefined ? null : (
                  <ul className="card list">
                    {orders.data.map((order) => (
                      <OrderRow key={order.id} order={order} chosen={order.id === beside} onOpen={() => go(`/orders?order=${order.id}`)} />
                    ))}
                  </ul>
                )}
                {beside === undefined ? null : <OrderPage key={beside} orderId={beside} parts={parts} />}
              </div>
            )}
          </>
        ) : (
          <>
            <Button kind="plain" small icon="back" className="order-back back-line" onClick={() => go('/orders')}>
              {t('ordersTitle')}
            </Button>
            <OrderPage key={chosen} orderId={chosen} parts={parts} />
          </>
        )}
      </main>
    </AppShell>
  );
}
