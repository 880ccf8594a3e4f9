import { useQuery } from '@tanstack/react-query';
import { orderPaths } from '@safiri/contract/orders/paths.ts';
import type { Order } from '@safiri/contract/orders/shapes.ts';
import { Link } from 'wouter';
import { GoodsArt } from '../common/goods-art.tsx';
import { callApi } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';

/** As many shops as somebody remembers having ordered from lately. */
const SHOPS_AT_MOST = 4;

/** The newest delivered order of each shop of a kind. */
function newestOfShops(orders: readonly Order[], kind: 'food' | 'grocery'): Order[] {
  const delivered = orders.filter((order) => order.kind === kind && order.status === 'delivered');
  return [...Map.groupBy(delivered, ({ merchant }) => merchant?.id).values()].flatMap(([first]) => first ?? []).slice(0, SHOPS_AT_MOST);
}

/**
 * What was delivered before, one order of each shop.
 * @param enabled nobody who is not signed in has ordered
 * @returns `waits` while it may still come in the first moment, so that it needn't push what stands aside
 */
export function usePastOrders(kind: 'food' | 'grocery', enabled: boolean): { past: Order[]; waits: boolean } {
  const {
    data = [],
    isLoading,
    failureCount,
  } = useQuery({
    enabled,
    queryKey: [orderPaths.listOrders],
    queryFn: () => callApi(orderPaths.listOrders),
    staleTime: 0,
  });
  return { past: newestOfShops(data, kind), waits: isLoading && failureCount === 0 };
}

function Card({ order, shop }: { order: Order; shop: string }) {
  const t = useText();
  const what = order.lines.map(({ quantity, name }) => t('againLine', { n: quantity, name })).join(', ');
  return (
    <li>
      <Link className="card again-card" href={`/food-delivery?again=${order.id}`} aria-label={t('againOf', { name: shop, what })}>
        <GoodsArt kind={order.kind === 'grocery' ? 'grocery' : 'food'} name={order.lines[0]?.name ?? ''} />
        <span className="grow">
          <b>{shop}</b>
          <span className="caption num">{what}</span>
        </span>
        <Icon name="cart" size={22} />
      </Link>
    </li>
  );
}

/** What was ordered before, one tap from the cart. Nothing for who has not ordered yet. */
export function AgainRow({ past }: { past: readonly Order[] }) {
  const t = useText();
  if (past.length === 0) return null;
  return (
    <section className="again-row" aria-label={t('againRow')}>
      <h2 className="h2">{t('againRow')}</h2>
      <ul>{past.map((order) => (order.merchant === null ? null : <Card key={order.id} order={order} shop={order.merchant.name} />))}</ul>
    </section>
  );
}
