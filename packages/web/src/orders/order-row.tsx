import type { Order } from '@safiri/contract/orders/shapes.ts';
import { isLiveOrder } from '@safiri/rules/orders/order-life.ts';
import { Link } from 'wouter';
import { GoodsArt } from '../common/goods-art.tsx';
import { clockTime, day, money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import { useNow } from '../ui/use-now.ts';
import { clockRangeText } from './arrival.ts';
import { statusName } from './names.ts';
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
          {t('orderAgainShort')}
        </Link>
      )}
    </li>
  );
}
