import type { Order, OrderLine } from '@safiri/contract/orders/shapes.ts';
import { GoodsArt } from '../common/goods-art.tsx';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Money } from './order-money.tsx';

function Line({ order, line }: { order: Order; line: OrderLine }) {
  const t = useText();
  return (
    <li className="order-line">
      <GoodsArt kind={order.kind === 'grocery' ? 'grocery' : 'food'} name={line.name} />
      <span className="order-line-name">
        <span>
          <b className="num">{line.quantity} ×</b> {line.name}
        </span>
        {line.extras.length === 0 ? null : <span className="caption">{line.extras.join(', ')}</span>}
        {line.note === '' ? null : <span className="caption">{line.note}</span>}
        {line.state === 'missing' ? <span className="caption">{t('orderLineMissing')}</span> : null}
        {line.replacedBy === null ? null : <span className="caption">{t('orderLineInstead', { name: line.replacedBy })}</span>}
      </span>
      <span className="num">{money(line.finalPrice, order.countryId, order.decimals)}</span>
    </li>
  );
}

/** What was ordered, what became of each thing, and what it all costs. */
export function Bill({ order }: { order: Order }) {
  const t = useText();
  const title = t(order.lines.length === 0 ? 'orderMoney' : 'orderItems');
  return (
    <section className="card doc order-bill" aria-label={title}>
      <h2 className="title">{title}</h2>
      {order.lines.length === 0 ? null : (
        <ul className="order-lines">
          {order.lines.map((line) => (
            <Line key={line.id} order={order} line={line} />
          ))}
        </ul>
      )}
      <Money order={order} />
    </section>
  );
}
