import type { DeskOrder } from '@safiri/contract/desk/order-shapes.ts';
import { orderPaths } from '@safiri/contract/orders/paths.ts';
import { Link } from 'wouter';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import { useServerNow } from '../ui/use-now.ts';
import { AnswerClock } from './board-clock.tsx';
import { Allowed } from './may.tsx';
import './board.css';

const SECOND = 1000;

/** What a dispatcher does about an order that no shop has answered: how long it has, its number, and the board on which it is answered. */
export function OrderToDo({ page }: { page: DeskOrder }) {
  const t = useText();
  const now = useServerNow(SECOND);
  const { shop, answerBy, order } = page;
  if (shop === null) return null;
  return (
    <section className="card doc" aria-label={t('deskOrderDo')}>
      <h2 className="h2">{t('deskOrderDo')}</h2>
      {answerBy === null ? null : <AnswerClock placedAt={order.placedAt} answerBy={answerBy} now={now} />}
      <p>{t(shop.phone === null ? 'deskOrderDoBoard' : 'deskOrderDoNote')}</p>
      <div className="row wrap">
        {shop.phone === null ? null : (
          <a className="button primary" href={`tel:${shop.phone}`}>
            <Icon name="phone" size={22} />
            {t('deskOrderCallShop')}
          </a>
        )}
        <Allowed to={orderPaths.board}>
          <Link className={shop.phone === null ? 'button primary' : 'button outline'} href={`/staff/boards/${shop.merchantId}`}>
            {t('deskOrderBoard')}
          </Link>
        </Allowed>
      </div>
      {shop.phone === null ? <p className="caption">{t('deskOrderNoPhone')}</p> : null}
    </section>
  );
}
