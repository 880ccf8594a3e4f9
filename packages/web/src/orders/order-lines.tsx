import type { Order, OrderLine } from '@safiri/contract/orders/shapes.ts';
import { ratedLineStates } from '@safiri/rules/orders/order-lines.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import { GoodsArt } from '../common/goods-art.tsx';
import { serverMessage } from '../platform/api-client.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { useRateLine } from './api.ts';

/** Whether one thing was liked: two thumbs until one is tapped, then what was said. */
function Liked({ order, line }: { order: Order; line: OrderLine }) {
  const t = useText();
  const rate = useRateLine();
  const { name, liked } = line;
  if (liked !== null) {
    return (
      <span className="caption order-liked" role="status">
        <Icon name={liked ? 'thumbUp' : 'thumbDown'} size={18} />
        {t(liked ? 'lineLiked' : 'lineNotLiked')}
      </span>
    );
  }
  const say = (value: boolean) =>
    rate.mutate(
      { id: order.id, lineId: line.id, liked: value },
      { onError: (error) => toast({ title: t('error'), text: serverMessage(error, t('orderTryAgain')), tone: 'bad' }) },
    );
  return (
    <fieldset className="order-thumbs" disabled={rate.isPending}>
      <legend className="visually-hidden">{t('lineLikedAsk', { name })}</legend>
      <button type="button" className="icon-button" aria-label={t('lineLike', { name })} onClick={() => say(true)}>
        <Icon name="thumbUp" />
      </button>
      <button type="button" className="icon-button" aria-label={t('lineDislike', { name })} onClick={() => say(false)}>
        <Icon name="thumbDown" />
      </button>
    </fieldset>
  );
}

function Line({ order, line }: { order: Order; line: OrderLine }) {
  const t = useText();
  const rated = order.status === 'delivered' && isOneOf(ratedLineStates, line.state);
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
      <span className="num">{money(line.finalPrice, order.countryId)}</span>
      {rated ? <Liked order={order} line={line} /> : null}
    </li>
  );
}

/** What was ordered, what became of each thing, and once it was delivered whether it was liked. */
export function Lines({ order }: { order: Order }) {
  const t = useText();
  return (
    <section className="card doc" aria-label={t('orderItems')}>
      <h2 className="title">{t('orderItems')}</h2>
      <ul className="order-lines">
        {order.lines.map((line) => (
          <Line key={line.id} order={order} line={line} />
        ))}
      </ul>
    </section>
  );
}
